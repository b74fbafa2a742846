// The only definition of what is legal in Trap, together with turns.h for the two halves of a turn. Changes
// no state.
#pragma once

#include "core/verdict.h"
#include "hex_trap/state.h"

namespace trapbox::hex_trap {

Verdict judge(const State& state, const Command& command);

// The seat that has a legal command: the one on turn, or the one that must answer a draw offer.
SeatSet to_act(const State& state);

// Every legal command; each turn once, in canonical form.
std::vector<Command> moves(const State& state);

}
