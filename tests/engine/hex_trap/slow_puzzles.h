// Puzzles of Trap solved once more, from the rules alone: reads a position by slow_trap, tries every order of
// every two half-turns, and shares no code with the engine.
#pragma once

#include <string>

namespace slow_trap {

// How many turns solve the puzzle, two with the same result counted as one. `goal` is "trap 1", "trap 2" or
// "escape". Stops at 3.
int count_solutions(int side, const std::string& position, const std::string& goal);

}
