// Decides when a game of Booby-Trap is over and who has won (BT-7, BT-8).
#pragma once

#include "booby_trap/state.h"
#include "core/outcome.h"

namespace trapbox::booby_trap {

int score(const Player& player); // points − penalties

// Call it at the end of a turn. True when at most one piece per player is left, or after the fourth trip of a
// solitaire.
bool is_over(const State& state);

Outcome outcome(const State& state);

}
