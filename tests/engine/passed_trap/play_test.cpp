// Hands, bands and the trap: PT-1 to PT-9.
#include "passed_trap/table_top.h"

using namespace trapbox;
using namespace trapbox::passed_trap;

namespace {

constexpr Seat kNear = seat_at(0);
constexpr Seat kFar = seat_at(1);
using Kind = Event::Kind;

// Equal within a micrometre, the unit of commands.
bool same_place(Vec a, Vec b) { return length(a - b) < 1e-6F; }

}

TEST_CASE("PT-1 ten disks, five for each player or all ten for a single player, 45 seconds of sand",
          "[passed_trap]") {
    TableTop two;
    CHECK(two.shared() == std::array{5, 5});
    CHECK(two.state.sand.capacity() == 45 * 240);
    TableTop one("format=madness");
    CHECK(one.shared() == std::array{10, 0});
    CHECK(Rules::seats(two.state.options) == 2);
    CHECK(Rules::seats(one.state.options) == 1);
}

TEST_CASE("PT-2 disks are placed anywhere in the player's own camp, except in front of the trap",
          "[passed_trap]") {
    // The trap is 43 mm wide. With the radius of a disk on each side, nothing may be within 40.5 mm of the
    // middle.
    //        ######     ######
    //        .  . |xxxxx| .  .
    //        .  . |xxxxx| .  .
    //        ──────band──────
    TableTop game;
    CHECK(game.say("place 0 0 -100000 -100000").accepted());
    CHECK(same_place(game.at(0), {-0.1F, -0.1F}));
    CHECK(game.say("place 0 1 40000 -100000").is(kInFrontOfTrap));
    CHECK(game.say("place 0 1 0 -30000").is(kInFrontOfTrap));
    CHECK(game.say("place 0 1 41000 -100000").accepted());
    CHECK(game.say("place 0 2 100000 100000").is(kNotYourCamp));  // the other camp
    CHECK(game.say("place 0 7 100000 -100000").is(kNotYourCamp)); // the other's disk
    CHECK(game.say("place 1 7 100000 100000").accepted());
    // A disk can be placed any number of times.
    CHECK(game.say("place 0 0 -60000 -60000").accepted());
    CHECK(same_place(game.at(0), {-0.06F, -0.06F}));
    // A disk placed on another is moved beside it; behind the band, in front of it.
    CHECK(game.say("place 0 2 -60000 -60000").accepted());
    CHECK(length(game.at(2) - game.at(0)) >= 2 * kDiskRadius);
    CHECK(game.say("place 0 3 120000 -270000").accepted());
    CHECK(pull_of(kNear, game.at(3)) <= 1e-6F);
}

TEST_CASE("PT-2 the quick set-up places all, apart from each other and not in front of the trap",
          "[passed_trap]") {
    for (const char* options : {"", "disks=9 gap=easy", "format=reflected"}) {
        CAPTURE(options);
        TableTop game(options);
        game.all({"quick 0"});
        for (int i = 0; i < kDisks; ++i) {
            if (game.disk(i).camp != kNear) continue;
            CHECK_FALSE(in_front_of_trap(game.at(i), width_of(game.state.options.gap)));
            CHECK(pull_of(kNear, game.at(i)) < 0);
            for (int j = 0; j < i; ++j)
                if (game.disk(j).camp == kNear) CHECK(length(game.at(i) - game.at(j)) > 2 * kDiskRadius);
        }
        CHECK(all_placed(game.state, kNear));
        CHECK(game.events.size() == static_cast<std::size_t>(game.shared()[0])); // nothing but "placed"
        // When play begins they stay where they were placed: nothing pushes them.
        game.begin();
        std::array<Vec, kDisks> placed;
        for (int i = 0; i < kDisks; ++i)
            placed[static_cast<std::size_t>(i)] = game.at(i);
        game.state.table.disturb(); // so that time also runs in games without a timer
        game.run(0.1F);
        for (int i = 0; i < kDisks; ++i)
            CHECK(game.at(i) == placed[static_cast<std::size_t>(i)]);
    }
}

TEST_CASE("PT-3 both play at the same time, and a disk shot through the trap is in the other camp",
          "[passed_trap]") {
    TableTop game;
    game.begin();
    game.shoot(kNear, 0, 0, 1.4F);
    game.pull(kFar, 5, {-0.1F, 0.1F}); // while the other disk is moving
    game.run(1.5F);
    CHECK(game.last(Kind::passed).disk == 0);
    CHECK(game.last(Kind::passed).seat == kNear);
    CHECK(game.disk(0).camp == kFar);
    CHECK(game.shared() == std::array{4, 6});
}

