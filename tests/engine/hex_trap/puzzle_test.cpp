#include "hex_trap/play.h"
#include "hex_trap/puzzle.h"
#include "hex_trap/puzzle_likeness.h"
#include "hex_trap/puzzle_solver.h"
#include "hex_trap/slow_puzzles.h"
#include "hex_trap/slow_trap.h"
#include "puzzle_catalog.h"

#include <set>

using namespace trapbox;
using namespace trapbox::hex_trap;

namespace {

// Blue's mover on a1 is in a corner of the field with side 4: its ways out lead to a2, b1 and b2.
//
//    b1  b2          Red's mover on b1 closes one. A turn has to close the other two.
//  a1  a2
//
// Nothing else of Red is near, and the pile has two walls: the only turn that traps it is both walls.
constexpr std::string_view kTwoWalls = "R:b1,d6,e6 B:a1,g2,g4 pile=2 turn=red";

Goal goal(std::string_view text) {
    const auto read = Puzzles::parse_goal(text);
    REQUIRE(read);
    return *read;
}

Options quick() {
    Options options;
    options.side = 4;
    return options;
}

State after(State state, std::string_view turn) {
    const auto events_text = play(state, turn);
    INFO(events_text);
    REQUIRE(events_text.find("refused") == std::string::npos);
    REQUIRE(events_text != "unreadable");
    return state;
}

std::vector<Puzzle> shipped() {
    auto puzzles = parse_puzzles(Puzzles::shipped());
    INFO((puzzles ? "" : to_text(puzzles.fault())));
    REQUIRE(puzzles);
    return *puzzles;
}

Options options_of(const Puzzle& puzzle) {
    const auto options = parse_options<Options>(puzzle.options, option_fields());
    REQUIRE(options);
    return *options;
}

// So many different ones, by chance.
std::vector<Puzzle> drawn(std::vector<Puzzle> puzzles, std::size_t count, Seed seed) {
    Random random(seed);
    REQUIRE(puzzles.size() >= count);
    for (std::size_t i = 0; i < count; ++i)
        std::swap(puzzles[i], puzzles[i + random.below(static_cast<std::uint32_t>(puzzles.size() - i))]);
    puzzles.resize(count);
    return puzzles;
}

void check_against_slow_prover(const Puzzle& puzzle) {
    CAPTURE(puzzle.position, puzzle.goal, puzzle.proof);
    const Options options = options_of(puzzle);
    const State state = at(puzzle.position, options);
    const int solutions = slow_trap::count_solutions(options.side, puzzle.position, puzzle.goal);
    CHECK(solutions == static_cast<int>(solving_turns(state.position, goal(puzzle.goal), 2).size()));
    CHECK(solutions >= 1);
    CHECK(solutions <= 2);
}

}

TEST_CASE("the goals of Trap are written and read", "[hex_trap][puzzle]") {
    for (const std::string_view text : {"trap 1", "trap 2", "escape"})
        CHECK(Puzzles::to_text(goal(text)) == text);
    CHECK(goal("trap 2").turns == 2);
    for (const std::string_view text : {"", "trap", "trap 3", "trap 0", "trap  1", "escape 2", "win"})
        CHECK_FALSE(Puzzles::parse_goal(text));
}

TEST_CASE("a mover with two ways out is trapped by two walls, and by nothing else", "[hex_trap][puzzle]") {
    const State state = at(kTwoWalls, quick());
    const auto solving = solving_turns(state.position, goal("trap 1"), 10);
    REQUIRE(solving.size() == 1);
    CHECK(hex_trap::to_text(solving[0]) == "a1|a2 a1|b2");
    CHECK(can_trap(state.position));
    const auto proof = Puzzles::prove(state, goal("trap 1"));
    CHECK(proof.holds);
    CHECK(proof.par == 1);
    // With one wall the second way out stays open.
    const State one_wall = at("R:b1,d6,e6 B:a1,g2,g4 pile=1 turn=red", quick());
    CHECK_FALSE(can_trap(one_wall.position));
    CHECK(Puzzles::prove(one_wall, goal("trap 1")).text == "no turn solves it");
}

TEST_CASE("a puzzle to trap is solved by the trap and failed by any other turn", "[hex_trap][puzzle]") {
    const State state = at(kTwoWalls, quick());
    const Goal one = goal("trap 1");
    CHECK(Puzzles::progress(state, one) == PuzzleProgress::open);
    CHECK(Puzzles::is_solvable(state, one));
    REQUIRE(Puzzles::answer(state, one));
    CHECK(hex_trap::to_text(*Puzzles::answer(state, one)) == "a1|a2 a1|b2");
    CHECK(Puzzles::progress(after(state, "a1|a2 a1|b2"), one) == PuzzleProgress::solved);
    const State wrong = after(state, "a1|a2 d5|d6");
    CHECK(Puzzles::progress(wrong, one) == PuzzleProgress::failed);
    CHECK_FALSE(Puzzles::is_solvable(wrong, one));
    CHECK_FALSE(Puzzles::reply(wrong, one));
    CHECK_FALSE(Puzzles::answer(wrong, one));
}

