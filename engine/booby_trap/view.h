// What a player can know: everything visible, and the tension of the one piece under the finger.
#pragma once

#include "booby_trap/state.h"
#include "core/outcome.h"

namespace trapbox::booby_trap {

struct PieceView {
    Size size = Size::small;
    Place place = Place::tray;
    Seat by{};                // who took it or discarded it
    Exit exit = Exit::lifted; // how it left the tray
    physics::Vec centre{};    // m; its last place once it has left the tray
    float radius = 0;         // m
    float angle = 0;          // rad
    float height = 0;         // m, under the finger
    bool may_touch = false;   // judge accepts a touch
};

// The piece under the finger.
struct TouchView {
    int piece = 0;
    float tension = 0; // N, exact, 0 = loose; see felt() in feel.h for what a press feels
    float height = 0;  // m
};

struct PlayerView {
    int points = 0;
    int penalties = 0;
    int score = 0; // points − penalties
    int trips = 0;
    int passes = 0; // in succession
    std::array<int, kSizes> taken{};
    std::vector<Felt> felt; // only this seat's own app may show it
};

struct View {
    float tray_width = 0; // m
    float marking = kMarking;
    std::array<PieceView, kPieces> pieces{};
    int pieces_left = 0;
    int pieces_at_end = 1; // the game ends when this many are left (BT-7)

    float bar = 0;       // m from the front wall
    float bar_start = 0; // m: the bar's position at the turn's start
    int markings_moved = 0;

    Seat turn;
    int turn_number = 1;
    Phase phase = Phase::choosing;
    bool moving = false;
    bool tripped = false; // the bar is a marking or more from where it was at the turn's start
    std::optional<TouchView> touched;
    bool may_pass = false;
    MustPick must_pick = MustPick::no;
    std::optional<Size> due;       // BT-9
    std::optional<int> trips_left; // of a solitaire; 0 = the next one loses (BT-8)

    std::array<int, kSizes> values{};
    std::vector<PlayerView> players;
    bool practice = false;
    std::vector<physics::LoadedContact> chains; // force chains, only in practice (BT-13)
    Outcome outcome;
};

View view(const State& state);

}
