// What the boards of the turn games and their pieces share: planks to cut them from, bevels and shadows, as
// the one light falls on them. Knows no game.
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

inline constexpr double kLitSide = light::kX > 0 ? 1 : -1; // 1: the right side is lit, −1: the left one

// From the side where the light is to the other, and a strip along that side.
QLinearGradient from_light(const QRectF& area);
QRectF lit_strip(const QRectF& area, double width);

// Towards the light, as seen by a picture that is turned clockwise by so many degrees.
QPointF light_seen_from(double turn);

// A plank that is so long and wide, in px. Beyond its edges it begins again, with a seam.
QBrush plank(Surface kind, double length, std::uint32_t seed);
// The same plank, cut from another place.
QBrush cut_from(const QBrush& plank, const QPointF& offset);

QPolygonF corners_of(const QRectF& rectangle);
QPolygonF scaled(const QPolygonF& shape, const QPointF& centre, double factor);

// The sloping edge of a convex shape around `centre`, from its outline to `inner` times its size: bright
// towards the light, dark away from it. `strength` 0 … 1; negative where the shape is sunk, not raised.
void paint_bevel(QPainter& painter, const QPolygonF& shape, const QPointF& centre, double inner,
                 double strength, double turn = 0);

// A ring between two radii (shares of half the width) that slopes outwards, as turned on a lathe; inwards
// with negative strength.
void paint_round_bevel(QPainter& painter, const QRectF& bounds, double outer, double inner, double strength);

// The shadow of a thing that fills the middle `body` (0 … 1) of the bounds: dark where it touches the board,
// soft where it falls away from the light. `corner` is the radius of its corners in shares of its width: 0.5
// is round.
void paint_cast_shadow(QPainter& painter, const QRectF& bounds, double body, double corner);

}
