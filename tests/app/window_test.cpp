#include "walk/layout.h"
#include "window.h"

#include <QQmlComponent>
#include <QQuickItem>

using namespace trapbox;
using tests::Window;

TEST_CASE("the app starts without a warning", "[window]") {
    static QStringList warnings;
    const auto before =
        qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& text) {
            if (type != QtDebugMsg && type != QtInfoMsg && !text.contains("pa_context")) warnings << text;
        });
    { Window app; }
    qInstallMessageHandler(before);
    CHECK(warnings.join("\n").toStdString() == "");
}

TEST_CASE("only the screens inset themselves by the safe area, the window does not", "[window]") {
    Window app;
    auto* stack = app.window->findChild<QQuickItem*>("stack");
    REQUIRE(stack);
    // From Qt 6.9 an ApplicationWindow pads its content by the safe area; the screens would be inset twice.
    CHECK_FALSE(app.window->inherits("QQuickApplicationWindow"));
    CHECK(stack->mapRectToScene(stack->boundingRect()) == QRectF({}, QSizeF(app.window->size())));
}

#if QT_VERSION >= QT_VERSION_CHECK(6, 9, 0)

namespace {

// Imitates a phone's cut-outs and bars by Qt's own means.
void set_qt_margins(Window& app, const QMargins& margins) {
    QQmlComponent component(&app.engine);
    component.setData(R"(
        import QtQuick
        QtObject {
            required property Window window
            required property list<real> margins
            Component.onCompleted: {
                window.SafeArea.additionalMargins.left = margins[0]
                window.SafeArea.additionalMargins.top = margins[1]
                window.SafeArea.additionalMargins.right = margins[2]
                window.SafeArea.additionalMargins.bottom = margins[3]
            }
        })",
                      {});
    const QVariantList values{margins.left(), margins.top(), margins.right(), margins.bottom()};
    const std::unique_ptr<QObject> done(component.createWithInitialProperties(
        {{"window", QVariant::fromValue(app.window)}, {"margins", values}}));
    REQUIRE(done);
    app.settle();
}

QRectF in_scene(const QQuickItem& item) { return item.mapRectToScene(item.boundingRect()); }

}

TEST_CASE("the safe area that Qt reports insets the controls once, and not the wood", "[window]") {
    Window app;
    app.parts.store.settings().setReducedMotion(true);
    const QMargins margins(12, 40, 20, 30);
    const QRectF whole({}, QSizeF(app.window->size()));

    // Home: its list fills the remaining height.
    REQUIRE(app.of_type("Scroller").size() == 1);
    CHECK(in_scene(*app.of_type("Scroller").front()) == whole);
    set_qt_margins(app, margins);
    CHECK(in_scene(*app.of_type("Scroller").front()) == whole.marginsRemoved(margins));
    REQUIRE(app.of_type("BoxWood").size() == 1);
    CHECK(in_scene(*app.of_type("BoxWood").front()) == whole);
    CHECK(tests::layout_flaws(*app.window, margins).empty());
    set_qt_margins(app, {});
    CHECK(in_scene(*app.of_type("Scroller").front()) == whole);

    // A page: its first button moves by the margins.
    QMetaObject::invokeMethod(app.window, "openSettings");
    QTest::qWait(300);
    REQUIRE_FALSE(app.of_type("IconButton").empty());
    const QPointF before = in_scene(*app.of_type("IconButton").front()).topLeft();
    set_qt_margins(app, margins);
    CHECK(in_scene(*app.of_type("IconButton").front()).topLeft() - before == QPointF(12, 40));
    CHECK(tests::layout_flaws(*app.window, margins).empty());
}

#endif

TEST_CASE("an idle Home renders no frame in ten seconds", "[window]") {
    Window app;
    QTest::qWait(1500);
    CHECK(app.frames_in(10000) == 0);
}

TEST_CASE("an idle board renders no frame in ten seconds", "[window]") {
    for (const char* game : {"passed_trap", "trapdoor_checkers"}) {
        Window app;
        const QString preset = find_game(game)->info().presets.front().key.data();
        REQUIRE(app.play(game, preset, {0, 0}));
        QMetaObject::invokeMethod(app.window, "openPlay");
        QTest::qWait(6000); // the pad's prompt is animated for a moment
        REQUIRE(app.session().driver() != nullptr);
        CHECK(app.frames_in(10000) == 0);
    }
}

