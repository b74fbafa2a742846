// Plays The Passed-Trap between bots and prints statistics. A tool for tuning, not a test.
//   passed_trap_balance rounds HAND HAND COUNT [key=value …]    single Best-of-Seven rounds
//   passed_trap_balance matches HAND HAND COUNT [key=value …]   whole matches
//   passed_trap_balance duel HAND HAND COUNT [key=value …]      matches, ends exchanged every time
//   passed_trap_balance solo HAND COUNT [key=value …]           solitaires
//   passed_trap_balance levels COUNT [key=value …]   matches of each level against the one below, of Master
//                                                    against the steady hand and of Beginner against the
//                                                    child
// HAND is a level 1 … 5; `steady` (places with a deviation of 1.5 mm and 5 % of speed, 1.2 s a shot) or
// `child` (10 mm, 25 %, 3 s), who do not look ahead; or mm,percent,min seconds,max seconds,0|1 (looks
// ahead).
#include "passed_trap/self_play.h"

#include <algorithm>
#include <cmath>
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
    int rounds_won[2] = {}; // tiebreakers included
    int through = 0;        // disks in the other camp at the end of a solitaire

    void count(const std::vector<Event>& events) {
        for (const Event& event : events) {
            switch (event.kind) {
            case Event::Kind::round_tied: ++tied, ++rounds; break;
            case Event::Kind::round_done: ++rounds, through += event.number; break;
            case Event::Kind::round_won:
                ++rounds_won[event.seat.index];
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
        std::printf("%d games: won %d : %d; rounds %d : %d; through %.2f\n", games, won[0], won[1],
                    rounds_won[0], rounds_won[1], through / per);
    }
};

constexpr Skill kSteady{0.0015F, 0.05F, 1.2F, 1.2F, false};
constexpr Skill kChild{0.010F, 0.25F, 3.0F, 3.0F, false};

Skill parse_hand(const std::string& word) {
    if (word == "steady") return kSteady;
    if (word == "child") return kChild;
    Skill hand{};
    int looks_ahead = 0;
    if (std::sscanf(word.c_str(), "%f,%f,%f,%f,%d", &hand.place_error, &hand.power_error, &hand.min_seconds,
                    &hand.max_seconds, &looks_ahead) != 5)
        return skill_of({std::atoi(word.c_str())});
    hand.place_error /= 1000;
    hand.power_error /= 100;
    hand.looks_ahead = looks_ahead != 0;
    return hand;
}

// Each of the two plays at either end in half of the matches.
void print_duel(const char* what, const Options& options, const Skill& first, const Skill& second,
                int matches) {
    int won = 0;
    int rounds_won = 0;
    int rounds = 0;
    for (int number = 0; number < matches; ++number) {
        const int end = number % 2;
        SelfPlay game(options, end == 0 ? std::array{first, second} : std::array{second, first},
                      static_cast<Seed>(number + 1));
        Tally tally;
        while (!game.over()) {
            game.advance(kTicksPerSecond);
            tally.count(game.match().take_events());
        }
        won += tally.won[end];
        rounds_won += tally.rounds_won[end];
        rounds += tally.rounds_won[0] + tally.rounds_won[1];
    }
    const double share = static_cast<double>(won) / matches;
    std::printf("%s: won %d of %d matches: %.1f %% +- %.1f; %.1f %% of %d rounds\n", what, won, matches,
                100 * share, 100 * std::sqrt(share * (1 - share) / matches), 100.0 * rounds_won / rounds,
                rounds);
    std::fflush(stdout);
}

void print_levels(const Options& options, int matches) {
    for (int level = 2; level <= kBotLevels; ++level)
        print_duel(("level " + std::to_string(level) + " against level " + std::to_string(level - 1)).c_str(),
                   options, skill_of({level}), skill_of({level - 1}), matches);
    print_duel("Master against the steady hand", options, skill_of({kBotLevels}), kSteady, matches);
    print_duel("Beginner against the child", options, skill_of({1}), kChild, matches);
}

}

int main(int count, char** arguments) {
    const std::string mode = count > 1 ? arguments[1] : "";
    const bool solo = mode == "solo";
    const bool levels = mode == "levels";
    const int needed = levels ? 3 : solo ? 4 : 5;
    if (count < needed || (!solo && !levels && mode != "rounds" && mode != "matches" && mode != "duel")) {
        std::fputs("usage: passed_trap_balance rounds|matches|duel HAND HAND COUNT [key=value …]\n"
                   "       passed_trap_balance solo HAND COUNT [key=value …]\n"
                   "       passed_trap_balance levels COUNT [key=value …]\n",
                   stderr);
        return 2;
    }
    const int games = std::max(1, std::atoi(arguments[needed - 1]));
    std::string text = solo ? "format=madness" : "";
    for (int i = needed; i < count; ++i)
        text += ' ' + std::string(arguments[i]);
    const auto options = parse_options<Options>(text, Rules::option_fields());
    if (!options) {
        std::fprintf(stderr, "%s\n", options.fault().reason.c_str());
        return 2;
    }
    if (levels) {
        print_levels(*options, games);
        return 0;
    }
    const std::array hands{parse_hand(arguments[2]), parse_hand(arguments[solo ? 2 : 3])};
    if (mode == "duel") {
        print_duel((std::string(arguments[2]) + " against " + arguments[3]).c_str(), *options, hands[0],
                   hands[1], games);
        return 0;
    }

    Tally tally;
    int played = 0;
    for (; mode == "rounds" ? tally.rounds < games : played < games; ++played) {
        SelfPlay game(*options, hands, static_cast<Seed>(played + 1));
        while (!game.over()) {
            game.advance(kTicksPerSecond);
            tally.count(game.match().take_events());
            if (mode == "rounds" && tally.rounds >= games) break;
        }
        if (played % 50 == 49) tally.print(played + 1); // progress of a long run
    }
    tally.print(played);
    return 0;
}
