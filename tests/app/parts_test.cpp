// Tests of single controls from qml/parts.
#include "item_type.h"
#include "table.h"
#include "test.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <memory>

using namespace trapbox;

namespace {

QStringList warnings;

struct Part : tests::Table {
    QQmlEngine engine;
    std::unique_ptr<QQuickItem> item;

    explicit Part(const QByteArray& qml) {
        warnings.clear();
        m_before = qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& text) {
            if (type == QtWarningMsg) warnings << text;
        });
        parts.attach(engine);
        QQmlComponent component(&engine);
        component.setData("import QtQuick\nimport Trapbox\nimport Trapbox.HexTrap\n" + qml, {});
        item.reset(qobject_cast<QQuickItem*>(component.create()));
        INFO(component.errorString().toStdString());
        REQUIRE(item);
    }
    ~Part() { qInstallMessageHandler(m_before); }

  private:
    QtMessageHandler m_before;
};

QQuickItem* label_in(QQuickItem& item) {
    if (item.inherits("QQuickText")) return &item;
    for (QQuickItem* child : item.childItems())
        if (QQuickItem* found = label_in(*child)) return found;
    return nullptr;
}

}

TEST_CASE("a button's width follows its text", "[parts]") {
    Part part("PushButton { text: \"1×\" }");
    const QQuickItem* label = label_in(*part.item);
    REQUIRE(label);
    for (const char* text : {"Solitaire Reflected, and more", "0.25×", "Solitaire Reflected"}) {
        part.item->setProperty("text", text);
        CAPTURE(text);
        CHECK(label->property("lineCount") == 1);
        CHECK(part.item->width() >= label->implicitWidth());
        CHECK(part.item->width() <= label->implicitWidth() + 48);
    }
    part.item->setProperty("glyph", "check");
    CHECK(label->property("lineCount") == 1);
    CHECK(part.item->width() >= label->implicitWidth() + 24);
    CHECK(warnings.join("\n").toStdString() == "");
}

TEST_CASE("a narrow button wraps its text", "[parts]") {
    Part part("PushButton { width: 120; text: \"Copy as PDN (after the game)\" }");
    CHECK(label_in(*part.item)->property("lineCount").toInt() > 1);
    CHECK(label_in(*part.item)->width() <= 120);
    CHECK(part.item->height() >= label_in(*part.item)->height());
    CHECK(warnings.join("\n").toStdString() == "");
}

TEST_CASE("a player's piece is left of the name, or right of it in left-handed mode", "[parts]") {
    Part part("SeatStrip { table: Session.table; width: 300; height: 60 }");
    const bool left = GENERATE(false, true);
    part.parts.store.settings().setLeftHanded(left);
    const QQuickItem* piece = nullptr;
    for (const QQuickItem* child : part.item->childItems())
        if (tests::is_type(child, "Art")) piece = child;
    REQUIRE(piece);
    const double name = label_in(*part.item)->mapToItem(part.item.get(), {0, 0}).x();
    CHECK((piece->x() > name) == left);
}

TEST_CASE("Space, Return and Enter press the focused control", "[parts]") {
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter}) {
        CAPTURE(key);
        Part part("ChoiceRow { property int got: -1; choices: [\"One\", \"Two\"]; onChosen: index => got = "
                  "index }");
        QQuickWindow window;
        part.item->setParentItem(window.contentItem());
        window.show();
        REQUIRE(QTest::qWaitForWindowExposed(&window));
        QQuickItem* two = nullptr;
        for (QQuickItem* chip : part.item->childItems().at(1)->childItems())
            if (chip->property("text") == "Two") two = chip;
        REQUIRE(two);
        window.requestActivate();
        two->forceActiveFocus();
        QTest::keyClick(&window, key);
        CHECK(part.item->property("got") == 1);
        part.item->setParentItem(nullptr);
    }
}

TEST_CASE("a held key presses the focused control once", "[parts]") {
    for (const char* button :
         {"Card { ", "IconButton { ", "PushButton { ", "Toggle { ", "Pip { canTakeBack: true; "})
        for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter}) {
            CAPTURE(button, key);
            Part part(QByteArray("Item { property int got: 0; ") + button + "onClicked: ++parent.got } }");
            QQuickWindow window;
            part.item->setParentItem(window.contentItem());
            window.show();
            REQUIRE(QTest::qWaitForWindowExposed(&window));
            part.item->childItems().front()->forceActiveFocus();
            const auto send = [&](QEvent::Type type, bool again) {
                QKeyEvent event(type, key, Qt::NoModifier, {}, again);
                QCoreApplication::sendEvent(&window, &event);
            };
            send(QEvent::KeyPress, false);
            for (int repeats = 0; repeats < 30; ++repeats) {
                send(QEvent::KeyRelease, true);
                send(QEvent::KeyPress, true);
            }
            send(QEvent::KeyRelease, false);
            CHECK(part.item->property("got") == 1);
            part.item->setParentItem(nullptr);
        }
}
