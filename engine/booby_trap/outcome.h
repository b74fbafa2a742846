// When a game of Booby-Trap is over, and who has won (BT-7, BT-8).
#pragma once

#include "booby_trap/state.h"
#include "core/outcome.h"

namespace trapbox::booby_trap {

int score(const Player& player); // points − penalties

// At the end of a turn: there are no more pieces left than players, or the solitaire's fourth trip loses it.
bool is_over(const State& state);

Outcome outcome(const State& state);

}
