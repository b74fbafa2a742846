// A tray of Booby-Trap in the app's window, and fingers on its touch screen.
#pragma once

#include "games/board_window.h"
#include "games/booby_trap/table.h"
#include "item_type.h"

#include <QPointingDevice>

namespace trapbox::tests {

struct BoobyTrapBoard : Tray, BoardWindow {
    using Tray::engine;
    QPointingDevice* screen = QTest::createTouchDevice();

    explicit BoobyTrapBoard(const std::string& position = {})
        : Tray("solitaire", position), BoardWindow(static_cast<Table&>(*this)) {}

    // Converts a position in the tray to the window.
    QPoint at(QPointF mm) {
        QQuickItem* tray = item("Tray");
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
    // Lifting a piece means dragging it upwards on the screen.
    QPointF lifted(QPointF from, double share, double drift = 0) {
        return from + QPointF(drift, share * BoobyTrapView::kLiftMm);
    }
    // The pieces for which this property is true.
    std::vector<QQuickItem*> pieces_that(const char* property) {
        std::vector<QQuickItem*> found;
        for (QQuickItem* item : items())
            if (is_type(item, "Piece") && item->property(property).toBool()) found.push_back(item);
        return found;
    }
    std::string last_command() { return to_text(match().entries().back().command); }
};

}
