// A tray of Booby-Trap in the app's window, and fingers on its touch screen.
#pragma once

#include "views/booby_trap_table.h"

#include <QPointingDevice>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>

namespace trapbox::tests {

struct BoobyTrapBoard : Tray {
    QQmlApplicationEngine engine_of_qml;
    QQuickWindow* window = nullptr;
    QPointingDevice* screen = QTest::createTouchDevice();

    explicit BoobyTrapBoard(const std::string& position = {}) : Tray("solitaire", position) {
        parts.store.settings().setReducedMotion(true);
        parts.attach(engine_of_qml);
        engine_of_qml.load(QUrl("qrc:/qt/qml/Trapbox/Main.qml"));
        REQUIRE_FALSE(engine_of_qml.rootObjects().isEmpty());
        window = qobject_cast<QQuickWindow*>(engine_of_qml.rootObjects().front());
        QMetaObject::invokeMethod(window, "openPlay");
        QTest::qWait(300);
    }
    ~BoobyTrapBoard() { session().close(); }

    std::vector<QQuickItem*> items() const {
        std::vector<QQuickItem*> found{window->contentItem()};
        for (std::size_t i = 0; i < found.size(); ++i)
            for (QQuickItem* child : found[i]->childItems())
                found.push_back(child);
        return found;
    }
    QQuickItem* item(const char* type) const {
        for (QQuickItem* next : items())
            if (QByteArray(next->metaObject()->className()).startsWith(type)) return next;
        FAIL("no " << type);
        return nullptr;
    }
    // A place in the tray, in the window.
    QPoint at(QPointF mm) {
        QQuickItem* tray = item("BoobyTrapTray");
        const double px = tray->property("px").toDouble();
        const double rim = tray->property("rim").toDouble();
        return tray->mapToScene({rim + mm.x() * px, tray->height() - rim - mm.y() * px}).toPoint();
    }
    void put(int finger, QPointF mm) { QTest::touchEvent(window, screen).press(finger, at(mm), window); }
    void slide(int finger, QPointF mm) { QTest::touchEvent(window, screen).move(finger, at(mm), window); }
    void raise(int finger, QPointF mm) { QTest::touchEvent(window, screen).release(finger, at(mm), window); }
    void feel(int number) {
        put(0, piece(number));
        QTest::qWait(BoobyTrapView::kLongPressMs + 100);
    }
    // Upwards on the screen is upwards out of the tray.
    QPointF lifted(QPointF from, double share, double drift = 0) {
        return from + QPointF(drift, share * BoobyTrapView::kLiftMm);
    }
    std::string last_command() { return to_text(match().entries().back().command); }
};

}
