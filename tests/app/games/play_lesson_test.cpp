// From a match to a lesson and back.
#include "games/play_screen.h"
#include "item_type.h"

using namespace trapbox;
using tests::EndedBoard;
using tests::Shown;

TEST_CASE("a lesson opened from a match returns to it", "[views][board]") {
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
    CHECK(board.item("Field")->isVisible());
}

TEST_CASE("leaving a lesson shows no message about a saved game", "[views][board]") {
    Shown board;
    REQUIRE(board.session().teach("passed_trap"));
    board.call("openPlay");
    board.click_button("Menu");
    CHECK(QTest::qWaitFor([&] { return board.button("Exit lesson") != nullptr; }));
    CHECK_FALSE(board.button("Save and quit"));
}

TEST_CASE("a lesson opened from a match runs on one board, at one pace", "[views][board]") {
    Shown board;
    QMetaObject::invokeMethod(board.window, "openHowTo", Q_ARG(QString, "passed_trap"));
    QTest::qWait(150);
    REQUIRE(board.session().teach("passed_trap"));
    board.call("openPlay");
    int boards = 0;
    for (const QQuickItem* item : board.items())
        if (tests::is_type(item, "Field")) ++boards;
    CHECK(boards == 1);
}

TEST_CASE("a lesson opened from a match returns to its unchanged state", "[views][board]") {
    Shown board;
    const MatchDriver* driver = board.session().driver();
    board.touch_hand();
    QMetaObject::invokeMethod(board.window, "openHowTo", Q_ARG(QString, "passed_trap"));
    QTest::qWait(150);
    const auto ticks = driver->match().ticks();
    REQUIRE(board.session().teach("passed_trap"));
    REQUIRE(board.session().teach("passed_trap")); // from within it, once more
    board.call("openPlay");
    CHECK(board.session().driver() != driver);
    QTest::qWait(150);
    board.call("goBack");
    board.call("goBack");
    REQUIRE(board.session().driver() == driver);
    CHECK(board.session().lesson() == nullptr);
    CHECK(driver->match().ticks() == ticks); // it was laid down
    CHECK_FALSE(driver->paused());
    board.session().close();
    CHECK(board.parts.store.saves().games().size() == 1);
}

TEST_CASE("a lesson opened from an ended match returns to the result", "[views][board]") {
    EndedBoard board;
    REQUIRE(board.play("trapdoor_checkers", "checkers", {0, 0})); // is kept
    REQUIRE(board.play("hex_trap", "standard", {0, 0}));
    REQUIRE(submit(*board.session().driver(), "resign"));
    QMetaObject::invokeMethod(board.window, "openHowTo", Q_ARG(QString, "hex_trap"));
    QTest::qWait(150);
    REQUIRE(board.session().teach("hex_trap"));
    QMetaObject::invokeMethod(board.window, "openPlay");
    QTest::qWait(150);
    QMetaObject::invokeMethod(board.window, "goBack");
    QTest::qWait(150);
    QMetaObject::invokeMethod(board.window, "goBack");
    CHECK(QTest::qWaitFor([&] { return board.button("Play again") != nullptr; }));
    CHECK(board.session().game() == "hex_trap");
    CHECK(board.session().result()->ending() == MatchResult::Ending::Won);
}

TEST_CASE("after its last step a lesson offers a game, and one tap starts it", "[views][board]") {
    EndedBoard board;
    board.session().close();
    board.call("goHome");
    QMetaObject::invokeMethod(board.window, "openHowTo", Q_ARG(QString, "booby_trap"));
    QTest::qWait(150);
    REQUIRE(board.session().teach("booby_trap"));
    board.call("openPlay");
    while (board.session().lesson()->step() + 1 < board.session().lesson()->length())
        REQUIRE(board.session().nextStep());
    board.click_button("Done");
    CHECK_FALSE(board.button("Back to your game"));
    board.click_button("Play a game");
    REQUIRE(QTest::qWaitFor([&] { return board.session().driver() && !board.session().lesson(); }));
    CHECK(board.session().game() == "booby_trap");
    CHECK(board.session().table()->playerName(1) == "Easy bot"); // the first game on this device
    CHECK(QTest::qWaitFor([&] { return !board.shown("Tray").empty(); }));
    CHECK(board.screens() == 2); // Home is next: no rules, no lesson between
}

TEST_CASE("after its last step a lesson opened from a match offers to return to it", "[views][board]") {
    Shown board;
    const MatchDriver* driver = board.session().driver();
    QMetaObject::invokeMethod(board.window, "openHowTo", Q_ARG(QString, "passed_trap"));
    QTest::qWait(150);
    REQUIRE(board.session().teach("passed_trap"));
    board.call("openPlay");
    while (board.session().lesson()->step() + 1 < board.session().lesson()->length())
        REQUIRE(board.session().nextStep());
    board.click_button("Done");
    CHECK_FALSE(board.button("Play a game"));
    board.click_button("Back to your game");
    REQUIRE(QTest::qWaitFor([&] { return board.session().driver() == driver; }));
    CHECK_FALSE(board.session().lesson());
    CHECK(QTest::qWaitFor([&] { return !driver->paused(); }));
}

TEST_CASE("the board does not move between steps of a lesson", "[views][board]") {
    const auto [game, type] = GENERATE(table<const char*, const char*>({
        {"passed_trap", "Field"},
        {"booby_trap", "Tray"},
        {"trapdoor_checkers", "Field"},
        {"hex_trap", "Field"},
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

TEST_CASE("on a landscape phone the lesson's hand is clear of the tools, and its buttons are in one line",
          "[views][board]") {
    Shown board;
    board.parts.store.settings().setLanguage(GENERATE("en", "fr"));
    board.turn({844, 390});
    REQUIRE(board.session().teach("passed_trap"));
    board.call("openPlay");
    const auto place = [](const QQuickItem* item) {
        return item->mapRectToScene({0, 0, item->width(), item->height()});
    };
    const QQuickItem* pad = board.item("HandPad");
    REQUIRE(pad->isVisible());
    CHECK(place(pad).width() >= 48);
    for (const QQuickItem* button : board.shown("IconButton"))
        CHECK_FALSE(place(button).intersects(place(pad)));
    double way_on = 0;
    for (const QQuickItem* button : board.shown("PushButton")) {
        if (way_on == 0) way_on = place(button).center().y();
        CHECK(place(button).center().y() == Approx(way_on));
    }
    do
        CHECK(place(board.shown("LessonCard").at(0)).height() < 100); // five lines
    while (board.session().nextStep());
}
