#include "core/puzzle_maker.h"

#include <algorithm>

namespace trapbox {

void assign_tiers(std::vector<Puzzle>& puzzles) {
    std::ranges::stable_sort(puzzles, {}, &Puzzle::difficulty);
    for (std::size_t i = 0; i < puzzles.size(); ++i)
        puzzles[i].tier = 1 + static_cast<int>(i * kPuzzleTiers / puzzles.size());
}

}
