#include "booby_trap/feel.h"
#include "table.h"
#include "test.h"
#include "views/booby_trap_view.h"

#include <QTest>

using namespace trapbox;

namespace {

struct Solitaire : tests::Table {
    Solitaire() { REQUIRE(play("booby_trap", "solitaire", {0})); }

    BoobyTrapView& view() { return *qobject_cast<BoobyTrapView*>(session().view()); }
    booby_trap::View engine() {
        return booby_trap::Rules::view(match_of<booby_trap::Rules>(session().driver()->match())->state());
    }
    QPointF piece(int number) {
        const auto at = engine().pieces[static_cast<std::size_t>(number)].centre;
        return {static_cast<double>(at.x) * 1000, static_cast<double>(at.y) * 1000};
    }
    void hold(int finger, int number) {
        view().press(finger, piece(number).x(), piece(number).y());
        QTest::qWait(BoobyTrapView::kLongPressMs + 60);
    }
    void slide_up(int finger, int number, double share, double drift = 0) {
        view().move(finger, piece(number).x() + drift, piece(number).y() + share * BoobyTrapView::kLiftMm);
    }
    void settle() {
        for (int i = 0; i < 1200 && session().driver()->running(); ++i)
            session().driver()->frame(1.0 / 60);
    }
};

}

TEST_CASE("a long press reads the tension of that piece and no other", "[views]") {
    Solitaire table;
    table.hold(1, 40);
    CHECK(table.view().feeling());
    CHECK(table.view().touchedPiece() == 40);
    QTest::qWait(2200); // sharp by now
    const auto touched = table.engine().touched;
    REQUIRE(touched);
    // Sharp, but a finger's: a third to either side at the very most.
    CHECK(table.view().level() >= booby_trap::feel_level(touched->tension * 0.67F));
    CHECK(table.view().level() <= booby_trap::feel_level(touched->tension * 1.5F));
    table.view().lift(1);
    CHECK_FALSE(table.view().feeling());
}

TEST_CASE("a short tap touches nothing", "[views]") {
    Solitaire table;
    table.view().press(1, table.piece(3).x(), table.piece(3).y());
    QTest::qWait(80);
    table.view().lift(1);
    QTest::qWait(BoobyTrapView::kLongPressMs + 100);
    CHECK(table.view().phase() == "choosing");
    CHECK(table.session().driver()->match().command_count() == 0);
}

TEST_CASE("a second piece can't be touched in a turn (BT-3)", "[views]") {
    Solitaire table;
    table.hold(1, 40);
    table.view().lift(1);
    QString refusal;
    QObject::connect(&table.view(), &GameView::refused, &table.view(),
                     [&](const QString& key) { refusal = key; });
    table.hold(1, 50);
    CHECK(table.view().touchedPiece() == 40);
    CHECK(refusal == "one_piece_only");
}

TEST_CASE("letting go early puts the piece back, and so does a cancelled touch", "[views]") {
    for (const bool cancelled : {false, true}) {
        Solitaire table;
        table.hold(1, 40);
        table.slide_up(1, 40, 0.5);
        CHECK(table.view().phase() == "lifting");
        cancelled ? table.view().cancel(1) : table.view().lift(1);
        table.settle();
        CHECK(table.engine().pieces[40].place == booby_trap::Place::tray);
        CHECK(table.engine().pieces[40].height == 0);
        CHECK(table.view().piecesToGo() == 59);
    }
}

TEST_CASE("sliding all the way up takes the piece", "[views]") {
    Solitaire table;
    table.hold(1, 40);
    for (const double share : {0.3, 0.6, 0.9, 1.05})
        table.slide_up(1, 40, share);
    table.settle();
    CHECK(table.engine().pieces[40].place != booby_trap::Place::tray);
    table.view().lift(1); // the finger comes up later
    CHECK(table.view().piecesToGo() <= 58);
}

TEST_CASE("a finger that drifts sideways while lifting pushes the neighbours (BT-12)", "[views]") {
    Solitaire table;
    // A large piece well inside the tray.
    int number = 40;
    for (int i = 40; i < 60; ++i)
        if (std::abs(table.piece(i).x() - 105) < std::abs(table.piece(number).x() - 105)) number = i;
    const QPointF from = table.piece(number);
    table.hold(1, number);
    table.view().move(1, from.x() + 8, from.y() + 0.5 * BoobyTrapView::kLiftMm);
    table.settle();
    REQUIRE(table.engine().touched);
    // It goes along with the finger where there is room, and presses on its neighbours where there is none.
    const auto touched = *table.engine().touched;
    CHECK((touched.push > 0.2F || touched.drift.x > 0.005F));
    table.view().lift(1);
}

TEST_CASE("a second finger does nothing", "[views]") {
    Solitaire table;
    table.hold(1, 40);
    table.view().press(2, table.piece(50).x(), table.piece(50).y());
    table.view().move(2, table.piece(50).x(), table.piece(50).y() + 40);
    table.view().lift(2);
    CHECK(table.view().feeling());
    CHECK(table.view().touchedPiece() == 40);
}