TEST_CASE("PT-4 a disk in the hand carries no speed and pushes nothing", "[passed_trap]") {
    TableTop game("format=classical");
    game.begin();
    const Vec other = game.at(1);
    // Moved across another disk in one tick, then released on top of it.
    game.all({"grab 0 0 " + TableTop::um(game.at(0)), "drag 0 140000 -200000"});
    Rules::tick(game.state, game.events);
    game.all({"drag 0 " + TableTop::um(other), "release 0"});
    game.run(1);
    CHECK(game.at(1) == other);
    CHECK(game.count(Kind::shot) == 0);
    CHECK(game.count(Kind::set_down) == 1);
    CHECK(length(game.at(0) - other) >= 2 * kDiskRadius);
    CHECK(length(game.at(0) - other) < 2 * kDiskRadius + 0.002F); // the nearest free place
}

TEST_CASE("PT-4 a held disk stays in its own camp, and the band limits the pull", "[passed_trap]") {
    TableTop game("format=classical");
    game.begin();
    game.pull(kNear, 0, {0.1F, 0.2F});
    CHECK(same_place(game.at(0), {0.1F, kNearestY}));
    game.all({"drag 0 500000 -100000"});
    CHECK(same_place(game.at(0), {kMaxX, -0.1F}));
    // At the mouth of the trap it is not in the trap yet.
    game.all({"drag 0 0 0", "release 0"});
    game.run(0.1F);
    CHECK_FALSE(game.disk(0).in_trap);
    game.pull(kNear, 0, {});
    for (const char* place : {"drag 0 0 -280000", "drag 0 100000 -280000", "drag 0 -145000 -280000"}) {
        game.all({place});
        CHECK(game.state.table.band(kNear).stretch <= kMaxStretch + 1e-6F);
        CHECK(game.state.table.band(kNear).stretch > kMaxStretch * 0.9F);
    }
}

TEST_CASE("PT-4 a disk pulled behind the band and released is shot straight ahead from its place",
          "[passed_trap]") {
    TableTop game("format=classical");
    game.begin();
    for (int disk = 1; disk < kDisks; ++disk)
        game.lay(disk, disk < 5 ? 150.0F : -150.0F,
                 disk < 5 ? -40.0F * static_cast<float>(disk) : 40.0F * static_cast<float>(disk - 4));
    game.shoot(kNear, 0, 80, 1.5F);
    CHECK(game.last(Kind::shot).strength == Approx(0.25).margin(0.02)); // energy as (1.5/3)²
    game.run(0.1F);
    const Vec speed = game.state.table.velocity(0);
    CHECK(speed.y == Approx(1.5 - 0.1 * 1.766).epsilon(0.05));
    // Towards the side, the two parts of the band have different angles: at a pull of 28 mm they rise by
    // atan(28/93) = 16.7° and atan(28/253) = 6.3°. The bisector is off by half the difference, 5.2°, and by
    // less during the shot.
    CHECK(speed.x < 0);
    CHECK(std::abs(speed.x / speed.y) < 0.091F);
}

TEST_CASE("PT-4 the band shoots every disk that it touches, and a dropped disk not at all", "[passed_trap]") {
    TableTop game("format=classical");
    game.begin();
    game.lay(1, 60, -204); // its rear is 2 mm in front of the band
    game.pull(kNear, 0, {0, -0.25F});
    game.all({"drop 0"}); // a cancelled touch
    game.run(1);
    CHECK(game.count(Kind::shot) == 0);
    CHECK(game.state.table.velocity(0) == Vec{});
    CHECK(pull_of(kNear, game.at(0)) <= 1e-6F);

    // Two disks behind the line: releasing one shoots both.
    game.lay(1, 40, -225);
    game.pull(kNear, 0, {-0.04F, -0.235F});
    game.all({"release 0"});
    game.run(0.15F);
    CHECK(game.state.table.velocity(0).y > 0.3F);
    CHECK(game.state.table.velocity(1).y > 0.3F);
}

