// Checks the layout of all scenes, in both languages, at all sizes and with the largest text: no cut-off or
// covered text, no small touch targets, no Qt warnings.
#include "layout.h"
#include "safe_area.h"
#include "scene.h"
#include "window.h"

#include <QQuickImageProvider>

#include <map>

using namespace trapbox;
using namespace trapbox::tests;

namespace {

// The smallest is last, because the next scene is prepared in it, which is fastest.
const QSize kSizes[] = {{1024, 1366}, {1280, 800}, {800, 1280}, {844, 390}, {390, 844}, {360, 640}};

// Painting pictures is slow, and they have no text.
struct NoArt : QQuickImageProvider {
    NoArt() : QQuickImageProvider(Image) {}
    QImage requestImage(const QString&, QSize* size, const QSize&) override {
        *size = {1, 1};
        return QImage(1, 1, QImage::Format_ARGB32_Premultiplied);
    }
};

// Where each flaw is: "360x640 ×1.5".
using Found = std::map<std::pair<QString, QString>, QStringList>;

using Look = void (*)(Window& app, Found& found);

void look_at(Window& app, QSize size, const QMargins& margins, Found& found) {
    app.window->resize(size);
    app.settle();
    const double scale = app.parts.store.settings().fontScale();
    const QString where = QString("%1x%2 ×%3").arg(size.width()).arg(size.height()).arg(scale);
    std::vector<Flaw> flaws = layout_flaws(*app.window, margins);
    if (!flaws.empty()) { // a list creates delegates ahead, outside its view, and places them with the next
                          // frame
        app.settle();
        flaws = layout_flaws(*app.window, margins);
    }
    for (const Flaw& flaw : flaws)
        found[{flaw.what, flaw.where}] << where;
}

void look_at_all_sizes(Window& app, Found& found) {
    Settings& settings = app.parts.store.settings();
    // Boards are checked with large English and normal French text. Normal English text is skipped to save
    // time.
    const bool large_only = app.session().driver() && settings.language() == "en";
    for (const double scale : large_only ? std::vector{1.5} : std::vector{1.0, 1.5}) {
        settings.setFontScale(scale);
        for (const QSize& size : kSizes)
            look_at(app, size, {}, found);
    }
}

// A phone with a notch above and the strip of the home gesture below.
void look_around_notch(Window& app, Found& found) {
    auto* safe_area = app.engine.singletonInstance<SafeArea*>(qmlTypeId("Trapbox", 1, 0, "SafeArea"));
    REQUIRE(safe_area);
    for (const auto& [size, margins] : {std::pair{QSize(844, 390), QMargins(47, 0, 47, 21)},
                                        std::pair{QSize(390, 844), QMargins(0, 47, 0, 34)}}) {
        safe_area->fake(margins);
        look_at(app, size, margins, found);
    }
}

std::string report(const QString& scene, const QString& language, const Found& found) {
    QString all;
    for (const auto& [flaw, places] : found)
        all += QString("%1 %2: “%3” %4 at %5\n")
                   .arg(scene, language, flaw.second, flaw.first, places.join(", "));
    return all.toStdString();
}

void walk(const QString& language, Look look) {
    Window app;
    app.engine.addImageProvider("art", new NoArt);
    QStringList warned; // warnings, such as binding loops
    QObject::connect(&app.engine, &QQmlEngine::warnings, &app.engine, [&](const QList<QQmlError>& warnings) {
        for (const QQmlError& warning : warnings)
            warned << warning.toString();
    });
    app.parts.store.settings().setMuted(true);
    app.parts.store.settings().setLanguage(language);
    shots::Stage stage(app.parts, *app.window);
    const char* only = std::getenv("TRAPBOX_SCENE"); // part of a scene's name: only these
    for (const shots::Scene& scene : shots::all_scenes()) {
        if (only && !scene.name.contains(only)) continue;
        stage.home();
        scene.set(stage);
        Found found;
        look(app, found);
        UNSCOPED_INFO(report(scene.name, language, found));
        CHECK(found.empty());
        UNSCOPED_INFO(scene.name.toStdString() + ": " + warned.join('\n').toStdString());
        CHECK(warned.isEmpty());
        warned.clear();
    }
}

}

TEST_CASE("every screen and board has room for its English words", "[layout][walk]") {
    walk("en", look_at_all_sizes);
}
TEST_CASE("every screen and board has room for its French words", "[layout][walk]") {
    walk("fr", look_at_all_sizes);
}
TEST_CASE("no text or touch target is below a notch", "[layout][walk]") { walk("fr", look_around_notch); }
