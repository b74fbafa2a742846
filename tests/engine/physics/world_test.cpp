#include "core/random.h"
#include "core/text.h"
#include "physics/world.h"
#include "test.h"

using namespace trapbox;
using namespace trapbox::physics;

namespace {

constexpr Surface kWood{.friction = 0.15F, .restitution = 0.7F};

BodyId add_disk(World& world, Vec at) { return world.add_disk({at, 0.019F, 0.007F, kWood, true}); }

// A box 0.3 m wide and high around the origin.
void add_box(World& world) {
    for (const float side : {-1.0F, 1.0F}) {
        const float near = side * 0.15F;
        const float far = side * 0.2F;
        const float low = std::min(near, far);
        const float high = std::max(near, far);
        world.add_wall({{low, -0.2F}, {high, -0.2F}, {high, 0.2F}, {low, 0.2F}}, kWood);
        world.add_wall({{-0.2F, low}, {0.2F, low}, {0.2F, high}, {-0.2F, high}}, kWood);
    }
}

HashValue hash_after_a_second(Seed seed) {
    World world;
    add_box(world);
    Random random(seed);
    for (int i = 0; i < 8; ++i) {
        const BodyId disk =
            add_disk(world, {static_cast<float>(i % 4) * 0.06F - 0.1F, static_cast<float>(i / 4) * 0.08F});
        const float x = random.normal();
        const float y = random.normal();
        world.set_velocity(disk, {x, y});
    }
    for (int i = 0; i < kTicksPerSecond; ++i)
        world.step();
    Hasher hasher;
    world.add_to(hasher);
    return hasher.value();
}

}

TEST_CASE("positions and speeds are metres and metres per second, whatever the scale inside", "[physics]") {
    World world;
    const BodyId disk = add_disk(world, {0.1F, -0.05F});
    world.set_velocity(disk, {0.24F, 0});
    world.step();
    // One tick of 1/240 s at 0.24 m/s is 1 mm.
    CHECK(world.position(disk).x == Approx(0.101).margin(1e-6));
    CHECK(world.position(disk).y == Approx(-0.05).margin(1e-6));
    CHECK(world.velocity(disk).x == Approx(0.24).margin(1e-6));
}

TEST_CASE("a disk bounces off a wall with its restitution, and the impulse is mass times change of speed",
          "[physics]") {
    World world;
    const BodyId wall = world.add_wall({{0.1F, -0.2F}, {0.2F, -0.2F}, {0.2F, 0.2F}, {0.1F, 0.2F}}, kWood);
    const BodyId disk = add_disk(world, {0.05F, 0});
    world.set_velocity(disk, {1, 0});
    float impulse = 0;
    for (int i = 0; i < 24; ++i) {
        world.step();
        for (const Contact& contact : world.contacts()) {
            CHECK(((contact.a == wall && contact.b == disk) || (contact.a == disk && contact.b == wall)));
            CHECK(contact.point.x == Approx(0.1).margin(0.001)); // read after the step
            impulse += contact.impulse;
        }
    }
    CHECK(world.velocity(disk).x == Approx(-0.7).epsilon(0.001));
    CHECK(impulse == Approx(0.007 * 1.7).epsilon(0.001));
}

TEST_CASE("a contact emits one begin event, however long it lasts", "[physics]") {
    World world;
    world.add_wall({{0.1F, -0.2F}, {0.2F, -0.2F}, {0.2F, 0.2F}, {0.1F, 0.2F}},
                   {.friction = 0, .restitution = 0});
    const BodyId disk = world.add_disk({{0.08F, 0}, 0.019F, 0.007F, {.friction = 0, .restitution = 0}, true});
    int began = 0;
    int touching = 0;
    for (int i = 0; i < 48; ++i) {
        world.set_velocity(disk, {0.1F, 0}); // pressed against the wall
        world.step();
        for (const Contact& contact : world.contacts()) {
            began += contact.began;
            ++touching;
        }
    }
    CHECK(began == 1);
    CHECK(touching > 20);
}

