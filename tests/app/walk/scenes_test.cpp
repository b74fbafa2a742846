// Visits every scene once and checks it: layout in both languages, at all sizes, with the largest text and
// around a notch; accessible names, the Tab order and Esc; and no Qt warnings. Setting a scene up is slow, so
// all checks share it.
#include "games/booby_trap/view.h"
#include "layout.h"
#include "reach.h"
#include "safe_area.h"
#include "scene.h"
#include "window.h"

#include <QQuickImageProvider>

#include <map>

using namespace trapbox;
using namespace trapbox::tests;

namespace {

const QSize kSizes[] = {{1024, 1366}, {1280, 800}, {800, 1280}, {844, 390}, {360, 640}, {390, 844}};
const QSize kPhone = {390, 844}; // scenes are set up in this size

// Painting pictures is slow, and they have no text.
struct NoArt : QQuickImageProvider {
    NoArt() : QQuickImageProvider(Image) {}
    QImage requestImage(const QString&, QSize* size, const QSize&) override {
        *size = {1, 1};
        return QImage(1, 1, QImage::Format_ARGB32_Premultiplied);
    }
};

// Where each flaw is: "fr 360x640 ×1.5".
using Found = std::map<std::pair<QString, QString>, QStringList>;

struct SceneWalk : Window {
    Settings& settings = parts.store.settings();
    shots::Stage stage{parts, *window};
    SafeArea* safe_area = engine.singletonInstance<SafeArea*>(qmlTypeId("Trapbox", 1, 0, "SafeArea"));
    QStringList warnings; // such as binding loops
    Found found;

    SceneWalk() {
        engine.addImageProvider("art", new NoArt);
        QObject::connect(&engine, &QQmlEngine::warnings, &engine, [this](const QList<QQmlError>& errors) {
            for (const QQmlError& error : errors)
                warnings << error.toString();
        });
        settings.setMuted(true);
        REQUIRE(safe_area);
    }

    void check_layout(QSize size, const QMargins& margins = {}) {
        window->resize(size);
        settle();
        std::vector<Flaw> flaws = layout_flaws(*window, margins);
        if (!flaws.empty()) { // a list creates delegates ahead, outside its view, and places them with the
                              // next frame
            settle();
            flaws = layout_flaws(*window, margins);
        }
        for (const Flaw& flaw : flaws)
            found[{flaw.what, flaw.where}] << QString("%1 %2x%3 ×%4%5")
                                                  .arg(settings.language())
                                                  .arg(size.width())
                                                  .arg(size.height())
                                                  .arg(settings.fontScale())
                                                  .arg(margins.isNull() ? "" : " notch");
    }

    void check_all_sizes(const QString& language, const std::vector<double>& scales) {
        settings.setLanguage(language);
        for (const double scale : scales) {
            settings.setFontScale(scale);
            for (const QSize& size : kSizes)
                check_layout(size);
        }
        settings.setFontScale(1.0);
    }

    // A phone with a notch above and the strip of the home gesture below.
    void check_notch() {
        for (const auto& [size, margins] : {std::pair{QSize(844, 390), QMargins(47, 0, 47, 21)},
                                            std::pair{kPhone, QMargins(0, 47, 0, 34)}}) {
            safe_area->fake(margins);
            check_layout(size, margins);
        }
        safe_area->fake({});
    }

    // The depth of the stack of screens.
    static int screens(const QQuickItem& item) {
        if (item.inherits("QQuickStackView")) return item.property("depth").toInt();
        int depth = 0;
        for (const QQuickItem* child : item.childItems())
            depth = std::max(depth, screens(*child));
        return depth;
    }

    // Esc closes the sheet or the replay of a trip, opens the board's menu or leaves the screen.
    bool esc_goes_back() {
        const QQuickItem* top = top_sheet(*window);
        const int before = screens(*window->contentItem());
        const auto sees_trip = [&] {
            const auto* tray = qobject_cast<BoobyTrapView*>(session().view());
            return tray && tray->again();
        };
        const bool saw_trip = sees_trip();
        stage.key(Qt::Key_Escape);
        if (saw_trip) return !sees_trip() && top_sheet(*window) == top; // that and no more
        return top_sheet(*window) != top || screens(*window->contentItem()) < before;
    }

    QStringList unreachable(const QString& scene) {
        settle();
        QStringList flaws = inaccessible(*window) + tab_flaws(*window);
        // On Home there is nothing to go back to.
        const bool at_home = scene == "home" || scene == "home_games" || scene == "home_notice";
        if (!at_home && !esc_goes_back()) flaws << "Esc does nothing";
        return flaws;
    }

    void check(const shots::Scene& scene) {
        settings.setLanguage("fr");
        stage.home();
        scene.set(stage);
        found.clear();
        warnings.clear();
        check_all_sizes("fr", {1.0, 1.5});
        check_notch();
        // Boards are checked with large English only. Normal English text is skipped to save time.
        check_all_sizes("en", session().driver() ? std::vector{1.5} : std::vector{1.0, 1.5});
        std::string flaws;
        for (const auto& [flaw, places] : found)
            flaws += QString("“%1” %2 at %3\n").arg(flaw.second, flaw.first, places.join(", ")).toStdString();
        UNSCOPED_INFO(scene.name.toStdString() << ": " << flaws);
        CHECK(flaws.empty());
        const std::string unreached = unreachable(scene.name).join('\n').toStdString();
        UNSCOPED_INFO(scene.name.toStdString() << ": " << unreached);
        CHECK(unreached.empty());
        const std::string warned = warnings.join('\n').toStdString();
        UNSCOPED_INFO(scene.name.toStdString() << ": " << warned);
        CHECK(warned.empty());
    }
};

void walk(const std::vector<shots::Scene>& scenes) {
    SceneWalk walker;
    const char* only = std::getenv("TRAPBOX_SCENE"); // part of a scene's name: only these
    for (const shots::Scene& scene : scenes)
        if (!only || scene.name.contains(only)) walker.check(scene);
}

}

TEST_CASE("every screen outside the boards has room for its words, and keys and screen readers reach it",
          "[layout][reach][walk]") {
    walk(shots::shell_scenes());
    walk(shots::puzzle_scenes());
    walk(shots::review_scenes());
}
TEST_CASE("every screen of The Passed-Trap has room for its words, and keys and screen readers reach it",
          "[layout][reach][walk]") {
    walk(shots::passed_trap_scenes());
}
TEST_CASE("every screen of Booby-Trap has room for its words, and keys and screen readers reach it",
          "[layout][reach][walk]") {
    walk(shots::booby_trap_scenes());
}
TEST_CASE("every screen of Trapdoor Checkers has room for its words, and keys and screen readers reach it",
          "[layout][reach][walk]") {
    walk(shots::trapdoor_checkers_scenes());
}
TEST_CASE("every screen of Trap has room for its words, and keys and screen readers reach it",
          "[layout][reach][walk]") {
    walk(shots::hex_trap_scenes());
}
