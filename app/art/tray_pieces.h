// Booby-Trap's pieces and its spring bar, seen from above, at the size in which they are shown.
#pragma once

#include <QPainter>
#include <QRectF>

namespace trapbox {

// A piece, 0 small … 2 large: a bevelled disk with a knob, turned and dyed, with a light edge because green
// is on green. `plain` is for high contrast: a white edge.
void paint_tray_piece(QPainter& painter, const QRectF& bounds, int size, bool plain);

// The grain of that piece, to be laid over it. It turns with the piece; the light on the piece does not.
void paint_tray_grain(QPainter& painter, const QRectF& bounds, int size);

// A steel bar between two blocks of beech, across the tray.
void paint_spring_bar(QPainter& painter, const QRectF& bounds, bool plain);

}
