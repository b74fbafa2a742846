// Positions in which only one move wins, or wins as fast: does the strongest bot find it? They are random
// positions of three to five pieces a side; the slow solver has proven each of them.
#include "slow_solver.h"
#include "table.h"
#include "trapdoor_checkers/moves.h"

using namespace trapbox;
using namespace trapbox::trapdoor_checkers;
using tests::Table;

namespace {

struct Tactic {
    const char* position;
    const char* move;
    int turns; // of both sides, to the end of the game
};

constexpr Tactic kEnglishTactics[] = {
    {"W:WK8,12,30,32:B3,16,21", "8-11", 9},
    {"W:W13,26,31:B5,8,18", "26-23", 9},
    {"W:W13,K21,23,28:B1,20,K29", "23-18", 9},
    {"W:W6,7,17,K21,30:B4,10,18,25", "17-14", 9},
    {"W:W10,12,16,20,22:B3,4,14", "16-11", 7},
    {"W:W25,27,K31:B13,17,20", "25-22", 7},
    {"W:W6,15,K17,31,32:B1,10,25,28", "31-27", 9},
    {"W:W10,K15,20,24,30:B4,18,22", "30-25", 9},
    {"W:W9,15,18,20,21:B1,4,7", "15-11", 7},
    {"W:W11,16,K19,22,24:BK4,8,14", "16-12", 5},
    {"W:W6,12,15,K20,28:B10,13,18,26", "20-24", 9},
    {"W:W8,19,22,23,28:B11,12,13", "28-24", 9},
    {"W:W6,21,K23,28:B8,13,15", "23-19", 9},
    {"W:W15,16,21,31,32:BK2,7,28", "16-11", 9},
    {"W:W5,K14,19,23:B11,18,24", "5-1", 7},
    {"W:W5,13,27,28,30:B1,12,20", "13-9", 9},
    {"W:W10,12,18,27,31:B2,5,16", "18-14", 9},
    {"W:WK14,17,24,30:B11,13,27", "24-19", 7},
    {"W:W16,18,19,28,32:B7,8,24", "19-15", 9},
    {"W:W8,22,26,28,30:B6,14,16", "22-18", 9},
    {"W:W7,15,19,26,27:BK3,18,20", "26-23", 5},
    {"W:W7,11,17,26,30:B3,5,K16", "7-2", 9},
    {"W:W13,18,20,K21,25:B5,11,22", "21-17", 9},
    {"W:W8,23,25,27,K32:BK4,10,28", "8-3", 7},
    {"W:W6,16,K22,31:B1,K4,23", "16-12", 9},
    {"W:W8,14,32:B7,10,15,23", "8-3", 7},
    {"W:WK22,23,24,26,30:B5,14,16", "23-18", 9},
    {"W:W11,15,24,K27,31:B3,18,K28", "15-10", 7},
    {"W:W11,14,20,K28:BK16,19,27", "28-32", 7},
    {"W:W6,22,26,30,31:B7,10,15,18", "6-2", 9},
    {"W:W7,21,25,26:B3,13,18", "26-22", 5},
    {"W:W5,6,22,K28,32:B13,15,K31", "32-27", 5},
    {"W:W5,9,19,20,25:B1,10,12", "25-22", 9},
    {"W:W9,18,22,K31:B1,21,25", "9-6", 7},
    {"W:W5,6,26,29,31:B7,15,20,K30", "6-2", 5},
    {"W:W16,17,19,22,32:B7,11,20", "32-27", 7},
    {"W:W18,21,22,24,29:B9,25,K30", "18-14", 7},
    {"W:W5,12,14,25,K29:B4,18,21", "25-22", 7},
    {"W:W5,11,20,31:B4,6,K8", "5-1", 7},
    {"W:W17,19,K26,32:B2,24,28", "26-31", 7},
    {"W:W5,K26,27,30,31:B16,18,19", "26-23", 7},
    {"W:W20,22,27,30:B14,19,21", "20-16", 7},
    {"W:WK11,18,20,26,32:B5,13,28", "26-22", 7},
    {"W:W12,24,K28:B1,15,22,23", "24-19", 7},
    {"W:WK6,15,25,31,32:B3,5,28", "15-11", 5},
    {"W:W10,11,19,31:B3,12,20", "31-27", 7},
    {"W:W7,16,21,26,K28:BK6,12,14", "7-2", 5},
    {"W:W7,18,32:B4,10,28", "7-3", 5},
    {"W:W13,17,19,K27,32:B1,26,K30", "27-31", 9},
    {"W:WK9,11,18,27:B4,K23,28", "9-14", 9},
};

constexpr Tactic kContinentalTactics[] = {
    {"W:WK3,11,22:B2,19,K20", "22-18", 7},
    {"W:W12,16,25,K27,28:B9,14,20,K26", "27-31", 7},
    {"W:W19,24,K26:B5,9,23", "26-13", 9},
    {"W:W9,19,K30:B7,K12,13", "30-23", 5},
    {"W:WK13,18,21,23:BK3,4,8", "18-14", 9},
    {"W:W5,10,K13,17,19:B18,20,21", "13-2", 5},
    {"W:W5,10,K12,23:B4,22,K30", "5-1", 5},
    {"W:W5,13,19,23:B8,10,15", "5-1", 7},
    {"W:W5,7,14,30:B8,K21,27", "7-3", 9},
    {"W:W21,27,K31:B10,16,28", "27-24", 9},
    {"W:W14,18,27,28:B6,16,K32", "28-24", 9},
    {"W:WK4,5,15,31:B6,10,14,20", "5-1", 9},
    {"W:W6,13,25,K29,32:BK1,4,20", "25-22", 9},
    {"W:W8,20,21,23,32:BK10,15,22,27,28", "8-3", 9},
    {"W:W7,16,21,K29:B6,K20,23", "7-2", 7},
    {"W:W6,7,10,K17,22:B8,9,13,20", "7-3", 9},
    {"W:W7,8,19,27:B4,5,9", "7-2", 7},
    {"W:W8,K11,25:B5,13,14", "8-3", 9},
    {"W:WK3,6,25:B2,11,15", "3-10", 9},
    {"W:W5,7,8,K23,32:B12,13,15,22", "23-26", 9},
    {"W:W8,9,23,24:B2,5,22", "8-3", 9},
    {"W:WK1,6,13,19,31:B12,14,K30", "6-2", 9},
    {"W:W8,K9,22,27:BK4,5,15,20", "9-13", 9},
    {"W:W9,K17,18,21,32:B5,13,19", "17-3", 9},
    {"W:W6,7,17,23,28:B4,13,16", "6-1", 7},
    {"W:W19,21,25:B8,10,26", "25-22", 7},
    {"W:W22,28,K31:B4,K16,20", "28-24", 5},
    {"W:W9,16,17,K28,30:B1,20,23", "28-32", 5},
    {"W:W13,14,15,31:BK16,21,25", "15-11", 5},
    {"W:W8,K27,32:B20,21,28", "8-4", 5},
    {"W:W18,20,24,26,K29:B2,K4,9", "26-23", 9},
    {"W:W7,9,11:B16,20,24", "7-3", 5},
    {"W:WK6,10,23:B14,K17,25", "6-13", 7},
    {"W:W6,8,10,K19,30:B1,K15,21", "8-3", 9},
    {"W:W5,8,16,23,K32:B1,12,15,24", "8-4", 7},
    {"W:W6,8,21,25,30:B1,13,23,26", "8-3", 7},
    {"W:W15,19,K20,32:BK1,12,17,28", "15-11", 5},
    {"W:W6,K7,14,17,20:B3,12,13,19", "7-16", 9},
    {"W:W9,16,20,22,K27:B1,13,17,K24", "27-31", 9},
    {"W:WK7,13,20,21,22:B5,6,23", "22-18", 7},
    {"W:W7,9,K16,20:B2,17,28", "9-5", 7},
    {"W:W9,11,17,19,22:B4,10,13", "9-5", 7},
    {"W:W6,16,21,23:B4,14,15,18,22", "6-1", 5},
    {"W:W7,13,18,26,29:BK19,27,28", "7-3", 7},
    {"W:W8,13,18,26,32:B12,16,24", "32-28", 7},
    {"W:W5,7,18,26,28:B3,13,17,19,27", "26-22", 7},
    {"W:W7,15,24:B9,16,28", "7-3", 7},
    {"W:WK12,14,19,23,29:B3,K8,11,18,28", "14-10", 7},
    {"W:W6,9,19,21,28:B5,7,K27", "6-2", 7},
    {"W:W12,26,K29,31:B4,17,19", "26-23", 5},
};

std::span<const Tactic> tactics_of(bool continental) {
    return continental ? std::span<const Tactic>(kContinentalTactics)
                       : std::span<const Tactic>(kEnglishTactics);
}

Table table_of(const Tactic& tactic, bool continental) {
    return {continental ? "rules=continental trapdoors=off" : "trapdoors=off", tactic.position};
}

// The signs of the plain board.
std::string signs_of(const Position& position) {
    std::string signs(64, '.');
    for (int number = 1; number <= kSquares; ++number) {
        const Square square = square_numbered(number);
        const bool king = (position.kings & bit(square)) != 0;
        char& sign = signs[static_cast<std::size_t>((8 - square.rank()) * 8 + square.file())];
        if ((position.of(Side::white) & bit(square)) != 0) sign = king ? 'W' : 'w';
        if ((position.of(Side::black) & bit(square)) != 0) sign = king ? 'B' : 'b';
    }
    return signs;
}

}

