// Matches for tests of the play screen: Solitaire Madness, and an ended game of Trap.
#pragma once

#include "games/board_window.h"
#include "games/passed_trap/view.h"

namespace trapbox::tests {

struct Solitaire : Table {
    Solitaire() { REQUIRE(play("passed_trap", "solitaire_madness", {0})); }
};

struct Shown : Solitaire, BoardWindow {
    Shown() : BoardWindow(static_cast<Table&>(*this)) {}

    PassedTrapView::RoundPhase phase() { return qobject_cast<PassedTrapView*>(session().view())->phase(); }
    void call(const char* function) {
        QMetaObject::invokeMethod(window, function);
        QTest::qWait(150);
    }
    // A mouse button still down when play has begun and the pad is hidden.
    void touch_hand() {
        const QQuickItem* pad = item("HandPad");
        const QPoint at = pad->mapToScene({pad->width() / 2, pad->height() / 2}).toPoint();
        QTest::mousePress(window, Qt::LeftButton, {}, at);
        QTest::qWait(100);
        QTest::mouseRelease(window, Qt::LeftButton, {}, at);
        QTest::qWait(50);
    }
};

struct TwoAtTrap : Table {
    TwoAtTrap() { REQUIRE(play("hex_trap", "standard", {0, 0})); }
};

// Plays random turns. The first of moves() would only go back and forth (HX-6).
inline void play_turns(MatchDriver& driver, int count) {
    Random random(1);
    for (int turn = 0; turn < count; ++turn) {
        const auto move = driver.match().random_move(random);
        REQUIRE(move);
        REQUIRE(driver.submit(*move));
    }
    REQUIRE_FALSE(driver.ended());
}

// A match that ends immediately, with its result.
struct EndedBoard : TwoAtTrap, BoardWindow {
    EndedBoard() : BoardWindow(static_cast<Table&>(*this)) {
        REQUIRE(submit(*session().driver(), "resign"));
        REQUIRE(QTest::qWaitFor([this] { return button("Play again") != nullptr; }));
    }
    void call(const char* function) {
        QMetaObject::invokeMethod(window, function);
        QTest::qWait(150);
    }
    int screens() { return window->findChild<QQuickItem*>("stack")->property("depth").toInt(); }
};

}
