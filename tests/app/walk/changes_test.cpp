// Changes settings while a match, a lesson or a replay is open: the screen must then equal one opened with
// that setting.
#include "scene.h"
#include "window.h"

#include <QAccessible>
#include <QColor>
#include <QFont>
#include <QQuickImageProvider>

#include <functional>
#include <map>

using namespace trapbox;
using namespace trapbox::tests;

namespace {

// All visible and accessible properties, one item per line: type, geometry, text, colours, accessible name.
QStringList seen(const QQuickWindow& window) {
    QStringList lines;
    const std::function<void(QQuickItem*)> look = [&](QQuickItem* item) {
        if (!item->isVisible() || item->opacity() == 0) return;
        const QRectF place = item->mapRectToScene({0, 0, item->width(), item->height()});
        QString line = QString(item->metaObject()->className()).section("_QML", 0, 0);
        line += QString(" %1,%2 %3x%4")
                    .arg(qRound(place.x()))
                    .arg(qRound(place.y()))
                    .arg(qRound(place.width()))
                    .arg(qRound(place.height()));
        for (const char* name : {"text", "source", "color", "title"})
            if (const QVariant value = item->property(name); value.isValid()) line += "|" + value.toString();
        if (const QVariant font = item->property("font"); font.isValid())
            line += "|" + QString::number(font.value<QFont>().pixelSize());
        if (const auto* border = item->property("border").value<QObject*>())
            line += "|" + border->property("color").toString();
        if (auto* heard = QAccessible::queryAccessibleInterface(item))
            for (const auto what : {QAccessible::Name, QAccessible::Description})
                if (const QString text = heard->text(what); !text.isEmpty()) line += "|" + text;
        lines << line;
        for (QQuickItem* child : item->childItems())
            look(child);
    };
    look(window.contentItem());
    return lines;
}

// Painting pictures is slow, and their URLs identify them.
struct NoArt : QQuickImageProvider {
    NoArt() : QQuickImageProvider(Image) {}
    QImage requestImage(const QString&, QSize* size, const QSize&) override {
        *size = {1, 1};
        return QImage(1, 1, QImage::Format_ARGB32_Premultiplied);
    }
};

struct Change {
    const char* name;
    std::function<void(Window&)> make;
    std::function<void(Window&)> undo;
};

const std::vector<Change>& changes() {
    static const std::vector<Change> all{
        {"French", [](Window& app) { app.parts.store.settings().setLanguage("fr"); },
         [](Window& app) { app.parts.store.settings().setLanguage("en"); }},
        {"large text", [](Window& app) { app.parts.store.settings().setFontScale(1.4); },
         [](Window& app) { app.parts.store.settings().setFontScale(0); }},
        {"dark", [](Window& app) { app.parts.store.settings().setTheme("dark"); },
         [](Window& app) { app.parts.store.settings().setTheme("light"); }},
        {"high contrast", [](Window& app) { app.parts.store.settings().setTheme("contrast"); },
         [](Window& app) { app.parts.store.settings().setTheme("light"); }},
        {"turned", [](Window& app) { app.window->resize(844, 390); },
         [](Window& app) { app.window->resize(390, 844); }},
        {"left-handed", [](Window& app) { app.parts.store.settings().setLeftHanded(true); },
         [](Window& app) { app.parts.store.settings().setLeftHanded(false); }},
        {"screen reader", [](Window&) { QAccessible::setActive(true); },
         [](Window&) { QAccessible::setActive(false); }},
    };
    return all;
}

// The lines of `all` that are missing in `others`.
QString missing(QStringList all, const QStringList& others) {
    for (const QString& line : others)
        if (const qsizetype at = all.indexOf(line); at >= 0) all.removeAt(at);
    return all.join("\n    ");
}

void check(const QStringList& scenes) {
    Window app;
    app.engine.addImageProvider("art", new NoArt);
    app.parts.store.settings().setMuted(true);
    app.parts.store.settings().setLanguage("en");
    app.parts.store.settings().setTheme("light");
    app.window->resize(390, 844);
    shots::Stage stage(app.parts, *app.window);
    const auto open = [&](const shots::Scene& scene) {
        stage.home();
        app.session().set_seeds([seed = Seed{0}]() mutable { return ++seed; });
        scene.set(stage);
        stage.wait(60);
    };
    const auto look = [&] {
        app.settle();
        stage.wait(30); // for layout in the next event loop iteration
        app.settle();
        return seen(*app.window);
    };
    int opened = 0;
    for (const shots::Scene& scene : shots::all_scenes()) {
        if (!scenes.contains(scene.name)) continue;
        ++opened;
        open(scene); // the first time shows a guide
        std::map<QString, QStringList> expected;
        for (const Change& change : changes()) {
            // Scenes start at Home, which sets text size and handedness.
            const shots::Scene changed{scene.name, [&](shots::Stage& on) {
                                           change.make(app);
                                           app.settle();
                                           scene.set(on);
                                       }};
            open(changed);
            expected[change.name] = look();
            change.undo(app);
        }
        open(scene);
        const QStringList plain = look();
        for (const Change& change : changes()) {
            change.make(app);
            const QStringList found = look();
            change.undo(app);
            const QStringList after = look();
            INFO(scene.name.toStdString() << ", then " << change.name);
            INFO("should be:\n    " << missing(expected[change.name], found).toStdString());
            INFO("is:\n    " << missing(found, expected[change.name]).toStdString());
            const bool followed = found == expected[change.name];
            CHECK(followed);
            INFO("afterwards it should be:\n    " << missing(plain, after).toStdString());
            INFO("afterwards it is:\n    " << missing(after, plain).toStdString());
            const bool went_back = after == plain;
            CHECK(went_back);
        }
    }
    CHECK(opened == scenes.size());
}

}

TEST_CASE("The Passed-Trap applies every setting immediately", "[changes][walk]") {
    check({"passed_trap_lodged", "passed_trap_lesson"});
}
TEST_CASE("Booby-Trap applies every setting immediately", "[changes][walk]") {
    check({"booby_trap_buttons", "booby_trap_lesson"});
}
TEST_CASE("Trapdoor Checkers applies every setting immediately", "[changes][walk]") {
    check({"trapdoor_checkers_path", "trapdoor_checkers_lesson"});
}
TEST_CASE("Trap applies every setting immediately", "[changes][walk]") {
    check({"hex_trap_chosen", "hex_trap_lesson"});
}
TEST_CASE("a replay applies every setting immediately", "[changes][walk]") { check({"replay_over"}); }