TEST_CASE("PT-5 play begins the moment both hands are down, and not before all disks are placed",
          "[passed_trap]") {
    TableTop game;
    CHECK(game.say("ready 0").is(kNotPlaced));
    game.all({"quick 0", "quick 1", "ready 0"});
    CHECK(game.state.phase == Phase::placing);
    CHECK(game.say("place 0 0 100000 -100000").is(kHandOnPad));
    CHECK(game.say("grab 1 5 " + TableTop::um(game.at(5))).is(kNotNow));
    game.all({"unready 0", "ready 1"}); // released too early
    CHECK(game.state.phase == Phase::placing);
    game.all({"ready 0"});
    CHECK(game.state.phase == Phase::playing);
    CHECK(game.state.sand.left() == game.state.sand.capacity());
    CHECK(game.state.sand.running());
    CHECK(game.count(Kind::sand_turned) == 1);

    TableTop alone("format=madness");
    alone.all({"quick 0", "ready 0"});
    CHECK(alone.state.phase == Phase::playing);
}

TEST_CASE("PT-6 one hand only: a hand that holds a disk takes no other", "[passed_trap]") {
    TableTop game;
    game.begin();
    game.pull(kNear, 0, {0, -0.1F});
    CHECK(game.say("grab 0 1 " + TableTop::um(game.at(1))).is(kHandFull));
    CHECK(game.say("grab 1 5 " + TableTop::um(game.at(5))).accepted()); // the other player's own hand
    CHECK(game.say("release 0").accepted());
    CHECK(game.say("release 0").is(kHandEmpty));
    CHECK(game.say("drag 0 0 0").is(kHandEmpty));
    CHECK(game.say("grab 0 1 " + TableTop::um(game.at(1))).accepted());
}

TEST_CASE("PT-6 a hand reaches only disks of its own camp, and only under the finger", "[passed_trap]") {
    TableTop game;
    game.begin();
    CHECK(game.say("grab 0 5 " + TableTop::um(game.at(5))).is(kNotYourCamp));
    // 19 mm to the rim, plus 30 mm of tolerance.
    const Vec at = game.at(0);
    CHECK(game.say("grab 0 0 " + TableTop::um(at + Vec{0.05F, 0})).is(kOutOfReach));
    CHECK(game.say("grab 0 0 " + TableTop::um(at + Vec{0.048F, 0})).accepted());
    // The disk does not jump to the finger: the offset stays the same.
    CHECK(length(game.at(0) - at) < 1e-6F);
}

TEST_CASE("PT-7 a disk that goes over the wall is returned to the player that shot it", "[passed_trap]") {
    TableTop game("format=classical");
    game.begin();
    game.lay(3, 150, -60);
    game.shoot(kNear, 0, 110, 3.0F); // into the wall, away from the trap, at full power
    game.run(0.3F);
    REQUIRE(game.count(Kind::hopped) == 1);
    CHECK(game.last(Kind::hopped).seat == kNear);
    CHECK(game.where(0) == Disk::Where::away);
    CHECK(game.shared() == std::array{5, 5}); // it does not count as passed
    game.run(1);
    CHECK(game.count(Kind::returned) == 1);
    CHECK(game.count(Kind::passed) == 0);
    CHECK(game.where(0) == Disk::Where::on_table);
    CHECK(game.disk(0).camp == kNear);
    CHECK(game.at(0).y < -0.15F); // near the band
    CHECK(game.state.table.velocity(0) == Vec{});
}

TEST_CASE("PT-7 it is returned to the player who shot it last, not to an earlier one", "[passed_trap]") {
    for (const Seat seat : {kNear, kFar}) {
        CAPTURE(seat.index);
        TableTop game("format=classical");
        game.begin();
        const int disk = seat == kNear ? 0 : 5;
        const Vec aside = turned(seat, {150, -60});
        game.lay(disk + 3, aside.x, aside.y);
        game.state.disks[static_cast<std::size_t>(disk)].shooter =
            other(seat); // it moves as if shot from there
        game.shoot(seat, disk, 110, 3.0F);
        game.run(2);
        CHECK(game.last(Kind::hopped).seat == seat);
        CHECK(game.last(Kind::returned).seat == seat);
        CHECK(camp_at(game.at(disk)) == seat);
        CHECK(game.shared() == std::array{5, 5});
    }
}

