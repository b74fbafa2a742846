// What only Trapdoor Checkers has: men and kings, doors and the pit below them, sliders and the wheel.
// Green goes with a round dot and orange with a diamond, so that nobody needs to tell the colours apart.
#pragma once

#include <QPainter>
#include <QRectF>
#include <QString>

namespace trapbox {

// A man, or the piece that lies on top of a king. `plain` is for high contrast: a broad edge, white round
// black.
void paint_man(QPainter& painter, const QRectF& bounds, bool white, bool crown, bool plain = false);
// One of the two leaves of a door ("left" or "right"), hinged at its outer edge.
void paint_door_leaf(QPainter& painter, const QRectF& bounds, const QString& colour, bool left);
// What is seen through an open door.
void paint_pit(QPainter& painter, const QRectF& bounds, const QString& colour);
void paint_slider(QPainter& painter, const QRectF& bounds, const QString& colour);
// The wheel seen from above, its sections clockwise from the top: p piece, of the side that spins it, g
// green, o orange, b both.
void paint_wheel(QPainter& painter, const QRectF& bounds, const QString& sections, bool white);
// One section's face by itself: "piece", "green", "orange", "both".
void paint_wheel_face(QPainter& painter, const QRectF& bounds, const QString& face, bool white);
// The brass tongue that shows where the wheel stopped, pointing down.
void paint_wheel_pointer(QPainter& painter, const QRectF& bounds);

}
