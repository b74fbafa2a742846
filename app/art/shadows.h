// Shadows under the one light: soft, displaced away from it by the height of what casts them, and darkest
// where a thing touches the ground.
#pragma once

#include <QPainter>
#include <QPainterPath>
#include <QRectF>
#include <QSize>

namespace trapbox {

// The shadow of a round thing at rest, `height` high in parts of its width, which is the middle of the square
// `bounds`: kShadowRoom is what the square measures in widths.
constexpr double kShadowRoom = 1.6;
void paint_round_shadow(QPainter& painter, const QRectF& bounds, double height);

// The shadow of a round thing in the air, in the same square; it is displaced where it is shown.
void paint_lifted_shadow(QPainter& painter, const QRectF& bounds);

// The shadow that `shape`, of that height, casts on the ground around it. Its edge is `soft` wide; `strength`
// is 0 … 1.
void paint_cast_shadow(QPainter& painter, const QPainterPath& shape, double height, double soft,
                       double strength);

// The shadow of a board on the table: the board is `bounds` without a border of `reach`.
void paint_board_shadow(QPainter& painter, const QRectF& bounds, double reach);

// What walls of that height around `ground` cast on it.
void paint_inner_shadow(QPainter& painter, const QRectF& ground, double height, double strength);

}
