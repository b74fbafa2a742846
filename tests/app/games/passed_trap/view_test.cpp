#include "games/passed_trap/view.h"
#include "passed_trap/board.h"
#include "table.h"
#include "test.h"

#include <QLineF>
#include <QTest>

using namespace trapbox;
using passed_trap::kBandLine;

namespace {

// A match between two people, with the disks set up.
struct TwoPeople : tests::Table {
    TwoPeople() { REQUIRE(play("passed_trap", "best_of_seven", {0, 0})); }

    PassedTrapView& view() { return *qobject_cast<PassedTrapView*>(session().view()); }
    const passed_trap::View engine() {
        return passed_trap::Rules::view(match_of<passed_trap::Rules>(session().driver()->match())->state());
    }
    void touch_hands() {
        view().handDown(0);
        view().handDown(1);
        REQUIRE(view().phase() == PassedTrapView::RoundPhase::Playing);
    }
    QPointF disk(int number) {
        const auto at = engine().disks[static_cast<std::size_t>(number)].at;
        return {static_cast<double>(at.x) * 1000, static_cast<double>(at.y) * 1000};
    }
    int first_disk(int seat) {
        for (int i = 0; i < passed_trap::kDisks; ++i)
            if (engine().disks[static_cast<std::size_t>(i)].camp.index == seat) return i;
        return -1;
    }
    // Puts a finger on a disk and moves it behind the band.
    void pull(int finger, int seat) {
        const QPointF from = disk(first_disk(seat));
        view().press(finger, from.x(), from.y());
        view().move(finger, 0, seat == 0 ? -240 : 240);
    }
};

}

TEST_CASE("disks are set up for the players, who may drag them elsewhere in their camp", "[views]") {
    TwoPeople table;
    CHECK(table.view().phase() == PassedTrapView::RoundPhase::Placing);
    CHECK(table.view().end0()->all_placed);
    CHECK(table.view().end1()->all_placed);
    const int disk = table.first_disk(0);
    const QPointF from = table.disk(disk);
    table.view().press(1, from.x(), from.y());
    table.view().move(1, -100, -60);
    CHECK(table.disk(disk) == from); // only shown there until the finger is lifted
    table.view().lift(1);
    CHECK(table.disk(disk).x() == Approx(-100).margin(0.01));
    CHECK(table.disk(disk).y() == Approx(-60).margin(0.01));
}

TEST_CASE("disks set up for the next round are shown in their places, none over another", "[views]") {
    TwoPeople table;
    table.touch_hands();
    // Quick set-up puts disks 2 and 4 at x = −104 and −146. The first disk is shot and decides the round.
    const auto carry = [&](int number, QPointF to) {
        const QPointF from = table.disk(number);
        table.view().press(1, from.x(), from.y());
        table.view().move(1, to.x(), to.y());
        table.view().lift(1);
        CHECK(QLineF(table.disk(number), to).length() < 0.1);
    };
    carry(4, {-146, -60});
    carry(2, {-118, -204});
    table.pull(1, 0);
    table.view().lift(1);
    table.run(46);
    REQUIRE(table.view().phase() == PassedTrapView::RoundPhase::RoundOver);
    table.view().goOn();
    REQUIRE(table.view().phase() == PassedTrapView::RoundPhase::Placing);
    const auto& disks = *table.view().disks();
    const auto shown = [&](int row) {
        const QModelIndex index = disks.index(row, 0);
        const auto value = [&](const char* role) {
            return disks.data(index, disks.roleNames().key(role)).toDouble();
        };
        return QPointF(value("mmX"), value("mmY"));
    };
    for (int i = 0; i < passed_trap::kDisks; ++i) {
        CAPTURE(i);
        CHECK(QLineF(shown(i), table.disk(i)).length() < 0.001);
        for (int j = 0; j < i; ++j)
            CHECK(QLineF(shown(i), shown(j)).length() >= 38); // mm, the width of a disk
    }
}

TEST_CASE("before the round all sand is in the upper half, matching the seconds", "[views]") {
    TwoPeople table;
    CHECK(table.view().sand() == 1);
    CHECK(table.view().secondsLeft() == 45); // PT-4
    table.touch_hands();
    table.run(9);
    CHECK(table.view().sand() == Approx(36.0 / 45).margin(0.01));
}

