#include "console/memory_files.h"
#include "console/programs.h"
#include "core/puzzle.h"
#include "hex_trap/puzzle.h"
#include "puzzle_catalog.h"
#include "replaced.h"
#include "test.h"

#include <sstream>

using namespace trapbox;
using tests::replaced;

namespace {

// Blue's mover in the corner a1 of the field with side 4 has two exits, a2 and b2; Red's mover is on b1. Two
// walls close them. The turns: one mover or two movers step, a step and a wall, or two walls.
const std::string kCorner = "trapbox-puzzles 1\n"
                            "puzzle hex_trap\n"
                            "options side=4\n"
                            "seed 0\n"
                            "position R:b1,d6,e6 B:a1,g2,g4 pile=2 turn=red\n"
                            "goal trap 1\n"
                            "par 1\n"
                            "tier 1\n"
                            "difficulty 5\n"
                            "proof PROOF\n"
                            "c 0 a1|a2 a1|b2\n"
                            "end\n";

// With the number of turns that the rules allow.
std::string corner() {
    const auto puzzles = parse_puzzles(kCorner);
    REQUIRE(puzzles);
    const auto* game = find_puzzle_game("hex_trap");
    REQUIRE(game);
    const auto match = game->start(puzzles->front());
    REQUIRE(match);
    std::size_t turns = 0;
    for (const AnyCommand& command : (*match)->moves()) {
        const auto move = to_text(command);
        turns += move != "resign" && move != "offer_draw" ? 1 : 0;
    }
    return replaced(kCorner, "PROOF", "exhaustive: of " + std::to_string(turns) + " turns 1 solves it");
}

struct Ran {
    int code = 0;
    std::string out;
    std::string err;
};

Ran run(std::vector<std::string_view> arguments, const std::string& text = "") {
    tests::MemoryFiles files;
    if (!text.empty()) files.files["file"] = text;
    std::ostringstream out;
    std::ostringstream err;
    const int code = puzzles(arguments, {{}, files, out, err});
    return {code, out.str(), err.str()};
}

std::string wrong(const std::string& from, const std::string& to) {
    const auto ran = run({"prove", "file"}, replaced(corner(), from, to));
    CHECK(ran.code == 1);
    return ran.err;
}

void check_making(std::string_view game) {
    const auto ran = run({"make", game, "--count", "2", "--seed", "3"});
    CHECK(ran.code == 0);
    const auto made = parse_puzzles(ran.out);
    REQUIRE(made);
    CHECK(made->size() == 2);
    CHECK(ran.err.find("proved ") != std::string::npos);
    CHECK(run({"prove", "file"}, ran.out).code == 0);
    CHECK(run({"make", game, "--seed", "3", "--count", "2"}).out == ran.out);
}

}

TEST_CASE("puzzles prove: a correct puzzle", "[puzzle]") {
    const auto ran = run({"prove", "file"}, corner());
    CHECK(ran.err.empty());
    CHECK(ran.code == 0);
    CHECK(ran.out.starts_with("1 puzzles, 0 wrong, in "));
    CHECK(ran.out.ends_with("tier 1: difficulty 5 to 5, 1 × trap 1\n"));
}

TEST_CASE("puzzles prove: every wrong field of a puzzle is reported", "[puzzle]") {
    CHECK(wrong("goal trap 1", "goal escape") == "error: puzzle 1: no mover is in danger\n");
    CHECK(wrong("goal trap 1", "goal trap 2") == "error: puzzle 1: it can be done in one turn\n");
    CHECK(wrong("goal trap 1", "goal checkmate").starts_with("error: puzzle 1: expected a goal of Trap"));
    CHECK(wrong("par 1", "par 2") == "error: puzzle 1: par is 1, not 2\n");
    CHECK(wrong("1 solves", "2 solves").starts_with("error: puzzle 1: the proof is 'exhaustive: of "));
    CHECK(wrong("pile=2", "pile=1") == "error: puzzle 1: no turn solves it\n");
    CHECK(wrong("a1|a2 a1|b2", "a1|a2 d5|d6") == "error: puzzle 1: the solution does not reach the goal\n");
    CHECK(wrong("a1|a2 a1|b2", "a1|a2 a1|a2") == "error: puzzle 1: 'a1|a2 a1|a2' is refused: slot_filled\n");
    CHECK(wrong("c 0 a1|a2 a1|b2\n", "c 0 a1|a2 a1|b2\nc 0 a1|a2 a1|b2\n") ==
          "error: puzzle 1: the solution is over before 'a1|a2 a1|b2'\n");
    CHECK(wrong("c 0 a1", "c 7 a1") == "error: puzzle 1: the game is at rest before 'a1|a2 a1|b2'\n");
    CHECK(wrong("puzzle hex_trap", "puzzle chess") == "error: puzzle 1: no puzzles for game 'chess'\n");
    CHECK(wrong("side=4", "side=9").starts_with("error: puzzle 1: "));
    CHECK(wrong("par 1", "par one") == "error: line 7: the number after 'par' is missing or out of range\n");
}

TEST_CASE("puzzles make: all puzzles are proven, and the same seed gives the same puzzles", "[puzzle]") {
    check_making("trapdoor_checkers");
}

TEST_CASE("puzzles make: the same in Trap", "[.][long][puzzle]") { check_making("hex_trap"); }

TEST_CASE("puzzles: wrong arguments are reported in one line", "[puzzle]") {
    for (const std::vector<std::string_view>& arguments :
         std::vector<std::vector<std::string_view>>{{},
                                                    {"solve"},
                                                    {"make"},
                                                    {"make", "chess"},
                                                    {"make", "hex_trap", "--count"},
                                                    {"make", "hex_trap", "--count", "0"},
                                                    {"make", "hex_trap", "--seed", "-1"},
                                                    {"make", "hex_trap", "--fast", "1"},
                                                    {"prove"},
                                                    {"prove", "a", "b"}}) {
        const auto ran = run(arguments);
        CAPTURE(arguments);
        CHECK(ran.code == 2);
        CHECK(ran.out.empty());
        CHECK(std::count(ran.err.begin(), ran.err.end(), '\n') == 1);
    }
    CHECK(run({"prove", "none"}).code == 1);
}
