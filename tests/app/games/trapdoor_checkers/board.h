// The board of Trapdoor Checkers in its window: the positions of squares and knobs, and a finger.
#pragma once

#include "games/board_window.h"
#include "games/trapdoor_checkers/table.h"

#include <QPointer>

namespace trapbox::tests {

struct CheckersBoard : Checkers, BoardWindow {
    QPointingDevice* screen = QTest::createTouchDevice();

    explicit CheckersBoard(const std::string& position = {}, const QString& preset = "checkers",
                           const std::vector<int>& levels = {0, 0}, const QString& seating = "side")
        : Checkers(position, preset, levels, seating), BoardWindow(static_cast<Table&>(*this)) {}

    // The middle of a square in the window.
    QPoint at(int number) {
        QQuickItem* field = field_item();
        const double size = field->property("square").toDouble();
        const double rail = (field->width() - 8 * size) / 2;
        const double border = (field->height() - 8 * size) / 2;
        const auto square = trapdoor_checkers::square_numbered(number);
        const bool flipped = field->property("flipped").toBool();
        const int column = flipped ? 7 - square.file() : square.file();
        const int row = flipped ? square.rank() - 1 : 8 - square.rank();
        return field->mapToScene({rail + (column + 0.5) * size, border + (row + 0.5) * size}).toPoint();
    }
    QPoint at(const char* name) { return at(trapdoor_checkers::square_named(name)->number()); }
    double square_size() { return field_item()->property("square").toDouble(); }

    static QRectF place(const QQuickItem* item) { return item->mapRectToScene(item->boundingRect()); }
    QRectF field() { return place(field_item()); }
    // The two knobs of a slider (an index of kSliders), the left one on the screen first.
    std::array<QRectF, 2> knobs(std::size_t slider) {
        std::vector<QRectF> found;
        for (const QQuickItem* rod : shown("Slider"))
            for (const QQuickItem* next : items())
                if (rod->property("slider").toUInt() == slider && rod->isAncestorOf(next) &&
                    next->property("art").toString().startsWith("slider?"))
                    found.push_back(place(next));
        REQUIRE(found.size() == 2);
        if (found[0].x() > found[1].x()) std::swap(found[0], found[1]);
        return {found[0], found[1]};
    }

    void press(QPoint at) { QTest::touchEvent(window, screen).press(0, at, window); }
    void move(QPoint at) { QTest::touchEvent(window, screen).move(0, at, window); }
    void release(QPoint at) { QTest::touchEvent(window, screen).release(0, at, window); }
    void touch(QPoint at) {
        press(at);
        release(at);
    }
    void swipe(QPoint from, QPoint to) {
        press(from);
        for (int i = 1; i <= 4; ++i)
            move(from + (to - from) * i / 4);
        release(to);
    }
    // Waits until a finger can play.
    bool await_turn() {
        return QTest::qWaitFor([this] { return field_item()->property("interactive").toBool(); });
    }
    // Takes the turn back and waits for the board, whose position may change with the text.
    void undo() {
        session().driver()->undo();
        QTest::qWait(20);
        REQUIRE(last_played() == "");
    }

  private:
    // Cached, because tests use it for every touch.
    QQuickItem* field_item() {
        if (!m_field || !m_field->isVisible()) m_field = item("Field");
        return m_field;
    }
    QPointer<QQuickItem> m_field;
};

}
