// Complete random games, compared with the slow implementation turn by turn.
#include "conformance.h"
#include "core/match.h"
#include "core/random.h"
#include "hex_trap/play.h"
#include "hex_trap/slow_trap.h"

using namespace trapbox;
using namespace trapbox::hex_trap;

namespace {

void check_invariants(const State& state, int side) {
    const Board& board = board_of(side);
    const Position& position = state.position;
    REQUIRE(position.occupied.count() == kMovers);
    for (int i = 0; i < kMovers; ++i) {
        const Space at = position.movers[static_cast<std::size_t>(i)];
        REQUIRE(position.occupied.has(at));
        REQUIRE(board.space_set.has(at));
    }
    // The walls are exactly where they were placed, and none is missing from the pile.
    REQUIRE(static_cast<int>(state.walls.size()) + position.pile == board.walls);
    REQUIRE(free_slots(position).size() + state.walls.size() == board.slot_list.size());
    for (const PlacedWall& wall : state.walls)
        REQUIRE_FALSE(position.is_open(wall.slot));
    // HX-6: no game exceeds the draw rule.
    REQUIRE(state.quiet <= state.options.quiet_turns);
    REQUIRE((state.quiet == state.options.quiet_turns) <= state.end.has_value());
    const auto progress = state.walls.size() + kMovers;
    REQUIRE(static_cast<std::size_t>(state.turns) <= 60 * (progress + 1));
    REQUIRE((position.all_caught(kRed) || position.all_caught(kBlue)) <= state.end.has_value());
}

void check_against_slow(const State& state, MoverSet caught_before) {
    const Options& options = state.options;
    const auto game = slow_trap::read(options.side, options.free_again, Rules::checkpoint(state));
    // HX-4: stuck movers that were captured before, or belong to the side that did not move.
    const std::set<int> stuck = slow_trap::stuck(game);
    std::set<int> expected;
    for (int i = 0; i < kMovers; ++i) {
        const bool was = (caught_before & mover_bit(i)) != 0;
        if (stuck.count(i) > 0 ? was || options.own_traps || i / 3 == game.turn : was && !options.free_again)
            expected.insert(i);
    }
    REQUIRE(game.caught == expected);
}

void play_games(int games, Seed seed) {
    Random random(seed);
    std::array<int, 3> ends{};
    for (int i = 0; i < games; ++i) {
        const Options options{.side = 4 + i % 3,
                              .first = i % 2 == 0 ? Options::First::red : Options::First::blue,
                              .free_again = i % 5 == 4,
                              .own_traps = i % 4 == 2};
        CAPTURE(i);
        Match<Rules> match(options, seed);
        while (!match.state().end) {
            const MoverSet caught = match.state().position.caught;
            REQUIRE(match.apply(mixed_turn(match.state().position, random)).accepted());
            check_invariants(match.state(), options.side);
            if (i % 50 == 0) check_against_slow(match.state(), caught);
        }
        // Save and load give the same game, and so do undo and redo.
        const auto journal = match.journal();
        const auto loaded = Match<Rules>::load(journal);
        REQUIRE(loaded);
        REQUIRE(loaded->exact());
        REQUIRE(Rules::hash(loaded->state()) == Rules::hash(match.state()));
        const auto last = match.entries().back().command;
        const auto hash = Rules::hash(match.state());
        REQUIRE(match.undo());
        REQUIRE(Rules::hash(match.state()) != hash);
        REQUIRE(match.apply(last).accepted());
        REQUIRE(Rules::hash(match.state()) == hash);
        const auto winner = match.state().end->winner;
        ++ends[winner ? winner->index : 2U];
    }
    // There are wins of Red, wins of Blue, and draws.
    if (games >= 100)
        for (const int count : ends)
            CHECK(count > 0);
}

}

TEST_CASE("random games of Trap satisfy every invariant and end", "[hex_trap]") { play_games(300, 1); }

TEST_CASE("ten thousand random games of Trap satisfy every invariant and end", "[.long]") {
    play_games(10'000, 2);
}

TEST_CASE("Trap with other options satisfies the invariants of every game", "[hex_trap]") {
    static constexpr auto kGame = catalog_entry<Rules>();
    tests::check_conformance(kGame,
                             "side=4 first=blue free_again=on quiet_turns=20 threefold=off own_traps=on",
                             {.games = 4, .max_steps = 120});
}
