// Writes a state as one line and reads it back, for saves and for typed positions:
//   R:c2,c4,c6 B:g2,g4,g6 walls=e5|e6@1,d2|e2@1 pile=88 turn=blue quiet=0 turns=1
// and, where it applies, caught=g4,g6 (spaces), past=c2/c4/c6/g2/g4/g6,… (where the movers were before each
// of the quiet turns, Red's first, in order), actions=1 (of this turn, HX-7), offer=pending (or declined),
// over=red (or blue, drawn). Only the movers are required. By default there are no walls, the pile holds all
// walls not placed, and Red is on turn. "@1" is the turn in which a wall was placed. Movers of the seat on
// turn that cannot move are caught, listed or not (HX-4).
#pragma once

#include "core/result.h"
#include "hex_trap/state.h"

#include <string_view>

namespace trapbox::hex_trap {

std::string checkpoint(const State& state);
Result<State> restore(const Options& options, std::string_view text);

}
