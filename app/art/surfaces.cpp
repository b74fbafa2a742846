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

// std::lerp minds infinities, at four times the price; this is asked for every pixel.
float between(float a, float b, float t) { return a + (b - a) * t; }

float smooth(float t) { return t * t * (3 - 2 * t); }

// Value noise in 0 … 1, one cell per unit.
float noise(float x, float y, std::uint32_t seed) {
    const float cell_x = std::floor(x);
    const float cell_y = std::floor(y);
    const auto column = static_cast<std::int32_t>(cell_x);
    const auto row = static_cast<std::int32_t>(cell_y);
    const float u = smooth(x - cell_x);
    const float v = smooth(y - cell_y);
    const float top = between(hashed(column, row, seed), hashed(column + 1, row, seed), u);
    const float bottom = between(hashed(column, row + 1, seed), hashed(column + 1, row + 1, seed), u);
    return between(top, bottom, v);
}

struct Wood {
    Colour early; // between the rings
    Colour late;  // the rings
    float rings;  // per logical pixel across the grain
    float flecks; // strength of the short dark rays
};

// Boards are sawn along the tree: rings show as long, slightly wandering lines along x.
float wood_tone(const Wood& wood, float x, float y, std::uint32_t seed) {
    const float wander = noise(x * 0.004F, y * 0.02F, seed) * 26 + noise(x * 0.015F, y * 0.05F, seed + 1) * 5;
    const float ring = (y + wander) * wood.rings;
    const float saw = ring - std::floor(ring);
    const float line = saw < 0.8F ? smooth(saw / 0.8F) * 0.7F : (1 - saw) / 0.2F * 0.7F;
    const float fibre = noise(x * 0.05F, y * 1.7F, seed + 2) * 0.35F;
    const float fleck_field = noise(x * 0.14F, y * 0.75F, seed + 3);
    const float fleck = fleck_field > 0.8F ? (fleck_field - 0.8F) * 5 * wood.flecks : 0;
    return std::clamp(line * 0.65F + fibre + fleck, 0.0F, 1.0F);
}

Colour mix(const Colour& a, const Colour& b, float t) {
    return {between(a.red, b.red, t), between(a.green, b.green, t), between(a.blue, b.blue, t)};
}

Colour shaded(const Colour& colour, float factor) {
    return {colour.red * factor, colour.green * factor, colour.blue * factor};
}

constexpr Wood kBeech{{226, 190, 146}, {196, 152, 106}, 0.045F, 0.8F};
constexpr Wood kWalnut{{104, 74, 54}, {66, 44, 32}, 0.06F, 0.3F};

Colour colour_at(Surface kind, float x, float y, std::uint32_t seed) {
    switch (kind) {
    case Surface::beech: return mix(kBeech.early, kBeech.late, wood_tone(kBeech, x, y, seed));
    case Surface::walnut: return mix(kWalnut.early, kWalnut.late, wood_tone(kWalnut, x, y, seed));
    case Surface::slate: {
        const float cloud =
            noise(x * 0.012F, y * 0.012F, seed) * 0.6F + noise(x * 0.05F, y * 0.04F, seed + 1) * 0.3F;
        const float grit = noise(x * 0.9F, y * 0.9F, seed + 2);
        return shaded({66, 76, 82}, 0.88F + cloud * 0.2F + grit * 0.05F);
    }
    case Surface::felt: break;
    }
    const float nap = noise(x * 0.7F, y * 0.7F, seed) * 0.6F + noise(x * 0.11F, y * 0.13F, seed + 1) * 0.4F;
    return shaded({38, 92, 70}, 0.86F + nap * 0.24F);
}

}

QImage paint_surface(Surface kind, QSize pixels, float scale, std::uint32_t seed) {
    QImage image(pixels, QImage::Format_RGB32);
    const float step = 1 / scale;
    // Along the grain nothing of a wood is shorter than seven pixels: every fourth is worked out.
    const int stride = kind == Surface::beech || kind == Surface::walnut ? 4 : 1;
    const auto byte = [](float value) { return static_cast<int>(std::clamp(value, 0.0F, 255.0F)); };
    for (int row = 0; row < pixels.height(); ++row) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(row));
        const auto at = [&](int column) {
            return colour_at(kind, static_cast<float>(column) * step, static_cast<float>(row) * step, seed);
        };
        Colour next = at(0);
        for (int first = 0; first < pixels.width(); first += stride) {
            const Colour here = std::exchange(next, at(first + stride));
            for (int column = first; column < std::min(first + stride, pixels.width()); ++column) {
                const Colour colour =
                    mix(here, next, static_cast<float>(column - first) / static_cast<float>(stride));
                line[column] = qRgb(byte(colour.red), byte(colour.green), byte(colour.blue));
            }
        }
    }
    return image;
}

}
