// What a position is worth by its look, for the search: how much room each mover has, one, two and three
// steps away, and who will be caught next.
#pragma once

#include "hex_trap/position.h"

namespace trapbox::hex_trap {

inline constexpr int kWin = 100'000; // a win in n turns counts kWin − n
inline constexpr int kMoverCaught = 1000;

// How well off the movers of a seat are, between turns; nobody has lost yet. A trapped mover costs
// kMoverCaught.
int prospects(const Position& position, Seat seat);
// The prospects of the seat on turn less those of the other.
int evaluate(const Position& position);

}
