// When a player may pass, and when not (BT-6, BT-10).
#include "booby_trap/table.h"

using namespace trapbox;
using namespace trapbox::booby_trap;
using namespace trapbox::booby_trap::tests;

TEST_CASE("rulebook, game #1: all three have passed twice, so A must pick", "[booby_trap]") {
    Table table("players=3", idle_tray(3)); // BT-6
    for (const char* turn : {"1st: A", "1st: B", "1st: C", "2nd: A", "2nd: B", "2nd: C"}) {
        CAPTURE(turn);
        CHECK(table.view().must_pick == MustPick::no);
        CHECK(table.play("pass").empty());
    }
    CHECK(table.view().turn == seat_at(0));
    CHECK(table.view().must_pick == MustPick::all_passed_twice);
    CHECK(table.happened("must_pick 0"));
    CHECK(table.play("pass") == "all_passed_twice");
    // Ours: the piece touched is the piece taken.
    CHECK(table.play("touch s3").empty());
    CHECK(table.play("pass") == "all_passed_twice");
    CHECK(table.play("touch s4") == "take_touched"); // not "take it or pass"
    CHECK(table.play("take").empty());
    // Ours: after a forced pick all counts start again.
    for (const PlayerView& player : table.view().players)
        CHECK(player.passes == 0);
    CHECK(table.play("pass").empty());
}

TEST_CASE("rulebook, game #2: B picked in the second turn, so A can pass", "[booby_trap]") {
    Table table("players=3", idle_tray(3)); // BT-6
    CHECK(table.play("pass").empty());      // 1st: A
    CHECK(table.play("pass").empty());      // 1st: B
    CHECK(table.play("pass").empty());      // 1st: C
    CHECK(table.play("pass").empty());      // 2nd: A
    table.take("s3");                       // 2nd: B picks
    CHECK(table.play("pass").empty());      // 2nd: C
    CHECK(table.view().must_pick == MustPick::no);
    CHECK(table.play("pass").empty()); // 3rd: A
    // "Any player can again pass": B's first pass since the pick, C's third, A's fourth in succession.
    CHECK(table.play("pass").empty());
    CHECK(table.play("pass").empty());
    CHECK(table.play("pass").empty());
    // Now B must: A 4, B 1, C 3 … B passes for the second time, and then C must pick.
    CHECK(table.view().must_pick == MustPick::no);
    CHECK(table.play("pass").empty());
    CHECK(table.play("pass") == "all_passed_twice");
    CHECK(table.view().turn == seat_at(2));
}

TEST_CASE("in the solitaire a player may feel and pass without limit", "[booby_trap]") {
    Table table("players=1", idle_tray(1)); // our addition to BT-8: a single player can't pass to others
    for (int i = 0; i < 5; ++i) {
        CHECK(table.play("touch s" + std::to_string(i + 1)).empty());
        CHECK(table.play("pass").empty());
    }
    CHECK(table.view().players[0].felt.size() == 5);
}

TEST_CASE("in the solitaire with strict passing, a pick is compulsory after two passes", "[booby_trap]") {
    Table table("players=1 strict=on", idle_tray(1)); // BT-6, ours: strict, as with more players
    CHECK(table.play("pass").empty());
    CHECK(table.view().must_pick == MustPick::no);
    CHECK(table.play("pass").empty());
    CHECK(table.view().must_pick == MustPick::all_passed_twice);
    CHECK_FALSE(table.view().may_pass);
    CHECK(table.play("pass") == "passed_twice");
    CHECK(table.play("touch s1").empty());
    CHECK(table.play("pass") == "passed_twice");
    CHECK(table.play("touch s2") == "take_touched");
    CHECK(table.play("take").empty());
    CHECK(table.play("pass").empty()); // the count starts again
    // A practice is never strict.
    Table practice("practice=on strict=on", idle_tray(1));
    for (int i = 0; i < 3; ++i)
        CHECK(practice.play("pass").empty());
}

TEST_CASE("without passes the touched piece must be taken", "[booby_trap]") {
    Table table("players=2 passes=off", idle_tray(2)); // BT-10
    CHECK(table.view().must_pick == MustPick::no_passes);
    CHECK(table.play("pass") == "no_passes");
    CHECK(table.play("touch s1").empty());
    CHECK(table.play("pass") == "no_passes");
    CHECK(table.play("touch s2") == "take_touched");
    CHECK(table.play("take").empty());
    CHECK(table.view().turn == seat_at(1));
}
