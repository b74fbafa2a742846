// What surrounds every board: the pause sheet, and the way to a lesson and back.
#include "views/board_window.h"
#include "views/passed_trap_view.h"

using namespace trapbox;

namespace {

struct Solitaire : tests::Table {
    Solitaire() { REQUIRE(play("passed_trap", "solitaire_madness", {0})); }
};

struct Shown : Solitaire, tests::BoardWindow {
    Shown() : BoardWindow(static_cast<Table&>(*this)) {}

    QString phase() { return qobject_cast<PassedTrapView*>(session().view())->phase(); }
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

}

TEST_CASE("after a pause the first touch of the hand counts", "[views][board]") {
    Shown board;
    board.touch_hand();
    REQUIRE(board.phase() == "playing");
    board.key(Qt::Key_Escape);
    board.click_button("Go on");
    QTest::qWait(200);
    board.touch_hand();
    CHECK(board.phase() == "playing");
    CHECK(board.session().driver()->running());
}

TEST_CASE("a lesson that was opened from a match leads back to it", "[views][board]") {
    Shown board;
    const auto ticks = board.session().driver()->match().ticks();
    QMetaObject::invokeMethod(board.window, "openHowTo", Q_ARG(QString, "passed_trap"));
    QTest::qWait(150);
    REQUIRE(board.session().teach("passed_trap"));
    board.call("openPlay");
    REQUIRE(board.session().lesson());
    board.call("goBack");
    CHECK_FALSE(board.session().driver());
    board.call("goBack");
    REQUIRE(board.session().driver());
    CHECK_FALSE(board.session().lesson());
    CHECK(board.session().driver()->match().ticks() == ticks);
    CHECK(board.item("PassedTrapField")->isVisible());
}

TEST_CASE("from step to step of a lesson the board stays where it is", "[views][board]") {
    const auto [game, type] = GENERATE(table<const char*, const char*>({
        {"passed_trap", "PassedTrapField"},
        {"booby_trap", "BoobyTrapTray"},
        {"trapdoor_checkers", "TrapdoorCheckersField"},
        {"hex_trap", "HexTrapField"},
    }));
    CAPTURE(game);
    Shown board;
    board.window->resize(360, 640);
    REQUIRE(board.session().teach(game));
    board.call("openPlay");
    const auto place = [&, type = type] {
        QTest::qWait(50);
        const QQuickItem* field = board.item(type);
        return QRectF(field->mapToScene({0, 0}), QSizeF(field->width(), field->height()));
    };
    const QRectF before = place();
    while (board.session().nextStep()) {
        CAPTURE(board.session().lesson()->step());
        CHECK(place() == before);
    }
}

TEST_CASE("a heavy event shakes the board, which then lies where it lay", "[views][board]") {
    Shown board;
    board.parts.store.settings().setReducedMotion(false);
    const QQuickItem* field = board.item("PassedTrapField");
    const auto corner = [&] { return field->mapToScene({0, 0}); };
    const QPointF before = corner();
    board.parts.feedback.play({.cue = Cue::disk_hopped});
    CHECK(QTest::qWaitFor([&] { return corner() != before; }, 1000));
    CHECK(QTest::qWaitFor([&] { return corner() == before; }, 1000));
}
