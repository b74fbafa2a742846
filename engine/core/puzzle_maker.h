// The interface of the puzzle generators: what is ordered, and the report. Each game with puzzles has a
// generator; only the console uses them.
#pragma once

#include "core/puzzle.h"

#include <map>

namespace trapbox {

struct MakerOrder {
    int count = 1; // puzzles wanted, spread over the tiers
    Seed seed = 1;
    std::function<void(std::string_view line)> progress = [](std::string_view) {};
};

struct MakerReport {
    std::vector<Puzzle> puzzles;        // sorted by difficulty, the tiers assigned
    int games = 0;                      // of self-play
    int proven = 0;                     // number of candidates with a proven solution
    std::map<std::string, int> dropped; // reason → number of candidates
};

using PuzzleMaker = MakerReport (*)(const MakerOrder& order);

// Sorts by difficulty and assigns a tier to each quarter.
void assign_tiers(std::vector<Puzzle>& puzzles);

}
