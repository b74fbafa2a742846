// Objects turned on a lathe, seen from above and lit pixel by pixel.
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>

#include <functional>

namespace trapbox {

struct Finish {
    QColor tint;
    double shine = 0.3; // strength of the highlight, 0 … 1
    double gloss = 30;  // higher is narrower
    double metal = 0;   // 0 … 1: metal tints its highlight and has darker shadows
};

struct Normal { // any length
    double x = 0, y = 0, z = 1;
};

// The colour of a point of a surface under the light. `cover` (0 … 1) is its share of the pixel. (x, y) is
// its position in radii from the centre of a round object.
QRgb lit_pixel(const Normal& normal, const Finish& finish, double cover, double x = 0, double y = 0);

// The surface's height by distance from the axis, both relative to the radius.
using Profile = std::function<double(double)>;

// Fills the bounds, which must be square.
void paint_turned(QPainter& painter, const QRectF& bounds, const Profile& profile, const Finish& finish);

double smooth_step(double from, double to, double x); // 0 … 1

}
