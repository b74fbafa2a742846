// What a position is worth by its look, for the search: how much room each mover has, one, two and three
// steps away, and who will be caught next.
#pragma once

#include "position.h"

namespace trapbox::hex_trap {

inline constexpr int kWin = 100'000; // a win in n turns counts kWin − n
inline constexpr int kMoverCaught = 1000;

// For the seat on turn, between turns; nobody has lost yet. About a thousandth of a mover is 1.
int evaluate(const Position& position);

}
