// The only definition of what is legal in The Passed-Trap. Changes no state.
#pragma once

#include "passed_trap/refusals.h"
#include "passed_trap/state.h"

namespace trapbox::passed_trap {

Verdict judge(const State& state, const Command& command);

// The seats that have a legal command. `pause` counts for every player of the round, `confirm` and `reject`
// for the accused.
SeatSet to_act(const State& state);

// Every legal command. Places are continuous; the list has a sample of them.
std::vector<Command> moves(const State& state);

}
