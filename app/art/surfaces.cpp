#include "art/surfaces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace trapbox {

namespace {

struct Colour {
    float red, green, blue; // 0 … 255
};

float hashed(std::int32_t x, std::int32_t y, std::uint32_t seed) {
    auto bits =
        static_cast<std::uint32_t>(x) * 0x9e3779b1U ^ static_cast<std::uint32_t>(y) * 0x85ebca77U ^ seed;
    bits = (bits ^ bits >> 15) * 0x2c1b3c6dU;
    bits = (bits ^ bits >> 12) * 0x297a2d39U;
    return static_cast<float>((bits ^ bits >> 15) >> 8) * 0x1p-24F;
}

// Used instead of std::lerp for speed: std::lerp handles infinities, takes four times as long, and would be
// called for every pixel.
float between(float a, float b, float t) { return a + (b - a) * t; }

float smooth(float t) { return t * t * (3 - 2 * t); }

// Value noise in 0 … 1 along one row, one cell per unit. Computes what neighbours in a cell share only once.
class NoiseRow {
  public:
    NoiseRow(float y, std::uint32_t seed) : m_seed(seed) {
        const float cell = std::floor(y);
        m_row = static_cast<std::int32_t>(cell);
        m_down = smooth(y - cell);
    }

    float at(float x) {
        const float cell = std::floor(x);
        if (cell != m_cell) {
            const auto column = static_cast<std::int32_t>(cell);
            m_left = cell == m_cell + 1 ? m_right : lattice(column);
            m_right = lattice(column + 1);
            m_cell = cell;
        }
        return between(m_left, m_right, smooth(x - cell));
    }

  private:
    float lattice(std::int32_t column) const {
        return between(hashed(column, m_row, m_seed), hashed(column, m_row + 1, m_seed), m_down);
    }

    std::uint32_t m_seed;
    std::int32_t m_row = 0;
    float m_down = 0;
    float m_cell = -2; // the cell of `left` and `right`; −2: none yet
    float m_left = 0;
    float m_right = 0;
};

Colour mix(const Colour& a, const Colour& b, float t) {
    return {between(a.red, b.red, t), between(a.green, b.green, t), between(a.blue, b.blue, t)};
}

Colour shaded(const Colour& colour, float factor) {
    return {colour.red * factor, colour.green * factor, colour.blue * factor};
}

struct Wood {
    Colour early;     // between the rings
    Colour late;      // the rings
    float rings;      // per logical pixel across the grain
    float flecks;     // strength of the short dark rays
    float planks = 0; // their width in logical pixels; 0: a single piece
};

// The position of a row within its plank. Each plank has its own grain and tone, and a groove to the next.
struct Plank {
    Plank(const Wood& wood, float y, std::uint32_t seed) {
        if (wood.planks <= 0) return;
        const float number = std::floor(y / wood.planks);
        const float inside = y - number * wood.planks;
        shift = number * 977;
        tone = 0.93F + 0.12F * hashed(static_cast<std::int32_t>(number), 0, seed + 9);
        if (inside < 1.2F)
            tone *= 0.55F + 0.3F * inside;
        else if (inside < 2.6F)
            tone *= 1.07F;
    }
    float shift = 0;
    float tone = 1;
};

// Boards are sawn lengthwise: rings appear as long, slightly wandering lines along x.
class WoodRow {
  public:
    WoodRow(const Wood& wood, float at_y, std::uint32_t seed)
        : WoodRow(wood, Plank(wood, at_y, seed), at_y, seed) {}

    Colour at(float x) {
        const float wander = m_wander.at(x * 0.004F) * 26 + m_waver.at(x * 0.015F) * 5;
        const float ring = (m_y + wander) * m_wood.rings;
        const float saw = ring - std::floor(ring);
        const float line = saw < 0.8F ? smooth(saw / 0.8F) * 0.7F : (1 - saw) / 0.2F * 0.7F;
        const float fibre = m_fibre.at(x * 0.05F) * 0.35F;
        const float fleck_field = m_flecks.at(x * 0.14F);
        const float fleck = fleck_field > 0.8F ? (fleck_field - 0.8F) * 5 * m_wood.flecks : 0;
        return shaded(mix(m_wood.early, m_wood.late, std::clamp(line * 0.65F + fibre + fleck, 0.0F, 1.0F)),
                      m_tone);
    }

  private:
    WoodRow(const Wood& wood, const Plank& plank, float at_y, std::uint32_t seed)
        : WoodRow(wood, plank.tone, at_y + plank.shift, seed) {}
    WoodRow(const Wood& wood, float tone, float y, std::uint32_t seed)
        : m_wood(wood), m_y(y), m_tone(tone), m_wander(y * 0.02F, seed), m_waver(y * 0.05F, seed + 1),
          m_fibre(y * 1.7F, seed + 2), m_flecks(y * 0.75F, seed + 3) {}

