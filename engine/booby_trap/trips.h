// The consequences of the bar's movement: trips, ejected pieces, points and penalties, the next turn or the
// end of the game.
#pragma once

#include "booby_trap/state.h"

namespace trapbox::booby_trap {

// After each tick: reports hits and the moment the bar slips past a marking, and removes pieces that jump out
// or are upended (BT-5).
void watch_bar(State& state, std::vector<Event>& events);

// At rest: records whether the bar has tripped since the turn's start (BT-4).
void check_trip(State& state, std::vector<Event>& events);

// At rest after a piece was taken or put back: points or a penalty (BT-4, BT-5).
void score_turn(State& state, std::vector<Event>& events);

// The next player's turn, or the end (BT-7, BT-8).
void next_turn(State& state, std::vector<Event>& events);

}
