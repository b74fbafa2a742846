// Plays bot levels of Trap against each other, sides alternating, and prints who won:
//   hex_trap_strength [games [side [LEVEL LEVEL [nodes]]]]
// `nodes` caps both below what their level would take.
// Without levels: 5 against 3, 3 against 1, and each level against the next. Takes minutes; tells how it
// stands after every ten games.
#include "console/measure.h"
#include "hex_trap/rules.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

using namespace trapbox;
using namespace trapbox::hex_trap;

namespace {

struct Tally {
    int wins = 0;
    int losses = 0;
    int draws = 0;
    int turns = 0;
    double slowest = 0; // processor seconds for a turn of the stronger
};

// The first of the two is Red in even games.
void play_game(int side, int game, const int (&levels)[2], const Budget& budget, Tally& tally) {
    const auto first = game / 2 % 2 == 0 ? Options::First::red : Options::First::blue;
    State state = Rules::start({.side = side, .first = first}, 1);
    std::vector<Event> events;
    while (!state.end) {
        const Seat seat = state.position.turn;
        const int player = seat.index ^ (game % 2);
        const Seed seed = static_cast<Seed>(game) * 1000 + static_cast<Seed>(state.turns);
        const double begun = thread_seconds();
        const auto plan = Rules::plan(Rules::view(state), seat, {levels[player]}, seed, budget);
        const double took = thread_seconds() - begun;
        if (player == 0) tally.slowest = std::max(tally.slowest, took);
        if (plan.empty() || !Rules::apply(state, plan[0].command, events).accepted()) {
            std::printf("an illegal turn at %s\n", Rules::checkpoint(state).c_str());
            std::exit(1);
        }
        events.clear();
    }
    tally.turns += state.turns;
    if (!state.end->winner)
        ++tally.draws;
    else
        ++((state.end->winner->index ^ (game % 2)) == 0 ? tally.wins : tally.losses);
}

void print(int side, int stronger, int weaker, const Tally& tally) {
    const int games = tally.wins + tally.losses + tally.draws;
    std::printf("side %d: level %d against %d: %d won, %d lost, %d drawn of %d (%.0f %%), %d turns a game, "
                "slowest %.2f s\n",
                side, stronger, weaker, tally.wins, tally.losses, tally.draws, games,
                100.0 * tally.wins / games, tally.turns / games, tally.slowest);
    std::fflush(stdout);
}

void duel(int side, int games, int stronger, int weaker, const Budget& budget = {}) {
    Tally tally;
    for (int game = 0; game < games; ++game) {
        play_game(side, game, {stronger, weaker}, budget, tally);
        if (game % 10 == 9 || game + 1 == games) print(side, stronger, weaker, tally);
    }
}

}

int main(int count, char** words) {
    const auto number = [&](int index, int standard) {
        return count > index ? std::atoi(words[index]) : standard;
    };
    const int games = std::max(1, number(1, 100));
    const int side = std::clamp(number(2, 5), kLeastSide, kMostSide);
    if (count > 4) {
        Budget budget;
        if (count > 5) budget.nodes = static_cast<std::uint64_t>(std::max(1, number(5, 1)));
        duel(side, games, number(3, 5), number(4, 3), budget);
        return 0;
    }
    for (const auto& [stronger, weaker] : {std::pair{5, 3}, {3, 1}, {2, 1}, {3, 2}, {4, 3}, {5, 4}})
        duel(side, games, stronger, weaker);
}
