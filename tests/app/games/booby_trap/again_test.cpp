// The replay of a trip in slow motion.
#include "games/board_window.h"
#include "games/booby_trap/table.h"
#include "item_type.h"

using namespace trapbox;
using namespace trapbox::booby_trap;

namespace {

// BT-13. One column carries the bar; without l2, the bar falls 24 mm to its stop:
//
//   ============== bar at 63.85 mm
//       l2
//       l1           s1, s2 and s3 loose
//   -------------- front wall
constexpr int kL1 = 40;
constexpr int kL2 = 41;

std::string column() {
    std::string text = "0 1 0 -1 0 0 0 0 0 63850 63850 0 0 0 0 0 0 0 0 0 0";
    for (int piece = 0; piece < kPieces; ++piece)
        text += piece == 0     ? " i30000 40000 0"
                : piece == 1   ? " i180000 20000 0"
                : piece == 2   ? " i180000 45000 0"
                : piece == kL1 ? " i105000 15950 0"
                : piece == kL2 ? " i105000 47900 0"
                               : " t0";
    return text + " 0";
}

struct Tripped : tests::Tray {
    enum StillStanding { still_standing };
    explicit Tripped(StillStanding) : Tray("practice", column()) {}
    explicit Tripped(const QString& preset = "practice") : Tray(preset, column()) {
        view().probe(kL2);
        view().take();
        settle();
        REQUIRE(engine().pieces[kL2].place == Place::discarded);
    }

    TripReplay& see(bool stills) {
        view().seeAgain(stills);
        REQUIRE(view().again());
        for (int i = 0; i < 1500 && !view().again()->view(); ++i)
            QTest::qWait(20);
        REQUIRE(view().again()->view());
        return *view().again();
    }
    BoobyTrapView::PiecePlace place(BoobyTrapView& shown, int piece) {
        return cell(shown.pieces(), piece, "place").value<BoobyTrapView::PiecePlace>();
    }
    int broken(BoobyTrapView& shown) {
        int count = 0;
        for (int row = 0; row < shown.arch()->rowCount(); ++row)
            count += cell(shown.arch(), row, "broken").toBool() ? 1 : 0;
        return count;
    }
    // Ticks from the lift until the bar has moved by a marking, computed with the rules alone.
    static Tick ticks_to_trip() {
        Options options;
        options.practice = true;
        auto match = Match<Rules>::from_position(options, 7, column());
        REQUIRE(match);
        REQUIRE(match->apply({Command::Kind::touch, kL2, 0, {}}).accepted());
        REQUIRE(match->apply({Command::Kind::take, 0, 0, {}}).accepted());
        while (!match->state().turn.slipped)
            REQUIRE(match->advance(1) == 1);
        return match->ticks();
    }
};

}

TEST_CASE("a trip in practice is replayed from before the lift, at an eighth of the speed, until half a "
          "second after",
          "[views]") {
    Tripped table;
    REQUIRE(table.view().canSeeAgain());
    const auto live = table.session().driver()->match().hash();
    TripReplay& again = table.see(false);
    BoobyTrapView& shown = *again.view();
    // The piece and the bar are in their positions before the lift.
    CHECK(table.place(shown, kL2) == BoobyTrapView::PiecePlace::InTray);
    CHECK(shown.bar() == Approx(63.85).margin(0.1));
    CHECK(table.view().bar() < 45);

    int frames = 0;
    double before = shown.bar();
    while (again.running() && frames < 2000) {
        again.frame(1.0 / 60);
        ++frames;
        CHECK(shown.bar() <= before + 0.01); // it only ever goes forward
        before = shown.bar();
    }
    // 8 × 60 / 240 = 2 frames a tick, and 60 frames of pause at either end. The app knows the time of the
    // trip to within a frame of 4 ticks.
    const Tick ticks = std::min(table.match().ticks(), Tripped::ticks_to_trip() + TripReplay::kAfter);
    CHECK(frames == Approx(120 + 2.0 * static_cast<double>(ticks)).margin(12));
    CHECK(table.place(shown, kL2) != BoobyTrapView::PiecePlace::InTray);
    QTest::qWait(10);
    CHECK_FALSE(table.view().again()); // back in the unchanged game
    CHECK(table.session().driver()->match().hash() == live);
}

TEST_CASE("the arch that broke is marked: whole before the lift, broken after it", "[views]") {
    Tripped table;
    TripReplay& again = table.see(true);
    BoobyTrapView& shown = *again.view();
    // From the drawing: bar on l2, l2 on l1, l1 on the wall.
    REQUIRE(shown.arch()->rowCount() == 3);
    CHECK(table.broken(shown) == 0);
    for (int i = 1; i < TripReplay::kStills; ++i)
        again.next();
    CHECK(table.broken(shown) >= 2); // both contacts of the lifted piece at least
    CHECK(table.view().arch()->rowCount() == 0);
}

TEST_CASE("the arch that broke is drawn above every piece, and no other force beside it", "[views][board]") {
    Tripped table;
    tests::BoardWindow board(table);
    table.see(true);
    QTest::qWait(50);
    double highest = 0;
    for (const QQuickItem* item : board.items())
        if (tests::is_type(item, "Piece")) highest = std::max(highest, item->z());
    REQUIRE(highest > 0);
    int arches = 0;
    for (const QQuickItem* item : board.items()) {
        if (!tests::is_type(item, "Chains")) continue;
        const auto links = item->childItems().size() - 1; // without the repeater that creates them
        if (item->property("arch").toBool()) {
            ++arches;
            CHECK(links == 3); // bar on l2, l2 on l1, l1 on the wall
            CHECK(item->z() > highest);
        } else {
            CHECK(links == 0);
        }
    }
    CHECK(arches == 2); // and its edge
}