TEST_CASE("level 5 finds the winning move in 48 of 50 positions of each rule set", "[trapdoor_checkers]") {
    for (const bool continental : {false, true}) {
        int solved = 0;
        for (const Tactic& tactic : tactics_of(continental)) {
            const Table table = table_of(tactic, continental);
            const Seat seat = seat_of(table.state().options, Side::white);
            // A tenth of its usual number of nodes.
            const auto plan = Rules::plan(table.view(), seat, {5}, 1, {.nodes = 300'000});
            REQUIRE(plan.size() == 1);
            solved += Rules::to_text(plan.front().command) == tactic.move ? 1 : 0;
        }
        CAPTURE(continental);
        CHECK(tactics_of(continental).size() == 50);
        CHECK(solved >= 48);
    }
}

TEST_CASE("the winning moves are proved by a solver that tries everything", "[.long]") {
    for (const bool continental : {false, true})
        for (const Tactic& tactic : tactics_of(continental)) {
            CAPTURE(continental, tactic.position);
            const Table table = table_of(tactic, continental);
            const State& state = table.state();
            tests::SlowSolver solver(continental);
            for (const Move& move : legal_moves(state.options.rule_set(), state.position, Side::white)) {
                Position next = state.position;
                make(next, Side::white, move);
                const auto text = to_text(
                    Command{.kind = Command::Kind::move, .path = move.path, .capture = move.captures()});
                CHECK(solver.loses(signs_of(next), false, tactic.turns - 1) == (text == tactic.move));
            }
        }
}
