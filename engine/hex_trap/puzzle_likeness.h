// Which puzzles of Trap are alike: the same up to turning and reflecting the field and exchanging the
// colours.
#pragma once

#include "hex_trap/puzzle.h"

namespace trapbox::hex_trap {

// Equal for puzzles that are the same in this sense.
std::string likeness(const Position& position, const Goal& goal);

// Equal for puzzles with the same idea: the same turns of the solver, seen from the mover that is trapped or
// steps first, with the same surroundings of that mover, wherever on the field it is.
std::string idea(const Position& position, std::span<const Command> solver_turns, Space anchor);

}