TEST_CASE("a switch is flipped by a tap or Return, not by a swipe over a list", "[window]") {
    Window app;
    app.window->resize(390, 1600); // the settings fit: the list does not take the swipe for itself
    QMetaObject::invokeMethod(app.window, "openSettings");
    QTest::qWait(500);
    QQuickItem* toggle = nullptr;
    for (std::vector<QQuickItem*> left{app.window->contentItem()}; !left.empty() && !toggle;) {
        QQuickItem* next = left.back();
        left.pop_back();
        if (next->property("text") == "Left-handed") toggle = next;
        for (QQuickItem* child : next->childItems())
            left.push_back(child);
    }
    REQUIRE(toggle);
    const bool before = app.parts.store.settings().leftHanded();
    const QPoint at = toggle->mapToScene({40, toggle->height() / 2}).toPoint();
    auto* screen = QTest::createTouchDevice();
    QTest::touchEvent(app.window, screen).press(0, at, app.window);
    for (int y = 20; y <= 200; y += 20)
        QTest::touchEvent(app.window, screen).move(0, at - QPoint(0, y), app.window);
    QTest::touchEvent(app.window, screen).release(0, at - QPoint(0, 200), app.window);
    QTest::qWait(50);
    CHECK(app.parts.store.settings().leftHanded() == before);

    QTest::touchEvent(app.window, screen).press(0, at, app.window);
    QTest::touchEvent(app.window, screen).release(0, at, app.window);
    QTest::qWait(50);
    CHECK(app.parts.store.settings().leftHanded() != before);

    toggle->forceActiveFocus();
    QTest::keyClick(app.window, Qt::Key_Return);
    CHECK(app.parts.store.settings().leftHanded() == before);
}

TEST_CASE("a screen left during its transition is removed", "[window]") {
    Window app;
    auto* stack = app.window->findChild<QQuickItem*>("stack");
    REQUIRE(stack);
    std::vector<QPointer<QObject>> screens;
    const auto call = [&](const char* function, int pause) {
        QMetaObject::invokeMethod(app.window, function);
        auto* screen = stack->property("currentItem").value<QObject*>();
        if (stack->property("depth").toInt() > 1) screens.emplace_back(screen);
        QTest::qWait(pause);
    };
    for (const int pause : {0, 30, 120, 400}) {
        call("openSettings", pause);
        call("goBack", pause);
        call("openSettings", pause);
        call("openRecords", pause);
        call("openReplays", pause);
        call("goBack", pause);
        call("goHome", pause);
    }
    const auto all_gone = [&] {
        return std::all_of(screens.begin(), screens.end(), [](const auto& screen) { return !screen; });
    };
    CHECK(QTest::qWaitFor(all_gone, 2000));
    CHECK(app.window->property("visible").toBool());
    CHECK(stack->property("currentItem").value<QQuickItem*>()->opacity() == 1);
}

TEST_CASE("closing the desktop window exits from any screen and saves the game", "[window]") {
    Window app;
    REQUIRE(app.play("hex_trap", "standard", {0, 0}));
    QMetaObject::invokeMethod(app.window, "openPlay");
    app.settle();
    app.session().driver()->submit(app.session().driver()->match().moves().front());
    CHECK(app.window->close());
    CHECK_FALSE(app.window->isVisible());
    DiskFiles files;
    Notices notices;
    const auto games = SaveStore(files, app.folder.path(), notices).games();
    REQUIRE(games.size() == 1);
    CHECK(games[0].table.game == "hex_trap");
}

