#include "physics/elastic_band.h"
#include "test.h"

#include <cmath>

using namespace trapbox;
using namespace trapbox::physics;

namespace {

constexpr float kRadius = 0.019F;
constexpr float kMass = 0.007F;

// From (−0.173, 0) to (0.173, 0). Negative y is behind the band.
constexpr ElasticBand kBand{
    .from = {-0.173F, 0}, .to = {0.173F, 0}, .disk_radius = kRadius, .disk_mass = kMass};

BodyId add_disk(World& world, Vec at) {
    return world.add_disk({at, kRadius, kMass, {.friction = 0.1F, .restitution = 0.7F}, true});
}

// Runs until the band touches nothing. Returns whether it has touched a disk.
bool run_free(World& world, std::span<const BodyId> disks) {
    bool touched = false;
    for (int i = 0; i < 2 * kTicksPerSecond; ++i) {
        const BandKick first = half_kick(world, kBand, disks);
        world.step();
        const BandKick second = half_kick(world, kBand, disks, first);
        const bool touches = (first.touched | second.touched) != 0;
        if (touched && !touches) return true;
        touched = touched || touches;
    }
    return false;
}

// The stretch of the string over one disk at x = 0 whose rear is pulled by `pull`, by elementary geometry in
// doubles: with c the depth of the centre, the tangent from the anchor has length √(a² + c² − r²), at an
// angle of atan(c/a) + asin(r/√(a² + c²)) to the rest line.
double stretch_of(double pull) {
    const double a = 0.173;
    const double r = 0.019;
    const double c = pull - r;
    const double far = std::sqrt(a * a + c * c);
    const double angle = std::atan2(c, a) + std::asin(r / far);
    return 2 * std::sqrt(far * far - r * r) + 2 * r * angle - 2 * a;
}

}

TEST_CASE("a band that touches nothing is straight and applies no force", "[physics]") {
    const Vec in_front{0.02F, kRadius + 0.0001F};
    const BandShape shape = wrap(kBand, std::span(&in_front, 1));
    CHECK(shape.count == 0);
    CHECK(shape.stretch == 0);
    CHECK(outline(kBand, shape, {}) == std::vector<Vec>{kBand.from, kBand.to});
    World world;
    const BodyId disk = add_disk(world, in_front);
    CHECK(half_kick(world, kBand, std::span(&disk, 1)).touched == 0);
    CHECK(world.velocity(disk) == Vec{});
}

TEST_CASE("the stretch is the true length of the string around the disk", "[physics]") {
    for (const float pull : {0.005F, 0.015F, 0.025F, 0.035F, 0.045F, 0.055F}) {
        CAPTURE(pull);
        const Vec centre{0, kRadius - pull};
        const BandShape shape = wrap(kBand, std::span(&centre, 1));
        REQUIRE(shape.count == 1);
        CHECK(shape.stretch == Approx(stretch_of(pull)).margin(3e-7));
        // Both sides have the same angle.
        CHECK(shape.along[0].y == Approx(-shape.along[1].y).margin(1e-6));
    }
}

TEST_CASE("the string is the convex hull: it touches disks that bulge out, and no others", "[physics]") {
    //   anchor ─╮            ╭─ anchor
    //            ╲  (2)     ╱            disk 2 is inside the V and is free
    //             ╲       (1)
    //              ╰(0)───╯
    const std::array centres{Vec{-0.03F, -0.03F}, Vec{0.05F, -0.02F}, Vec{-0.03F, 0.01F}};
    const BandShape shape = wrap(kBand, centres);
    REQUIRE(shape.count == 2);
    CHECK(shape.disk[0] == 0);
    CHECK(shape.disk[1] == 1);
    // Between two disks of the same size the string is parallel to the line between their centres.
    const Vec way = centres[1] - centres[0];
    CHECK(cross(shape.along[1], way) == Approx(0).margin(1e-7));
    // Every point of the drawn line is outside or on the rim of every disk, and the line has the length of
    // the string.
    const auto line = outline(kBand, shape, centres);
    double total = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        for (const Vec centre : centres)
            CHECK(length(line[i] - centre) > kRadius - 1e-5F);
        if (i > 0) total += length(line[i] - line[i - 1]);
    }
    CHECK(total - 0.346 == Approx(shape.stretch).margin(2e-5));
}

