// The frame shared by all screens except Home and Play.
#include "art/art_provider.h"
#include "art/surfaces.h"
#include "window.h"

#include <QQmlExpression>
#include <QQmlProperty>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

using namespace trapbox;
using tests::Window;

namespace {

// WCAG 2: relative luminance, 0 … 1.
double luminance(const QColor& colour) {
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

struct CountedArt : ArtProvider {
    int& woods;
    explicit CountedArt(int& count) : woods(count) {}
    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override {
        if (id.startsWith("beech") || id.startsWith("walnut")) ++woods;
        return ArtProvider::requestImage(id, size, requested);
    }
};

}

TEST_CASE("text on wood has enough contrast everywhere", "[page]") {
    Window app;
    QMetaObject::invokeMethod(app.window, "openSettings");
    const auto texts = app.of_type("PlainText");
    const auto title = std::find_if(texts.begin(), texts.end(),
                                    [](auto* item) { return item->property("text") == "Settings"; });
    REQUIRE(title != texts.end());
    for (const auto& [look, wood] :
         {std::pair{"light", Surface::beech}, std::pair{"dark", Surface::walnut}}) {
        app.parts.store.settings().setTheme(look);
        const auto ink = (*title)->property("color").value<QColor>();
        const QImage grain = paint_surface(wood, {640, 640}, 1, 7);
        double least = 21;
        for (int y = 0; y < grain.height(); ++y)
            for (int x = 0; x < grain.width(); ++x)
                least = std::min(least, contrast(ink, grain.pixelColor(x, y)));
        CAPTURE(look);
        CHECK(least >= 4.5);
    }
}

TEST_CASE("every control has an outline that contrasts with its background", "[page]") {
    Window app;
    app.parts.store.settings().setReducedMotion(true);
    const auto colour = [&](const char* name) {
        QQmlExpression theme(QQmlEngine::contextForObject(app.window), app.window, QString("Theme.") + name);
        const auto found = theme.evaluate().value<QColor>();
        REQUIRE(found.isValid());
        return found;
    };
    // WCAG 2.1, 1.4.11: 3 : 1 against the adjacent colours.
    const auto look = [&](const QQuickItem* control, const char* part, const char* property) {
        const auto* item = part ? control->property(part).value<QQuickItem*>() : control;
        REQUIRE(item);
        CAPTURE(app.parts.store.settings().theme().toStdString(), control->metaObject()->className());
        for (const char* ground : {"page", "card"})
            CHECK(contrast(QQmlProperty::read(item, property).value<QColor>(), colour(ground)) >= 3);
    };
    std::map<std::string, int> looked; // by type, on both screens
    const auto all = [&](const char* type) {
        const auto found = app.of_type(type);
        looked[type] += static_cast<int>(found.size());
        return found;
    };
    for (const char* screen : {"openSettings", "openSetup"}) {
        QMetaObject::invokeMethod(app.window, "goHome");
        if (screen == std::string("openSetup"))
            QMetaObject::invokeMethod(app.window, screen, Q_ARG(QString, "booby_trap"));
        else
            QMetaObject::invokeMethod(app.window, screen);
        QTest::qWait(100);
        for (const char* name : {"light", "dark", "contrast"}) {
            app.parts.store.settings().setTheme(name);
            CHECK(contrast(colour("outline"), colour("cardPressed")) >= 3);
            for (const QQuickItem* chip : all("Chip"))
                look(chip, "background", "border.color");
            for (const QQuickItem* variant : all("Choosable"))
                look(variant, "background", "border.color");
            for (const QQuickItem* button : all("IconButton"))
                if (button->property("framed").toBool()) look(button, "background", "border.color");
            for (const QQuickItem* toggle : all("Toggle"))
                look(toggle, "indicator", "border.color");
            for (const QQuickItem* slide : all("Slide"))
                look(slide, "background", "color");
            for (const QQuickItem* entry : all("TextEntry"))
                for (const QQuickItem* frame : entry->childItems())
                    if (frame->inherits("QQuickRectangle")) look(frame, nullptr, "border.color");
        }
    }
    for (const auto& [type, count] : looked) {
        CAPTURE(type);
        CHECK(count > 0);
    }
}

TEST_CASE("on a landscape phone Setup uses the full height and Play is in the title bar", "[page]") {
    Window app;
    app.window->resize(844, 390);
    QMetaObject::invokeMethod(app.window, "openSetup", Q_ARG(QString, "trapdoor_checkers"));
    QTest::qWait(400);
    const auto play = [&] {
        std::vector<QQuickItem*> seen;
        for (QQuickItem* button : app.of_type("PushButton"))
            if (button->property("text") == "Play") seen.push_back(button);
        REQUIRE(seen.size() == 1);
        return seen[0]->mapRectToScene({0, 0, seen[0]->width(), seen[0]->height()});
    };
    const auto list = [&] {
        const auto lists = app.of_type("Scroller");
        return lists.back()->mapRectToScene({0, 0, lists.back()->width(), lists.back()->height()});
    };
    CHECK(play().bottom() <= list().top());
    CHECK(list().height() > 0.8 * 390);
    app.window->resize(390, 844);
    app.settle();
    CHECK(play().top() >= list().bottom()); // by the thumb
}

TEST_CASE("the wood is painted once for all screens, also after scrolling and rotating", "[window][page]") {
    int woods = 0;
    Window app;
    app.parts.store.settings().setReducedMotion(true);
    app.engine.addImageProvider("art", new CountedArt(woods));
    app.parts.store.settings().setTheme("dark");
    for (const char* screen : {"openSettings", "openRecords", "openReplays", "openSettings"}) {
        QMetaObject::invokeMethod(app.window, screen);
        QTest::qWait(100);
    }
    const auto scrolls = app.of_type("Scroller");
    REQUIRE(scrolls.size() == 1);
    for (const int y : {40, 80, 120}) {
        scrolls.front()->setProperty("contentY", y);
        app.settle();
    }
    app.window->resize(844, 390);
    app.settle();
    QTest::qWait(300);
    CHECK(woods <= 1); // none where a test before this one has had it painted
}

TEST_CASE("an idle page renders no frame in three seconds", "[window][page]") {
    Window app;
    QMetaObject::invokeMethod(app.window, "openSettings");
    QTest::qWait(1500);
    CHECK(app.frames_in(3000) == 0);
}

TEST_CASE("a page scrolls with keys and shows the focused control", "[window][page]") {
    Window app;
    app.parts.store.settings().setReducedMotion(true);
    QMetaObject::invokeMethod(app.window, "openHowTo", Q_ARG(QString, "passed_trap"));
    app.settle();
    QQuickItem* scroll = app.of_type("Scroller").back();
    const double most = scroll->property("contentHeight").toDouble() - scroll->height();
    REQUIRE(most > scroll->height());
    const auto at = [&](Qt::Key key) {
        QTest::keyClick(app.window, key);
        return scroll->property("contentY").toDouble();
    };
    CHECK(at(Qt::Key_Up) == 0); // it is there already
    CHECK(at(Qt::Key_Down) == 48);
    CHECK(at(Qt::Key_PageDown) == scroll->height()); // the last line is now the first
    CHECK(at(Qt::Key_PageUp) == 48);
    CHECK(at(Qt::Key_End) == Approx(most));
    CHECK(at(Qt::Key_Down) == Approx(most));
    QTest::keyClick(app.window, Qt::Key_Tab); // Back, above the page
    CHECK(at(Qt::Key_Up) == Approx(most - 48));
    CHECK(at(Qt::Key_Tab) < 100); // “Learn by playing”, at the beginning
    CHECK(at(Qt::Key_Home) == 0);
}

TEST_CASE("a pressed control does not scroll away", "[window][page]") {
    Window app;
    app.parts.store.settings().setReducedMotion(true);
    QMetaObject::invokeMethod(app.window, "openSettings");
    app.settle();
    QQuickItem* scroll = app.of_type("Scroller").back();
    const QQuickItem* toggle = app.of_type("Toggle").front();
    // Half of the control is below the page.
    const double shown = toggle->mapToItem(scroll, {0, toggle->height() / 2}).y() - scroll->height();
    scroll->setProperty("contentY", shown);
    const QPoint edge = scroll->mapToScene({scroll->width() / 2, scroll->height() - 4}).toPoint();
    const bool before = toggle->property("checked").toBool();
    QTest::mousePress(app.window, Qt::LeftButton, {}, edge);
    CHECK(scroll->property("contentY").toDouble() == shown);
    QTest::mouseRelease(app.window, Qt::LeftButton, {}, edge);
    CHECK(toggle->property("checked").toBool() != before);
}

TEST_CASE("the vibration setting is hidden on devices without a vibrator", "[window][settings]") {
    Window app;
    REQUIRE_FALSE(app.parts.feedback.hasHaptics()); // no motor in a desktop
    QMetaObject::invokeMethod(app.window, "openSettings");
    app.settle();
    QStringList asked;
    for (const QQuickItem* label : app.of_type("Label"))
        asked << label->property("text").toString();
    CHECK(asked.contains("Appearance"));
    CHECK_FALSE(asked.contains("Vibration"));
}