TEST_CASE("two bodies that touch during a step emit one contact, with any number of sub-steps", "[physics]") {
    World world;
    // A box of 0.2 m by 0.2 m with five fast disks, which Box2D sweeps and solves several times a step.
    world.add_wall({{-0.2F, -0.2F}, {-0.1F, -0.2F}, {-0.1F, 0.2F}, {-0.2F, 0.2F}}, kWood);
    world.add_wall({{0.1F, -0.2F}, {0.2F, -0.2F}, {0.2F, 0.2F}, {0.1F, 0.2F}}, kWood);
    world.add_wall({{-0.1F, -0.2F}, {0.1F, -0.2F}, {0.1F, -0.1F}, {-0.1F, -0.1F}}, kWood);
    world.add_wall({{-0.1F, 0.1F}, {0.1F, 0.1F}, {0.1F, 0.2F}, {-0.1F, 0.2F}}, kWood);
    for (int i = 0; i < 5; ++i) {
        const auto number = static_cast<float>(i);
        const BodyId disk = add_disk(world, {-0.08F + 0.04F * number, 0.01F * number});
        world.set_velocity(disk, {3 - number, 2 + number});
    }
    int contacts = 0;
    int twice = 0;
    for (int step = 0; step < 240; ++step) {
        world.step();
        const auto& all = world.contacts();
        contacts += static_cast<int>(all.size());
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                twice += all[i].a == all[j].a && all[i].b == all[j].b;
    }
    CHECK(contacts > 20); // the disks did hit walls and each other
    CHECK(twice == 0);
}

TEST_CASE("a low wall stops only bodies slower than its hop speed", "[physics]") {
    for (const float speed : {2.5F, 2.7F}) {
        CAPTURE(speed);
        World world;
        const BodyId wall =
            world.add_wall({{0.1F, -0.2F}, {0.112F, -0.2F}, {0.112F, 0.2F}, {0.1F, 0.2F}}, kWood);
        world.set_hop_speed(wall, 2.6F);
        const BodyId disk = add_disk(world, {0.03F, 0});
        world.set_velocity(disk, {speed, 0});
        bool over = false;
        for (int i = 0; i < 48; ++i) {
            world.step();
            for (const Contact& contact : world.contacts())
                over = over || contact.over;
        }
        CHECK(over == (speed > 2.6F));
        CHECK((world.position(disk).x > 0.2F) == (speed > 2.6F));
    }
}

TEST_CASE("a disabled body is touched by nothing and stays where it is", "[physics]") {
    World world;
    const BodyId still = add_disk(world, {0, 0});
    world.set_enabled(still, false);
    const BodyId moving = add_disk(world, {-0.1F, 0});
    world.set_velocity(moving, {1, 0});
    for (int i = 0; i < 60; ++i)
        world.step();
    CHECK(world.position(moving).x == Approx(0.15).margin(1e-4));
    CHECK(world.position(still) == Vec{});
}

TEST_CASE("no disk goes through a thin wall or another disk at 4 m/s", "[physics]") {
    World world;
    world.add_wall({{0.1F, -0.2F}, {0.102F, -0.2F}, {0.102F, 0.2F}, {0.1F, 0.2F}}, kWood);
    const BodyId disk = add_disk(world, {0, 0});
    const BodyId first = add_disk(world, {-0.01F, 0.1F});
    const BodyId second = add_disk(world, {0.06F, 0.1F});
    world.set_velocity(disk, {4, 0});
    world.set_velocity(first, {4, 0});
    for (int i = 0; i < 60; ++i) {
        world.step();
        CHECK(world.position(disk).x < 0.082F);
        CHECK(world.position(first).x < world.position(second).x);
    }
}

TEST_CASE("the same start gives bit-identical results on every machine", "[physics]") {
    CHECK(hash_after_a_second(1) == hash_after_a_second(1));
    CHECK(hash_after_a_second(1) != hash_after_a_second(2));
    // Pinned to the result of the first build. A different value on another machine means that replays differ
    // there.
    CHECK(to_hex(hash_after_a_second(1)) == "e4ed3705fa5ac181");
}
