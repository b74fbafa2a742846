// Matches in the app's window for what surrounds every board: Solitaire Madness, and a game of Trap that has
// ended.
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
    // A finger, or as here a mouse, that is still down when play has begun and the pad is gone.
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

// Turns drawn by chance, in which the match goes on: the first of moves() would only go to and fro (HX-6).
inline void play_turns(MatchDriver& driver, int count) {
    Random random(1);
    for (int turn = 0; turn < count; ++turn) {
        const auto move = driver.match().drawn_move(random);
        REQUIRE(move);
        REQUIRE(driver.submit(*move));
    }
    REQUIRE_FALSE(driver.ended());
}

// A match that ends at once, and its result.
struct EndedBoard : TwoAtTrap, BoardWindow {
    EndedBoard() : BoardWindow(static_cast<Table&>(*this)) {
        REQUIRE(session().driver()->submit("resign"));
        REQUIRE(QTest::qWaitFor([this] { return button("Play again") != nullptr; }));
    }
    void call(const char* function) {
        QMetaObject::invokeMethod(window, function);
        QTest::qWait(150);
    }
    int screens() { return window->findChild<QQuickItem*>("stack")->property("depth").toInt(); }
};

}
