// An elastic band: a taut, frictionless, massless string between two anchors, wrapped around every disk
// behind its rest line. It has no state: its shape is the convex hull of those disks, and its force follows
// from its length. All disks have the same size. Knows no game.
#pragma once

#include "physics/world.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace trapbox::physics {

struct ElasticBand {
    // Behind the band is the right-hand side, seen along from → to. No disk may reach an anchor.
    Vec from;
    Vec to;
    float tension = 2.2F; // N, when at rest
    float stiffness = 20; // N/m
    float efficiency =
        0.8F; // share of the stored energy given back: the factor on the tension while the band shortens
    float disk_radius = 0; // m
    float disk_mass = 0;   // kg
};

inline constexpr int kMaxWrapped = 16;

// The path of the string: anchor, the disks it touches in this order, anchor.
struct BandShape {
    int count = 0;
    std::array<int, kMaxWrapped> disk{};      // indices into `centres` of wrap
    std::array<Vec, kMaxWrapped + 1> along{}; // unit vectors of the count + 1 straight parts
    float stretch = 0;                        // m beyond its length at rest
};

// `centres` has at most kMaxWrapped elements.
BandShape wrap(const ElasticBand& band, std::span<const Vec> centres);

float stored_energy(const ElasticBand& band, float stretch);          // J
float stretch_for_speed(const ElasticBand& band, float launch_speed); // m, for one disk

// The string as a polyline for drawing; arcs have steps of about 10°.
std::vector<Vec> outline(const ElasticBand& band, const BandShape& shape, std::span<const Vec> centres);

// The result of a half-kick.
struct BandKick {
    std::uint32_t touched = 0; // the disks the band touches, one bit each
    float stored = 0;          // J, energy in the band
    float given = 0;           // J, energy the disks gained by the kick; negative: they lost energy
};

// Applies half a tick of force to the disks, before the step. A disabled disk (held in a hand) shapes the
// band but is not moved.
BandKick half_kick(World& world, const ElasticBand& band, std::span<const BodyId> disks);
// Applies the other half, after the step. Limited so that the disks gain no more energy than the band has
// lost since the first half: without this limit, a disk blocked by others during the step would gain up
// to 3.5 % of a shot.
BandKick half_kick(World& world, const ElasticBand& band, std::span<const BodyId> disks,
                   const BandKick& first);

}
