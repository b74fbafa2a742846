// The pieces and the spring bar of Booby-Trap, seen from above, painted at their final size.
#pragma once

#include <QPainter>
#include <QRectF>

namespace trapbox {

// A piece; `size` is 0 small … 2 large: a bevelled, dyed disk with a knob. The light edge separates green
// pieces from the green felt. `plain` is for high contrast: a white edge.
void paint_tray_piece(QPainter& painter, const QRectF& bounds, int size, bool plain);

// The grain of that piece, as a separate layer: it rotates with the piece, the light does not.
void paint_tray_grain(QPainter& painter, const QRectF& bounds, int size);

// A steel bar between two beech blocks, across the tray.
void paint_spring_bar(QPainter& painter, const QRectF& bounds, bool plain);

}
