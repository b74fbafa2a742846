// Turned and dyed wood, brass, and the small things on the boards, painted at the size in which they are
// shown. Colour never carries meaning alone: every side also has a mark of its own.
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>
#include <QString>

namespace trapbox {

// The rectangle without a border of that part of its width.
QRectF shrunk(const QRectF& bounds, double part);

// A flat disk seen from above, filling the rectangle: bevelled rim, turned rings, and the mark on its face
// ("", "dot", "ring", "bar", "cross", "crown", "knob"); an edge, where there is
// a colour for it, parts it from the board.
void paint_disk(QPainter& painter, const QRectF& bounds, const QColor& tint, const QString& mark,
                const QColor& edge = {});

// A disk of The Passed-Trap, as the light falls on it however it is turned, and what turns with it: its grain
// and its mark. `plain` is for high contrast: a white edge.
void paint_passed_disk(QPainter& painter, const QRectF& bounds, bool plain);
void paint_passed_face(QPainter& painter, const QRectF& bounds);

// A soft round shadow without a direction.
void paint_shadow(QPainter& painter, const QRectF& bounds);

// A brass peg seen from above.
void paint_peg(QPainter& painter, const QRectF& bounds);

// A soft round light, and the streak behind a fast disk: brightest at its right end.
void paint_glow(QPainter& painter, const QRectF& bounds, const QColor& ink);
void paint_trail(QPainter& painter, const QRectF& bounds, const QColor& ink);

// So many slanting lines to the shorter side; by how much they lead to the right on their way down.
void paint_hatch(QPainter& painter, const QRectF& bounds, const QColor& ink, int lines, double slope);

// A standing sand timer without its sand, and all the sand that its two bulbs could hold.
void paint_sand_glass(QPainter& painter, const QRectF& bounds, const QColor& ink, const QColor& lids);
void paint_sand(QPainter& painter, const QRectF& bounds, const QColor& colour);

}
