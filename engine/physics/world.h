// A Box2D world in SI units, stepped at the engine's tick. Bodies are numbered in the order they were added.
// Nothing of Box2D shows here; the other files of this folder reach it through physics/box2d_world.h.
#pragma once

#include "core/hash.h"
#include "core/tick.h"
#include "physics/vec.h"

#include <memory>
#include <vector>

namespace trapbox::physics {

using BodyId = int;

struct WorldDef {
    // Metres per Box2D unit. Box2D's slop is 0.005 units: choose it so that this is invisible.
    float unit = 0.02F;
    int velocity_iterations = 8;
    int position_iterations = 3;
    // Contacts slower than this (m/s) do not bounce.
    float restitution_threshold = 0.03F;
};

struct Surface {
    float friction = 0.15F;
    float restitution = 0; // 0 … 0.9: nearer to 1 Box2D gains energy
};

struct DiskDef {
    Vec centre;
    float radius = 0; // m
    float mass = 0;   // kg
    Surface surface;
    bool bullet = false; // swept against other moving bodies too
};

// Two bodies that touched during the last step; walls are bodies too.
struct Contact {
    BodyId a = 0;
    BodyId b = 0;
    Vec point{};        // m
    float impulse = 0;  // N·s along the normal, summed over the step
    bool began = false; // not touching the step before
    bool over = false;  // struck a low wall too fast to be stopped by it
};

class Box2dWorld;

class World {
  public:
    explicit World(const WorldDef& def = {});
    ~World();
    World(World&&) noexcept;
    World& operator=(World&&) noexcept;

    // Immovable: a filled convex polygon, counter-clockwise, or a filled circle.
    BodyId add_wall(const std::vector<Vec>& corners, const Surface& surface);
    BodyId add_post(Vec centre, float radius, const Surface& surface);
    BodyId add_disk(const DiskDef& def);
    // Makes a wall or post low: what strikes it faster than this (m/s along the normal) is not stopped.
    void set_hop_speed(BodyId wall, float speed);

    void step();

    int body_count() const;
    Vec position(BodyId body) const;
    float angle(BodyId body) const;
    Vec velocity(BodyId body) const;
    float spin(BodyId body) const; // rad/s
    bool enabled(BodyId body) const;

    void place(BodyId body, Vec position); // at rest
    void set_velocity(BodyId body, Vec velocity);
    void set_spin(BodyId body, float spin);
    void set_angle(BodyId body, float angle);
    // A disabled body is out of the world: nothing touches it.
    void set_enabled(BodyId body, bool enabled);

    // Of the last step, in the order in which Box2D solved them.
    const std::vector<Contact>& contacts() const;
    // Positions, angles and speeds of all bodies, bit by bit.
    void add_to(Hasher& hasher) const;

    Box2dWorld& box2d() { return *m_box2d; }
    const Box2dWorld& box2d() const { return *m_box2d; }

  private:
    std::unique_ptr<Box2dWorld> m_box2d;
};

}
