// What follows from where the bar went: trips, jumped pieces, points, penalties, the next turn, the end.
#pragma once

#include "booby_trap/state.h"
#include "core/outcome.h"

namespace trapbox::booby_trap {

// After each tick: reports hits, the moment the bar slips past a marking, and pieces that jump out or are
// pushed up on end (BT-5).
void watch(State& state, std::vector<Event>& events);

// At rest: whether the bar has tripped since the turn's start (BT-4).
void measure(State& state, std::vector<Event>& events);

// At rest after a piece was taken or put back: safe or penalty (BT-4, BT-5).
void judge(State& state, std::vector<Event>& events);

// The next player's turn, or the end (BT-7, BT-8).
void next_turn(State& state, std::vector<Event>& events);

// As many pieces left as players, or fewer; or the solitaire's fourth trip.
bool is_over(const State& state);
Outcome final_outcome(const State& state);

}
