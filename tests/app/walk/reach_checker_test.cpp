// Tests of the reach checker: small windows with one flaw each, and some without.
#include "reach.h"
#include "test.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <memory>

using namespace trapbox::tests;

namespace {

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
