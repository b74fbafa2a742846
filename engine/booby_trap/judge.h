// The only definition of what is legal in Booby-Trap. Changes no state.
#pragma once

#include "booby_trap/refusals.h"
#include "booby_trap/state.h"

namespace trapbox::booby_trap {

Verdict judge(const State& state, const Command& command);

// The seats that have a legal command: the one on turn, or nobody while the tray settles.
SeatSet to_act(const State& state);

// Every legal command. Raising is continuous; the list has straight up and four sideways directions.
std::vector<Command> moves(const State& state);

}
