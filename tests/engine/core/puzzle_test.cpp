#include "core/puzzle.h"
#include "core/puzzle_maker.h"
#include "replaced.h"
#include "test.h"

using namespace trapbox;

namespace {

constexpr std::string_view kText = "trapbox-puzzles 1\n"
                                   "puzzle null_game\n"
                                   "options pebbles=10\n"
                                   "seed 18446744073709551615\n"
                                   "position 9 1\n"
                                   "goal win\n"
                                   "par 2\n"
                                   "tier 4\n"
                                   "difficulty 14\n"
                                   "proof every move was tried\n"
                                   "c 0 take 3\n"
                                   "c 240 take 1\n"
                                   "end\n"
                                   "puzzle null_game\n"
                                   "options\n"
                                   "seed 0\n"
                                   "position 3 0\n"
                                   "goal win\n"
                                   "par 1\n"
                                   "tier 1\n"
                                   "difficulty 0\n"
                                   "proof every move was tried\n"
                                   "c 0 take 3\n"
                                   "end\n";

std::string reason(std::string_view from, std::string_view to) {
    const auto puzzles = parse_puzzles(tests::replaced(std::string(kText), from, to));
    REQUIRE_FALSE(puzzles);
    return to_text(puzzles.fault());
}

}

TEST_CASE("puzzles are read as they were written", "[puzzle]") {
    const auto puzzles = parse_puzzles(kText);
    REQUIRE(puzzles);
    REQUIRE(puzzles->size() == 2);
    const Puzzle& puzzle = puzzles->front();
    CHECK(puzzle.game == "null_game");
    CHECK(puzzle.options == "pebbles=10");
    CHECK(puzzle.seed == ~Seed{0});
    CHECK(puzzle.position == "9 1");
    CHECK(puzzle.goal == "win");
    CHECK(puzzle.par == 2);
    CHECK(puzzle.tier == 4);
    CHECK(puzzle.difficulty == 14);
    CHECK(puzzle.proof == "every move was tried");
    CHECK(puzzle.solution == std::vector<StampedCommand>{{0, "take 3"}, {240, "take 1"}});
    CHECK(puzzles->back().options.empty());
    const auto again = parse_puzzles(to_text(*puzzles));
    REQUIRE(again);
    CHECK(*again == *puzzles);
    const auto none = parse_puzzles("trapbox-puzzles 1\n");
    REQUIRE(none);
    CHECK(none->empty());
}

TEST_CASE("the error of a damaged puzzle file has line and reason", "[puzzle]") {
    CHECK(reason("trapbox-puzzles 1", "trapbox-puzzles 2") == "line 1: this is not a Trapbox puzzle file");
    CHECK(reason("puzzle null_game", "puzzle") == "line 2: expected text after 'puzzle'");
    CHECK(reason("seed 1", "seed -1") == "line 4: the number after 'seed' is missing or out of range");
    CHECK(reason("goal win", "gaol win") == "line 6: expected 'goal', found 'gaol'");
    CHECK(reason("par 2", "par 101") == "line 7: the number after 'par' is missing or out of range");
    CHECK(reason("tier 4", "tier 5") == "line 8: the number after 'tier' is missing or out of range");
    CHECK(reason("c 0 take 3", "c 241 take 3") == "line 12: a tick is out of range or out of order");
    CHECK(reason("c 0 take 3", "c 0") == "line 11: a command is empty");
    CHECK(reason("c 0 take 3\nc 240 take 1\n", "") == "line 11: the solution is missing");
    CHECK(reason("end\n", "end now\n") == "line 13: there is text after the end");
    CHECK(reason("position 9 1", "position 9\x01") == "line 5: the line is too long or not text");
    CHECK(reason("position 9 1", "position " + std::string(kMaxJournalLine, '9')) ==
          "line 5: the line is too long or not text");
    for (std::size_t size = 0; size < kText.size(); ++size) {
        const auto cut = parse_puzzles(kText.substr(0, size));
        // Complete after the first line, and between two puzzles.
        const bool whole = kText.substr(0, size).ends_with("end\n") || size == 17 || size == 18;
        CAPTURE(size);
        CHECK(static_cast<bool>(cut) == whole);
    }
}

TEST_CASE("the length of a solution and of a file is bounded", "[puzzle]") {
    std::string commands;
    for (std::size_t i = 0; i <= kMaxPuzzleCommands; ++i)
        commands += "c 0 take 1\n";
    CHECK(reason("c 0 take 3\n", commands) == "line 1011: there are too many commands");
    const auto large = parse_puzzles(std::string(kMaxPuzzleBytes + 1, 'x'));
    REQUIRE_FALSE(large);
    CHECK(large.fault().reason == "the file is too large for a puzzle file");
}

TEST_CASE("the id of a puzzle depends only on its task", "[puzzle]") {
    const auto puzzles = parse_puzzles(kText);
    REQUIRE(puzzles);
    const Puzzle puzzle = puzzles->front();
    Puzzle other = puzzle;
    other.tier = 1;
    other.difficulty = 99;
    other.proof = "proven anew";
    other.solution.pop_back();
    CHECK(puzzle_id(other) == puzzle_id(puzzle));
    other = puzzle;
    other.goal = "draw";
    CHECK(puzzle_id(other) != puzzle_id(puzzle));
    other = puzzle;
    other.seed = 1;
    CHECK(puzzle_id(other) != puzzle_id(puzzle));
}

TEST_CASE("the tiers are the quarters by difficulty", "[puzzle]") {
    std::vector<Puzzle> puzzles(8);
    for (std::size_t i = 0; i < puzzles.size(); ++i)
        puzzles[i].difficulty = static_cast<int>(i * 3 % 8);
    assign_tiers(puzzles);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        CHECK(puzzles[i].difficulty == static_cast<int>(i));
        CHECK(puzzles[i].tier == static_cast<int>(i / 2) + 1);
    }
}
