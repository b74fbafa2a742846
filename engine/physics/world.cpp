#include "physics/world.h"

#include "physics/box2d_world.h"

#include <algorithm>
#include <cassert>

namespace trapbox::physics {

Box2dWorld::Box2dWorld(const WorldDef& def)
    : m_def(def), m_units_per_metre(1 / def.unit), m_world(b2Vec2(0, 0)) {
    m_world.SetContactListener(this);
    // The games' own friction brings bodies to rest; Box2D's sleeping would stop them too early.
    m_world.SetAllowSleeping(false);
}

BodyId Box2dWorld::add(b2Body* body) {
    m_bodies.push_back(body);
    body->GetUserData().pointer = m_bodies.size() - 1;
    m_contact_of.assign(m_bodies.size() * m_bodies.size(), -1);
    return static_cast<BodyId>(m_bodies.size() - 1);
}

void Box2dWorld::step() {
    for (const Contact& contact : m_contacts)
        contact_of(contact.a, contact.b) = -1;
    m_contacts.clear();
    m_begun.clear();
    m_world.Step(kTickSeconds, m_def.velocity_iterations, m_def.position_iterations);
}

void Box2dWorld::set_hop_speed(BodyId wall, float speed) {
    const auto index = static_cast<std::size_t>(wall);
    if (m_hop_speed.size() <= index) m_hop_speed.resize(index + 1);
    m_hop_speed[index] = to_units(speed);
}

void Box2dWorld::BeginContact(b2Contact* contact) { m_begun.push_back(contact); }

void Box2dWorld::PreSolve(b2Contact* contact, const b2Manifold*) {
    const b2Body& a = *contact->GetFixtureA()->GetBody();
    const b2Body& b = *contact->GetFixtureB()->GetBody();
    const auto hop_speed = [this](BodyId id) {
        const auto index = static_cast<std::size_t>(id);
        return index < m_hop_speed.size() ? m_hop_speed[index] : 0;
    };
    const float limit = std::max(hop_speed(id_of(a)), hop_speed(id_of(b)));
    if (limit == 0) return;
    b2WorldManifold manifold;
    contact->GetWorldManifold(&manifold);
    const float speed = b2Dot(a.GetLinearVelocity() - b.GetLinearVelocity(), manifold.normal);
    if (speed < limit && speed > -limit) return;
    contact->SetEnabled(false);
    m_contacts.push_back({id_of(a), id_of(b), to_metres(manifold.points[0]), 0, true, true});
}

void Box2dWorld::PostSolve(b2Contact* contact, const b2ContactImpulse* impulse) {
    float sum = 0;
    for (int i = 0; i < impulse->count; ++i)
        sum += impulse->normalImpulses[i];
    const BodyId a = id_of(*contact->GetFixtureA()->GetBody());
    const BodyId b = id_of(*contact->GetFixtureB()->GetBody());
    const float newton_seconds = sum * m_def.unit; // Box2D's impulse is kg·unit/s
    int& solved = contact_of(a, b);
    if (solved >= 0) { // continuous collision solves a contact again within the same step
        m_contacts[static_cast<std::size_t>(solved)].impulse += newton_seconds;
        return;
    }
    solved = static_cast<int>(m_contacts.size());
    b2WorldManifold manifold;
    contact->GetWorldManifold(&manifold);
    m_contacts.push_back({.a = a,
                          .b = b,
                          .point = to_metres(manifold.points[0]),
                          .impulse = newton_seconds,
                          .began = std::find(m_begun.begin(), m_begun.end(), contact) != m_begun.end()});
}

namespace {

b2FixtureDef fixture_of(const b2Shape& shape, const Surface& surface, float threshold) {
    b2FixtureDef fixture;
    fixture.shape = &shape;
    fixture.friction = surface.friction;
    fixture.restitution = surface.restitution;
    fixture.restitutionThreshold = threshold;
    return fixture;
}

}

World::World(const WorldDef& def) : m_box2d(std::make_unique<Box2dWorld>(def)) {}
World::~World() = default;
World::World(World&&) noexcept = default;
World& World::operator=(World&&) noexcept = default;

BodyId World::add_wall(const std::vector<Vec>& corners, const Surface& surface) {
    assert(corners.size() >= 3 && corners.size() <= b2_maxPolygonVertices);
    std::vector<b2Vec2> points;
    for (const Vec corner : corners)
        points.push_back(m_box2d->to_units(corner));
    b2PolygonShape shape;
    shape.Set(points.data(), static_cast<int32>(points.size()));
    // Removes Box2D's polygon skin, so that the corners are exact.
    shape.m_radius = 0;
    b2BodyDef def;
    b2Body* body = m_box2d->world().CreateBody(&def);
    const auto fixture = fixture_of(shape, surface, m_box2d->to_units(m_box2d->def().restitution_threshold));
    body->CreateFixture(&fixture);
    return m_box2d->add(body);
}

BodyId World::add_post(Vec centre, float radius, const Surface& surface) {
    b2CircleShape shape;
    shape.m_radius = m_box2d->to_units(radius);
    b2BodyDef def;
    def.position = m_box2d->to_units(centre);
    b2Body* body = m_box2d->world().CreateBody(&def);
    const auto fixture = fixture_of(shape, surface, m_box2d->to_units(m_box2d->def().restitution_threshold));
    body->CreateFixture(&fixture);
    return m_box2d->add(body);
}

BodyId World::add_disk(const DiskDef& disk) {
    b2CircleShape shape;
    shape.m_radius = m_box2d->to_units(disk.radius);
    b2BodyDef def;
    def.type = b2_dynamicBody;
    def.position = m_box2d->to_units(disk.centre);
    def.bullet = disk.bullet;
    b2Body* body = m_box2d->world().CreateBody(&def);
    auto fixture = fixture_of(shape, disk.surface, m_box2d->to_units(m_box2d->def().restitution_threshold));
    fixture.density = disk.mass / (b2_pi * shape.m_radius * shape.m_radius);
    body->CreateFixture(&fixture);
    return m_box2d->add(body);
}

void World::set_hop_speed(BodyId wall, float speed) { m_box2d->set_hop_speed(wall, speed); }

void World::step() { m_box2d->step(); }

int World::body_count() const { return static_cast<int>(m_box2d->bodies().size()); }
Vec World::position(BodyId body) const { return m_box2d->to_metres(m_box2d->body(body).GetPosition()); }
float World::angle(BodyId body) const { return m_box2d->body(body).GetAngle(); }
Vec World::velocity(BodyId body) const { return m_box2d->to_metres(m_box2d->body(body).GetLinearVelocity()); }
float World::spin(BodyId body) const { return m_box2d->body(body).GetAngularVelocity(); }
bool World::enabled(BodyId body) const { return m_box2d->body(body).IsEnabled(); }

void World::place(BodyId id, Vec position) {
    b2Body& body = m_box2d->body(id);
    body.SetTransform(m_box2d->to_units(position), body.GetAngle());
    body.SetLinearVelocity(b2Vec2_zero);
    body.SetAngularVelocity(0);
}

void World::set_velocity(BodyId body, Vec velocity) {
    m_box2d->body(body).SetLinearVelocity(m_box2d->to_units(velocity));
}
void World::set_spin(BodyId body, float spin) { m_box2d->body(body).SetAngularVelocity(spin); }
void World::set_angle(BodyId id, float angle) {
    b2Body& body = m_box2d->body(id);
    body.SetTransform(body.GetPosition(), angle);
}
void World::set_enabled(BodyId body, bool enabled) { m_box2d->body(body).SetEnabled(enabled); }

const std::vector<Contact>& World::contacts() const { return m_box2d->contacts(); }

void World::add_to(Hasher& hasher) const {
    for (const b2Body* body : m_box2d->bodies()) {
        if (body->GetType() == b2_staticBody) continue;
        const b2Vec2 at = body->GetPosition();
        const b2Vec2 speed = body->GetLinearVelocity();
        hasher.add(at.x).add(at.y).add(body->GetAngle());
        hasher.add(speed.x).add(speed.y).add(body->GetAngularVelocity()).add(body->IsEnabled());
    }
}

}