TEST_CASE("a shot's energy is the energy released by the band, within two percent", "[physics]") {
    // v = √(2ηU/m) with U = T₀e + ke²/2 and e from elementary geometry.
    for (const float pull : {0.015F, 0.025F, 0.035F, 0.045F, 0.055F}) {
        CAPTURE(pull);
        World world;
        const BodyId disk = add_disk(world, {0, kRadius - pull});
        REQUIRE(run_free(world, std::span(&disk, 1)));
        const double e = stretch_of(pull);
        const double energy = 2.2 * e + 20 * e * e / 2;
        CHECK(world.velocity(disk).y == Approx(std::sqrt(2 * 0.8 * energy / kMass)).epsilon(0.02));
        CHECK(world.velocity(disk).x == Approx(0).margin(0.001));
    }
}

TEST_CASE("the stretch for a wanted speed launches at that speed", "[physics]") {
    const float stretch = stretch_for_speed(kBand, 2);
    CHECK(stored_energy(kBand, stretch) * 0.8 == Approx(kMass * 2 * 2 / 2).epsilon(1e-4));
}

TEST_CASE("a smooth band shoots almost straight: the disk's place determines the aim", "[physics]") {
    // 20 mm to the side at 40 mm of pull turns the shot by little more than a degree: tan 1.5° = 0.026.
    World world;
    const BodyId disk = add_disk(world, {0.02F, kRadius - 0.04F});
    REQUIRE(run_free(world, std::span(&disk, 1)));
    const Vec speed = world.velocity(disk);
    CHECK(std::abs(speed.x / speed.y) < 0.026F);
    CHECK(speed.x < 0); // towards the middle
}

TEST_CASE("a disk that rolls into the band returns with √η of its speed", "[physics]") {
    for (const float speed : {0.5F, 1.0F, 2.0F}) {
        CAPTURE(speed);
        World world;
        const BodyId disk = add_disk(world, {0, kRadius + 0.01F});
        world.set_velocity(disk, {0, -speed});
        REQUIRE(run_free(world, std::span(&disk, 1)));
        CHECK(world.velocity(disk).y == Approx(speed * std::sqrt(0.8)).epsilon(0.01));
    }
}

TEST_CASE("a stretched band shoots every disk that it touches", "[physics]") {
    World world;
    const std::array disks{add_disk(world, {-0.05F, -0.02F}), add_disk(world, {0.05F, -0.02F})};
    REQUIRE(run_free(world, disks));
    for (const BodyId disk : disks)
        CHECK(world.velocity(disk).y > 0.5F);
    CHECK(world.velocity(disks[0]).y == Approx(world.velocity(disks[1]).y).epsilon(0.001));
}

TEST_CASE("a disk held in a hand shapes the band and is not moved by it", "[physics]") {
    World world;
    const BodyId disk = add_disk(world, {0, -0.02F});
    world.set_enabled(disk, false);
    CHECK(half_kick(world, kBand, std::span(&disk, 1)).touched == 1);
    CHECK(world.velocity(disk) == Vec{});
    CHECK(wrap(kBand, std::array{world.position(disk)}).count == 1);
}

TEST_CASE("the band of the other camp is the same, rotated by 180°", "[physics]") {
    constexpr ElasticBand turned{
        .from = {0.173F, 0}, .to = {-0.173F, 0}, .disk_radius = kRadius, .disk_mass = kMass};
    const Vec here{0.04F, -0.02F};
    const Vec there{-0.04F, 0.02F};
    const float stretch = wrap(kBand, std::span(&here, 1)).stretch;
    CHECK(stretch > 0);
    CHECK(wrap(turned, std::span(&there, 1)).stretch == stretch);
}