TEST_CASE("PT-7 it is returned to the player who shot it, from any place", "[passed_trap]") {
    // A disk shot by Near moves in Far's camp, and neither a band nor another disk has touched it since.
    for (const Seat seat : {kNear, kFar}) {
        CAPTURE(seat.index);
        TableTop game("format=classical");
        game.begin();
        const int disk = seat == kNear ? 5 : 0;
        const Vec at = turned(other(seat), {110, -100});
        game.lay(disk, at.x, at.y);
        game.state.disks[static_cast<std::size_t>(disk)].shooter = seat;
        game.state.table.set_motion(disk, turned(other(seat), {0, 3}), 0);
        game.run(2);
        CHECK(game.last(Kind::hopped).seat == seat);
        CHECK(game.last(Kind::returned).seat == seat);
        CHECK(camp_at(game.at(disk)) == seat);
        CHECK(game.shared() == (seat == kNear ? std::array{6, 4} : std::array{4, 6}));
    }
}

TEST_CASE("PT-7 a disk knocked over the wall goes to the player who shot the disk that struck it",
          "[passed_trap]") {
    //   ##########   ##########
    //                   (1)      shot here by the other player, at rest
    //
    //                   (0)      shot straight at it
    //   ──────────band─────────
    for (const Seat seat : {kNear, kFar}) {
        CAPTURE(seat.index);
        TableTop game("format=classical");
        game.begin();
        const int striker = seat == kNear ? 0 : 5;
        const int struck = striker + 1;
        for (const int disk : {striker + 2, striker + 3, striker + 4}) { // not in the way
            const Vec aside = turned(seat, {-140, -40.0F * static_cast<float>(disk - striker)});
            game.lay(disk, aside.x, aside.y);
        }
        const Vec at = turned(seat, {110, -150});
        game.lay(struck, at.x, at.y);
        game.state.disks[static_cast<std::size_t>(struck)].shooter = other(seat);
        // Head-on the struck disk leaves with (1 + 0.7) / 2 of the speed: 0.85 · 3.3 = 2.8 m/s, above 2.6.
        const Vec from = turned(seat, {110, -195});
        game.lay(striker, from.x, from.y);
        game.state.table.set_motion(striker, turned(seat, {0, 3.3F}), 0);
        game.run(2);
        REQUIRE(game.count(Kind::hopped) == 1);
        CHECK(game.last(Kind::hopped).disk == struck);
        CHECK(game.last(Kind::hopped).seat == seat);
        CHECK(game.last(Kind::returned).seat == seat);
        CHECK(camp_at(game.at(struck)) == seat);
        CHECK(game.shared() == std::array{5, 5});
    }
}

TEST_CASE("PT-7 a row of touching disks passes the shooter on to its last disk", "[passed_trap]") {
    TableTop game("format=classical");
    game.begin();
    // Disk 0 rolls into 1, 2 and 3, which touch each other in a line.
    game.lay(0, -120, -100);
    for (const int disk : {1, 2, 3}) {
        game.lay(disk, -70.0F + 38.0F * static_cast<float>(disk - 1), -100);
        game.state.disks[static_cast<std::size_t>(disk)].shooter = kFar;
    }
    game.lay(4, 140, -40);
    game.state.table.set_motion(0, {1.5F, 0}, 0);
    game.run(2);
    for (const int disk : {1, 2, 3})
        CHECK(game.disk(disk).shooter == kNear);
    CHECK(game.disk(0).shooter == kNear);
}

TEST_CASE("PT-7 two disks that collide head-on exchange their shooters, a faster disk keeps its own",
          "[passed_trap]") {
    for (const bool head_on : {true, false}) {
        CAPTURE(head_on);
        TableTop game("format=classical");
        game.begin();
        for (const int disk : {2, 3, 4})
            game.lay(disk, 140, -40.0F * static_cast<float>(disk));
        game.lay(0, -100, -100);
        game.lay(1, -50, -100);
        game.state.disks[1].shooter = kFar;
        // Equal masses exchange their velocities; an overtaken disk does not push the other.
        game.state.table.set_motion(0, {1.2F, 0}, 0);
        game.state.table.set_motion(1, {head_on ? -1.2F : 0.4F, 0}, 0);
        game.run(0.2F);
        CHECK(game.disk(1).shooter == kNear);
        CHECK(game.disk(0).shooter == (head_on ? kFar : kNear));
    }
}

TEST_CASE("PT-7 a slower disk bounces off the wall", "[passed_trap]") {
    TableTop game("format=classical");
    game.begin();
    game.lay(3, 150, -60);
    game.shoot(kNear, 0, 110, 2.5F);
    game.run(3);
    CHECK(game.count(Kind::hopped) == 0);
    CHECK(game.disk(0).camp == kNear);
}

