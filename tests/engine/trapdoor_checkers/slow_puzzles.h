// Puzzles of checkers solved once more, on the plain board of letters: every line of play to its end, without
// any cut-off but the answer itself. Shares no code with the engine's search or move generator.
#pragma once

#include <string>
#include <vector>

namespace trapbox::trapdoor_checkers::tests {

// What the wheel shows, in the order of the spins.
enum class Shown { piece, green, orange };

struct SlowPuzzle {
    bool continental = false;
    std::string position; // "W:W21,K5:B1,K30 doors=b4,c5"
    std::string goal;     // "men 2 in 3", "win in 2", "drop_king in 2"
    std::vector<Shown> wheel;
};

// How many first turns reach the goal, those with the same result counted once.
int count_solutions(const SlowPuzzle& puzzle);

}
