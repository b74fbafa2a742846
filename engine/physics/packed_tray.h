// A tray of round pieces packed by a spring bar, and the loads on their contacts. Owns the physics of
// Booby-Trap: floor friction, rest detection, the finger that lifts a piece. Knows no rules and no turns.
// Tray coordinates in metres: x from the left wall, y from the front wall.
#pragma once

#include "physics/spring_bar.h"

#include <optional>

class b2FrictionJoint;
class b2MouseJoint;

namespace trapbox::physics {

struct TrayDef {
    float width = 0.210F;  // m
    float length = 0.320F; // m: position of the bar's face when it is pulled back
    SpringBarDef bar;
    float friction = 0.5F; // piece on piece, wall and bar
    // Friction on the floor: floor_friction × weight, plus floor_bite × the load from the neighbours. Without
    // the second term nearly every piece of a packing carries load, and its tension would tell little about
    // whether it holds the bar.
    float floor_friction = 0.3F;
    float floor_bite = 0.10F;
    float finger_force = 8; // N, maximum, sideways on a piece that is being lifted
    // A finger that pushes sideways harder than `shove` (N) shakes the pieces within `shove_reach` (m): they
    // lose their floor_bite, and only their weight holds them. A straight lift stays below this force.
    float shove = 2;
    float shove_reach = 0.100F;
    float finger_stiffness = 2'000; // N/m
    float finger_speed = 0.15F;     // m/s, sideways
};

struct TrayPiece {
    Vec centre;       // m
    float radius = 0; // m
    float mass = 0;   // kg
};

// Two bodies that press on each other.
struct LoadedContact {
    Vec from; // m: centre of one, or the touching point where it is a wall or the bar
    Vec to;
    float load = 0;      // N
    int from_piece = -1; // −1 = a wall or the bar
    int to_piece = -1;
};

class PackedTray {
  public:
    // The bar is held by the hand with its face at `bar`.
    PackedTray(const TrayDef& def, const std::vector<TrayPiece>& pieces, float bar);

    void step();
    // True when nothing moved more than 2 µm in a window of 24 steps. Compares positions, not velocities:
    // Box2D's position solver moves bodies whose velocity is zero.
    bool at_rest() const { return m_at_rest; }
    void disturb(); // not at rest until the next full window without movement

    int piece_count() const { return static_cast<int>(m_pieces.size()); }
    Vec position(int piece) const { return m_world.position(body_of(piece)); }
    float angle(int piece) const { return m_world.angle(body_of(piece)); }
    Vec velocity(int piece) const { return m_world.velocity(body_of(piece)); }
    bool contains(int piece) const { return m_world.enabled(body_of(piece)); }
    void place(int piece, Vec centre, float angle); // at rest
    void remove(int piece);

    SpringBar& bar() { return m_bar; }
    const SpringBar& bar() const { return m_bar; }

    // N: mean load of the loaded contacts, over the last 8 steps of the last window; 0 = loose.
    float tension(int piece) const { return m_pieces[static_cast<std::size_t>(piece)].tension; }
    // N: the force that compresses the piece, half the sum of its contact loads. Smoothed over about four
    // steps to remove spikes of single steps.
    float squeeze(int piece) const { return m_pieces[static_cast<std::size_t>(piece)].squeeze; }
    float squeeze_at_rest(int piece) const { // when the tray was last at rest
        return m_pieces[static_cast<std::size_t>(piece)].squeeze_at_rest;
    }
    // Of the last step.
    std::vector<LoadedContact> loaded_contacts() const;
    float load_on_bar() const;       // N, along the tray
    float force_residual() const;    // N: mean of the unbalanced force per piece
    float mean_contact_load() const; // N, over the loaded contacts

    // The contacts that began in the last step with at least `min_impulse`, for sounds.
    struct Strike {
        int piece = 0;
        float impulse = 0; // N·s
    };
    std::vector<Strike> strikes(float min_impulse) const;

    // The finger lifts a piece off the floor and pulls it sideways, as far as its neighbours allow.
    void hold(int piece) { hold(piece, position(piece)); }
    void hold(int piece, Vec grip); // `grip`: the piece's centre when it was gripped
    void drag(Vec offset);          // m, from the grip
    void let_go();
    std::optional<int> held() const { return m_held; }
    Vec grip() const { return m_grip; }
    float finger_force() const; // N

    // After all pieces were placed: lets the contact loads build up while nothing moves.
    void build_up_loads();

    // The bodies and joints of the tray. Stepping this world directly moves no finger and measures no loads.
    World& world() { return m_world; }

    void add_to(Hasher& hasher) const { m_world.add_to(hasher); }

  private:
    static constexpr int kWindow = 24;
    static constexpr int kAveraged = 8;
    static constexpr float kStill = 2e-6F;    // m
    static constexpr float kCarries = 0.002F; // N: a smaller load is solver noise

    struct Piece {
        TrayPiece def;
        b2FrictionJoint* floor = nullptr;
        float load = 0;    // N, sum over its contacts in the last step
        float squeeze = 0; // N
        float squeeze_at_rest = 0;
        float sum = 0;     // N, sum of the loads in this window
        int carrying = 0;  // number of contacts in that sum
        float tension = 0; // N
        Vec at;            // position at the start of the window
    };

    BodyId body_of(int piece) const { return m_first + piece; }
    Piece* piece_of(BodyId body) {
        return body >= m_first ? &m_pieces[static_cast<std::size_t>(body - m_first)] : nullptr;
    }
    void move_finger();
    void read_loads();
    void lift_off_floor(); // removes the friction of the held piece and the bite of shaken pieces
    void set_floor(Piece& piece, float load);
    void close_window();

    TrayDef m_def;
    World m_world;
    BodyId m_front;
    SpringBar m_bar;
    BodyId m_first;
    std::vector<Piece> m_pieces;
    int m_steps = 0; // in this window
    float m_bar_at = 0;
    bool m_at_rest = false;
    std::optional<int> m_held;
    Vec m_grip;
    Vec m_target; // where the finger pulls the held piece
    b2MouseJoint* m_finger = nullptr;
};

}
