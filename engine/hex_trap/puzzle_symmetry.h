// Detects duplicate puzzles of Trap: equal up to rotation and reflection of the field, and swapped colours.
#pragma once

#include "hex_trap/puzzle.h"

namespace trapbox::hex_trap {

// The same text for duplicate puzzles.
std::string symmetry_key(const Position& position, const Goal& goal);

// The same text for puzzles with the same idea: the same solution relative to `anchor` (the mover that is
// trapped or steps first), with the same surroundings, anywhere on the field.
std::string idea(const Position& position, std::span<const Command> solver_turns, Space anchor);

}
