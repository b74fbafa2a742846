// Checks every scene for screen readers and keyboards: everything is accessible, Tab reaches all controls,
// and Esc closes the topmost sheet or screen.
#include "games/booby_trap/view.h"
#include "layout.h"
#include "reach.h"
#include "scene.h"
#include "window.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>

#include <functional>

using namespace trapbox;
using namespace trapbox::tests;

namespace {

// Runs a check in every scene and reports the flaws with the scene's name.
void in_every_scene(const std::function<QStringList(shots::Stage&, const QString&)>& look) {
    Window app;
    app.parts.store.settings().setMuted(true);
    app.parts.store.settings().setLanguage("en");
    shots::Stage stage(app.parts, *app.window);
    const char* only = std::getenv("TRAPBOX_SCENE"); // part of a scene's name: only these
    for (const shots::Scene& scene : shots::all_scenes()) {
        if (only && !scene.name.contains(only)) continue;
        stage.home();
        scene.set(stage);
        app.settle();
        for (const QString& flaw : look(stage, scene.name))
            FAIL_CHECK(scene.name.toStdString() << ": " << flaw.toStdString());
    }
}

// The depth of the stack of screens.
int screens(const QQuickItem& item) {
    if (item.inherits("QQuickStackView")) return item.property("depth").toInt();
    int found = 0;
    for (const QQuickItem* child : item.childItems())
        found = std::max(found, screens(*child));
    return found;
}

// Esc closes the sheet or the replay of a trip, opens the board's menu or leaves the screen.
bool esc_goes_back(shots::Stage& stage) {
    const QQuickItem* top = top_sheet(stage.window());
    const int before = screens(*stage.window().contentItem());
    const auto sees_trip = [&] {
        const auto* tray = qobject_cast<BoobyTrapView*>(stage.parts().session.view());
        return tray && tray->again();
    };
    const bool saw_trip = sees_trip();
    stage.key(Qt::Key_Escape);
    if (saw_trip) return !sees_trip() && top_sheet(stage.window()) == top; // that and no more
    return top_sheet(stage.window()) != top || screens(*stage.window().contentItem()) < before;
}

std::string look_at(const QByteArray& content, QStringList (*look)(QQuickWindow&)) {
    QQmlEngine engine;
    QQmlComponent component(&engine);
    component.setData("import QtQuick\nimport QtQuick.Window\nimport QtQuick.Templates as T\n"
                      "Window { width: 300; height: 300; visible: true; " +
                          content + "}",
                      {});
    const std::unique_ptr<QObject> made(component.create());
    INFO(component.errorString().toStdString());
    auto* window = qobject_cast<QQuickWindow*>(made.get());
    REQUIRE(window != nullptr);
    QTest::qWait(50);
    return look(*window).join(";").toStdString();
}

}

TEST_CASE("items without an accessible name are found", "[reach]") {
    CHECK(look_at("T.Button { width: 50; height: 50; text: 'Play' }", inaccessible) == "");
    CHECK(look_at("T.Button { width: 50; height: 50 }", inaccessible) ==
          "QQuickButton has no name;QQuickButton is not accessible");
    CHECK(look_at("Text { text: 'Three left' }", inaccessible) == "the text “Three left” is not accessible");
    CHECK(look_at("Item { activeFocusOnTab: true; width: 9; height: 9 }", inaccessible) ==
          "QQuickItem has no role;QQuickItem is not accessible");
}

TEST_CASE("items that Tab does not reach are found", "[reach]") {
    const QByteArray two =
        "T.Button { text: 'A'; width: 50; height: 50 } T.Button { text: 'B'; x: 60; width: 50; height: 50";
    CHECK(look_at(two + "}", tab_flaws) == "");
    CHECK(look_at(two + "; focusPolicy: Qt.NoFocus }", tab_flaws) == "no key comes to “B”");
    CHECK(look_at(two + "; Keys.onTabPressed: {} }", tab_flaws) ==
          "Tab goes round from “A” but comes back to “B”");
}

TEST_CASE("focused items scrolled out of view are found", "[reach]") {
    const QByteArray list =
        "Flickable { width: 200; height: 200; contentHeight: 400; contentY: at; "
        "T.Button { text: 'A'; width: 50; height: 50 } T.Button { text: 'B'; y: 180; width: 50; height: 50 } "
        "readonly property int at: ";
    CHECK(look_at(list + "0 }", tab_flaws) == "“B” has the keyboard and is not seen");
    CHECK(look_at(list + "9 }", tab_flaws).find("“A” has the keyboard and is not seen") == 0);
    CHECK(look_at("Flickable { width: 200; height: 200; T.Button { text: 'A'; width: 50; height: 900 } }",
                  tab_flaws) == "");
}

TEST_CASE("every screen and board has accessible names, is reachable with Tab and closes with Esc",
          "[reach][walk]") {
    in_every_scene([](shots::Stage& stage, const QString& scene) {
        QStringList flaws = inaccessible(stage.window()) + tab_flaws(stage.window());
        // On Home there is nothing to go back to.
        const bool at_home = scene == "home" || scene == "home_games" || scene == "home_notice";
        if (!at_home && !esc_goes_back(stage)) flaws << "Esc does nothing";
        return flaws;
    });
}
