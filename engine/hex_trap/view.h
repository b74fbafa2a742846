// What a player sees, and queries for composing a turn. The first half of a turn is not a command: the app
// keeps it, asks which halves can follow, and sends the complete turn.
#pragma once

#include "hex_trap/turns.h"

namespace trapbox::hex_trap {

struct SeenWall {
    Slot slot;
    int turn = 0;             // in which it was placed, from 1; 0 = unknown
    std::optional<Seat> seat; // who placed it; none = unknown
};

struct View {
    Options options;
    Position position; // movers, caught movers, pile, seat on turn; board_of(position.side) is the field
    std::vector<SeenWall> walls;
    std::vector<PlayedTurn> played; // the move list, oldest first
    int turns = 0;                  // played since the start of the game
    int quiet = 0;                  // of options.quiet_turns
    std::vector<Arrangement> past;  // before each of the quiet turns
    std::optional<Seat> offered_by; // of an open draw offer; the other seat must answer
    bool may_offer = false;         // a draw may be offered now
    bool must_pass = false;         // HX-6
    std::optional<End> end;
};

View view(const State& state);

// Every half-turn that can start the turn; empty while no turn is possible (game over, or a draw is offered).
std::vector<Half> halves(const View& view);
// Every half-turn that can follow `first`.
std::vector<Half> completions(const View& view, Half first);

}
