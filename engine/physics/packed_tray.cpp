#include "physics/packed_tray.h"

#include "physics/box2d_world.h"

#include <algorithm>

namespace trapbox::physics {

namespace {

constexpr float kGravity = 9.81F; // m/s²
constexpr float kWall = 0.02F;    // m, thickness

// Box2D's slop is 0.05 mm at this scale; 20 velocity iterations balance a network of 130 contacts.
constexpr WorldDef kWorld{.unit = 0.01F, .velocity_iterations = 20, .position_iterations = 6};

// Returns the front wall, the anchor of all joints.
BodyId add_walls(World& world, const TrayDef& def) {
    const auto add_box = [&](Vec low, Vec high) {
        return world.add_wall({low, {high.x, low.y}, high, {low.x, high.y}}, {.friction = def.friction});
    };
    add_box({-kWall, -kWall}, {0, def.length + kWall});
    add_box({def.width, -kWall}, {def.width + kWall, def.length + kWall});
    return add_box({-kWall, -kWall}, {def.width + kWall, 0});
}

}

PackedTray::PackedTray(const TrayDef& def, const std::vector<TrayPiece>& pieces, float bar)
    : m_def(def), m_world(kWorld), m_front(add_walls(m_world, def)), m_bar(m_world, m_front, def.bar, bar),
      m_first(m_world.body_count()) {
    Box2dWorld& box2d = m_world.box2d();
    box2d.world().SetContinuousPhysics(false); // nothing here is fast enough to tunnel through a piece
    for (const TrayPiece& piece : pieces) {
        const BodyId id =
            m_world.add_disk({piece.centre, piece.radius, piece.mass, {.friction = def.friction}});
        b2FrictionJointDef floor;
        floor.Initialize(&box2d.body(m_front), &box2d.body(id), box2d.to_units(piece.centre));
        floor.collideConnected = true;
        Piece added;
        added.def = piece;
        added.floor = static_cast<b2FrictionJoint*>(box2d.world().CreateJoint(&floor));
        set_floor(added, 0);
        m_pieces.push_back(added);
    }
    disturb();
}

void PackedTray::set_floor(Piece& piece, float load) {
    const float force = m_def.floor_friction * piece.def.mass * kGravity + m_def.floor_bite * load;
    const Box2dWorld& box2d = m_world.box2d();
    piece.floor->SetMaxForce(box2d.to_units(force));
    // A disk spinning in place has its friction at two thirds of its radius on average. Torque contains two
    // lengths (kg·m²/s²), so the scale is applied twice.
    piece.floor->SetMaxTorque(box2d.to_units(box2d.to_units(force * piece.def.radius * 2 / 3)));
}

void PackedTray::step() {
    m_bar.follow_hand();
    move_finger();
    m_world.step();
    read_loads();
}

void PackedTray::read_loads() {
    for (Piece& piece : m_pieces)
        piece.load = 0;
    const bool averaged = ++m_steps > kWindow - kAveraged;
    for (const Contact& contact : m_world.contacts()) {
        const float load = contact.impulse / kTickSeconds;
        for (Piece* piece : {piece_of(contact.a), piece_of(contact.b)}) {
            if (!piece) continue;
            piece->load += load;
            if (!averaged || load < kCarries) continue;
            piece->sum += load;
            ++piece->carrying;
        }
    }
    constexpr float kSmoothing = 0.25F;
    for (Piece& piece : m_pieces) {
        piece.squeeze += kSmoothing * (piece.load / 2 - piece.squeeze);
        set_floor(piece, piece.load);
    }
    if (m_held) lift_off_floor();
    if (m_steps == kWindow) close_window();
}

void PackedTray::lift_off_floor() {
    Piece& lifted = m_pieces[static_cast<std::size_t>(*m_held)];
    lifted.floor->SetMaxForce(0);
    lifted.floor->SetMaxTorque(0);
    if (finger_force() < m_def.shove) return;
    for (int i = 0; i < piece_count(); ++i)
        if (i != *m_held && length(position(i) - position(*m_held)) < m_def.shove_reach)
            set_floor(m_pieces[static_cast<std::size_t>(i)], 0);
}

void PackedTray::close_window() {
    float furthest = std::abs(m_bar.face() - m_bar_at);
    for (int i = 0; i < piece_count(); ++i) {
        Piece& piece = m_pieces[static_cast<std::size_t>(i)];
        piece.tension = piece.carrying > 0 ? piece.sum / static_cast<float>(piece.carrying) : 0;
        if (contains(i)) furthest = std::max(furthest, length(position(i) - piece.at));
    }
    const bool still = furthest < kStill && m_bar.released();
    if (still)
        for (Piece& piece : m_pieces)
            piece.squeeze_at_rest = piece.squeeze;
    disturb();
    m_at_rest = still;
}

void PackedTray::disturb() {
    m_at_rest = false;
    m_steps = 0;
    m_bar_at = m_bar.face();
    for (int i = 0; i < piece_count(); ++i) {
        Piece& piece = m_pieces[static_cast<std::size_t>(i)];
        piece.at = position(i);
        piece.sum = 0;
        piece.carrying = 0;
    }
}

void PackedTray::place(int piece, Vec centre, float angle) {
    Box2dWorld& box2d = m_world.box2d();
    b2Body& body = box2d.body(body_of(piece));
    body.SetTransform(box2d.to_units(centre), angle);
    body.SetLinearVelocity(b2Vec2_zero);
    body.SetAngularVelocity(0);
}

void PackedTray::remove(int piece) {
    if (m_held == piece) let_go();
    m_world.set_enabled(body_of(piece), false);
    m_pieces[static_cast<std::size_t>(piece)].tension = 0;
    m_pieces[static_cast<std::size_t>(piece)].squeeze = 0;
    disturb();
}

std::vector<LoadedContact> PackedTray::loaded_contacts() const {
    std::vector<LoadedContact> loaded;
    for (const Contact& contact : m_world.contacts()) {
        const float load = contact.impulse / kTickSeconds;
        if (load < kCarries) continue;
        const auto end = [&](BodyId body) {
            return body >= m_first ? m_world.position(body) : contact.point;
        };
        const auto piece = [&](BodyId body) {
            return body >= m_first ? static_cast<int>(body - m_first) : -1;
        };
        loaded.push_back({end(contact.a), end(contact.b), load, piece(contact.a), piece(contact.b)});
    }
    return loaded;
}

float PackedTray::load_on_bar() const {
    float sum = 0;
    for (const Contact& contact : m_world.contacts())
        if (contact.a == m_bar.body() || contact.b == m_bar.body()) sum += contact.impulse / kTickSeconds;
    return sum;
}

float PackedTray::mean_contact_load() const {
    float sum = 0;
    int count = 0;
    for (const LoadedContact& contact : loaded_contacts()) {
        sum += contact.load;
        ++count;
    }
    return count > 0 ? sum / static_cast<float>(count) : 0;
}

float PackedTray::force_residual() const {
    const Box2dWorld& box2d = m_world.box2d();
    std::vector<b2Vec2> force(m_pieces.size(), b2Vec2_zero);
    for (std::size_t i = 0; i < m_pieces.size(); ++i)
        force[i] = m_pieces[i].floor->GetReactionForce(1 / kTickSeconds);
    for (const b2Contact* contact = box2d.world().GetContactList(); contact; contact = contact->GetNext()) {
        if (!contact->IsTouching()) continue;
        b2WorldManifold manifold;
        contact->GetWorldManifold(&manifold);
        const b2Vec2 tangent = b2Cross(manifold.normal, 1.0F);
        for (int i = 0; i < contact->GetManifold()->pointCount; ++i) {
            const b2ManifoldPoint& point = contact->GetManifold()->points[i];
            const b2Vec2 push =
                (1 / kTickSeconds) * (point.normalImpulse * manifold.normal + point.tangentImpulse * tangent);
            const BodyId a = id_of(*contact->GetFixtureA()->GetBody());
            const BodyId b = id_of(*contact->GetFixtureB()->GetBody());
            if (a >= m_first) force[static_cast<std::size_t>(a - m_first)] -= push;
            if (b >= m_first) force[static_cast<std::size_t>(b - m_first)] += push;
        }
    }
    float sum = 0;
    int count = 0;
    for (int i = 0; i < piece_count(); ++i) {
        if (!contains(i)) continue;
        sum += length(box2d.to_metres(force[static_cast<std::size_t>(i)]));
        ++count;
    }
    return count > 0 ? sum / static_cast<float>(count) : 0;
}

std::vector<PackedTray::Strike> PackedTray::strikes(float min_impulse) const {
    std::vector<Strike> found;
    for (const Contact& contact : m_world.contacts()) {
        if (!contact.began || contact.impulse < min_impulse) continue;
        const BodyId piece = std::max(contact.a, contact.b);
        if (piece >= m_first) found.push_back({piece - m_first, contact.impulse});
    }
    return found;
}

void PackedTray::hold(int piece, Vec grip) {
    if (m_held == piece) return;
    let_go();
    Box2dWorld& box2d = m_world.box2d();
    Piece& lifted = m_pieces[static_cast<std::size_t>(piece)];
    b2Body& body = box2d.body(body_of(piece));
    b2MouseJointDef finger;
    finger.bodyA = &box2d.body(m_front);
    finger.bodyB = &body;
    finger.target = body.GetPosition();
    finger.collideConnected = true;
    finger.maxForce = box2d.to_units(m_def.finger_force);
    finger.stiffness = m_def.finger_stiffness;
    finger.damping = 2 * std::sqrt(m_def.finger_stiffness * lifted.def.mass); // critical damping
    m_finger = static_cast<b2MouseJoint*>(box2d.world().CreateJoint(&finger));
    m_held = piece;
    m_grip = grip;
    m_target = position(piece);
    lift_off_floor();
    disturb();
}

void PackedTray::drag(Vec offset) {
    if (!m_held) return;
    m_target = m_grip + offset;
    disturb();
}

void PackedTray::move_finger() {
    if (!m_held) return;
    const Box2dWorld& box2d = m_world.box2d();
    const Vec at = box2d.to_metres(m_finger->GetTarget());
    const Vec way = m_target - at;
    const float reach = m_def.finger_speed * kTickSeconds;
    const float far = length(way);
    m_finger->SetTarget(box2d.to_units(far <= reach ? m_target : at + (reach / far) * way));
}

void PackedTray::let_go() {
    if (!m_held) return;
    m_world.box2d().world().DestroyJoint(m_finger);
    m_finger = nullptr;
    Piece& put_down = m_pieces[static_cast<std::size_t>(*m_held)];
    m_held.reset();
    m_grip = {};
    set_floor(put_down, put_down.load);
    disturb();
}

float PackedTray::finger_force() const {
    if (!m_held) return 0;
    return length(m_world.box2d().to_metres(m_finger->GetReactionForce(1 / kTickSeconds)));
}

void PackedTray::build_up_loads() {
    constexpr int kSteps = 4 * kWindow;
    struct Place {
        Vec centre;
        float angle;
    };
    std::vector<Place> places;
    for (int i = 0; i < piece_count(); ++i)
        places.push_back({position(i), angle(i)});
    const float face = m_bar.face();
    disturb();
    for (int step = 0; step < kSteps; ++step) {
        this->step();
        for (int i = 0; i < piece_count(); ++i)
            place(i, places[static_cast<std::size_t>(i)].centre, places[static_cast<std::size_t>(i)].angle);
        m_bar.place(face);
    }
}

}
