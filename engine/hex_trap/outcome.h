// When a game of Trap is over, and who has won (HX-5, HX-6).
#pragma once

#include "core/outcome.h"
#include "hex_trap/state.h"

namespace trapbox::hex_trap {

Arrangement arrangement(const Position& position);
// How many of the positions before quiet turns were this one with the same seat on turn. The last of `past`
// had the other seat on turn, the one before it the same, and so on. Walls and trapped movers have not
// changed since.
int times_before(const std::vector<Arrangement>& past, const Arrangement& now);

// After a turn of the seat that is not on turn now; none while the game continues.
std::optional<End> end_of(const State& state);

Outcome outcome(const State& state);

}
