// A board in the window of the app, for whichever game its table plays: fingers, keys and a screen reader.
#pragma once

#include "item_type.h"
#include "table.h"
#include "test.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLineF>
#include <QPointingDevice>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

namespace trapbox::tests {

struct BoardWindow {
    Table& table;
    QQmlApplicationEngine engine;
    QQuickWindow* window = nullptr;

    explicit BoardWindow(Table& with) : table(with) {
        table.parts.store.settings().setReducedMotion(true);
        table.parts.attach(engine);
        engine.load(QUrl("qrc:/qt/qml/Trapbox/Main.qml"));
        REQUIRE_FALSE(engine.rootObjects().isEmpty());
        window = qobject_cast<QQuickWindow*>(engine.rootObjects().front());
        QMetaObject::invokeMethod(window, "openPlay");
        QTest::qWait(200);
    }
    // The engine must let go of the parts first.
    ~BoardWindow() {
        QAccessible::setActive(false);
        table.session().close();
    }

    // All of them, parents before their children.
    std::vector<QQuickItem*> items() const {
        std::vector<QQuickItem*> found{window->contentItem()};
        for (std::size_t i = 0; i < found.size(); ++i)
            for (QQuickItem* child : found[i]->childItems())
                found.push_back(child);
        return found;
    }
    // The first item of that QML type, of those that are seen if there are any.
    QQuickItem* item(const char* type) const {
        QQuickItem* found = nullptr;
        for (QQuickItem* next : items()) {
            if (!is_type(next, type)) continue;
            if (!found || (next->isVisible() && !found->isVisible())) found = next;
        }
        REQUIRE(found);
        return found;
    }
    // All of that type that are seen.
    std::vector<QQuickItem*> shown(const char* type) const {
        std::vector<QQuickItem*> found;
        for (QQuickItem* next : items())
            if (next->isVisible() && is_type(next, type)) found.push_back(next);
        return found;
    }
    // Those whose words are these.
    std::vector<QQuickItem*> saying(const QString& words) const {
        std::vector<QQuickItem*> found;
        for (QQuickItem* next : items())
            if (next->isVisible() && next->inherits("QQuickText") && next->property("text") == words)
                found.push_back(next);
        return found;
    }
    // Those in whose words these stand.
    std::vector<QQuickItem*> reading(const QString& words) const {
        std::vector<QQuickItem*> found;
        for (QQuickItem* next : items())
            if (next->isVisible() && next->inherits("QQuickText") &&
                next->property("text").toString().contains(words))
                found.push_back(next);
        return found;
    }
    void drag(QPoint from, QPoint to) {
        QTest::mousePress(window, Qt::LeftButton, {}, from);
        for (int i = 1; i <= 4; ++i)
            QTest::mouseMove(window, from + (to - from) * i / 4);
        QTest::mouseRelease(window, Qt::LeftButton, {}, to);
    }
    QPoint clicked; // the last place
    void click(QPoint at) {
        clicked = at;
        QTest::mouseClick(window, Qt::LeftButton, {}, at);
    }
    void key(Qt::Key key) { QTest::keyClick(window, key); }
    // As the system does while a key is held down: pressed, then again and again.
    void hold_key(Qt::Key key, int repeats = 5) {
        QTest::keyPress(window, key);
        for (int i = 0; i < repeats; ++i)
            for (const auto type : {QEvent::KeyRelease, QEvent::KeyPress}) {
                QKeyEvent event(type, key, Qt::NoModifier, QString(), true);
                QCoreApplication::sendEvent(window, &event);
            }
        QTest::keyRelease(window, key);
    }
    void turn(QSize size) {
        window->resize(size);
        QTest::qWait(60);
    }

    // The button with that text that is seen, or null.
    QQuickItem* button(const QString& text) const {
        for (QQuickItem* next : items())
            if (next->isVisible() && next->inherits("QQuickAbstractButton") && next->property("text") == text)
                return next;
        return nullptr;
    }
    // Until a whole frame has been drawn. Items are laid out with the frame, however late that comes.
    void draw_frame() {
        bool drawn = false;
        QObject context;
        QObject::connect(window, &QQuickWindow::frameSwapped, &context, [&] { drawn = true; });
        window->update();
        REQUIRE(QTest::qWaitFor([&] { return drawn; }));
    }
    void click_button(const QString& text) {
        REQUIRE(QTest::qWaitFor([&] { return button(text) != nullptr; }));
        const auto middle = [&] {
            QQuickItem* found = button(text);
            return found ? found->mapToScene({found->width() / 2, found->height() / 2}) : QPointF();
        };
        // Until the sheet that it is on has been laid out and no longer moves.
        for (QPointF before; before.isNull() || before != middle();) {
            before = middle();
            draw_frame();
            QTest::qWait(20);
        }
        click(middle().toPoint());
    }

    // Clockwise degrees, 0 … 359, by which it is turned.
    static int turned(const QQuickItem* item) {
        const QLineF along(item->mapToScene({0, 0}), item->mapToScene({1, 0}));
        return qRound(360 - along.angle()) % 360; // which is counted the other way round
    }
    // The button with that text.
    int turned(const QString& text) {
        REQUIRE(QTest::qWaitFor([&] { return button(text) != nullptr; }));
        QTest::qWait(50); // until the sheet that it lies on has been laid out
        return turned(button(text));
    }

    // Switches a screen reader on: the boards have more for it.
    static void listen() {
        if (QAccessible::isActive()) return;
        QAccessible::setActive(true);
        QTest::qWait(50);
    }
    // What a screen reader reads out with that beginning and can press; null where there is nothing.
    QAccessibleInterface* spoken(const QString& beginning) const {
        listen();
        for (QQuickItem* next : items()) {
            if (!next->isVisible()) continue;
            auto* element = QAccessible::queryAccessibleInterface(next);
            if (element && element->actionInterface() &&
                (element->text(QAccessible::Name) + ',').startsWith(beginning))
                return element;
        }
        return nullptr;
    }
    // The names of all that a screen reader can press.
    QStringList spoken_names() const {
        listen();
        QStringList names;
        for (QQuickItem* next : items()) {
            auto* element = next->isVisible() ? QAccessible::queryAccessibleInterface(next) : nullptr;
            if (element && element->actionInterface()) names << element->text(QAccessible::Name);
        }
        return names;
    }
    // As a screen reader does. False when there is nothing.
    bool press_spoken(const QString& beginning) {
        auto* element = spoken(beginning);
        if (element) element->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        return element != nullptr;
    }

    // `act` makes one turn or a part of one; each must be a command of the game, and the last one ends it.
    template <class Act>
    void play_to_the_end(Act act, int most) {
        auto& driver = *table.session().driver();
        for (int i = 0; i < most && !driver.ended(); ++i) {
            const auto before = driver.match().command_count();
            CAPTURE(i, driver.match().checkpoint());
            act();
            REQUIRE(driver.match().command_count() == before + 1);
        }
        REQUIRE(driver.ended());
        // With a screen reader, once the last turns have been announced.
        CHECK(QTest::qWaitFor([this] { return button("Play again") != nullptr; }, 15'000));
    }
};

}
