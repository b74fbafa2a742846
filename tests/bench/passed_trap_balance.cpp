// Plays The Passed-Trap bot against bot and prints how good a game it is. Not a test: a tool for tuning.
//   passed_trap_balance rounds LEVEL LEVEL COUNT [key=value …]    single Best-of-Seven rounds
//   passed_trap_balance matches LEVEL LEVEL COUNT [key=value …]   whole matches
//   passed_trap_balance solo LEVEL COUNT [key=value …]            solitaires
#include "passed_trap/self_play.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>

using namespace trapbox;
using namespace trapbox::passed_trap;

namespace {

struct Tally {
    int rounds = 0;
    int tied = 0;
    int cleared = 0;
    int crossings = 0;
    int shots = 0;
    int lodged = 0;
    int hopped = 0;
    int won[2] = {};
    int through = 0; // disks in the other camp at the end of a solitaire

    void count(const std::vector<Event>& events) {
        for (const Event& event : events) {
            switch (event.kind) {
            case Event::Kind::round_tied: ++tied, ++rounds; break;
            case Event::Kind::round_done: ++rounds, through += event.number; break;
            case Event::Kind::round_won:
                if (event.why == Why::first_through) break;
                ++rounds;
                if (event.why == Why::camp_empty) ++cleared;
                break;
            case Event::Kind::passed: ++crossings; break;
            case Event::Kind::shot: ++shots; break;
            case Event::Kind::lodged: ++lodged; break;
            case Event::Kind::hopped: ++hopped; break;
            case Event::Kind::match_won: ++won[event.seat.index]; break;
            default: break;
            }
        }
    }
    void print(int games) const {
        const double per = rounds > 0 ? rounds : 1;
        std::printf("%d rounds: cleared %.1f %%, tied %.1f %%; a round has %.1f shots, %.1f crossings, %.1f "
                    "lodged, %.1f over the wall\n",
                    rounds, 100 * cleared / per, 100 * tied / per, shots / per, crossings / per, lodged / per,
                    hopped / per);
        std::printf("%d games: won %d : %d; through %.2f\n", games, won[0], won[1], through / per);
    }
};

}

int main(int count, char** words) {
    const std::string mode = count > 1 ? words[1] : "";
    const bool solo = mode == "solo";
    const int needed = solo ? 4 : 5;
    if (count < needed || (!solo && mode != "rounds" && mode != "matches")) {
        std::fputs("usage: passed_trap_balance rounds|matches LEVEL LEVEL COUNT [key=value …]\n"
                   "       passed_trap_balance solo LEVEL COUNT [key=value …]\n",
                   stderr);
        return 2;
    }
    const std::array levels{BotLevel{std::atoi(words[2])}, BotLevel{std::atoi(words[solo ? 2 : 3])}};
    const int games = std::atoi(words[solo ? 3 : 4]);
    std::string text = solo ? "format=madness" : "";
    for (int i = needed; i < count; ++i)
        text += ' ' + std::string(words[i]);
    const auto options = parse_options<Options>(text, Rules::option_fields());
    if (!options) {
        std::fprintf(stderr, "%s\n", options.fault().reason.c_str());
        return 2;
    }

    Tally tally;
    int played = 0;
    for (; mode == "rounds" ? tally.rounds < games : played < games; ++played) {
        SelfPlay game(*options, levels, static_cast<Seed>(played + 1));
        while (!game.over()) {
            game.advance(kTicksPerSecond);
            tally.count(game.match().take_events());
            if (mode == "rounds" && tally.rounds >= games) break;
        }
        if (played % 50 == 49) tally.print(played + 1); // how it goes, on the long way
    }
    tally.print(played);
    return 0;
}
