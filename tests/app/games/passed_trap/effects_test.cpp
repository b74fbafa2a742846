// Visual effects of the physics: dust, rings, trails and the swinging band; and indicators of time and power.
#include "dust.h"
#include "games/passed_trap/board.h"

#include <QSignalSpy>

using namespace trapbox;
using namespace trapbox::tests;

namespace {

// Returns whether a third of a second soon passes without a frame: pictures are painted in the background,
// and the hand pad pulses for a moment.
bool comes_to_rest(QQuickWindow* window) {
    for (int i = 0; i < 20; ++i) {
        QSignalSpy drawn(window, &QQuickWindow::frameSwapped);
        QTest::qWait(333);
        if (drawn.isEmpty()) return true;
    }
    return false;
}

struct Moving : PassedTrapBoard {
    explicit Moving(const std::vector<int>& levels = {0, 0}, const char* preset = "practice",
                    const PassedTrapOptions& options = {})
        : PassedTrapBoard(levels, preset, options) {
        parts.store.settings().setReducedMotion(false);
    }
    Dust& dust() { return *qobject_cast<Dust*>(item("trapbox::Dust")); }
};

}

TEST_CASE("shots emit their passes and impacts with position and strength", "[views][effects]") {
    PassedTrapBoard board({0}, "practice");
    board.view().handDown(0);
    int impacts = 0;
    double hardest = 0;
    constexpr double kSlop = 0.1; // mm; the overlap of bodies in Box2D
    QObject::connect(&board.view(), &PassedTrapView::impact, &board.view(),
                     [&](PassedTrapView::Hit, double x, double y, double strength) {
                         ++impacts;
                         hardest = std::max(hardest, strength);
                         CHECK(std::abs(x) <= PassedTrapView::kInnerWidth / 2 + kSlop);
                         CHECK(std::abs(y) <= PassedTrapView::kInnerLength / 2 + kSlop);
                         CHECK(strength > 0);
                         CHECK(strength <= 1);
                     });
    QSignalSpy shots(&board.view(), &PassedTrapView::shot);
    QSignalSpy passes(&board.view(), &PassedTrapView::passed);
    board.shoot(0, -248); // straight through the trap
    REQUIRE(shots.size() == 1);
    CHECK(shots[0][0].toInt() == 0);
    CHECK(shots[0][1].toDouble() > 0.5);
    REQUIRE_FALSE(passes.isEmpty()); // it may come back off the far band
    CHECK(passes[0][0].toInt() == 0);
    board.shoot(0, -236, 80); // at the wall, too slow to fly over it
    CHECK(impacts > 0);
    CHECK(hardest > 0.1);
}

TEST_CASE("the band shows the power of the shot, and whether the disk is in front of the trap",
          "[views][effects]") {
    PassedTrapBoard board({0}, "practice");
    board.view().handDown(0);
    const auto now = board.engine();
    for (const auto& disk : now.disks)
        if (disk.grabbable && disk.camp.index == 0) {
            board.view().press(1, static_cast<double>(disk.at.x) * 1000,
                               static_cast<double>(disk.at.y) * 1000);
            break;
        }
    const PassedTrapEnd& end = *board.view().end0();
    CHECK(end.power == 0);
    CHECK_FALSE(end.centred);
    board.view().move(1, 0, -240);
    QTest::qWait(60);
    CHECK(end.power > 0);
    CHECK(end.centred);
    const double less = end.power;
    board.view().move(1, 0, -246);
    QTest::qWait(60);
    CHECK(end.power > less);
    board.view().move(1, 40, -246);
    QTest::qWait(60);
    CHECK_FALSE(end.centred);
    board.view().lift(1);
    QTest::qWait(60);
    CHECK(end.power == 0);
}

TEST_CASE("impacts raise at most thirty grains of dust, which settle and are then not drawn",
          "[views][board][effects]") {
    Moving board({0});
    for (int i = 0; i < 12; ++i)
        emit board.view().impact(PassedTrapView::Hit::Rail, 100, -150 + i, 1);
    CHECK(board.dust().grains() == Dust::kMax);
    CHECK(Dust::kMax == 30);
    REQUIRE(QTest::qWaitFor([&] { return board.dust().grains() == 0; }, 3000));
    CHECK(comes_to_rest(board.window));
}

TEST_CASE("a harder impact raises more dust", "[views][board][effects]") {
    Moving board({0});
    emit board.view().impact(PassedTrapView::Hit::Disk, 0, -150, 0.1);
    const int few = board.dust().grains();
    REQUIRE(QTest::qWaitFor([&] { return board.dust().grains() == 0; }, 3000));
    emit board.view().impact(PassedTrapView::Hit::Disk, 0, -150, 1);
    CHECK(board.dust().grains() > few);
}

