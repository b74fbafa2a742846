// The state of a game of Booby-Trap (tray, players, turn), its commands and its events. Knows no screen.
#pragma once

#include "booby_trap/set_up.h"
#include "core/seat.h"

#include <optional>
#include <vector>

namespace trapbox::booby_trap {

// Where a piece is; see place_of.
enum class Place : std::uint8_t { tray, taken, discarded };

// How a piece left the tray (BT-5).
enum class Exit : std::uint8_t {
    lifted,  // by a finger
    jumped,  // struck faster than the jump speed
    upended, // squeezed by the moving bar until it stood on end
};

// How a piece left the tray. Meaningful only once the tray no longer contains the piece.
struct Gone {
    bool discarded = false; // else taken
    Seat by{};              // who took it, or whose trip discarded it
    Exit exit = Exit::lifted;
};

// The tension a seat felt the last time it touched a piece.
struct Felt {
    int piece = 0;
    int turn = 0;    // the turn's number
    int tension = 0; // mN
    bool operator==(const Felt&) const = default;
};

struct Player {
    int points = 0;
    int penalties = 0;
    int trips = 0;
    int passes = 0; // in succession (BT-6)
    std::array<int, kSizes> taken{};
    // Oldest first; at most kMaxFelt / seats entries, only pieces still in the tray. Cleared by a trip,
    // because it moves the pieces.
    std::vector<Felt> felt;
};
inline constexpr int kMaxFelt = 240;

// The phase of the turn; see phase_of.
enum class Phase : std::uint8_t {
    choosing, // no piece touched yet
    touching, // a piece was touched: take it or pass (BT-3)
    lifting,  // it is off the floor but not yet above its neighbours
    settling, // it was taken or put back, and the tray is coming to rest
    ended,
};

// Why passing is not allowed now.
enum class MustPick : std::uint8_t { no, all_passed_twice, no_passes };

struct Drift {
    int x = 0; // µm
    int y = 0;
    bool operator==(const Drift&) const = default;
};

struct Turn {
    Seat seat;
    int number = 1;
    std::optional<int> touched; // the piece of this turn (BT-3)
    int height = 0;             // µm, while lifting
    Drift drift;                // sideways pull of the finger, from where the piece was
    bool slipped = false;       // the bar has moved a marking or more, but may still come back
    bool tripped = false;       // the bar has come to rest a marking or more from the turn's start (BT-4)
    int ejected = 0;            // pieces that jumped or were upended in this turn
    float bar = 0;              // m: position of the bar at the turn's start
};

struct State {
    Options options;
    physics::PackedTray tray;
    std::array<Gone, kPieces> gone{}; // of the pieces that are no longer in the tray
    std::vector<Player> players{};
    Turn turn{};
    bool moving = false;   // the tray is not at rest: ticks run
    Tick moving_since = 0; // ticks since something was last disturbed
    bool ended = false;
};

inline Gone& gone_at(State& state, int piece) { return state.gone[static_cast<std::size_t>(piece)]; }
inline const Gone& gone_at(const State& state, int piece) {
    return state.gone[static_cast<std::size_t>(piece)];
}
inline bool is_in_tray(const State& state, int piece) { return state.tray.contains(piece); }
Place place_of(const State& state, int piece);
Phase phase_of(const State& state);
inline Player& on_turn(State& state) { return state.players[state.turn.seat.index]; }
inline const Player& on_turn(const State& state) { return state.players[state.turn.seat.index]; }

int pieces_left(const State& state);
// The only size that may be taken now, if the order is by size (BT-9).
std::optional<Size> due_size(const State& state);
MustPick must_pick(const State& state);
int trips_left(const State& state); // BT-8; 0 = the next trip loses
// mN, as a finger feels it: a loose piece reads zero (BT-11).
int tension_of(const State& state, int piece);
int bar_moved(const State& state); // µm, forward since the turn's start

// An action of a finger. Lengths in µm; x across the tray, y along it.
struct Command {
    enum class Kind : std::uint8_t {
        touch,    // feel `piece`
        raise,    // lift the touched piece to `height`, pulled aside by `drift`
        put_back, // lower it again
        take,     // straight up from where it is, and out
        pass,     // "I pass"
    };
    Kind kind = Kind::pass;
    int piece = 0;  // touch: 0 … 59
    int height = 0; // raise: 1 … kClear − 1
    Drift drift{};  // raise: within ± kMaxDrift each way
    bool operator==(const Command&) const = default;
};
inline constexpr int kClear = 8'000; // µm: the thickness of a piece; higher, it touches no neighbour
inline constexpr int kMaxDrift = 12'000;

struct Event {
    enum class Kind : std::uint8_t {
        touched,   // piece; amount = tension, mN
        raised,    // piece; amount = force on its neighbours, mN
        put_back,  // piece
        taken,     // piece: out of the tray, not yet scored
        hit,       // piece; amount = impulse, µN·s
        slipped,   // the bar passes a marking on its way; amount = its momentum, µN·s
        tripped,   // the bar is at rest again, a marking or more further (BT-4)
        jumped,    // piece
        upended,   // piece
        bar_moved, // the bar is at rest again; amount = µm in this turn
        safe,      // piece; amount = points
        penalty,   // piece that caused it; amount = points
        passed,
        turn,      // seat is on turn; amount = the turn's number
        must_pick, // seat may not pass: all have passed twice
        won,       // seat; amount = its score
        lost,      // the solitaire
    };
    Kind kind = Kind::passed;
    Seat seat;
    int piece = -1; // −1 = none
    int amount = 0;
    bool operator==(const Event&) const = default;
};

}
