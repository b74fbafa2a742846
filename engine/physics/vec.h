// A point or direction in the plane of the board, in metres or metres per second.
#pragma once

#include <cmath>

namespace trapbox::physics {

struct Vec {
    float x = 0;
    float y = 0;
    constexpr bool operator==(const Vec&) const = default;
};

constexpr Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
constexpr Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
constexpr Vec operator*(float factor, Vec v) { return {factor * v.x, factor * v.y}; }
constexpr float dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y; }
constexpr float cross(Vec a, Vec b) { return a.x * b.y - a.y * b.x; }
// sqrtf is exactly rounded on every platform; hypotf is not.
inline float length(Vec v) { return std::sqrt(dot(v, v)); }

// Commands, events and saves use whole millionths: metres as µm, N·s as µN·s.
inline int millionths(float value) { return static_cast<int>(std::lround(value * 1e6F)); }
constexpr float from_millionths(int value) { return static_cast<float>(value) * 1e-6F; }

}
