#include "hex_trap/play.h"
#include "hex_trap/puzzle.h"
#include "hex_trap/puzzle_solver.h"
#include "hex_trap/puzzle_symmetry.h"
#include "hex_trap/slow_puzzles.h"
#include "hex_trap/slow_trap.h"
#include "puzzle_catalog.h"

#include <set>

using namespace trapbox;
using namespace trapbox::hex_trap;

namespace {

// Blue's mover on a1 is in a corner of the field with side 4: its exits lead to a2, b1 and b2.
//
//    b1  b2          Red's mover on b1 closes one. A turn has to close the other two.
//  a1  a2
//
// No other mover of Red is near, and the pile has two walls: only both walls together trap it.
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

// A random selection of `count` different puzzles.
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

TEST_CASE("the goals of Trap are written and parsed", "[hex_trap][puzzle]") {
    for (const std::string_view text : {"trap 1", "trap 2", "escape"})
        CHECK(Puzzles::to_text(goal(text)) == text);
    CHECK(goal("trap 2").turns == 2);
    for (const std::string_view text : {"", "trap", "trap 3", "trap 0", "trap  1", "escape 2", "win"})
        CHECK_FALSE(Puzzles::parse_goal(text));
}

TEST_CASE("a mover with two exits is trapped by exactly one turn: both walls", "[hex_trap][puzzle]") {
    const State state = at(kTwoWalls, quick());
    const auto solving = solving_turns(state.position, goal("trap 1"), 10);
    REQUIRE(solving.size() == 1);
    CHECK(hex_trap::to_text(solving[0]) == "a1|a2 a1|b2");
    CHECK(can_trap(state.position));
    const auto proof = Puzzles::prove(state, goal("trap 1"));
    CHECK(proof.holds);
    CHECK(proof.par == 1);
    // With one wall, the second exit stays open.
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
    // A mover in the open has at least five exits: after two harmless walls, nothing traps it in one turn.
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
    // The corner again, with Blue to move: Red threatens to place both walls. There are only these two walls,
    // so Blue escapes by leaving the corner or by using up walls.
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
    CHECK(why("R:b1,d6,e6 B:d4,g2,g4 pile=4 turn=red", "escape") == "no mover is in danger");
    // One exit is closed by a wall and one is occupied, so a wall on the last exit is enough, and the other
    // half-turn is free.
    CHECK(why("R:b1,d6,e6 B:a1,g2,g4 walls=a1|a2 pile=2 turn=red", "trap 1") ==
          "more than two turns solve it");
    CHECK(why("R:b1,d6,e6 B:a1,g2,g4 pile=2 turn=red quiet=1 turns=1", "trap 1") ==
          "turns without progress have already been counted");
}

TEST_CASE("can_trap agrees with trying every turn", "[hex_trap][puzzle]") {
    Random random(11);
    int trapped = 0;
    for (int game = 0; game < 12; ++game) {
        State state = start(quick());
        std::vector<Event> events;
        for (int turn = 0; turn < 30 && !state.end; ++turn) {
            REQUIRE(Rules::apply(state, mixed_turn(state.position, random), events).accepted());
            // Few walls left, to keep the list of turns short.
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

TEST_CASE("puzzles are duplicates if they differ only by rotation or colours", "[hex_trap][puzzle]") {
    const auto of = [](std::string_view position) {
        return symmetry_key(at(position, quick()).position, goal("trap 1"));
    };
    const auto first = of("R:b1,d6,e6 B:a1,g2,g4 walls=b2|c2 pile=2 turn=red");
    // Rotated by 180°: row a becomes g, and the numbers count from the other end (rows have 4 5 6 7 6 5 4
    // spaces).
    CHECK(of("R:f5,d2,c1 B:g4,a3,a1 walls=f4|e5 pile=2 turn=red") == first);
    // With the colours and the side to move exchanged.
    CHECK(of("R:a1,g2,g4 B:b1,d6,e6 walls=b2|c2 pile=2 turn=blue") == first);
    CHECK(of("R:b1,d6,e6 B:a1,g2,g4 walls=b2|c3 pile=2 turn=red") != first);
    CHECK(of("R:b1,d6,e6 B:a1,g2,g4 walls=b2|c2 pile=3 turn=red") != first);
    CHECK(of("R:b1,d6,e6 B:a1,g2,g3 walls=b2|c2 pile=2 turn=red") != first);
}

TEST_CASE("Trap has 200 puzzles, 50 in each of four tiers, without duplicates", "[hex_trap][puzzle]") {
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
        seen.insert(symmetry_key(at(puzzle.position, options_of(puzzle)).position, goal(puzzle.goal)));
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

TEST_CASE("in a two-turn puzzle of Trap there is an answer to every reply", "[hex_trap][puzzle]") {
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

TEST_CASE("a puzzle of Trap can be saved, loaded, undone and replayed like any match", "[hex_trap][puzzle]") {
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