TEST_CASE("the start of a round is heard once, and not again after a pause", "[views]") {
    TwoPeople table;
    QList<Cue> heard;
    QObject::connect(&table.view(), &GameView::cue, &table.view(),
                     [&](const CueEvent& event) { heard << event.cue; });
    table.view().handDown(0);
    CHECK_FALSE(heard.contains(Cue::round_starts)); // PT-5: play starts when all hands are down
    table.view().handDown(1);
    CHECK(heard.count(Cue::round_starts) == 1);
    table.view().suspend();
    table.touch_hands();
    CHECK(heard.count(Cue::sand_turned) == 2);
    CHECK(heard.count(Cue::round_starts) == 1);
}

TEST_CASE("two fingers shoot at once from both ends", "[views]") {
    TwoPeople table;
    table.touch_hands();
    table.pull(1, 0);
    table.pull(2, 1);
    CHECK(table.engine().hands[0].disk >= 0);
    CHECK(table.engine().hands[1].disk >= 0);
    CHECK(table.view().end0()->stretch > 0.1);
    CHECK(table.view().end1()->stretch > 0.1);
    const int first = table.engine().hands[0].disk;
    const int second = table.engine().hands[1].disk;
    table.view().lift(1);
    table.view().lift(2);
    table.run(0.1);
    // Each disk is on its way to the other camp.
    CHECK(table.engine().disks[static_cast<std::size_t>(first)].velocity.y > 0.3F);
    CHECK(table.engine().disks[static_cast<std::size_t>(second)].velocity.y < -0.3F);
}

TEST_CASE("the guide shows a new player a shot through the trap until the first shot", "[views]") {
    TwoPeople table;
    const auto shown = [&] { return table.view().gesture(); };
    CHECK(shown().isEmpty()); // hands first
    table.touch_hands();
    REQUIRE(shown().size() == 2);

    table.view().press(1, shown()[0].x(), shown()[0].y());
    CHECK(shown().isEmpty()); // they are at it
    table.view().cancel(1);
    table.run(0.2);
    REQUIRE(shown().size() == 2);

    const auto [from, to] = std::pair(shown()[0], shown()[1]);
    table.view().press(1, from.x(), from.y());
    table.view().move(1, to.x(), to.y());
    table.view().lift(1);
    table.run(3);
    CHECK(table.view().end1()->disks == 6); // as was shown
    CHECK(shown().isEmpty());

    REQUIRE(table.play("passed_trap", "best_of_seven", {0, 0})); // not the first time
    table.touch_hands();
    CHECK(shown().isEmpty());
}

TEST_CASE("a second finger in a camp does nothing (PT-6)", "[views]") {
    TwoPeople table;
    table.touch_hands();
    table.pull(1, 0);
    const int held = table.engine().hands[0].disk;
    const auto commands = table.session().driver()->match().command_count();
    for (int i = 0; i < passed_trap::kDisks; ++i)
        if (table.engine().disks[static_cast<std::size_t>(i)].camp.index == 0 && i != held)
            table.view().press(7, table.disk(i).x(), table.disk(i).y());
    table.view().move(7, 10, -100);
    table.view().lift(7);
    CHECK(table.engine().hands[0].disk == held);
    CHECK(table.session().driver()->match().command_count() == commands);
}

TEST_CASE("a cancelled touch sets the disk down without a shot", "[views]") {
    TwoPeople table;
    table.touch_hands();
    table.pull(1, 0);
    const int held = table.engine().hands[0].disk;
    table.view().cancel(1);
    CHECK(table.engine().hands[0].disk == -1);
    table.run(0.2);
    const auto disk = table.engine().disks[static_cast<std::size_t>(held)];
    CHECK(length(disk.velocity) == 0);
    CHECK(disk.camp.index == 0);
}

