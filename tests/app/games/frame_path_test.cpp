// The cost of a frame: one refresh for any number of touch samples, and no work for unchanged data.
#include "games/booby_trap/board.h"
#include "games/passed_trap/board.h"

#include <QSignalSpy>

using namespace trapbox;
using namespace trapbox::tests;

namespace {

struct Practice : PassedTrapBoard {
    Practice() : PassedTrapBoard({0}, "practice") {
        submit(*session().driver(), "ready 0");
        QTest::qWait(50);
    }
    // A finger grabs the first disk that can be played.
    void grab() {
        for (const auto& disk : engine().disks)
            if (disk.grabbable && disk.camp.index == 0)
                return view().press(1, static_cast<double>(disk.at.x) * 1000,
                                    static_cast<double>(disk.at.y) * 1000);
        FAIL("no disk can be taken");
    }
    void next_frame() { QTest::qWait(60); }
};

}

TEST_CASE("many touch samples between two frames refresh the board once", "[frame]") {
    Practice board;
    board.grab();
    board.view().move(1, 0, -200);
    board.next_frame();
    QSignalSpy shown(board.view().end0(), &PassedTrapEnd::bandChanged);
    for (int sample = 1; sample <= 8; ++sample)
        board.view().move(1, 0, -200 - sample);
    CHECK(shown.isEmpty());
    board.next_frame();
    CHECK(shown.size() == 1);
    const passed_trap::View now = board.engine();
    const int held = now.hands[0].disk;
    REQUIRE(held >= 0);
    CHECK(static_cast<double>(now.disks[static_cast<std::size_t>(held)].at.y) ==
          Approx(-0.208).margin(1e-4)); // every sample still has an effect
}

TEST_CASE("a disk that is being placed follows the finger once per frame", "[frame]") {
    PassedTrapBoard board({0, 0});
    REQUIRE(board.view().phase() == PassedTrapView::RoundPhase::Placing);
    const auto at = board.engine().disks[0].at;
    board.view().press(1, static_cast<double>(at.x) * 1000, static_cast<double>(at.y) * 1000);
    QTest::qWait(60);
    QSignalSpy shown(board.view().disks(), &QAbstractItemModel::dataChanged);
    for (int sample = 1; sample <= 8; ++sample)
        board.view().move(1, static_cast<double>(at.x) * 1000 + sample, static_cast<double>(at.y) * 1000);
    QTest::qWait(60);
    CHECK(shown.size() == 1);
}

TEST_CASE("lifting a piece refreshes the tray once per frame, and letting go puts it back", "[frame]") {
    BoobyTrapBoard board;
    auto& view = board.view();
    const int piece = board.middle_piece();
    board.hold(1, piece);
    REQUIRE(view.feeling());
    QSignalSpy shown(view.pieces(), &QAbstractItemModel::dataChanged);
    for (int sample = 1; sample <= 4; ++sample)
        board.slide_up(1, piece, 0.01 * sample);
    CHECK(shown.isEmpty());
    view.cancel(1); // before any frame has shown it
    CHECK(board.engine().phase != booby_trap::Phase::lifting);
}

TEST_CASE("practice: the line of flight is computed once per grip", "[frame]") {
    Practice board;
    board.grab();
    board.view().move(1, 0, -230);
    REQUIRE(QTest::qWaitFor([&] { return board.view().flight().size() > 1; }));
    const auto line = board.view().flight();
    QSignalSpy changed(&board.view(), &PassedTrapView::flightChanged);
    for (int i = 0; i < 20; ++i)
        board.view().refresh(1);
    QTest::qWait(100);
    CHECK(changed.isEmpty());
    board.view().move(1, 20, -230);
    REQUIRE(QTest::qWaitFor([&] { return !changed.isEmpty(); }));
    CHECK(board.view().flight() != line);
    board.view().cancel(1);
    CHECK(board.view().flight().isEmpty());
    QTest::qWait(100);
    CHECK(board.view().flight().isEmpty()); // an answer that comes late is not shown
}

TEST_CASE("a refresh without changes emits no signals", "[frame]") {
    Practice board;
    QTest::qWait(100);
    board.view().refresh(1);
    QSignalSpy changed(&board.view(), &PassedTrapView::changed);
    QSignalSpy end(board.view().end0(), &PassedTrapEnd::changed);
    QSignalSpy band(board.view().end0(), &PassedTrapEnd::bandChanged);
    QSignalSpy disks(board.view().disks(), &QAbstractItemModel::dataChanged);
    board.view().refresh(1);
    CHECK(changed.isEmpty());
    CHECK(end.isEmpty());
    CHECK(band.isEmpty());
    CHECK(disks.isEmpty());
}
