// Shared by the wooden boards and pieces of the turn-based games: planks, bevels and shadows under the light
// of light.h. Knows no game.
#pragma once

#include "art/light.h"
#include "art/surfaces.h"

#include <QBrush>
#include <QColor>
#include <QLinearGradient>
#include <QPainter>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>

namespace trapbox {

inline constexpr double kLitSide = light::kX > 0 ? 1 : -1; // 1: the right side is lit, −1: the left side

// A gradient from the lit side to the other, and a strip along the lit side.
QLinearGradient from_light(const QRectF& area);
QRectF lit_strip(const QRectF& area, double width);

// The direction towards the light in a picture that is shown rotated clockwise by `turn` degrees.
QPointF light_seen_from(double turn);

// A plank of wood as a brush, `length` px long. It repeats with a visible seam.
QBrush plank(Surface kind, double length, std::uint32_t seed);
// The same plank with another origin.
QBrush cut_from(const QBrush& plank, const QPointF& offset);

QPolygonF corners_of(const QRectF& rectangle);
QPolygonF scaled(const QPolygonF& shape, const QPointF& centre, double factor);

// The sloping edge of a convex shape around `centre`, from its outline to `inner` times its size: bright
// towards the light, dark away from it. `strength` is 0 … 1; negative if the shape is sunk instead of raised.
void paint_bevel(QPainter& painter, const QPolygonF& shape, const QPointF& centre, double inner,
                 double strength, double turn = 0);

// A ring between two radii (relative to half the width) that slopes outwards; inwards with negative strength.
void paint_round_bevel(QPainter& painter, const QRectF& bounds, double outer, double inner, double strength);

// The shadow of an object that fills the middle of the bounds (share `body`, 0 … 1): dark where it touches
// the board, soft away from the light. `corner` is its corner radius relative to its width; 0.5 is round.
void paint_cast_shadow(QPainter& painter, const QRectF& bounds, double body, double corner);

}