TEST_CASE("PT-8 a disk in the trap cannot be played: another disk must hit it first", "[passed_trap]") {
    //   #######(0)#######
    //
    //          (1)          shot at it from below
    TableTop game("format=classical");
    game.begin();
    game.lay(0, 0, 3);
    game.run(0.1F);
    CHECK(game.disk(0).lodged);
    CHECK(game.count(Kind::lodged) == 1);
    CHECK(game.shared() == std::array{5, 5}); // PT-9: it still belongs to the camp it came from
    CHECK(game.say("grab 0 0 " + TableTop::um(game.at(0))).is(kInTrap));
    CHECK(game.say("grab 1 0 " + TableTop::um(game.at(0))).is(kInTrap));
    game.shoot(kNear, 1, 0, 1.5F);
    game.run(3);
    CHECK(game.count(Kind::freed) == 1);
    CHECK(game.disk(0).camp == kFar);
}

TEST_CASE("PT-8 in the trap means reaching the middle of the wall's thickness inside the opening",
          "[passed_trap]") {
    // Disk 38 mm: on the axis its rim reaches the wall's middle line from 19 mm away.
    CHECK(in_trap({0, -0.0189F}, 0.043F));
    CHECK_FALSE(in_trap({0, -0.0191F}, 0.043F));
    CHECK(in_trap({0, 0.01F}, 0.043F));
    // Touching a post of 6 mm at x = 27.5 mm, 8 mm to the side: √(25² − 8²) = 23.7 mm from the middle.
    CHECK_FALSE(in_trap({0.0195F, -0.0237F}, 0.043F));
    CHECK_FALSE(in_trap({0.06F, -0.015F}, 0.043F));
}

TEST_CASE("PT-8 a disk that only touches the mouth of the trap is free, one between the posts is stuck",
          "[passed_trap]") {
    // The wall is 12 mm thick: at 24 mm the rim is 1 mm inside the opening, at 15 mm 10 mm.
    for (const auto& [y, stuck] : {std::pair{-24.0F, false}, std::pair{-15.0F, true}}) {
        CAPTURE(y);
        TableTop game("format=classical");
        game.begin();
        game.lay(0, 0, y);
        game.run(0.1F);
        CHECK(game.disk(0).lodged == stuck);
        CHECK(game.count(Kind::lodged) == (stuck ? 1 : 0));
        CHECK(view(game.state).disks[0].grabbable == !stuck);
    }
    // On the far side, the same disk has passed.
    TableTop game("format=classical");
    game.begin();
    game.state.table.put(0, {0, 0.024F});
    game.run(0.1F);
    CHECK(game.count(Kind::passed) == 1);
    CHECK(game.disk(0).camp == kFar);
    CHECK(game.say("grab 1 0 0 24000").accepted());
}

TEST_CASE("PT-8 alone, the last disk does not stay in the trap for ever", "[passed_trap]") {
    TableTop game("format=reflected");
    game.begin();
    game.share_out(1);
    game.lay(0, 0, -5);
    game.run(1);
    CHECK(game.count(Kind::returned) == 1);
    CHECK(game.at(0).y < -0.15F);
    CHECK(game.say("grab 0 0 " + TableTop::um(game.at(0))).accepted());

    // With another disk in the camp it stays, because that disk can hit it.
    TableTop more("format=reflected");
    more.begin();
    more.share_out(2);
    more.lay(0, 0, -5);
    more.run(1);
    CHECK(more.count(Kind::returned) == 0);
    CHECK(more.disk(0).lodged);
}

TEST_CASE("PT-9 a disk belongs to the camp its centre is in, and in the trap to the one it came from",
          "[passed_trap]") {
    TableTop game("format=classical");
    game.begin();
    // It rolls the whole way: the camp changes only when it has left the trap.
    game.lay(0, 0, -60);
    game.state.table.set_motion(0, {0, 0.8F}, 0);
    while (Rules::busy(game.state)) {
        Rules::tick(game.state, game.events);
        const float y = game.at(0).y;
        CHECK((game.disk(0).camp == kNear) == (y < kDiskRadius));
    }
    CHECK(game.disk(0).camp == kFar);
    // On the way back it belongs to the first player again: a rebound wins nothing.
    game.lay(0, 0, 60);
    game.state.table.set_motion(0, {0, -0.8F}, 0);
    game.run(2);
    CHECK(game.disk(0).camp == kNear);
    CHECK(game.last(Kind::passed).seat == kFar);
}