TEST_CASE("with reduced motion a trip is shown as pictures that a tap advances", "[views]") {
    Tripped table;
    TripReplay& again = table.see(true);
    CHECK_FALSE(again.running());
    CHECK(again.still() == 1);
    const double before = again.view()->bar();
    again.frame(1); // time does not pass automatically
    CHECK(again.view()->bar() == before);
    for (int still = 2; still <= TripReplay::kStills; ++still) {
        again.next();
        CHECK(again.still() == still);
    }
    CHECK(again.view()->bar() < before - 6.35);
    again.next();
    QTest::qWait(10);
    CHECK_FALSE(table.view().again());
    CHECK(table.view().canSeeAgain()); // and once more
}

TEST_CASE("during the replay of a trip input is ignored, and leaving the app ends it", "[views]") {
    Tripped table;
    table.see(false);
    const auto commands = table.match().entries().size();
    table.hold(1, 0);
    table.view().probe(0);
    table.view().take();
    table.view().pass();
    CHECK(table.match().entries().size() == commands);
    table.view().suspend();
    CHECK_FALSE(table.view().again());
    table.hold(1, 0);
    CHECK(table.view().touchedPiece() == 0);
}

TEST_CASE("a long lift is replayed from 1.5 seconds before the trip, not from its beginning", "[views]") {
    Tripped table(Tripped::still_standing);
    table.view().probe(kL2);
    auto& driver = *table.session().driver();
    for (int i = 0; i < 240; ++i) { // four seconds under the finger
        submit(driver, "raise " + std::to_string(4000 + i) + " 0 0");
        driver.frame(1.0 / 60);
    }
    REQUIRE_FALSE(table.view().tripped());
    table.view().take();
    table.settle();
    TripReplay& again = table.see(true);
    CHECK(again.view()->phase() == BoobyTrapView::TurnPhase::Lifting);
    // The first picture is 1.5 s before the end of the lift, minus the bar's own time: about raise 150 of
    // 240.
    const double raised = Tripped::cell(again.view()->pieces(), kL2, "raised").toDouble() * kClear;
    const double own_time = static_cast<double>(Tripped::ticks_to_trip()) / 4; // frames
    CHECK(raised == Approx(4000 + 240 - 90 + own_time).margin(4));
}

TEST_CASE("in a scored game a trip is replayed with its arch, and no other force is shown (BT-13)",
          "[views]") {
    Tripped table("solitaire");
    REQUIRE(table.view().canSeeAgain());
    TripReplay& again = table.see(true);
    BoobyTrapView& shown = *again.view();
    // The same three contacts as in practice; see above.
    REQUIRE(shown.arch()->rowCount() == 3);
    CHECK(table.broken(shown) == 0);
    for (int i = 1; i < TripReplay::kStills; ++i)
        again.next();
    CHECK(table.broken(shown) >= 2);
    CHECK(shown.chains()->rowCount() == 0);
    CHECK(table.view().chains()->rowCount() == 0);
}

TEST_CASE("the replay of a trip is offered until the next piece is touched", "[views]") {
    Tripped table("solitaire");
    REQUIRE(table.view().canSeeAgain());
    table.view().probe(0);
    CHECK_FALSE(table.view().canSeeAgain());
}

TEST_CASE("Back during the replay of a trip returns to the game, then opens the menu", "[views][board]") {
    Tripped table;
    tests::BoardWindow board(table);
    table.see(true);
    SECTION("by the key") { board.key(Qt::Key_Escape); }
    SECTION("by the gesture") { QMetaObject::invokeMethod(board.window, "goBack"); }
    CHECK_FALSE(table.view().again());
    QTest::qWait(100);
    CHECK_FALSE(board.button("Continue"));
    board.key(Qt::Key_Escape);
    CHECK(QTest::qWaitFor([&] { return board.button("Continue") != nullptr; }));
}

TEST_CASE("the board has the keyboard focus before and after the replay of a trip", "[views][board]") {
    Tripped table;
    tests::BoardWindow board(table);
    board.button("Watch in slow motion")->forceActiveFocus();
    board.key(Qt::Key_Space);
    REQUIRE(table.view().again());
    CHECK(board.item("BoardFocus")->hasActiveFocus());
    board.button("Back to the game")->forceActiveFocus();
    board.key(Qt::Key_Space);
    REQUIRE_FALSE(table.view().again());
    CHECK(board.item("BoardFocus")->hasActiveFocus());
    board.key(Qt::Key_Space);
    CHECK(table.view().touchedPiece() == table.view().cursor());
    CHECK(table.view().touchedPiece() >= 0);
}

TEST_CASE("after R hides the menu's button, the board has the keyboard focus", "[views][board]") {
    Tripped table;
    tests::BoardWindow board(table);
    board.button("Menu")->forceActiveFocus();
    board.key(Qt::Key_R);
    REQUIRE(table.view().again());
    board.key(Qt::Key_Space);
    QTest::qWait(100);
    CHECK_FALSE(board.button("Continue"));
    CHECK(table.view().again());
}