    const Wood& m_wood;
    float m_y;
    float m_tone;
    NoiseRow m_wander, m_waver, m_fibre, m_flecks;
};

// Riven slate: soft layers of several sizes, grit, and streaks of powder along y, where disks slide.
class SlateRow {
  public:
    SlateRow(float y, std::uint32_t seed)
        : m_cloud(y * 0.009F, seed), m_wisp(y * 0.031F, seed + 1), m_layer(y * 0.11F, seed + 2),
          m_grain(y * 0.37F, seed + 3), m_grit(y * 0.93F, seed + 4), m_streak(y * 0.005F, seed + 5),
          m_powder(y * 0.02F, seed + 6) {}

    Colour at(float x) {
        const float stone = m_cloud.at(x * 0.009F) * 0.36F + m_wisp.at(x * 0.027F) * 0.26F +
                            m_layer.at(x * 0.07F) * 0.16F + m_grain.at(x * 0.33F) * 0.12F +
                            m_grit.at(x * 0.93F) * 0.1F;
        const float streak = std::max(0.0F, m_streak.at(x * 0.57F) - 0.7F) * m_powder.at(x * 0.017F);
        return mix(shaded({60, 69, 76}, 0.82F + stone * 0.38F), {188, 196, 198}, streak * 0.4F);
    }

  private:
    NoiseRow m_cloud, m_wisp, m_layer, m_grain, m_grit, m_streak, m_powder;
};

class FeltRow {
  public:
    FeltRow(float y, std::uint32_t seed) : m_nap(y * 0.7F, seed), m_tread(y * 0.13F, seed + 1) {}

    Colour at(float x) {
        return shaded({38, 92, 70},
                      0.86F + (m_nap.at(x * 0.7F) * 0.6F + m_tread.at(x * 0.11F) * 0.4F) * 0.24F);
    }

  private:
    NoiseRow m_nap, m_tread;
};

constexpr Wood kBeech{{226, 190, 146}, {196, 152, 106}, 0.045F, 0.8F};
constexpr Wood kWalnut{{104, 74, 54}, {66, 44, 32}, 0.06F, 0.3F};
constexpr Wood kOak{{238, 226, 204}, {218, 203, 177}, 0.05F, 0.35F, 128}; // bleached with white oil
constexpr Wood kSmokedOak{{60, 46, 36}, {38, 28, 22}, 0.05F, 0.35F, 128};

// Computes every `stride`th pixel of a row, and interpolates the others.
template <class Row>
void paint_row(Row row, QRgb* line, int width, float step, int stride) {
    struct Fixed { // fixed point: 16 bits before the point and 16 after it
        int red, green, blue;
    };
    const auto at = [&](int column) {
        const Colour colour = row.at(static_cast<float>(column) * step);
        const auto fixed = [](float value) {
            return static_cast<int>(std::clamp(value, 0.0F, 255.0F) * 65536);
        };
        return Fixed{fixed(colour.red), fixed(colour.green), fixed(colour.blue)};
    };
    Fixed next = at(0);
    for (int first = 0; first < width; first += stride) {
        Fixed here = std::exchange(next, at(first + stride));
        const Fixed change{(next.red - here.red) / stride, (next.green - here.green) / stride,
                           (next.blue - here.blue) / stride};
        for (int column = first; column < std::min(first + stride, width); ++column) {
            line[column] = qRgb(here.red >> 16, here.green >> 16, here.blue >> 16);
            here.red += change.red;
            here.green += change.green;
            here.blue += change.blue;
        }
    }
}

}

QImage paint_surface(Surface kind, QSize pixels, float scale, std::uint32_t seed) {
    QImage image(pixels, QImage::Format_RGB32);
    const float step = 1 / scale;
    // No feature of wood is shorter than seven logical pixels along the grain; no feature of other materials
    // is shorter than one.
    const int along_the_grain = static_cast<int>(4 * scale);
    const int anywhere = std::max(1, static_cast<int>(scale / 1.5F));
    for (int row = 0; row < pixels.height(); ++row) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(row));
        const float y = static_cast<float>(row) * step;
        const auto paint = [&](auto surface, int stride) {
            paint_row(surface, line, pixels.width(), step, stride);
        };
        switch (kind) {
        case Surface::beech: paint(WoodRow(kBeech, y, seed), along_the_grain); break;
        case Surface::walnut: paint(WoodRow(kWalnut, y, seed), along_the_grain); break;
        case Surface::oak: paint(WoodRow(kOak, y, seed), along_the_grain); break;
        case Surface::smoked_oak: paint(WoodRow(kSmokedOak, y, seed), along_the_grain); break;
        case Surface::slate: paint(SlateRow(y, seed), anywhere); break;
        case Surface::felt: paint(FeltRow(y, seed), anywhere); break;
        }
    }
    return image;
}

}