TEST_CASE("in a puzzle of two turns a wrong first turn is refuted by the reply", "[hex_trap][puzzle]") {
    const Goal two = goal("trap 2");
    // A mover in the open has five ways out or more: nothing traps it in one turn after two harmless walls.
    const State state = at("R:b1,d6,e6 B:d4,g2,g4 pile=4 turn=red", quick());
    const State wrong = after(state, "a1|a2 a3|a4");
    CHECK(Puzzles::progress(wrong, two) == PuzzleProgress::open);
    CHECK_FALSE(Puzzles::is_solvable(wrong, two));
    const auto reply = Puzzles::reply(wrong, two);
    REQUIRE(reply);
    const State refuted = after(wrong, hex_trap::to_text(*reply));
    CHECK(Puzzles::progress(refuted, two) == PuzzleProgress::open);
    CHECK_FALSE(Puzzles::is_solvable(refuted, two));
    CHECK_FALSE(Puzzles::answer(refuted, two));
}

TEST_CASE("an escape is solved when the reply traps no mover", "[hex_trap][puzzle]") {
    // The corner again, with Blue to move: Red threatens both walls. Without a pile of its own to spend (the
    // two walls are all there are), Blue escapes by stepping out or by taking walls.
    const Goal escape = goal("escape");
    const State state = at("R:b1,d6,e6 B:a1,g2,g4 pile=2 turn=blue", quick());
    CHECK(Puzzles::is_solvable(state, escape));
    const State stays = after(state, "g2-f2 g4-f4");
    CHECK(Puzzles::progress(stays, escape) == PuzzleProgress::open);
    CHECK_FALSE(Puzzles::is_solvable(stays, escape));
    const auto reply = Puzzles::reply(stays, escape);
    REQUIRE(reply);
    CHECK(hex_trap::to_text(*reply) == "a1|a2 a1|b2");
    CHECK(Puzzles::progress(after(stays, hex_trap::to_text(*reply)), escape) == PuzzleProgress::failed);
    const State gone = after(state, "a1-b2-c3");
    CHECK(Puzzles::is_solvable(gone, escape));
    const auto harmless = Puzzles::reply(gone, escape);
    REQUIRE(harmless);
    CHECK(Puzzles::progress(after(gone, hex_trap::to_text(*harmless)), escape) == PuzzleProgress::solved);
}

TEST_CASE("the error of a position that can't be a puzzle has the reason", "[hex_trap][puzzle]") {
    const auto why = [](std::string_view position, std::string_view text) {
        return Puzzles::prove(at(position, quick()), goal(text)).text;
    };
    CHECK(why(kTwoWalls, "trap 2") == "it can be done in one turn");
    CHECK(why("R:b1,d6,e6 B:d4,g2,g4 pile=4 turn=red", "trap 1") == "no turn solves it");
    CHECK(why("R:b1,d6,e6 B:d4,g2,g4 pile=4 turn=red", "escape") == "there is nothing to escape from");
    // One way out closed by a wall leaves two, and with a wall in hand a third half-turn is free: any wall.
    CHECK(why("R:b1,d6,e6 B:a1,g2,g4 walls=a1|a2 pile=2 turn=red", "trap 1") ==
          "more than two turns solve it");
    CHECK(why("R:b1,d6,e6 B:a1,g2,g4 pile=2 turn=red quiet=1 turns=1", "trap 1") ==
          "turns without progress are counted already");
}

TEST_CASE("can_trap agrees with trying every turn", "[hex_trap][puzzle]") {
    Random random(11);
    int trapped = 0;
    for (int game = 0; game < 12; ++game) {
        State state = start(quick());
        std::vector<Event> events;
        for (int turn = 0; turn < 30 && !state.end; ++turn) {
            REQUIRE(Rules::apply(state, mixed_turn(state.position, random), events).accepted());
            // Few walls left, so that the list of all turns is short.
            Position position = state.position;
            position.pile = static_cast<std::uint8_t>(std::min<unsigned>(position.pile, random.below(3)));
            SolverCount count;
            const bool found = !trapping_turns(position, 0, count).empty();
            CAPTURE(checkpoint(state), position.pile);
            CHECK(can_trap(position) == found);
            CHECK((count_traps(position) > 0) == found);
            trapped += found ? 1 : 0;
        }
    }
    CHECK(trapped > 20);
}

TEST_CASE("puzzles are alike when they differ by a turn of the field or by colour", "[hex_trap][puzzle]") {
    const auto of = [](std::string_view position) {
        return likeness(at(position, quick()).position, goal("trap 1"));
    };
    const auto first = of("R:b1,d6,e6 B:a1,g2,g4 walls=b2|c2 pile=2 turn=red");
    // Turned by half a turn: row a becomes g, and the numbers run from the other end (rows have 4 5 6 7 6 5
    // 4).
    CHECK(of("R:f5,d2,c1 B:g4,a3,a1 walls=f4|e5 pile=2 turn=red") == first);
    // The colours exchanged, and whose turn it is.
    CHECK(of("R:a1,g2,g4 B:b1,d6,e6 walls=b2|c2 pile=2 turn=blue") == first);
    CHECK(of("R:b1,d6,e6 B:a1,g2,g4 walls=b2|c3 pile=2 turn=red") != first);
    CHECK(of("R:b1,d6,e6 B:a1,g2,g4 walls=b2|c2 pile=3 turn=red") != first);
    CHECK(of("R:b1,d6,e6 B:a1,g2,g3 walls=b2|c2 pile=2 turn=red") != first);
}

