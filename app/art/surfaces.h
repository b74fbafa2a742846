// The materials of boards and tables, painted pixel by pixel: wood, slate, felt. They are flat: the one light
// makes nothing of them lighter or darker. The same name and seed give the same picture on every device.
#pragma once

#include <QImage>
#include <QSize>

#include <cstdint>

namespace trapbox {

// The two oaks are tables, made of planks.
enum class Surface : std::uint8_t { beech, walnut, oak, smoked_oak, slate, felt };

// A surface of that many pixels; `scale` is pixels per logical pixel, so that the grain keeps its size on
// dense screens.
QImage paint_surface(Surface kind, QSize pixels, float scale, std::uint32_t seed);

}