TEST_CASE("with reduced motion there is no dust, no swing, no flying number and no pulse",
          "[views][board][effects]") {
    PassedTrapBoard board({0}, "practice");
    REQUIRE(comes_to_rest(board.window));
    QSignalSpy drawn(board.window, &QQuickWindow::frameSwapped);
    emit board.view().impact(PassedTrapView::Hit::Wall, 0, -10, 1);
    emit board.view().shot(0, 1);
    emit board.view().passed(0);
    QTest::qWait(300);
    CHECK(qobject_cast<Dust*>(board.item("trapbox::Dust"))->grains() == 0);
    CHECK(board.labels_with("+1").empty());
    CHECK(drawn.isEmpty());
}

TEST_CASE("the band swings after a shot, and becomes straight again", "[views][board][effects]") {
    Moving board({0});
    QQuickItem* band = board.item("Band");
    emit board.view().shot(band->property("end").value<PassedTrapEnd*>()->seat, 1);
    CHECK(QTest::qWaitFor(
        [&] { return band->property("swung").toDouble() > 0 && band->property("swung").toDouble() < 1; }));
    CHECK(QTest::qWaitFor([&] { return band->property("swung").toDouble() >= 1; }, 2000));
    CHECK(comes_to_rest(board.window));
}

TEST_CASE("+1 flies to the player who passed a disk", "[views][board][effects]") {
    Moving board({0, 0}, "best_of_seven");
    emit board.view().passed(0);
    CHECK(QTest::qWaitFor([&] { return board.labels_with("+1").size() == 1; }));
    QPointer<QQuickItem> gain = board.labels_with("+1").front();
    const double from = gain->mapToScene({}).y();
    CHECK(QTest::qWaitFor([&] { return gain->mapToScene({}).y() > from + 100; },
                          2000)); // downwards: the near end
    CHECK(QTest::qWaitFor([&] { return board.labels_with("+1").empty(); }, 2000));
}

TEST_CASE("a short aim line is shown only in matches against Beginner or Easy bots",
          "[views][board][effects]") {
    for (const int level : {1, 2, 3, 5}) {
        CAPTURE(level);
        PassedTrapBoard board({0, level}, "best_of_seven");
        CHECK(board.view().property("aimLineSeat").toInt() == (level <= 2 ? 0 : -1));
    }
    PassedTrapBoard people({0, 0}, "best_of_seven");
    CHECK(people.view().property("aimLineSeat").toInt() == -1);
}

namespace {

// With one disk against nine, a straight shot of the far player decides the round.
struct Deciding : Moving {
    Deciding() : Moving({0, 0}, "best_of_seven", {{"disks", 1}}) {
        QTest::qWait(50);
        view().handDown(0);
        view().handDown(1);
        view().press(1, -62, -204);
        view().move(1, 0, -238);
        view().lift(1);
        for (int i = 0; i < 300 && view().phase() == PassedTrapView::RoundPhase::Playing; ++i)
            session().driver()->frame(0.01);
        REQUIRE(view().phase() == PassedTrapView::RoundPhase::RoundOver);
    }
};

}

TEST_CASE("the deciding shot of a round is replayed before the card", "[views][board][effects]") {
    Deciding board;
    CHECK(board.view().property("replaying").toBool());
    CHECK(board.shown("RoundCard").empty());
    REQUIRE(QTest::qWaitFor([&] { return !board.view().property("replaying").toBool(); }, 6000));
    CHECK_FALSE(board.shown("RoundCard").empty());
    CHECK(comes_to_rest(board.window));
}

TEST_CASE("a tap or a key skips the replay of a shot, and dismisses nothing", "[views][board][effects]") {
    for (const bool tap : {true, false}) {
        CAPTURE(tap);
        Deciding board;
        REQUIRE(board.view().property("replaying").toBool());
        QTest::qWait(500); // a touch that was still part of the game skips nothing
        REQUIRE(board.view().property("replaying").toBool());
        if (tap)
            board.click(board.at(0, 0));
        else
            board.key(Qt::Key_Space);
        CHECK_FALSE(board.view().property("replaying").toBool());
        CHECK(board.view().phase() == PassedTrapView::RoundPhase::RoundOver);
        CHECK_FALSE(board.shown("RoundCard").empty());
    }
}

TEST_CASE("with reduced motion the card is shown immediately", "[views][board][effects]") {
    PassedTrapBoard board({0, 0}, "best_of_seven", {{"disks", 1}});
    board.view().handDown(0);
    board.view().handDown(1);
    board.view().press(1, -62, -204);
    board.view().move(1, 0, -238);
    board.view().lift(1);
    board.run(3);
    REQUIRE(board.view().phase() == PassedTrapView::RoundPhase::RoundOver);
    CHECK_FALSE(board.view().property("replaying").toBool());
}
