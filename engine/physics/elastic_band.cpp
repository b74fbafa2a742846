#include "physics/elastic_band.h"

#include "physics/box2d_world.h"

#include <algorithm>
#include <cassert>

namespace trapbox::physics {

namespace {

Vec left_of(Vec u) { return {-u.y, u.x}; }

// Rotates v counter-clockwise by the angle with this sine and cosine.
Vec turned(Vec v, float sine, float cosine) { return {cosine * v.x - sine * v.y, sine * v.x + cosine * v.y}; }

// The angle from one unit vector to another, 0 … π counter-clockwise. Uses only exactly rounded operations,
// because atan2f differs between libraries. Error below 1e-6.
float angle_between(Vec a, Vec b) {
    const float sine = cross(a, b);
    const float cosine = dot(a, b);
    if (sine <= 0 && cosine > 0) return 0;
    // Halves the angle four times, to 1/16, by the half-angle formula of the tangent; then the arctangent
    // series.
    float t = sine / (1 + cosine > 1e-6F ? 1 + cosine : 1e-6F);
    for (int i = 0; i < 3; ++i)
        t /= 1 + std::sqrt(1 + t * t);
    const float s = t * t;
    return 16 * t * (1 - s * (1.0F / 3 - s * (1.0F / 5 - s / 7)));
}

// A straight part of the string that leaves the current point or disk.
struct Reach {
    Vec along;
    float length = 0;
    bool valid = false;
};

// From the first anchor to a disk to the left of the string.
Reach from_anchor(Vec anchor, Vec centre, float radius) {
    const Vec way = centre - anchor;
    const float square = dot(way, way) - radius * radius;
    if (square <= 0) return {};
    const float distance = length(way);
    const float straight = std::sqrt(square);
    return {turned((1 / distance) * way, -radius / distance, straight / distance), straight, true};
}

Reach to_anchor(Vec centre, Vec anchor, float radius) {
    const Vec way = anchor - centre;
    const float square = dot(way, way) - radius * radius;
    if (square <= 0) return {};
    const float distance = length(way);
    const float straight = std::sqrt(square);
    return {turned((1 / distance) * way, radius / distance, straight / distance), straight, true};
}

Reach between(Vec a, Vec b) {
    const Vec way = b - a;
    const float distance = length(way);
    if (distance <= 0) return {};
    return {(1 / distance) * way, distance, true};
}

bool more_clockwise(const Reach& a, const Reach& b) {
    return a.valid && (!b.valid || cross(b.along, a.along) < 0);
}

}

BandShape wrap(const ElasticBand& band, std::span<const Vec> centres) {
    assert(centres.size() <= kMaxWrapped);
    BandShape shape;
    const float rest = length(band.to - band.from);
    const Vec line = (1 / rest) * (band.to - band.from);
    shape.along[0] = line;

    std::array<int, kMaxWrapped> open{};
    int open_count = 0;
    for (std::size_t i = 0; i < centres.size(); ++i)
        if (cross(centres[i] - band.from, line) > -band.disk_radius)
            open[static_cast<std::size_t>(open_count++)] = static_cast<int>(i);
    if (open_count == 0) return shape;

    // Gift wrapping: from each point, the most clockwise direction is on the hull.
    float total = 0;
    int current = -1;
    for (;;) {
        const auto here = static_cast<std::size_t>(current);
        Reach best =
            current < 0 ? Reach{line, rest, true} : to_anchor(centres[here], band.to, band.disk_radius);
        int chosen = -1;
        for (int i = 0; i < open_count; ++i) {
            const Vec centre = centres[static_cast<std::size_t>(open[static_cast<std::size_t>(i)])];
            const Reach reach = current < 0 ? from_anchor(band.from, centre, band.disk_radius)
                                            : between(centres[here], centre);
            if (more_clockwise(reach, best)) {
                best = reach;
                chosen = i;
            }
        }
        const auto part = static_cast<std::size_t>(shape.count);
        shape.along[part] = best.along;
        total += best.length;
        if (part > 0) total += band.disk_radius * angle_between(shape.along[part - 1], best.along);
        if (chosen < 0) break;
        current = open[static_cast<std::size_t>(chosen)];
        open[static_cast<std::size_t>(chosen)] = open[static_cast<std::size_t>(--open_count)];
        shape.disk[part] = current;
        ++shape.count;
    }
    shape.stretch = shape.count > 0 && total > rest ? total - rest : 0;
    return shape;
}

float stored_energy(const ElasticBand& band, float stretch) {
    return (band.tension + band.stiffness * stretch / 2) * stretch;
}

float stretch_for_speed(const ElasticBand& band, float launch_speed) {
    const float energy = band.disk_mass * launch_speed * launch_speed / (2 * band.efficiency);
    return (std::sqrt(band.tension * band.tension + 2 * band.stiffness * energy) - band.tension) /
           band.stiffness;
}

std::vector<Vec> outline(const ElasticBand& band, const BandShape& shape, std::span<const Vec> centres) {
    std::vector<Vec> line{band.from};
    for (int i = 0; i < shape.count; ++i) {
        const auto part = static_cast<std::size_t>(i);
        const Vec centre = centres[static_cast<std::size_t>(shape.disk[part])];
        const float angle = angle_between(shape.along[part], shape.along[part + 1]);
        const int steps = 1 + static_cast<int>(angle / 0.17F);
        for (int step = 0; step <= steps; ++step) {
            const float turn = angle * static_cast<float>(step) / static_cast<float>(steps);
            const Vec along = turned(shape.along[part], std::sin(turn), std::cos(turn));
            line.push_back(centre - band.disk_radius * left_of(along));
        }
    }
    line.push_back(band.to);
    return line;
}

namespace {

BandKick kick_within(World& world, const ElasticBand& band, std::span<const BodyId> disks,
                     const BandKick* first) {
    Box2dWorld& box2d = world.box2d();
    std::array<Vec, kMaxWrapped> centres;
    for (std::size_t i = 0; i < disks.size(); ++i)
        centres[i] = box2d.to_metres(box2d.body(disks[i]).GetPosition());
    const BandShape shape = wrap(band, std::span(centres).first(disks.size()));
    BandKick result;
    if (shape.count == 0) return result;
    result.stored = stored_energy(band, shape.stretch);

    struct Push {
        b2Body* body;
        Vec velocity;
        Vec force; // per newton of tension
    };
    std::array<Push, kMaxWrapped> pushes;
    std::size_t count = 0;
    float along = 0;  // Σ force · velocity: positive while the band shortens
    float square = 0; // Σ force²
    for (int i = 0; i < shape.count; ++i) {
        const auto part = static_cast<std::size_t>(i);
        result.touched |= 1U << shape.disk[part];
        b2Body& body = box2d.body(disks[static_cast<std::size_t>(shape.disk[part])]);
        if (!body.IsEnabled()) continue;
        const Vec force = shape.along[part + 1] - shape.along[part];
        const Vec velocity = box2d.to_metres(body.GetLinearVelocity());
        pushes[count++] = {&body, velocity, force};
        along += dot(force, velocity);
        square += dot(force, force);
    }
    const bool shortens = along >= 0;
    const float tension = (band.tension + band.stiffness * shape.stretch) * (shortens ? band.efficiency : 1);
    float kick = tension / band.disk_mass * (kTickSeconds / 2); // m/s per unit of force
    const auto gain = [&](float k) { return band.disk_mass * k * (along + k * square / 2); };
    if (first && shortens && square > 0) {
        const float left = std::max(band.efficiency * (first->stored - result.stored) - first->given, 0.0F);
        if (gain(kick) > left)
            kick = (std::sqrt(along * along + 2 * square * left / band.disk_mass) - along) / square;
    }
    result.given = gain(kick);
    for (std::size_t i = 0; i < count; ++i)
        pushes[i].body->SetLinearVelocity(box2d.to_units(pushes[i].velocity + kick * pushes[i].force));
    return result;
}

}

BandKick half_kick(World& world, const ElasticBand& band, std::span<const BodyId> disks) {
    return kick_within(world, band, disks, nullptr);
}

BandKick half_kick(World& world, const ElasticBand& band, std::span<const BodyId> disks,
                   const BandKick& first) {
    return kick_within(world, band, disks, &first);
}

}
