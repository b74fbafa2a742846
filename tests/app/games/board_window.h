// A board in the app's window, for tests: touches, keys and accessibility actions.
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
    // The engine must be destroyed before the parts.
    ~BoardWindow() {
        QAccessible::setActive(false);
        table.session().close();
    }

    // All items, parents before children.
    std::vector<QQuickItem*> items() const {
        std::vector<QQuickItem*> found{window->contentItem()};
        for (std::size_t i = 0; i < found.size(); ++i)
            for (QQuickItem* child : found[i]->childItems())
                found.push_back(child);
        return found;
    }
    // The first item of that QML type, preferably a visible one.
    QQuickItem* item(const char* type) const {
        std::vector<QQuickItem*> all{window->contentItem()};
        QQuickItem* hidden = nullptr;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (is_type(all[i], type)) {
                if (all[i]->isVisible()) return all[i];
                if (!hidden) hidden = all[i];
            }
            const auto children = all[i]->childItems();
            all.insert(all.end(), children.begin(), children.end());
        }
        REQUIRE(hidden);
        return hidden;
    }
    // All visible items of that type.
    std::vector<QQuickItem*> shown(const char* type) const {
        std::vector<QQuickItem*> found;
        for (QQuickItem* next : items())
            if (next->isVisible() && is_type(next, type)) found.push_back(next);
        return found;
    }
    // The visible text items with exactly this text.
    std::vector<QQuickItem*> labels_with(const QString& text) const {
        std::vector<QQuickItem*> found;
        for (QQuickItem* next : items())
            if (next->isVisible() && next->inherits("QQuickText") && next->property("text") == text)
                found.push_back(next);
        return found;
    }
    // The visible text items that contain this text.
    std::vector<QQuickItem*> labels_containing(const QString& text) const {
        std::vector<QQuickItem*> found;
        for (QQuickItem* next : items())
            if (next->isVisible() && next->inherits("QQuickText") &&
                next->property("text").toString().contains(text))
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
    // Simulates a held key: a press, then auto-repeats.
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

    // The visible button with that text, or null.
    QQuickItem* button(const QString& text) const {
        for (QQuickItem* next : items())
            if (next->isVisible() && next->inherits("QQuickAbstractButton") && next->property("text") == text)
                return next;
        return nullptr;
    }
    // Waits until a full frame has been rendered, which includes the layout of items.
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
        // Waits until its sheet is laid out and does not move.
        for (QPointF before; before.isNull() || before != middle();) {
            before = middle();
            draw_frame();
            QTest::qWait(20);
        }
        click(middle().toPoint());
    }

    // The item's rotation in degrees clockwise, 0 … 359.
    static int turned(const QQuickItem* item) {
        const QLineF along(item->mapToScene({0, 0}), item->mapToScene({1, 0}));
        return qRound(360 - along.angle()) % 360; // QLineF counts counterclockwise
    }
    // The button with that text.
    int turned(const QString& text) {
        REQUIRE(QTest::qWaitFor([&] { return button(text) != nullptr; }));
        QTest::qWait(50); // until its sheet has been laid out
        const QQuickItem* laid_out = button(text);
        REQUIRE(laid_out);
        return turned(laid_out);
    }

    // Activates accessibility: boards then have more items.
    static void listen() {
        if (QAccessible::isActive()) return;
        QAccessible::setActive(true);
        QTest::qWait(50);
    }
    // The accessible item whose name starts with this and that can be pressed, or null.
    QAccessibleInterface* accessible(const QString& beginning) const {
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
    // The names of all accessible items that can be pressed.
    QStringList accessible_names() const {
        listen();
        QStringList names;
        for (QQuickItem* next : items()) {
            auto* element = next->isVisible() ? QAccessible::queryAccessibleInterface(next) : nullptr;
            if (element && element->actionInterface()) names << element->text(QAccessible::Name);
        }
        return names;
    }
    // Presses it through its accessibility action. Returns false if there is no such item.
    bool press_accessible(const QString& beginning) {
        auto* element = accessible(beginning);
        if (element) element->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        return element != nullptr;
    }

    // Calls `act` until the game ends. It plays a turn or a part of one; each call must produce a command.
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
        // With accessibility, waits until the last turns have been announced.
        CHECK(QTest::qWaitFor([this] { return button("Play again") != nullptr; }, 15'000));
    }
};

}
