// What only Trapdoor Checkers has: men and kings, doors and the pit below them, sliders and the wheel.
// Green goes with a round dot and orange with a diamond, so that nobody needs to tell the colours apart.
#pragma once

#include <QPainter>
#include <QRectF>
#include <QString>

namespace trapbox {

// In logical px: a square, the border above and below the squares, and the rail at either side.
struct CheckersBoardSizes {
    double square = 40;
    double border = 12;
    double rail = 12;
};

// The frame and the 64 squares, the one at the top left light. `plain` is for high contrast.
void paint_checkers_board(QPainter& painter, const QRectF& bounds, const CheckersBoardSizes& sizes,
                          bool plain);

// A man, or the piece that lies on top of a king. `plain` is for high contrast: a broad edge, white round
// black.
void paint_man(QPainter& painter, const QRectF& bounds, bool white, bool crown, bool plain = false);
// One of the two leaves of a door ("left" or "right"), hinged at its outer edge.
void paint_door_leaf(QPainter& painter, const QRectF& bounds, const QString& colour, bool left);
// What is seen through an open door.
void paint_pit(QPainter& painter, const QRectF& bounds, const QString& colour);
// The slot of a slider, lined with brass, and the rod in it.
void paint_slider_slot(QPainter& painter, const QRectF& bounds);
void paint_slider(QPainter& painter, const QRectF& bounds, const QString& colour);
// The wheel seen from above, its sections clockwise from the top: p piece, of the side that spins it, g
// green, o orange, b both.
void paint_wheel(QPainter& painter, const QRectF& bounds, const QString& sections, bool white);
// What does not turn with it: the light on its rim and face, and its hub.
void paint_wheel_light(QPainter& painter, const QRectF& bounds);
// One section's face by itself: "piece", "green", "orange", "both".
void paint_wheel_face(QPainter& painter, const QRectF& bounds, const QString& face, bool white);
// The brass tongue that shows where the wheel stopped, pointing down.
void paint_wheel_pointer(QPainter& painter, const QRectF& bounds);

}
