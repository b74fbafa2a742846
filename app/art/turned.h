// Round things turned on a lathe, seen from above and lit pixel by pixel.
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>

#include <functional>

namespace trapbox {

struct Finish {
    QColor tint;
    double shine = 0.3; // strength of the highlight, 0 … 1
    double gloss = 30;  // how narrow the highlight is
    double metal = 0;   // 0 … 1: a metal's highlight has the metal's colour, and its shadows are deeper
};

struct Normal { // of any length
    double x = 0, y = 0, z = 1;
};

// What a spot of a surface looks like under the one light; `cover` (0 … 1) is its share of the pixel. (x, y)
// is where it is, in radii from the middle of a round thing.
QRgb lit_pixel(const Normal& normal, const Finish& finish, double cover, double x = 0, double y = 0);

// The height of the surface over the distance from the axis; both in parts of the radius.
using Profile = std::function<double(double)>;

// Fills the rectangle, which is a square.
void paint_turned(QPainter& painter, const QRectF& bounds, const Profile& profile, const Finish& finish);

double smooth_step(double from, double to, double x); // 0 … 1

}