TEST_CASE("going to the background stops the timer and releases the disks", "[views]") {
    TwoPeople table;
    table.touch_hands();
    table.pull(1, 0);
    table.view().suspend();
    CHECK(table.view().phase() == PassedTrapView::RoundPhase::Laid);
    CHECK(table.engine().hands[0].disk == -1);
    CHECK_FALSE(table.session().driver()->running());
    const int left = table.view().secondsLeft();
    table.run(3);
    CHECK(table.view().secondsLeft() == left); // no sand runs meanwhile
    table.view().lift(1);                      // the finger is lifted later: nothing happens
    table.touch_hands();
    CHECK(table.session().driver()->running());
}

TEST_CASE("a disk being placed when the app goes to the background returns to its place", "[views]") {
    TwoPeople table;
    const int disk = table.first_disk(0);
    const QPointF from = table.disk(disk);
    const auto& model = *table.view().disks();
    const auto shown = [&] {
        return model.data(model.index(disk, 0), model.roleNames().key("mmY")).toDouble();
    };
    table.view().press(1, from.x(), from.y());
    table.view().move(1, -100, -60);
    REQUIRE(shown() == Approx(-60));
    table.view().suspend();
    CHECK(shown() == Approx(from.y()));
}

TEST_CASE("a finger whose disk the rules took away gets no refusal", "[views]") {
    TwoPeople table;
    table.touch_hands();
    table.pull(1, 0);
    int refusals = 0;
    QObject::connect(&table.view(), &GameView::refused, &table.view(), [&] { ++refusals; });
    SECTION("the timer was laid down") { table.view().pause(); }
    SECTION("the sand ran out") {
        table.run(46);
        REQUIRE(table.view().phase() == PassedTrapView::RoundPhase::RoundOver);
    }
    table.view().move(1, 10, -250);
    table.view().lift(1);
    CHECK(refusals == 0);
}

TEST_CASE("a disk's label has its owner, its place and whether it can be played", "[views]") {
    const auto label_of = [](PassedTrapView& view, int disk) {
        const auto& model = *view.disks();
        return model.data(model.index(disk, 0), model.roleNames().key("label")).toString();
    };
    // Quick set-up: the first disk is on the left of the band, as its player sees it, the second on the
    // right.
    TwoPeople table;
    CHECK(label_of(table.view(), 0) == "Disk 1 of the near camp, left, at the band");
    CHECK(label_of(table.view(), 6) == "Disk 7 of the far camp, right, at the band");
    table.touch_hands();
    CHECK(label_of(table.view(), 6) == "Disk 7 of the far camp, right, at the band, can be played");
    table.pull(1, 0);
    CHECK(label_of(table.view(), 0) == "Disk 1 of the near camp, in front of the trap, behind the band");

    tests::Table alone;
    REQUIRE(alone.play("passed_trap", "best_of_seven", {0, 1}));
    auto& view = *qobject_cast<PassedTrapView*>(alone.session().view());
    for (const char* step : {"place 0 0 100000 -40000", "ready 0", "ready 1"})
        REQUIRE(submit(*alone.session().driver(), step));
    CHECK(label_of(view, 0) == "Your disk 1, right, at the wall, can be played");
    CHECK(label_of(view, 5) == "Disk 6 of the other camp, left, at the band"); // only the bot plays it
}

TEST_CASE("an emptied camp wins two pegs, and the card explains why (PT-12)", "[views]") {
    tests::Table table;
    MatchSetup setup;
    setup.setGame("passed_trap");
    setup.setPreset("best_of_seven");
    setup.setOption("disks", 1); // PT-19: one against nine
    REQUIRE(table.session().start(&setup));
    auto& view = *qobject_cast<PassedTrapView*>(table.session().view());
    view.handDown(0);
    view.handDown(1);
    std::vector<bool> leaps; // of each disk that crossed the wall
    QObject::connect(&view, &PassedTrapView::crossed, &view, [&](bool leapt) { leaps.push_back(leapt); });
    view.press(1, -62, -204); // the only disk of this camp
    view.move(1, 0, -238);
    view.lift(1); // straight through the trap
    table.run(3);
    CHECK(leaps == std::vector{false});
    REQUIRE(view.phase() == PassedTrapView::RoundPhase::RoundOver);
    CHECK(view.roundWinner() == 0);
    CHECK(view.roundPegs() == 2);
    CHECK_FALSE(view.roundTied());
    CHECK(view.roundText() == "Camp empty: two pegs");
    view.goOn();
    CHECK(view.end0()->pegs == 2);
}

