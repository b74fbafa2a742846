// Tests of the layout checker: small windows with one flaw each, and one without.
#include "layout.h"
#include "test.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <memory>

using namespace trapbox::tests;

namespace {

std::string flaws_of(const QByteArray& content) {
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
    std::string all;
    for (const Flaw& flaw : layout_flaws(*window))
        all += (flaw.what + ": " + flaw.where + "\n").toStdString();
    return all;
}

}

TEST_CASE("a window with enough room has no layout flaw", "[layout]") {
    CHECK(flaws_of("Column { Text { text: 'one' } Text { text: 'two' }"
                   " T.Button { width: 48; height: 48; Text { text: 'B' } } }") == "");
}

TEST_CASE("cut-off text is found", "[layout]") {
    CHECK(flaws_of("Text { width: 40; elide: Text.ElideRight; text: 'far too long' }") ==
          "elided: far too long\n");
    CHECK(flaws_of("Text { width: 120; wrapMode: Text.WordWrap; maximumLineCount: 1; text: 'one two three "
                   "four five six' }") == "elided: one two three four five six\n");
    CHECK(flaws_of("Text { width: 40; text: 'far too long' }") == "larger than its place: far too long\n");
    CHECK(flaws_of(
              "Text { width: 90; height: 20; wrapMode: Text.WordWrap; text: 'one two three four five' }") ==
          "larger than its place: one two three four five\n");
}

TEST_CASE("text outside the window, a card or a clipping item is found", "[layout]") {
    CHECK(flaws_of("Text { x: 290; text: 'outside' }") == "cut off: outside\n");
    CHECK(flaws_of("Item { width: 30; height: 90; clip: true; Text { text: 'clipped' } }") ==
          "cut off: clipped\n");
    CHECK(flaws_of("Rectangle { width: 30; height: 90; color: 'tan'; Text { text: 'wide words' } }") ==
          "outside its card: wide words\n");
}

TEST_CASE("text that can be scrolled into view is accepted, other hidden text is not", "[layout]") {
    CHECK(flaws_of("Flickable { width: 200; height: 100; contentHeight: 500; clip: true; Text { y: 450; "
                   "text: 'below' } }") == "");
    CHECK(flaws_of("Flickable { width: 200; height: 100; contentHeight: 300; clip: true; Text { y: 450; "
                   "text: 'below' } }") == "cut off: below\n");
    CHECK(flaws_of("Flickable { width: 200; height: 100; contentHeight: 300; clip: true; Text { x: 190; "
                   "text: 'aside' } }") == "cut off: aside\n");
    // Items scrolled out of view overlap nothing.
    CHECK(flaws_of("Flickable { width: 200; height: 100; contentHeight: 300; clip: true; Text { y: 150; "
                   "text: 'below' } }"
                   "Text { y: 150; text: 'footer' }") == "");
}

TEST_CASE("overlapping texts are found, unless one is covered or invisible", "[layout]") {
    CHECK(flaws_of("Text { text: 'under' } Text { x: 5; y: 4; text: 'over' }") == "overlaps “over”: under\n");
    CHECK(flaws_of("Text { text: 'under' } Text { visible: false; text: 'hidden' } Text { opacity: 0; text: "
                   "'clear' }") == "");
    CHECK(flaws_of("Text { text: 'under' } Rectangle { color: 'tan'; width: 100; height: 90; Text { text: "
                   "'card' } }") == "");
    CHECK(flaws_of(
              "Text { text: 'quite long words' } Rectangle { x: 30; color: 'tan'; width: 40; height: 90 }") ==
          "half covered: quite long words\n");
    // Painted first because of its z, the card covers nothing.
    CHECK(flaws_of("Text { text: 'above' } Rectangle { z: -1; color: 'tan'; width: 20; height: 90 }") == "");
}

TEST_CASE("touch targets that are too small are found", "[layout]") {
    CHECK(flaws_of("T.Button { width: 47; height: 60; text: 'slim' }") ==
          "too small for a finger: 47×60: slim\n");
    CHECK(flaws_of("MouseArea { width: 60; height: 20 }") ==
          "too small for a finger: 60×20: QQuickMouseArea\n");
    CHECK(flaws_of("T.Button { x: 280; width: 60; height: 60; text: 'aside' }") ==
          "cannot be touched: off the screen: aside\n");
    CHECK(flaws_of("T.Button { width: 60; height: 60; text: 'A' } T.Button { x: 40; width: 60; height: 60; "
                   "text: 'B' }") == "covers “A”: B\n");
}

TEST_CASE("items behind a sheet are ignored, the sheet is checked", "[layout]") {
    CHECK(flaws_of("Text { width: 20; text: 'too long' }"
                   "T.Popup { visible: true; modal: true; width: 200; height: 200; contentItem: Item {"
                   " Text { width: 40; text: 'in the sheet' } } }") ==
          "larger than its place: in the sheet\n");
}
