// An independent solver for puzzles of Trap, written from the rules alone: reads a position with slow_trap
// and tries every order of every two half-turns. Shares no code with the engine.
#pragma once

#include <string>

namespace slow_trap {

// The number of turns that solve the puzzle; turns with the same result count once. `goal` is "trap 1", "trap
// 2" or "escape". Stops at 3.
int count_solutions(int side, const std::string& position, const std::string& goal);

}
