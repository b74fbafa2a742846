// What the rules allow: the only statement of what is legal in Trap, with turns.h for the two halves of a
// turn. Changes nothing.
#pragma once

#include "core/verdict.h"
#include "hex_trap/state.h"

namespace trapbox::hex_trap {

Verdict judge(const State& state, const Command& command);

// The seat that has a legal command: the one on turn, or the one that must answer a draw offer.
SeatSet to_act(const State& state);

// Every legal command; a turn once, in its canonical form.
std::vector<Command> moves(const State& state);

}
