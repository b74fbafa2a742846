// Soft shadows, displaced away from the light in proportion to the object's height, and darkest where the
// object touches the ground.
#pragma once

#include <QPainter>
#include <QPainterPath>
#include <QRectF>
#include <QSize>

namespace trapbox {

// The shadow of a round object at rest. `height` is relative to its width. The object is the middle of the
// square `bounds`, whose side is kShadowRoom times its width.
constexpr double kShadowRoom = 1.6;
void paint_round_shadow(QPainter& painter, const QRectF& bounds, double height);

// The shadow of a round object in the air, centred in the same square. The caller displaces it.
void paint_lifted_shadow(QPainter& painter, const QRectF& bounds);

// The shadow that `shape` casts on the ground around it. `soft` is the width of its blurred edge; `strength`
// is 0 … 1.
void paint_cast_shadow(QPainter& painter, const QPainterPath& shape, double height, double soft,
                       double strength);

// The shadow of a board on the table. The board is `bounds` without a border of width `reach`.
void paint_board_shadow(QPainter& painter, const QRectF& bounds, double reach);

// The shadow that walls around `ground` cast on it.
void paint_inner_shadow(QPainter& painter, const QRectF& ground, double height, double strength);

}
