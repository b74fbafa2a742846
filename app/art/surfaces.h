// The materials of boards and tables, painted pixel by pixel: wood, slate, felt. Evenly lit. The same name
// and seed give the same picture on every device.
#pragma once

#include <QImage>
#include <QSize>

#include <cstdint>

namespace trapbox {

// The two oaks are for tables and consist of planks.
enum class Surface : std::uint8_t { beech, walnut, oak, smoked_oak, slate, felt };

// A surface of that size; `scale` is pixels per logical pixel, so that the grain has the same size on every
// screen.
QImage paint_surface(Surface kind, QSize pixels, float scale, std::uint32_t seed);

}
