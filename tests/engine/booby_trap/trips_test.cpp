// BT-4 and BT-5: only the bar's movement from rest to rest decides between safe and penalty.
#include "booby_trap/table.h"

#include <cmath>

using namespace trapbox;
using namespace trapbox::booby_trap;
using namespace trapbox::booby_trap::tests;

namespace {

int micrometres(float metres) { return static_cast<int>(std::lround(metres * 1e6F)); }

struct Takes {
    int all = 0;
    int overshoots = 0; // the bar passed a marking, but came to rest before it
};

// Takes random pieces out of the tray of this seed, one by one until one is left; every second take has a
// drifting finger.
Takes check_takes(Seed seed) {
    Table table("practice=on", seed); // continues after any number of trips
    Random random(seed);
    Takes takes;
    for (; !table.outcome().ended(); ++takes.all) {
        const auto moves = Rules::moves(table.state());
        const int piece = moves[random.below(static_cast<std::uint32_t>(moves.size() - 1))].piece;
        const std::string name = piece_name(piece);
        const float before = table.view().bar;
        const std::size_t seen = table.events().size();
        REQUIRE(table.play("touch " + name).empty());
        if (takes.all % 2 == 1) {
            const auto drift = [&] { return std::to_string(static_cast<int>(random.below(16'001)) - 8'000); };
            REQUIRE(table.play("raise 7000 " + drift() + ' ' + drift()).empty());
        }
        REQUIRE(table.play("take").empty());
        // BT-4: a marking is a quarter of an inch, 25.4 / 4 = 6.35 mm.
        const bool moved = micrometres(before) - micrometres(table.view().bar) >= 6'350;
        bool penalised = false;
        bool slipped = false;
        for (std::size_t i = seen; i < table.events().size(); ++i) {
            penalised = penalised || table.events()[i].starts_with("penalty");
            slipped = slipped || table.events()[i].starts_with("slipped");
        }
        CAPTURE(seed, takes.all, name, before, table.view().bar);
        CHECK(penalised == moved);
        if (slipped && !moved) ++takes.overshoots;
    }
    return takes;
}

}

TEST_CASE("a take is penalised exactly if the bar comes to rest a marking or more further", "[booby_trap]") {
    for (const Seed seed : {1u, 2u, 3u})
        check_takes(seed);
}

TEST_CASE("2,000 takes are penalised exactly if the bar comes to rest a marking or more further",
          "[booby_trap][.long]") {
    Takes takes;
    for (Seed seed = 1; takes.all < 2'000; ++seed) {
        const Takes more = check_takes(seed);
        takes.all += more.all;
        takes.overshoots += more.overshoots;
        if (more.overshoots > 0) WARN("seed " << seed << ": " << more.overshoots << " overshoots");
    }
    WARN(takes.all << " takes, " << takes.overshoots << " overshoots");
}

TEST_CASE("a trip makes everyone forget what they felt, a safe take does not", "[booby_trap]") {
    // Without l2, only l4 holds the bar: see the rules test of the penalty.
    Table table("players=2", two_columns(2));
    CHECK(table.play("touch s1").empty());
    CHECK(table.play("pass").empty());
    CHECK(table.play("touch s2").empty());
    CHECK(table.play("pass").empty());
    table.take("l2");
    CHECK(table.view().players[0].felt.size() == 1); // s1; l2 is no longer in the tray
    CHECK(table.view().players[1].felt.size() == 1);
    table.take("l4");
    CHECK(table.happened("penalty 1 l4 20"));
    CHECK(table.view().players[0].felt.empty());
    CHECK(table.view().players[1].felt.empty());
}

TEST_CASE("a bar that overshoots a marking and comes back has not tripped", "[booby_trap]") {
    // BT-4. The bar was at rest at 46.3 mm when the turn began. It is now at 39.9 mm, 0.1 mm beyond its stop
    // and 6.4 mm from the start, and comes to rest at the stop, after 6.3 mm.
    Table table("players=2",
                drawn(2, 39.9, {{"s1", 100, 15}, {"m1", 140, 15}, {"l1", 40, 17}, {"l2", 170, 17}}, 0,
                      {.touched = "s1", .bar = 46.3}));
    CHECK(table.view().tripped); // by the current position of the bar
    CHECK(table.play("take").empty());
    CHECK(table.view().bar == Approx(0.040F).margin(0.00003));
    CHECK(table.happened("safe 0 s1 5"));
    CHECK_FALSE(table.happened("tripped 0"));
}
