// The playing field of Trap and what stands on it, painted at the size in which it is shown. A space is drawn
// with a corner up; seen from both ends everything looks the same.
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>
#include <QString>

namespace trapbox {

// The field with `side` spaces along an edge: frame, spaces and slots.
// It fills the width, which is that many spaces `across`. `plain` is for high contrast: lines instead of
// wood.
void paint_hex_field(QPainter& painter, const QRectF& bounds, int side, double across, bool plain);

// A mover of turned wood: Red's are round with a dot, Blue's square with a frame.
void paint_mover(QPainter& painter, const QRectF& bounds, bool red);
// The mark of a space on which one begins, in the same shape.
void paint_mover_start(QPainter& painter, const QRectF& bounds, bool red);

// The bars over a mover that is trapped; bounds are the square around its space, as high as that.
void paint_cage(QPainter& painter, const QRectF& bounds);

// A wall lying along x, 10 : 3. It will be turned clockwise by so many degrees when it is shown, which
// decides which of its sides the light falls on.
void paint_wall(QPainter& painter, const QRectF& bounds, const QColor& tint, double turn);

void paint_wall_shadow(QPainter& painter, const QRectF& bounds);

// A stack of them; share 0 … 1 of what it was.
void paint_wall_pile(QPainter& painter, const QRectF& bounds, double share, const QColor& tint);

// A space that is lit, in the square around it, filled with that opacity. Marks: "", "one", "two" (steps),
// "back", "bars", "hint", "last"; for whose movers can reach it "red", "blue", "both".
void paint_space_light(QPainter& painter, const QRectF& bounds, const QColor& ink, double fill,
                       const QString& mark);

}
