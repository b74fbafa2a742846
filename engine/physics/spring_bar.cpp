#include "physics/spring_bar.h"

#include "physics/box2d_world.h"

namespace trapbox::physics {

SpringBar::SpringBar(World& world, BodyId ground, const SpringBarDef& def, float face)
    : m_world(&world.box2d()), m_ground(ground), m_def(def) {
    Box2dWorld& box2d = *m_world;
    b2BodyDef body_def;
    body_def.type = b2_dynamicBody;
    body_def.fixedRotation = true;
    body_def.position = box2d.to_units(Vec{def.width / 2, face});
    b2Body* body = box2d.world().CreateBody(&body_def);

    // The body's origin is on the face.
    constexpr float kPlay = 0.0002F; // m each side: friction on the walls would change the spring's force
    const b2Vec2 half = box2d.to_units(Vec{def.width / 2 - kPlay, def.depth / 2});
    b2PolygonShape shape;
    shape.SetAsBox(half.x, half.y, {0, half.y}, 0);
    shape.m_radius = 0; // no polygon skin: pieces touch the face itself
    b2FixtureDef fixture;
    fixture.shape = &shape;
    fixture.friction = def.surface.friction;
    fixture.restitution = def.surface.restitution;
    fixture.density = def.mass / (4 * half.x * half.y);
    body->CreateFixture(&fixture);
    m_body = box2d.add(body);

    b2PrismaticJointDef rails;
    rails.Initialize(&box2d.body(ground), body, {body->GetPosition().x, 0}, {0, 1});
    rails.localAnchorB = {0, 0};
    rails.enableLimit = true;
    rails.lowerTranslation = box2d.to_units(def.stop);
    rails.upperTranslation = box2d.to_units(1.0F);
    rails.enableMotor = true;
    rails.motorSpeed = -box2d.to_units(def.hand_speed);
    m_rails = static_cast<b2PrismaticJoint*>(box2d.world().CreateJoint(&rails));
}

void SpringBar::follow_hand() {
    if (!released()) m_rails->SetMaxMotorForce(m_world->to_units(spring_force()));
}

void SpringBar::release() {
    if (released()) return;
    Box2dWorld& box2d = *m_world;
    m_rails->EnableMotor(false);
    // The spring is attached to a distant point in front of the tray, so that its rest length is long and its
    // direction constant. Stiffness (kg/s²) and damping (kg/s) contain no length and need no unit conversion.
    constexpr float kLength = 0.5F;
    const float slack_at = m_def.force_at - m_def.force / m_def.stiffness;
    b2DistanceJointDef spring;
    spring.bodyA = &box2d.body(m_ground);
    spring.bodyB = &box2d.body(m_body);
    spring.localAnchorA =
        spring.bodyA->GetLocalPoint(box2d.to_units(Vec{m_def.width / 2, slack_at - kLength}));
    spring.localAnchorB = {0, 0};
    spring.length = box2d.to_units(kLength);
    spring.minLength = box2d.to_units(kLength / 2);
    spring.maxLength = box2d.to_units(2 * kLength);
    spring.stiffness = m_def.stiffness;
    spring.damping = m_def.damping;
    spring.collideConnected = true;
    m_spring = static_cast<b2DistanceJoint*>(box2d.world().CreateJoint(&spring));
}

float SpringBar::face() const { return m_world->to_metres(m_world->body(m_body).GetPosition()).y; }
float SpringBar::speed() const { return -m_world->to_metres(m_world->body(m_body).GetLinearVelocity()).y; }

void SpringBar::place(float face) {
    b2Body& body = m_world->body(m_body);
    body.SetTransform({body.GetPosition().x, m_world->to_units(face)}, 0);
    body.SetLinearVelocity(b2Vec2_zero);
}

}
