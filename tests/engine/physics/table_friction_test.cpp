#include "physics/table_friction.h"
#include "test.h"

using namespace trapbox;
using namespace trapbox::physics;

namespace {

constexpr float kRadius = 0.019F;

BodyId add_disk(World& world) {
    return world.add_disk({{0, 0}, kRadius, 0.007F, {.friction = 0.1F, .restitution = 0.7F}, true});
}

int ticks_to_rest(World& world, BodyId disk) {
    int ticks = 0;
    for (; ticks < 10 * kTicksPerSecond && (world.velocity(disk) != Vec{} || world.spin(disk) != 0);
         ++ticks) {
        half_kick(world, disk, kRadius, {});
        world.step();
        half_kick(world, disk, kRadius, {});
    }
    return ticks;
}

}

TEST_CASE("a disk stops after v²/(2μg), within one percent", "[physics]") {
    // μg = 0.18 · 9.81 = 1.766 m/s².
    for (const float speed : {0.1F, 0.3F, 1.0F, 2.0F, 3.0F, 4.0F}) {
        CAPTURE(speed);
        World world;
        const BodyId disk = add_disk(world);
        world.set_velocity(disk, {0.6F * speed, 0.8F * speed});
        const int ticks = ticks_to_rest(world, disk);
        CHECK(length(world.position(disk)) == Approx(speed * speed / (2 * 1.766)).epsilon(0.01));
        CHECK(ticks == Approx(speed / 1.766 * 240).margin(1.0));
        // It moves straight ahead.
        CHECK(cross(world.position(disk), {0.6F, 0.8F}) == Approx(0).margin(5e-5)); // of up to 4.5 m
    }
}

TEST_CASE("a disk that spins in place slows at 4μg/3r", "[physics]") {
    World world;
    const BodyId disk = add_disk(world);
    world.set_spin(disk, 100);
    // 4 · 1.766 / (3 · 0.019) = 123.9 rad/s²: 100 rad/s are gone after 0.807 s.
    CHECK(ticks_to_rest(world, disk) == Approx(0.807 * 240).margin(1.5));
    CHECK(world.position(disk) == Vec{});
}

TEST_CASE("friction never turns a motion round", "[physics]") {
    World world;
    const BodyId disk = add_disk(world);
    world.set_velocity(disk, {0.001F, 0});
    world.set_spin(disk, -0.01F);
    half_kick(world, disk, kRadius, {});
    CHECK(world.velocity(disk) == Vec{});
    CHECK(world.spin(disk) == 0);
}
