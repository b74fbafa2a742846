// A bar on rails across a tray, pulled by a spring towards the front wall (y = 0). The force depends on the
// bar's position. Until release(), a hand guides the bar at a limited speed. Knows no pieces and no rules.
#pragma once

#include "physics/world.h"

class b2DistanceJoint;
class b2PrismaticJoint;

namespace trapbox::physics {

struct SpringBarDef {
    float width = 0.210F;    // m, across the tray
    float depth = 0.010F;    // m, along the tray
    float mass = 0.150F;     // kg
    float force = 20;        // N, with the bar's face at `force_at`
    float force_at = 0.185F; // m from the front wall
    float stiffness = 120;   // N/m
    // N·s/m, inside the spring: damping on the bar itself would change the force on the pieces.
    float damping = 15;
    float stop = 0.040F;       // m from the front wall: the bar's end position
    float hand_speed = 0.100F; // m/s
    Surface surface{.friction = 0.5F};
};

class SpringBar {
  public:
    // Held by the hand with its face at `face`.
    SpringBar(World& world, BodyId ground, const SpringBarDef& def, float face);

    // Moves the bar at hand speed, with at most the spring's force. Call it before each step.
    void follow_hand();
    // Removes the hand permanently: from now on only the spring acts.
    void release();
    bool released() const { return m_spring != nullptr; }

    BodyId body() const { return m_body; }
    float face() const;  // m from the front wall
    float speed() const; // m/s, towards the front wall
    float mass() const { return m_def.mass; }
    float spring_force() const { return spring_force(face()); } // N, of the spring alone, without damping
    void place(float face);                                     // sets the position, with no speed

  private:
    float spring_force(float face) const { return m_def.force + m_def.stiffness * (face - m_def.force_at); }

    Box2dWorld* m_world; // its address does not change when its World is moved
    BodyId m_ground;
    SpringBarDef m_def;
    BodyId m_body = 0;
    b2PrismaticJoint* m_rails = nullptr;
    b2DistanceJoint* m_spring = nullptr;
};

}