TEST_CASE("a bot that won the round waits until the person has read it", "[views]") {
    tests::Table table;
    REQUIRE(table.play("passed_trap", "best_of_seven", {0, 1}));
    auto& view = *qobject_cast<PassedTrapView*>(table.session().view());
    for (const char* step : {"ready 0", "ready 1", "grab 1 5 62000 204000", "drag 1 0 248400", "release 1"})
        REQUIRE(submit(*table.session().driver(), step)); // as the bot might: straight through the trap
    table.run(46);
    REQUIRE(view.phase() == PassedTrapView::RoundPhase::RoundOver);
    REQUIRE(view.roundWinner() == 1);
    QTest::qWait(1500); // a bot takes a second to continue
    CHECK(view.phase() == PassedTrapView::RoundPhase::RoundOver);
    view.goOn();
    CHECK(view.phase() == PassedTrapView::RoundPhase::Placing);
    CHECK(view.end1()->pegs == 1);
    // Then it is ready for the next round at once.
    CHECK(QTest::qWaitFor([&] { return view.end1()->hand_down; }, 3000));
}

TEST_CASE("no finger, hand or key plays for a bot", "[views]") {
    tests::Table table;
    REQUIRE(table.play("passed_trap", "not_a_laughing_matter", {0, 1}));
    auto& view = *qobject_cast<PassedTrapView*>(table.session().view());
    MatchDriver& driver = *table.session().driver();
    const auto untouched = [&](const auto& gesture) {
        const auto before = driver.match().command_count();
        gesture();
        return driver.match().command_count() == before;
    };
    // Quick set-up places disks at (−62, −204) and, rotated, at (62, 204).
    const auto drag = [&](int side, double x = 0, double y = -245) {
        view.press(1, -62 * side, -204 * side);
        view.move(1, x * side, y * side);
        view.lift(1);
    };
    CHECK(untouched([&] { drag(-1, 100, -60); })); // nor is its set-up changed
    CHECK_FALSE(untouched([&] { drag(1, -62, -100); }));
    CHECK(untouched([&] { view.handDown(1); }));
    view.handDown(0);
    REQUIRE(submit(driver, "ready 1")); // the bot's own
    REQUIRE(view.phase() == PassedTrapView::RoundPhase::Playing);
    CHECK(untouched([&] { drag(-1); }));
    CHECK(untouched([&] { view.shoot(1); }));
    CHECK_FALSE(view.aiming());
    CHECK_FALSE(untouched([&] { view.press(2, -104, -204); }));
    view.cancel(2);
    CHECK_FALSE(untouched([&] { view.shoot(0); }));

    CHECK(untouched([&] { view.claim(1); }));
    view.claim(0);
    REQUIRE(view.accuser() == 0);
    CHECK(untouched([&] { view.confirm(); })); // the bot itself answers a claim
    CHECK(untouched([&] { view.reject(); }));
    REQUIRE(submit(driver, "reject"));
    REQUIRE(submit(driver, "ready 1"));
    CHECK(untouched([&] { view.handUp(1); }));
    view.handDown(0);
    REQUIRE(submit(driver, "claim 1"));
    view.confirm();
    REQUIRE(view.laughEstablished());
    CHECK(untouched([&] { view.press(1, 104, 204); })); // which disk it discards, too
}

TEST_CASE("the winner's disks are announced first, and a tie as a tie", "[views]") {
    TwoPeople table;
    table.touch_hands();
    table.view().press(1, 62, 204);
    table.view().move(1, 0, 248.4);
    table.view().lift(1); // seat 1 passes one: four disks against six
    table.run(46);
    REQUIRE(table.view().phase() == PassedTrapView::RoundPhase::RoundOver);
    REQUIRE(table.view().roundWinner() == 1);
    CHECK(table.view().roundText() == "4 disks left, against 6");
    table.view().goOn();
    table.touch_hands();
    table.run(46);
    REQUIRE(table.view().roundTied());
    CHECK(table.view().roundText() == "5 disks left each");
}

