// Plays bots of Trap against each other and prints who won.
//   hex_trap_strength [GAMES [LEVEL LEVEL [NODES [OPTIONS]]]]
// The two levels against each other; without levels, each level against the next, 5 against 3, and 3 against
// 1. Each plays Red, who goes first, in half of the games.
//   hex_trap_strength equal [GAMES [LEVEL [NODES [OPTIONS]]]]
// Each level, or LEVEL, against itself: wins of the first player, and draws. The first turn of each side is
// played at level 2, so that games differ. NODES limits the search below the level's own limit; 0 = no limit.
// OPTIONS are the game's options, such as "side=4".
#include "console/measure.h"
#include "hex_trap/rules.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string_view>

using namespace trapbox;
using namespace trapbox::hex_trap;

namespace {

constexpr int kOpeningLevel = 2;

struct Tally {
    int wins = 0; // of the first of the two levels
    int losses = 0;
    int draws = 0;
    int won_first = 0;    // by the first player
    int repeated = 0;     // draws by repetition
    int agreed = 0;       // draws by agreement
    int walls_unused = 0; // draws with walls left
    int turns = 0;
    double slowest = 0; // processor seconds for one turn of the first level
    int games() const { return wins + losses + draws; }
};

struct Duel {
    int levels[2];
    int opening_turns = 0; // played at kOpeningLevel
    Options options;
    Budget budget;
};

// The first level plays Red in even games.
void play_game(const Duel& duel, int game, Tally& tally) {
    Options options = duel.options;
    options.first = game / 2 % 2 == 0 ? Options::First::red : Options::First::blue;
    State state = Rules::start(options, 1);
    const Seat first = state.position.turn;
    std::vector<Event> events;
    for (int number = 0; !state.end; ++number) {
        const Seat seat = Rules::to_act(state) == SeatSet(kRed) ? kRed : kBlue;
        const int player = seat.index ^ (game % 2);
        const Seed seed = static_cast<Seed>(game) * 10'000 + static_cast<Seed>(number);
        const int level = state.turns < duel.opening_turns ? kOpeningLevel : duel.levels[player];
        const double begun = thread_seconds();
        const auto plan = Rules::plan(Rules::view(state), seat, {level}, seed, duel.budget);
        const double took = thread_seconds() - begun;
        if (player == 0) tally.slowest = std::max(tally.slowest, took);
        if (plan.empty() || !Rules::apply(state, plan[0].command, events).accepted()) {
            std::printf("an illegal turn at %s\n", Rules::checkpoint(state).c_str());
            std::exit(1);
        }
        events.clear();
    }
    tally.turns += state.turns;
    if (!state.end->winner) {
        ++tally.draws;
        tally.repeated += state.end->reason == EndReason::repeated ? 1 : 0;
        tally.agreed += state.end->reason == EndReason::agreed ? 1 : 0;
        tally.walls_unused += state.position.pile > 0 ? 1 : 0;
        return;
    }
    tally.won_first += state.end->winner == first ? 1 : 0;
    ++((state.end->winner->index ^ (game % 2)) == 0 ? tally.wins : tally.losses);
}

void print(const Duel& duel, const Tally& tally) {
    const int games = tally.games();
    const double share = (tally.wins + 0.5 * tally.draws) / games;
    const double squares = (tally.wins + 0.25 * tally.draws) / games - share * share;
    std::printf("side %d: level %d against %d: won %d, drawn %d, lost %d of %d: %.1f %% +- %.1f; %d turns a "
                "game, slowest %.2f s\n",
                duel.options.side, duel.levels[0], duel.levels[1], tally.wins, tally.draws, tally.losses,
                games, 100 * share, 100 * std::sqrt(squares / games), tally.turns / games, tally.slowest);
    std::fflush(stdout);
}

void play_duel(const Duel& duel, int games) {
    Tally tally;
    for (int game = 0; game < games; ++game) {
        play_game(duel, game, tally);
        if (game % 10 == 9 || game + 1 == games) print(duel, tally);
    }
}

void print_equal(const Duel& duel, int games) {
    Tally tally;
    for (int game = 0; game < games; ++game)
        play_game(duel, game, tally);
    const int won_second = games - tally.draws - tally.won_first;
    std::printf("%5d %6d %6d %7d %6d %6.1f %12.1f %4.1f %8d %7d %11d %6d\n", duel.levels[0], games,
                tally.won_first, won_second, tally.draws, 100.0 * tally.draws / games,
                100.0 * (tally.won_first + 0.5 * tally.draws) / games, 50 / std::sqrt(games), tally.repeated,
                tally.agreed, tally.walls_unused, tally.turns / games);
    std::fflush(stdout);
}

}

int main(int count, char** arguments) {
    const bool equal = count > 1 && arguments[1] == std::string_view("equal");
    const int at = equal ? 2 : 1;
    const auto number = [&](int index, int standard) {
        return count > index ? std::atoi(arguments[index]) : standard;
    };
    const int games = std::max(1, number(at, equal ? 200 : 100));
    const int after_levels = at + (equal ? 2 : 3);
    Duel duel{{1, 1}, equal ? 2 : 0, {}, {}};
    if (const int nodes = number(after_levels, 0); nodes > 0)
        duel.budget.nodes = static_cast<std::uint64_t>(nodes);
    if (count > after_levels + 1) {
        const auto options = parse_options<Options>(arguments[after_levels + 1], option_fields());
        if (!options) {
            std::printf("%s\n", to_text(options.fault()).c_str());
            return 1;
        }
        duel.options = *options;
    }
    if (equal) {
        std::printf("level  games  first  second  drawn draws%% first-score%%  +-%% repeated  agreed "
                    "walls-left  turns\n");
        const int only = number(at + 1, 0);
        for (int level = 1; level <= kBotLevels; ++level) {
            if (only > 0 && only != level) continue;
            duel.levels[0] = duel.levels[1] = level;
            print_equal(duel, games);
        }
        return 0;
    }
    if (count > at + 2) {
        duel.levels[0] = number(at + 1, 5);
        duel.levels[1] = number(at + 2, 3);
        play_duel(duel, games);
        return 0;
    }
    for (const auto& [stronger, weaker] : {std::pair{5, 3}, {3, 1}, {2, 1}, {3, 2}, {4, 3}, {5, 4}}) {
        duel.levels[0] = stronger;
        duel.levels[1] = weaker;
        play_duel(duel, games);
    }
}
