// What a maker of puzzles is asked for and reports. Each game that has puzzles has one; only the console uses
// them.
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
    int made = 0;                       // candidates with a proven solution
    std::map<std::string, int> dropped; // reason → candidates
};

using PuzzleMaker = MakerReport (*)(const MakerOrder& order);

// Sorts by difficulty and gives each quarter its tier.
void assign_tiers(std::vector<Puzzle>& puzzles);

}