TEST_CASE("between the hands of Ambidexterity there is no tie (PT-17)", "[views]") {
    tests::Table table;
    REQUIRE(table.play("passed_trap", "ambidexterity", {0, 0}));
    auto& view = *qobject_cast<PassedTrapView*>(table.session().view());
    for (int round = 1; round <= 2; ++round) {
        view.handDown(0);
        view.handDown(1);
        table.run(46);
        REQUIRE(view.phase() == PassedTrapView::RoundPhase::RoundOver);
        CHECK(view.roundTied() == (round == 2)); // five each, twice: only now a tiebreaker follows
        CHECK(view.roundText() == (round == 1 ? "5 disks left each" : "10 disks left each over both rounds"));
        view.goOn();
    }
    CHECK(view.tiebreak());
}

TEST_CASE("with buttons a disk is always chosen, and the place it will be shot from is shown", "[views]") {
    for (const int seat : {0, 1}) {
        CAPTURE(seat);
        TwoPeople table;
        PassedTrapView& view = table.view();
        view.setAimSeat(seat);
        CHECK_FALSE(view.aiming()); // nothing is shot before hands have touched
        table.touch_hands();
        REQUIRE(view.aiming());
        const int chosen = view.aimDisk();
        CHECK(table.engine().disks[static_cast<std::size_t>(chosen)].camp.index == seat);

        // The position follows the sliders: sideways, and further behind the band for more power, as that
        // seat sees it.
        const int side = seat == 0 ? 1 : -1;
        view.setAimX(40);
        view.setAimPower(0.3);
        const QPointF gentle = view.aimAt() * side;
        CHECK(gentle.x() == Approx(40));
        view.setAimPower(0.9);
        const QPointF hard = view.aimAt() * side;
        CHECK(hard.y() < gentle.y() - 5);
        CHECK(hard.y() < static_cast<double>(-kBandLine) * 1000);

        // A finger that moves the disk there stretches the band by the same amount.
        const QPointF from = table.disk(chosen);
        view.press(1, from.x(), from.y());
        view.move(1, view.aimAt().x(), view.aimAt().y());
        CHECK((seat == 0 ? view.end0() : view.end1())->stretch == Approx(0.9).margin(0.01));
        view.cancel(1);
        table.run(0.1);

        // The next disk is chosen as soon as this one is shot.
        REQUIRE(view.aiming());
        const int shot = view.aimDisk();
        view.shoot(seat);
        CHECK(view.aiming());
        CHECK(view.aimDisk() != shot);
        view.pause();
        CHECK_FALSE(view.aiming());
        view.setAimSeat(-1);
        table.touch_hands();
        CHECK_FALSE(view.aiming());
    }
}

TEST_CASE("ten random fingers leave no stuck disk", "[views]") {
    TwoPeople table;
    table.touch_hands();
    Random random(5);
    for (int i = 0; i < 4000; ++i) {
        const int finger = static_cast<int>(random.below(10));
        const double x = random.unit() * 360.0 - 180;
        const double y = random.unit() * 600.0 - 300;
        switch (random.below(5)) {
        case 0:
        case 1: table.view().press(finger, x, y); break;
        case 2: table.view().move(finger, x, y); break;
        case 3: table.view().lift(finger); break;
        default: table.view().cancel(finger); break;
        }
        table.session().driver()->frame(1.0 / 60);
        if (table.view().phase() == PassedTrapView::RoundPhase::RoundOver) table.view().goOn();
        if (table.view().phase() == PassedTrapView::RoundPhase::Placing ||
            table.view().phase() == PassedTrapView::RoundPhase::Laid) {
            for (int each = 0; each < 10; ++each)
                table.view().cancel(each);
            table.view().handDown(0);
            table.view().handDown(1);
        }
        if (table.session().driver()->ended()) break;
    }
    for (int each = 0; each < 10; ++each)
        table.view().cancel(each);
    const auto view = table.engine();
    CHECK(view.hands[0].disk == -1);
    CHECK(view.hands[1].disk == -1);
    for (const auto& disk : view.disks)
        CHECK(disk.where != passed_trap::Disk::Where::held);
}
