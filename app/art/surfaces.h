// The stuff the box is made of, drawn pixel by pixel: wood, slate, felt. Lit from straight above, so that it
// looks right from every side of the table. The same name and seed give the same picture on every device.
#pragma once

#include <QImage>
#include <QSize>

#include <cstdint>

namespace trapbox {

enum class Surface : std::uint8_t { beech, walnut, slate, felt };

// A surface of that many pixels; `scale` is pixels per logical pixel, so that the grain keeps its size on
// dense screens.
QImage paint_surface(Surface kind, QSize pixels, float scale, std::uint32_t seed);

}
