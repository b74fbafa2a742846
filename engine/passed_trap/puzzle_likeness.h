// Finds duplicate puzzles: the disks at nearly the same places, also mirrored.
#pragma once

#include "passed_trap/puzzle.h"

namespace trapbox::passed_trap {

// The same text for puzzles that look alike. Which of the disks lies where does not count, only which one is
// marked.
std::string likeness(const State& state, const Goal& goal);

}
