// Static evaluation for the search: how many spaces each mover can reach in one, two and three steps, and
// which movers can be trapped next.
#pragma once

#include "hex_trap/position.h"

namespace trapbox::hex_trap {

inline constexpr int kWin = 100'000; // a win in n turns counts kWin − n
inline constexpr int kMoverCaught = 1000;

// The value of a seat's own movers. Call it between turns, before the game is decided. A
// trapped mover costs kMoverCaught.
int prospects(const Position& position, Seat seat);
// The prospects of the seat on turn minus those of the other.
int evaluate(const Position& position);

}
