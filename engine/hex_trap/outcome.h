// Decides when a game of Trap is over and who has won (HX-5, HX-6).
#pragma once

#include "core/outcome.h"
#include "hex_trap/state.h"

namespace trapbox::hex_trap {

Arrangement arrangement(const Position& position);
// How often the position `now` occurs in `past` with the same seat on turn. The last entry of `past` had the
// other seat on turn, the one before it the same seat, and so on. Walls and trapped movers are equal in all
// of them.
int times_before(const std::vector<Arrangement>& past, const Arrangement& now);

// Call it after a turn, when the other seat is already on turn. None while the game continues.
std::optional<End> end_of(const State& state);

Outcome outcome(const State& state);

}
