// The list of replays.
#include "golden.h"
#include "walk/layout.h"
#include "window.h"

using namespace trapbox;
using tests::top_sheet;
using tests::Window;

namespace {

// Presses the last visible button with that text, which is the topmost.
void press(Window& app, const QString& text) {
    QQuickItem* found = nullptr;
    for (const char* type : {"IconButton", "PushButton"})
        for (QQuickItem* button : app.of_type(type))
            if (button->property("text") == text) found = button;
    REQUIRE(found);
    QTest::mouseClick(app.window, Qt::LeftButton, {},
                      found->mapToScene({found->width() / 2, found->height() / 2}).toPoint());
    QTest::qWait(300);
}

void finish_match(Window& app) {
    REQUIRE(app.play("hex_trap", "standard", {0, 0}));
    REQUIRE(submit(*app.session().driver(), "resign"));
    app.session().close();
}

QString id_of(const Shelf& shelf, int row) {
    return shelf.data(shelf.index(row, 0), Shelf::GameIdRole).toString();
}

}

TEST_CASE("a replay is deleted after confirmation", "[window][replays]") {
    Window app;
    finish_match(app);
    Shelf& replays = *app.parts.store.replays();
    QMetaObject::invokeMethod(app.window, "openReplays");
    QTest::qWait(500);
    press(app, "Delete Trap");
    REQUIRE(replays.count() == 1);
    press(app, "Keep");
    REQUIRE(replays.count() == 1);
    press(app, "Delete Trap");
    press(app, "Delete");
    CHECK(replays.count() == 0);
}

TEST_CASE("the delete question keeps its replay when the list changes", "[window][replays]") {
    Window app;
    app.parts.store.settings().setReducedMotion(true);
    finish_match(app);
    const Shelf& replays = *app.parts.store.replays();
    const QString asked = id_of(replays, 0);
    QMetaObject::invokeMethod(app.window, "openReplays");
    QTest::qWait(300);
    press(app, "Delete Trap");
    finish_match(app); // becomes the first of the list
    REQUIRE(replays.count() == 2);
    press(app, "Delete");
    REQUIRE(replays.count() == 1);
    CHECK(id_of(replays, 0) != asked);
}

TEST_CASE("a game that is opened from elsewhere closes the question", "[window][replays]") {
    Window app;
    app.parts.store.settings().setReducedMotion(true);
    finish_match(app);
    for (const char* screen : {"openReplays", "goHome"}) {
        CAPTURE(screen);
        REQUIRE(app.play("hex_trap", "standard", {0, 0}));
        app.session().close(); // another game is in progress, too
        QMetaObject::invokeMethod(app.window, screen);
        QTest::qWait(300);
        press(app, "Delete Trap");
        REQUIRE(top_sheet(*app.window) != app.window->contentItem());
        REQUIRE(app.open(id_of(*app.parts.store.replays(), 0)));
        QTest::qWait(300);
        CHECK(top_sheet(*app.window) == app.window->contentItem());
        app.session().close();
    }
}

TEST_CASE("the board shows every step of a replay, forward and back", "[window][replays]") {
    const auto [file, type] = GENERATE(
        std::pair("passed_trap/best_of_seven", "Board"), std::pair("booby_trap/regular_4", "Board"),
        std::pair("hex_trap/quick", "Board"), std::pair("trapdoor_checkers/trapdoor_checkers", "Board"));
    CAPTURE(file);
    Window app;
    app.parts.store.settings().setReducedMotion(true);
    REQUIRE(tests::watch_golden(app.session(), file));
    QMetaObject::invokeMethod(app.window, "openPlay");
    QTest::qWait(300);
    Replayer& replayer = *app.session().replayer();
    const QQuickItem* board = app.of_type(type).at(0);
    const auto picture = [&] {
        while (replayer.running())
            replayer.frame(1.0 / 60);
        QTest::qWait(60);
        return app.window->grabWindow().copy(board->mapRectToScene(board->boundingRect()).toRect());
    };
    replayer.setPlaying(false);
    replayer.restart();
    QImage before = picture();
    const auto is_seen = [&] {
        const QImage after = picture();
        const bool changed = after != before;
        before = after;
        return changed;
    };
    for (int step = 0; step < 24; ++step) {
        replayer.step();
        const bool seen = is_seen();
        CAPTURE(step, replayer.position());
        CHECK(seen);
    }
    while (replayer.position() > 0) {
        replayer.stepBack();
        const bool seen = is_seen();
        CAPTURE(replayer.position());
        CHECK(seen);
    }
}

TEST_CASE("a replay shows the result only at its end", "[window][replays]") {
    Window app;
    app.parts.store.settings().setReducedMotion(true);
    REQUIRE(app.play("hex_trap", "standard", {0, 0}));
    REQUIRE(submit(*app.session().driver(), "c2-d2"));
    REQUIRE(submit(*app.session().driver(), "resign"));
    app.session().close();
    REQUIRE(app.open(app.parts.store.saves().replays().front().id));
    QMetaObject::invokeMethod(app.window, "openPlay");
    const auto shows = [&](const QString& text) {
        const auto labels = app.of_type("Label");
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QQuickItem* label) { return label->property("text") == text; });
    };
    app.settle();
    Replayer& replayer = *app.session().replayer();
    replayer.setPlaying(false);
    replayer.restart();
    CHECK_FALSE(shows("Player 1 wins · Player 2 resigned"));
    replayer.skip(60);
    REQUIRE(replayer.atEnd());
    CHECK(shows("Player 1 wins · Player 2 resigned"));
    replayer.stepBack();
    CHECK_FALSE(shows("Player 1 wins · Player 2 resigned"));
}

TEST_CASE("a pinned replay has a different, framed icon", "[window][replays]") {
    Window app;
    app.parts.store.settings().setReducedMotion(true);
    finish_match(app);
    QMetaObject::invokeMethod(app.window, "openReplays");
    QTest::qWait(300);
    const auto sign = [&](const QString& text) {
        for (const QQuickItem* button : app.of_type("IconButton"))
            if (button->property("text") == text)
                return std::pair(button->property("glyph").toString(), button->property("framed").toBool());
        FAIL("there is no " + text.toStdString());
        return std::pair(QString(), false);
    };
    CHECK(sign("Pin Trap") == std::pair(QString("pin"), false));
    press(app, "Pin Trap");
    CHECK(sign("Unpin Trap") == std::pair(QString("pinned"), true));
}