TEST_CASE("Trap has 200 puzzles, 50 in each of four tiers, no two alike", "[hex_trap][puzzle]") {
    const auto puzzles = shipped();
    REQUIRE(puzzles.size() == 200);
    std::map<int, int> tiers;
    std::set<std::string> seen;
    std::set<HashValue> ids;
    std::map<std::string, int> goals;
    for (const Puzzle& puzzle : puzzles) {
        ++tiers[puzzle.tier];
        ++goals[puzzle.goal];
        ids.insert(puzzle_id(puzzle));
        seen.insert(likeness(at(puzzle.position, options_of(puzzle)).position, goal(puzzle.goal)));
    }
    CHECK(tiers == std::map<int, int>{{1, 50}, {2, 50}, {3, 50}, {4, 50}});
    CHECK(seen.size() == 200);
    CHECK(ids.size() == 200);
    for (const std::string text : {"trap 1", "trap 2", "escape"})
        CHECK(goals[text] >= 20);
}

TEST_CASE("a sample of the puzzles of Trap is proven", "[hex_trap][puzzle]") {
    const auto* game = find_puzzle_game("hex_trap");
    REQUIRE(game);
    for (const Puzzle& puzzle : drawn(shipped(), 20, 5)) {
        const auto fault = game->check(puzzle);
        CAPTURE(puzzle.position, puzzle.goal);
        CHECK((fault ? to_text(*fault) : "") == "");
    }
}

TEST_CASE("after any reply of a puzzle of Trap in two turns there is an answer", "[hex_trap][puzzle]") {
    Random random(3);
    int tried = 0;
    for (const Puzzle& puzzle : drawn(shipped(), 40, 6)) {
        if (puzzle.par < 2) continue;
        const Goal two = goal(puzzle.goal);
        const State begun = after(at(puzzle.position, options_of(puzzle)), puzzle.solution[0].command);
        CHECK(Puzzles::is_solvable(begun, two));
        const auto replies = legal_turns(begun.position);
        for (int i = 0; i < 5 && !replies.empty(); ++i) {
            const Command& reply = replies[random.below(static_cast<std::uint32_t>(replies.size()))];
            CAPTURE(puzzle.position, hex_trap::to_text(reply));
            const State replied = after(begun, hex_trap::to_text(reply));
            const auto answer = Puzzles::answer(replied, two);
            REQUIRE(answer);
            CHECK(Puzzles::progress(after(replied, hex_trap::to_text(*answer)), two) ==
                  PuzzleProgress::solved);
            ++tried;
        }
    }
    CHECK(tried >= 20);
}

TEST_CASE("every puzzle of Trap is proven", "[.][long][hex_trap][puzzle]") {
    const auto* game = find_puzzle_game("hex_trap");
    REQUIRE(game);
    for (const Puzzle& puzzle : shipped()) {
        const auto fault = game->check(puzzle);
        CAPTURE(puzzle.position, puzzle.goal);
        CHECK((fault ? to_text(*fault) : "") == "");
    }
}

TEST_CASE("a slow prover agrees on a few puzzles of Trap", "[hex_trap][puzzle]") {
    for (const Puzzle& puzzle : drawn(shipped(), 4, 8))
        check_against_slow_prover(puzzle);
}

TEST_CASE("a slow prover agrees on 20 puzzles of Trap", "[.][long][hex_trap][puzzle]") {
    for (const Puzzle& puzzle : drawn(shipped(), 20, 9))
        check_against_slow_prover(puzzle);
}

TEST_CASE("a puzzle of Trap is saved, loaded, taken back and replayed as any match", "[hex_trap][puzzle]") {
    const auto* game = find_puzzle_game("hex_trap");
    REQUIRE(game);
    const auto puzzles = shipped();
    REQUIRE_FALSE(puzzles.empty());
    const Puzzle& puzzle = puzzles.back();
    auto match = game->start(puzzle);
    REQUIRE(match);
    const auto begun = (*match)->hash();
    for (const StampedCommand& stamped : puzzle.solution) {
        const auto verdict = (*match)->apply(stamped.command);
        REQUIRE(verdict);
        REQUIRE(verdict->accepted());
    }
    CHECK(game->progress(**match, puzzle) == PuzzleProgress::solved);
    const auto journal = parse_journal(to_text((*match)->journal()));
    REQUIRE(journal);
    auto loaded = Match<Rules>::load(*journal);
    REQUIRE(loaded);
    CHECK(loaded->exact());
    CHECK(Puzzles::progress(loaded->state(), goal(puzzle.goal)) == PuzzleProgress::solved);
    while ((*match)->undo()) {
    }
    CHECK((*match)->hash() == begun);
    CHECK(game->progress(**match, puzzle) == PuzzleProgress::open);
}
