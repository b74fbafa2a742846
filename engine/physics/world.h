// A Box2D world in SI units, stepped at the engine's tick rate. Bodies are numbered in the order they are
// added. This header exposes no Box2D type; the other files of this folder use physics/box2d_world.h.
#pragma once

#include "core/hash.h"
#include "core/tick.h"
#include "physics/vec.h"

#include <memory>
#include <vector>

namespace trapbox::physics {

using BodyId = int;

struct WorldDef {
    // Metres per Box2D unit. Box2D lets bodies overlap by 0.005 units: choose a unit for which this is
    // invisible.
    float unit = 0.02F;
    int velocity_iterations = 8;
    int position_iterations = 3;
    // Contacts slower than this (m/s) do not bounce.
    float restitution_threshold = 0.03F;
};

struct Surface {
    float friction = 0.15F;
    float restitution = 0; // 0 … 0.9: closer to 1, Box2D gains energy
};

struct DiskDef {
    Vec centre;
    float radius = 0; // m
    float mass = 0;   // kg
    Surface surface;
    bool bullet = false; // continuous collision against other moving bodies too
};

// Two bodies that touched during the last step; walls are bodies too.
struct Contact {
    BodyId a = 0;
    BodyId b = 0;
    Vec point{};        // m
    float impulse = 0;  // N·s along the normal, summed over the step
    bool began = false; // not touching in the previous step
    bool over = false;  // hit a low wall fast enough to hop over it
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
    // Makes a wall or post low: a body that hits it faster than this (m/s along the normal) hops over it.
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
    // Nothing collides with a disabled body.
    void set_enabled(BodyId body, bool enabled);

    // The contacts of the last step, in Box2D's solving order.
    const std::vector<Contact>& contacts() const;
    // Adds the exact bits of all positions, angles and velocities.
    void add_to(Hasher& hasher) const;

    Box2dWorld& box2d() { return *m_box2d; }
    const Box2dWorld& box2d() const { return *m_box2d; }

  private:
    std::unique_ptr<Box2dWorld> m_box2d;
};

}
