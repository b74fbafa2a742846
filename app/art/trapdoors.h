// The pieces of Trapdoor Checkers: men and kings, doors and the pit below them, sliders and the wheel. Green
// always has a dot and orange a diamond, so that no one has to tell the colours apart.
#pragma once

#include <QPainter>
#include <QRectF>
#include <QString>

namespace trapbox {

// Logical px: the side of a square, the borders above and below the squares, and the rails left and right.
struct CheckersBoardSizes {
    double square = 40;
    double border = 12;
    double rail = 12;
};

// The frame and the 64 squares; the top left square is light. `plain` is for high contrast.
void paint_checkers_board(QPainter& painter, const QRectF& bounds, const CheckersBoardSizes& sizes,
                          bool plain);

// A man, or the upper piece of a king. `plain` is for high contrast: a broad edge, white around black men.
void paint_man(QPainter& painter, const QRectF& bounds, bool white, bool crown, bool plain = false);
// One of the two leaves of a door ("left" or "right"), hinged at its outer edge.
void paint_door_leaf(QPainter& painter, const QRectF& bounds, const QString& colour, bool left);
// The view through an open door.
void paint_pit(QPainter& painter, const QRectF& bounds, const QString& colour);
// The brass-lined slot of a slider, with its rod.
void paint_slider_slot(QPainter& painter, const QRectF& bounds);
void paint_slider(QPainter& painter, const QRectF& bounds, const QString& colour);
// The wheel seen from above. `sections` lists its sections clockwise from the top: p piece (of the side that
// spins), g green, o orange, b both.
void paint_wheel(QPainter& painter, const QRectF& bounds, const QString& sections, bool white);
// The layer that does not rotate: the light on its rim and face, and its hub.
void paint_wheel_light(QPainter& painter, const QRectF& bounds);
// The face of a single section: "piece", "green", "orange", "both".
void paint_wheel_face(QPainter& painter, const QRectF& bounds, const QString& face, bool white);
// The brass tongue that points down at the section where the wheel stopped.
void paint_wheel_pointer(QPainter& painter, const QRectF& bounds);

}
