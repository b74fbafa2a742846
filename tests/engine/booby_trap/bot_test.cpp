#include "booby_trap/table.h"

using namespace trapbox;
using namespace trapbox::booby_trap;
using namespace trapbox::booby_trap::tests;

namespace {

Plan<Command> thought(const Table& table, int level, Seed seed = 1) {
    return plan(table.view(), table.view().turn, {level}, seed);
}

}

TEST_CASE("a bot touches one piece, feels it, and then takes it or passes", "[booby_trap]") {
    for (int level = 1; level <= kBotLevels; ++level) {
        CAPTURE(level);
        Table table("players=3", idle_tray(3)); // all are loose
        const auto first = thought(table, level);
        REQUIRE(first.size() == 1);
        CHECK(first[0].command.kind == Command::Kind::touch);
        REQUIRE(table.play(to_text(first[0].command)).empty());
        const auto second = thought(table, level);
        CHECK(second.back().command.kind == Command::Kind::take);
        CHECK(second.front().delay >= kTicksPerSecond / 4); // it feels for a while
        for (const auto& step : second)
            CHECK(table.play(to_text(step.command)).empty());
        CHECK(table.view().turn == seat_at(1));
        CHECK(plan(table.view(), seat_at(0), {level}, 1).empty()); // not its turn
    }
}

TEST_CASE("a good bot passes on a tight piece, unless it must pick", "[booby_trap]") {
    // l2 carries 5 N: see the rules test of the column.
    const auto column = [](int players) {
        return drawn(
            players, 63.85,
            {{"l1", 105, 15.95}, {"l2", 105, 47.9}, {"s1", 30, 40}, {"s2", 180, 20}, {"s3", 180, 45}});
    };
    Table free("players=2", column(2));
    REQUIRE(free.play("touch l2").empty());
    CHECK(thought(free, 5).back().command.kind == Command::Kind::pass);
    Table bound("players=2 passes=off", column(2));
    REQUIRE(bound.play("touch l2").empty());
    CHECK(thought(bound, 5).back().command.kind == Command::Kind::take);
}

TEST_CASE("a bot returns to a piece that it remembers as loose", "[booby_trap]") {
    Table table("players=1", idle_tray(1));
    REQUIRE(table.play("touch s4").empty());
    REQUIRE(table.play("pass").empty());
    for (Seed seed = 0; seed < 8; ++seed)
        CHECK(thought(table, 5, seed)[0].command.piece == number_of("s4"));
}

TEST_CASE("a bot knows only what its own finger has felt", "[booby_trap]") {
    // Seat 1 never touched s4: what seat 0 felt must not change the plan of seat 1.
    Table touched("players=2", idle_tray(2));
    REQUIRE(touched.play("touch s4").empty());
    REQUIRE(touched.play("pass").empty());
    Table untouched("players=2", idle_tray(2));
    REQUIRE(untouched.play("pass").empty());
    for (Seed seed = 0; seed < 20; ++seed)
        CHECK(thought(touched, 5, seed)[0].command == thought(untouched, 5, seed)[0].command);
}

TEST_CASE("bots of levels 1, 3 and 5 finish a solitaire", "[booby_trap]") {
    for (int level = 1; level <= kBotLevels; level += 2) {
        CAPTURE(level);
        Table table("players=1", 17);
        for (Seed seed = 0; seed < 2'000 && !table.outcome().ended(); ++seed)
            for (const auto& step : thought(table, level, seed))
                REQUIRE(table.play(to_text(step.command)).empty());
        CHECK(table.outcome().ended());
    }
}