TEST_CASE("with two players face to face the menu faces the near end", "[window]") {
    Window app;
    app.parts.store.settings().setReducedMotion(true);
    for (const auto& [size, levels, turned] : {std::tuple{QSize(844, 390), std::vector{0, 0}, true},
                                               {QSize(1280, 800), {0, 0}, true},
                                               {QSize(390, 844), {0, 0}, false},
                                               {QSize(844, 390), {0, 2}, false}}) {
        CAPTURE(size.width(), size.height(), levels[1]);
        app.window->resize(size);
        REQUIRE(app.play("passed_trap", "classical", levels));
        QMetaObject::invokeMethod(app.window, "openPlay");
        app.settle();
        QMetaObject::invokeMethod(app.window, "goBack");
        REQUIRE(QTest::qWaitFor([&] { return tests::top_sheet(*app.window) != app.window->contentItem(); }));
        app.settle();
        const QQuickItem* go_on = nullptr;
        const QQuickItem* leave = nullptr;
        for (const QQuickItem* button : app.of_type("PushButton")) {
            if (button->property("text") == "Continue") go_on = button;
            if (button->property("text") == "Save and quit") leave = button;
        }
        REQUIRE(go_on);
        REQUIRE(leave);
        // The near end is at the right: the last button is there, and text runs upwards.
        const QPointF down = leave->mapToScene({0, 0}) - go_on->mapToScene({0, 0});
        CHECK((turned ? down.x() : down.y()) > 0);
        CHECK((turned ? down.y() : down.x()) == Approx(0).margin(1));
        const QPointF along = go_on->mapToScene({1, 0}) - go_on->mapToScene({0, 0});
        CHECK((turned ? -along.y() : along.x()) == Approx(1));
        app.session().close();
        QMetaObject::invokeMethod(app.window, "goHome");
        app.settle();
    }
}

namespace {

bool sheet_scrolls(Window& app) {
    const QQuickItem* scroll = nullptr;
    for (std::vector<QQuickItem*> left{tests::top_sheet(*app.window)}; !left.empty() && !scroll;) {
        QQuickItem* next = left.back();
        left.pop_back();
        if (next->inherits("QQuickFlickable")) scroll = next;
        for (QQuickItem* child : next->childItems())
            left.push_back(child);
    }
    REQUIRE(scroll);
    return scroll->property("contentHeight").toDouble() > scroll->height() + 1;
}

}

TEST_CASE("on a landscape phone the menu and the result fit the screen", "[window]") {
    Window app;
    app.parts.store.settings().setReducedMotion(true);
    app.window->resize(844, 390);
    REQUIRE(app.play("hex_trap", "standard", {0, 0}));
    QMetaObject::invokeMethod(app.window, "openPlay");
    app.settle();
    const auto sheet_is_open = [&] { return tests::top_sheet(*app.window) != app.window->contentItem(); };
    const auto look = [&](const char* sheet) {
        REQUIRE(QTest::qWaitFor(sheet_is_open, 3000));
        for (const char* language : {"en", "fr"})
            for (const double scale : {1.0, 1.5}) {
                CAPTURE(sheet, language, scale);
                app.parts.store.settings().setLanguage(language);
                app.parts.store.settings().setFontScale(scale);
                app.settle();
                CHECK_FALSE(sheet_scrolls(app));
            }
    };
    QMetaObject::invokeMethod(app.window, "goBack");
    look("menu");
    QTest::keyClick(app.window, Qt::Key_Escape);
    REQUIRE(QTest::qWaitFor([&] { return !sheet_is_open(); }, 1000));
    REQUIRE(submit(*app.session().driver(), "resign"));
    look("result");
}

TEST_CASE("on a landscape phone the result of a lost challenge fits, with the best so far", "[window]") {
    Window app;
    app.parts.store.settings().setReducedMotion(true);
    app.window->resize(844, 390);
    app.parts.store.records().add({.id = SaveStore::new_id(),
                                   .game = "passed_trap",
                                   .preset = "solitaire_madness",
                                   .opponents = Opponents::solo,
                                   .score = 7,
                                   .date = QDate::currentDate(),
                                   .challenge = QDate::currentDate()});
    REQUIRE(app.session().startDaily("passed_trap", "solitaire_madness"));
    QMetaObject::invokeMethod(app.window, "openPlay");
    app.let_sand_run_out();
    REQUIRE(app.session().result()->ending() != MatchResult::Ending::Open);
    REQUIRE_FALSE(app.session().result()->reason().isEmpty());
    REQUIRE(app.session().result()->challenge().size() == 3); // its day, its goal, and the best result
    REQUIRE(QTest::qWaitFor([&] { return tests::top_sheet(*app.window) != app.window->contentItem(); }));
    for (const char* language : {"en", "fr"}) {
        CAPTURE(language);
        app.parts.store.settings().setLanguage(language);
        app.parts.store.settings().setFontScale(1);
        app.settle();
        CHECK_FALSE(sheet_scrolls(app));
    }
}
