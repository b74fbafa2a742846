// A game as one line, for saves and for people:
//   R:c2,c4,c6 B:g2,g4,g6 walls=e5|e6@1,d2|e2@1 pile=88 turn=blue quiet=0 turns=1
// and, where it applies, caught=g4,g6 (spaces), offer=pending (or declined), over=red (or blue, drawn). Only
// the movers must be given. Left out, walls are none, the pile is what the walls leave of it, Red is on turn.
// "@1" is the turn in which a wall was placed. Movers that cannot move are caught whether they are listed or
// not.
#pragma once

#include "core/result.h"
#include "state.h"

#include <string_view>

namespace trapbox::hex_trap {

std::string checkpoint(const State& state);
Result<State> restore(const Options& options, std::string_view text);

}
