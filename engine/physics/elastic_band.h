// An elastic band as a taut, smooth, massless string between two anchors, wrapped around every disk that has
// crossed its rest line. It has no state of its own: its shape is the hull of the disks behind the line, its
// force comes from its true length. Knows disks of one size and nothing of any game.
#pragma once

#include "physics/world.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace trapbox::physics {

struct ElasticBand {
    // Behind the band is to the right on the way from one anchor to the other. No disk may reach an anchor.
    Vec from;
    Vec to;
    float tension = 2.2F; // N, when at rest
    float stiffness = 20; // N/m
    float kept =
        0.8F; // share of the stored energy given back: the tension is that much less while it shortens
    float disk_radius = 0; // m
    float disk_mass = 0;   // kg
};

inline constexpr int kMaxWrapped = 16;

// The way of the string: anchor, the disks it touches in that order, anchor.
struct BandShape {
    int count = 0;
    std::array<int, kMaxWrapped> disk{};      // indices into the centres given
    std::array<Vec, kMaxWrapped + 1> along{}; // unit vectors of its straight parts: count + 1 of them
    float stretch = 0;                        // m beyond its length at rest
};

// At most kMaxWrapped centres.
BandShape wrap(const ElasticBand& band, std::span<const Vec> centres);

float stored_energy(const ElasticBand& band, float stretch);          // J
float stretch_for_speed(const ElasticBand& band, float launch_speed); // m, for one disk

// The string as a line to draw, arcs in steps of about 10°.
std::vector<Vec> outline(const ElasticBand& band, const BandShape& shape, std::span<const Vec> centres);

// What a half-kick found and did.
struct BandKick {
    std::uint32_t touched = 0; // which of the disks the band touches, one bit each
    float stored = 0;          // J in the band
    float given = 0;           // J that the disks gained by the kick; negative when they lost
};

// Half a tick's worth of force on the disks, before the step. One that is disabled (held in a hand) shapes
// the band but is not moved.
BandKick half_kick(World& world, const ElasticBand& band, std::span<const BodyId> disks);
// The other half, after the step. The disks never gain more than the band has lost since the first: where
// others block the disk in the middle of the step, a full kick would (up to 3.5 % of a shot).
BandKick half_kick(World& world, const ElasticBand& band, std::span<const BodyId> disks,
                   const BandKick& first);

}
