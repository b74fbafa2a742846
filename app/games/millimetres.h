// The engine counts metres and radians, the boards millimetres and degrees.
#pragma once

#include "physics/vec.h"

#include <QPointF>
#include <QtMath>

namespace trapbox {

constexpr double millimetres(float metres) { return static_cast<double>(metres) * 1000; }
inline QPointF point(physics::Vec metres) { return {millimetres(metres.x), millimetres(metres.y)}; }
inline double degrees(float radians) { return qRadiansToDegrees(static_cast<double>(radians)); }

}
