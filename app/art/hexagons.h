// The playing field of Trap and its pieces, painted at their final size. Spaces have a corner at the top; the
// field looks the same from both ends.
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>
#include <QString>

namespace trapbox {

// The field with `side` spaces along an edge: frame, spaces and slots. It fills the width, which is `across`
// spaces. `plain` is for high contrast: lines instead of wood.
void paint_hex_field(QPainter& painter, const QRectF& bounds, int side, double across, bool plain);

// A wooden mover: Red's are round with a dot, Blue's square with a frame.
void paint_mover(QPainter& painter, const QRectF& bounds, bool red);
// The mark of a start space, in the shape of its mover.
void paint_mover_start(QPainter& painter, const QRectF& bounds, bool red);

// The bars over a trapped mover. The bounds are the square around its space.
void paint_cage(QPainter& painter, const QRectF& bounds);

// A wall along x, with proportions 10 : 3. `turn` is the clockwise rotation in degrees with which it will be
// shown: it decides which side is lit.
void paint_wall(QPainter& painter, const QRectF& bounds, const QColor& tint, double turn);

void paint_wall_shadow(QPainter& painter, const QRectF& bounds);

// The pile of walls; `share` (0 … 1) of it is left.
void paint_wall_pile(QPainter& painter, const QRectF& bounds, double share, const QColor& tint);

// A highlighted space, in the square around it; `fill` is its opacity. Marks: "", "one", "two" (steps),
// "back", "bars", "hint", "last"; "red", "blue" and "both" show whose movers can reach the space.
void paint_space_light(QPainter& painter, const QRectF& bounds, const QColor& ink, double fill,
                       const QString& mark);

}
