// What the rules allow: the only statement of what is legal in The Passed-Trap. Changes nothing.
#pragma once

#include "passed_trap/refusals.h"
#include "passed_trap/state.h"

namespace trapbox::passed_trap {

Verdict judge(const State& state, const Command& command);

// The seats that have a legal command. `pause` counts for everybody who plays, `confirm` and `reject` for the
// accused.
SeatSet to_act(const State& state);

// Every legal command; of the places a finger can go to, a few.
std::vector<Command> moves(const State& state);

}
