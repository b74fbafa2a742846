// The only definition of what is legal in Pebbles. Changes no state.
#pragma once

#include "null_game/refusals.h"
#include "null_game/state.h"

#include <vector>

namespace trapbox::null_game {

Verdict judge(const State& state, const Command& command);

SeatSet to_act(const State& state);

// Every legal command.
std::vector<Command> moves(const State& state);

}
