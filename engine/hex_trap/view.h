// What a person at the table sees, and what can be asked about it while a turn is being made. The first half
// of a turn is not a command: the app keeps it, asks what can follow, and sends the turn when it is whole.
#pragma once

#include "hex_trap/turns.h"

namespace trapbox::hex_trap {

struct SeenWall {
    Slot slot;
    int turn = 0;             // in which it was placed, from 1; 0 = not known
    std::optional<Seat> seat; // who placed it; none = not known
};

struct View {
    Options options;
    Position position; // movers, who is caught, pile, whose turn; board_of(position.side) is the field
    std::vector<SeenWall> walls;
    std::vector<PlayedTurn> played; // the move list; its last is the last turn
    int turns = 0;                  // played since the start of the game
    int quiet = 0;                  // of options.quiet_turns
    std::vector<Arrangement> past;  // before each of the quiet turns
    std::optional<Seat> offered_by; // a draw is offered, and the other seat must answer
    bool may_offer = false;         // a draw, now
    bool must_pass = false;         // HX-6
    std::optional<End> end;
};

View view(const State& state);

// Every half-turn with which the turn can begin; empty while no turn can be made (ended, a draw is offered).
std::vector<Half> halves(const View& view);
// What can follow that first half.
std::vector<Half> completions(const View& view, Half first);

}
