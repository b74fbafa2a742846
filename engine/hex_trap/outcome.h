// When a game is over by what stands on the field (HX-5, HX-6).
#pragma once

#include "hex_trap/state.h"

namespace trapbox::hex_trap {

Arrangement arrangement(const Position& position);
// How many of the positions before quiet turns were this one, with the same seat on turn: the last of `past`
// had the other seat on turn, the one before it the same, and so on. Walls and trapped movers have not
// changed since.
int times_before(const std::vector<Arrangement>& past, const Arrangement& now);

// After a turn of the seat that is not on turn now; none while the game continues.
std::optional<End> end_of(const State& state);

}
