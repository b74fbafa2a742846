#include "table.h"
#include "trapdoor_checkers/endgame_tables.h"
#include "trapdoor_checkers/moves.h"
#include "trapdoor_checkers/search.h"

#include <algorithm>

using namespace trapbox;
using namespace trapbox::trapdoor_checkers;
using Kind = EndingResult::Kind;
using tests::Table;

namespace {

// The result computed from the positions one move later. If every position agrees with its successors, all
// are right: a result in n turns depends on results in fewer turns, down to positions without a move.
EndingResult by_successors(const EndgameTables& tables, const RuleSet& rules, const Position& position,
                           Side turn) {
    EndingResult best{Kind::loss, 0};
    for (const Move& move : legal_moves(rules, position, turn)) {
        Position next = position;
        make(next, turn, move);
        const EndingResult then = tables.find(next, other(turn));
        if (then.kind == Kind::unknown) return {};
        if (then.kind == Kind::loss) {
            if (best.kind != Kind::win || then.turns + 1 < best.turns) best = {Kind::win, then.turns + 1};
        } else if (best.kind != Kind::win && then.kind == Kind::draw) {
            best = {Kind::draw, 0};
        } else if (best.kind == Kind::loss) {
            best.turns = std::max(best.turns, then.turns + 1);
        }
    }
    return best;
}

struct Group {
    int men, kings;
};

// A random position with these pieces; no man is on its crown row.
Position random_position(Group black, Group white, Random& random) {
    Position position;
    const auto put = [&](Side side, int number, bool king) {
        while (number > 0) {
            const Bitboard square = bit({static_cast<std::uint8_t>(random.below(kSquares))});
            if ((position.occupied() & square) != 0 || (!king && (square & crown_row(side)) != 0)) continue;
            position.pieces[index_of(side)] |= square;
            if (king) position.kings |= square;
            --number;
        }
    };
    put(Side::black, black.men, false);
    put(Side::black, black.kings, true);
    put(Side::white, white.men, false);
    put(Side::white, white.kings, true);
    return position;
}

}

TEST_CASE("a cancelled computation stops and leaves its table unknown", "[trapdoor_checkers]") {
    // Must run first: a table that was computed before is available immediately.
    Random random(5);
    const Position five = random_position({3, 0}, {1, 1}, random);
    Budget budget;
    int asked = 0;
    budget.cancelled = [&] { return ++asked > 0; };
    const EndgameTables tables(kContinental, five, Side::white, budget);
    CHECK(asked == 1); // it stopped immediately
    CHECK(tables.find(random_position({3, 0}, {1, 0}, random), Side::white).kind == Kind::unknown);
}

TEST_CASE("an ending's result is the best of its successors' results", "[trapdoor_checkers]") {
    struct Case {
        Group black, white;
    };
    constexpr Case kCases[] = {{{0, 1}, {0, 1}}, {{1, 0}, {1, 0}}, {{0, 2}, {0, 1}}, {{1, 1}, {0, 1}},
                               {{0, 2}, {1, 0}}, {{2, 0}, {1, 0}}, {{0, 2}, {0, 2}}, {{0, 3}, {0, 1}}};
    for (const RuleSet& rules : {kEnglish, kContinental})
        for (const auto& [black, white] : kCases) {
            CAPTURE(rules.flying_queens, black.men, black.kings, white.men, white.kings);
            Random random(7);
            const EndgameTables tables(rules, random_position(black, white, random), Side::black, {});
            for (int i = 0; i < 2'000; ++i) {
                const Position position = random_position(black, white, random);
                const Side turn = i % 2 == 0 ? Side::black : Side::white;
                const EndingResult found = tables.find(position, turn);
                REQUIRE(found.kind != Kind::unknown);
                REQUIRE(found == by_successors(tables, rules, position, turn));
            }
        }
}

TEST_CASE("every ending of four pieces agrees with its successors", "[.long]") {
    for (const RuleSet& rules : {kEnglish, kContinental})
        for (int black = 1; black <= 3; ++black)
            for (int black_men = 0; black_men <= black; ++black_men)
                for (int white_men = 0; white_men <= 4 - black; ++white_men) {
                    const Group groups[] = {{black_men, black - black_men},
                                            {white_men, 4 - black - white_men}};
                    CAPTURE(rules.flying_queens, black, black_men, white_men);
                    Random random(11);
                    const EndgameTables tables(rules, random_position(groups[0], groups[1], random),
                                               Side::white, {});
                    for (int i = 0; i < 100'000; ++i) {
                        const Position position = random_position(groups[0], groups[1], random);
                        REQUIRE(tables.find(position, Side::white) ==
                                by_successors(tables, rules, position, Side::white));
                    }
                }
}

TEST_CASE("a search without tables finds the win of a table, in the same number of turns",
          "[trapdoor_checkers]") {
    for (const auto* rules : {"trapdoors=off", "rules=continental trapdoors=off"}) {
        const Table table(rules);
        const RuleSet& rule_set = table.state().options.rule_set();
        Random random(3);
        const EndgameTables tables(rule_set, random_position({1, 1}, {1, 1}, random), Side::white, {});
        int found = 0;
        while (found < 20) {
            SearchTask task;
            task.options = table.state().options;
            task.position = random_position({1, 1}, {1, 1}, random);
            task.turn = Side::white;
            const EndingResult result = tables.find(task.position, task.turn);
            if (result.kind != Kind::win || result.turns < 3 || result.turns > 7 ||
                legal_moves(rule_set, task.position, task.turn).size() < 2)
                continue;
            task.value_all = true; // the first moves are not reduced; later ones may be
            task.max_depth = result.turns + 6;
            task.max_nodes = 300'000;
            CHECK(search(task, {}).choices.front().value == kWinValue - result.turns);
            ++found;
        }
    }
}

TEST_CASE("bots win won endings: three kings against two, and three queens against one",
          "[trapdoor_checkers]") {
    struct Case {
        const char* options;
        const char* position;
    };
    // English: Black's kings each in a double corner, and both in the middle. Continental: three queens win
    // unless the other side has the long diagonal from a1 to h8.
    constexpr Case kCases[] = {
        {"trapdoors=off", "W:WK14,K15,K18:BK1,K32"},
        {"trapdoors=off", "W:WK25,K26,K29:BK14,K19"},
        {"rules=continental trapdoors=off", "W:WK30,K31,K32:BK2"},
    };
    for (const auto& [options, position] : kCases) {
        CAPTURE(options, position);
        Table table(options, position);
        for (Seed turn = 0; !table.state().end; ++turn) {
            const Side side = table.state().turn;
            const Seat seat = seat_of(table.state().options, side);
            const std::uint64_t nodes = side == Side::white ? 400'000 : 20'000;
            const auto plan = Rules::plan(table.view(), seat, {5}, turn, {.nodes = nodes});
            REQUIRE(plan.size() == 1);
            table.play(Rules::to_text(plan.front().command));
        }
        CHECK(table.state().end->winner == Side::white);
    }
}
