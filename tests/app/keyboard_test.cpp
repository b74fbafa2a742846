// The on-screen keyboard: the edited text field stays visible above it.
#include "on_screen_keyboard.h"
#include "window.h"

#include <algorithm>

using namespace trapbox;
using tests::Window;

namespace {

struct NameFields : Window {
    QPointingDevice* finger = QTest::createTouchDevice();
    OnScreenKeyboard* keyboard =
        engine.singletonInstance<OnScreenKeyboard*>(qmlTypeId("Trapbox", 1, 0, "OnScreenKeyboard"));

    explicit NameFields(QSize size) {
        parts.store.settings().setReducedMotion(true);
        window->resize(size);
        QMetaObject::invokeMethod(window, "openSetup", Q_ARG(QString, "booby_trap"));
        settle();
        REQUIRE(keyboard);
    }
    std::vector<QQuickItem*> fields() const { return of_type("TextEntry"); }
    QQuickItem* page() const { return of_type("Scroller").back(); }

    static QRectF place(const QQuickItem* item) {
        return item->mapRectToScene({0, 0, item->width(), item->height()});
    }
    void scroll_to(const QQuickItem* item) {
        const double below = place(item).bottom() + 20 - place(page()).bottom();
        page()->setProperty("contentY", std::max(0.0, page()->property("contentY").toDouble() + below));
        settle();
    }
};

}

TEST_CASE("the covered height depends on the keyboard's place in the window", "[keyboard]") {
    const QSizeF phone(390, 844);
    CHECK(covered_from_below({0, 544, 390, 300}, phone) == 300);
    CHECK(covered_from_below({0, 544, 390, 334}, phone) == 300); // with the strip of the home gesture
    CHECK(covered_from_below({}, phone) == 0);
    CHECK(covered_from_below({0, 544, 390, 300}, {390, 544}) == 0); // the window was made smaller
    CHECK(covered_from_below({60, 300, 270, 200}, phone) == 0);     // it floats
    CHECK(covered_from_below({290, 544, 100, 300}, phone) == 0);    // a tool in a corner
}

TEST_CASE("the edited name is visible above the keyboard, in portrait and landscape", "[keyboard]") {
    for (const auto& [size, covered] : {std::pair{QSize(390, 844), 336}, std::pair{QSize(360, 640), 270},
                                        std::pair{QSize(844, 390), 209}, std::pair{QSize(1280, 800), 380}}) {
        NameFields app(size);
        for (const double scale : {1.0, 1.5}) {
            app.parts.store.settings().setFontScale(scale);
            app.settle();
            REQUIRE_FALSE(app.fields().empty());
            for (QQuickItem* field : app.fields()) {
                app.keyboard->fake(0);
                app.settle();
                app.scroll_to(field);
                field->forceActiveFocus(Qt::MouseFocusReason);
                app.keyboard->fake(covered);
                app.settle();
                const QRectF seen = NameFields::place(field);
                CAPTURE(size.width(), size.height(), scale, seen.top(), seen.bottom());
                CHECK(seen.bottom() <= size.height() - covered);
                CHECK(seen.top() >= NameFields::place(app.page()).top());
            }
        }
    }
}

TEST_CASE("a page gets its full height back when the keyboard closes", "[keyboard]") {
    NameFields app({390, 844});
    const double whole = app.page()->height();
    const auto play = [&] {
        const auto buttons = app.of_type("PushButton");
        return std::any_of(buttons.begin(), buttons.end(),
                           [](const QQuickItem* button) { return button->property("text") == "Play"; });
    };
    CHECK(play());
    app.keyboard->fake(55); // of a keyboard with keys only a bar of shortcuts is shown
    app.settle();
    CHECK(app.page()->height() == whole - 55);
    CHECK(play());
    app.keyboard->fake(300);
    app.settle();
    CHECK(app.page()->height() < whole - 200);
    CHECK_FALSE(play()); // the room is the names'
    app.keyboard->fake(0);
    app.settle();
    CHECK(app.page()->height() == whole);
}

TEST_CASE("a tap on a name starts editing, a scroll does not", "[keyboard]") {
    NameFields app({390, 844});
    QQuickItem* field = app.fields().front();
    app.page()->setProperty("contentY", 0);
    app.scroll_to(field);
    const double before = app.page()->property("contentY").toDouble();
    QPoint at = NameFields::place(field).center().toPoint();

    QTest::touchEvent(app.window, app.finger).press(0, at, app.window);
    for (int step = 0; step < 12; ++step) {
        at.ry() -= 8;
        QTest::qWait(10);
        QTest::touchEvent(app.window, app.finger).move(0, at, app.window);
    }
    QTest::touchEvent(app.window, app.finger).release(0, at, app.window);
    QTest::qWait(50);
    CHECK(app.page()->property("contentY").toDouble() > before + 20);
    CHECK_FALSE(field->hasActiveFocus());

    QTest::qWait(1500); // until the page has come to rest
    app.page()->setProperty("contentY", before);
    app.settle();
    at = NameFields::place(field).center().toPoint();
    QTest::touchEvent(app.window, app.finger).press(0, at, app.window);
    QTest::touchEvent(app.window, app.finger).release(0, at, app.window);
    CHECK(field->hasActiveFocus());
    QTest::keyClick(app.window, Qt::Key_A);
    CHECK(field->property("text").toString().contains('a'));
}
