// The dimensions of the board, in metres. The origin is the board's centre; x runs across, y along it; the
// camp of seat 0 is at negative y. The camp of seat 1 is the same, rotated by 180°.
#pragma once

#include "core/seat.h"
#include "physics/elastic_band.h"

namespace trapbox::passed_trap {

using physics::Vec;

inline constexpr int kDisks = 10; // PT-1
inline constexpr int kCamps = 2;

inline constexpr float kHalfWidth = 0.17F;   // of the interior, 0.34 m across
inline constexpr float kHalfLength = 0.28F;  // 0.56 m along
inline constexpr float kDiskRadius = 0.019F; // wood, 7 g
inline constexpr float kDiskMass = 0.007F;
inline constexpr float kWallHalf = 0.006F; // half the middle wall's thickness; also the radius of its posts

inline constexpr float kBandLine = 0.225F;     // |y| of the band at rest: 55 mm from the end rail
inline constexpr float kAnchor = 0.173F;       // |x| of its ends: 3 mm behind the rail's face
inline constexpr float kMaxStretch = 0.01725F; // m of extra length: launches at 3.0 m/s from everywhere
inline constexpr float kMinPull = 0.003F;      // m behind the band's line; less is not a shot

inline constexpr float kHopSpeed = 2.6F; // m/s against the middle wall: faster flies over it (PT-7)
// m: a finger this far outside a disk's rim still grabs it. On a phone that shows the board at a quarter of
// its size, this is 7 mm.
inline constexpr float kFingerReach = 0.030F;

// The range of a disk's centre in the camp of seat 0.
inline constexpr float kMaxX = kHalfWidth - kDiskRadius;
// At the middle wall, 0.1 mm away from it.
inline constexpr float kNearestY = -(kWallHalf + kDiskRadius + 0.0001F);
inline constexpr float kInFrontY = -(kBandLine - kDiskRadius);    // just in front of the band
inline constexpr float kFarthestY = -(kHalfLength - kDiskRadius); // at the end rail

// Converts a point between board coordinates and the player's, whose own camp is at negative y. Its own
// inverse.
constexpr Vec turned(Seat seat, Vec at) { return seat.index == 0 ? at : Vec{-at.x, -at.y}; }
constexpr Seat camp_at(Vec at) { return seat_at(at.y < 0 ? 0 : 1); }

constexpr Vec clamped(Vec at, Vec min, Vec max) {
    const auto within = [](float v, float low, float high) { return v < low ? low : v > high ? high : v; };
    return {within(at.x, min.x, max.x), within(at.y, min.y, max.y)};
}

// PT-8: a disk is in the trap when its circle reaches the middle of the wall's thickness inside the opening.
// A disk that reaches in less far, or touches a post, is free.
constexpr bool in_trap(Vec at, float gap) {
    const Vec nearest = clamped(at, {-gap / 2, 0}, {gap / 2, 0});
    return dot(at - nearest, at - nearest) < kDiskRadius * kDiskRadius;
}

// PT-2: the half width of the area in front of the trap, and whether a disk's centre is in it.
constexpr float half_front(float gap) { return gap / 2 + kDiskRadius; }
constexpr bool in_front_of_trap(Vec at, float gap) {
    return at.x > -half_front(gap) && at.x < half_front(gap);
}

constexpr physics::ElasticBand band_of(Seat camp) {
    return {.from = turned(camp, {-kAnchor, -kBandLine}),
            .to = turned(camp, {kAnchor, -kBandLine}),
            .disk_radius = kDiskRadius,
            .disk_mass = kDiskMass};
}

// Distance (m) of a disk's rear behind the band's rest line; negative in front of it.
constexpr float pull_of(Seat seat, Vec at) { return -kBandLine - (turned(seat, at).y - kDiskRadius); }

// y in the camp of seat 0 at which one disk at x stretches the band by that much; at most the end rail.
float y_for_stretch(float x, float stretch);

// The nearest allowed place for a held disk: in its own camp, with the band not overstretched.
Vec held_place(Seat seat, Vec at);

// Stored energy of a pull as a share of the maximum, 0 … 1.
float power_of(float stretch);

}
