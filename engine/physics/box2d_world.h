// The implementation of World: owns the Box2D objects and converts between Box2D units and metres. Only files
// in this folder may include it.
#pragma once

#include "physics/world.h"

#include <box2d/box2d.h>

#include <vector>

namespace trapbox::physics {

class Box2dWorld : private b2ContactListener {
  public:
    explicit Box2dWorld(const WorldDef& def);
    ~Box2dWorld() override = default;
    Box2dWorld(const Box2dWorld&) = delete;
    Box2dWorld& operator=(const Box2dWorld&) = delete;

    b2Vec2 to_units(Vec v) const { return {v.x * m_units_per_metre, v.y * m_units_per_metre}; }
    Vec to_metres(b2Vec2 v) const { return {v.x * m_def.unit, v.y * m_def.unit}; }
    float to_units(float metres) const { return metres * m_units_per_metre; }

    BodyId add(b2Body* body);
    b2Body& body(BodyId id) { return *m_bodies[static_cast<std::size_t>(id)]; }
    const b2Body& body(BodyId id) const { return *m_bodies[static_cast<std::size_t>(id)]; }
    const std::vector<b2Body*>& bodies() const { return m_bodies; }
    b2World& world() { return m_world; }
    const b2World& world() const { return m_world; }
    const WorldDef& def() const { return m_def; }

    void set_hop_speed(BodyId wall, float speed);

    void step();
    const std::vector<Contact>& contacts() const { return m_contacts; }

  private:
    void BeginContact(b2Contact* contact) override;
    void PreSolve(b2Contact* contact, const b2Manifold* before) override;
    void PostSolve(b2Contact* contact, const b2ContactImpulse* impulse) override;

    int& contact_of(BodyId a, BodyId b) {
        return m_contact_of[static_cast<std::size_t>(a) * m_bodies.size() + static_cast<std::size_t>(b)];
    }

    WorldDef m_def;
    float m_units_per_metre;
    b2World m_world;
    std::vector<b2Body*> m_bodies;
    std::vector<float> m_hop_speed; // units/s by body, 0 = never; bodies beyond its end: never
    std::vector<const b2Contact*> m_begun;
    std::vector<Contact> m_contacts;
    std::vector<int> m_contact_of; // index into m_contacts by pair of bodies; −1: no contact in the last step
};

// A body's number, kept in its user data.
inline BodyId id_of(const b2Body& body) {
    return static_cast<BodyId>(const_cast<b2Body&>(body).GetUserData().pointer);
}

}
