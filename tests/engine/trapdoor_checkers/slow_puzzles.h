// An independent solver for puzzles of checkers, on the plain board of letters: examines every line of play
// to its end. Shares no code with the engine's search or move generator.
#pragma once

#include <string>
#include <vector>

namespace trapbox::trapdoor_checkers::tests {

// The results of the wheel, in the order of the spins.
enum class Shown { piece, green, orange };

struct SlowPuzzle {
    bool continental = false;
    std::string position; // "W:W21,K5:B1,K30 doors=b4,c5"
    std::string goal;     // "men 2 in 3", "win in 2", "drop_king in 2"
    std::vector<Shown> wheel;
};

// The number of first turns that reach the goal; turns with the same result count once.
int count_solutions(const SlowPuzzle& puzzle);

}
