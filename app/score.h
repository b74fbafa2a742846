// The score of a finished match, as records compare it.
#pragma once

#include <array>

namespace trapbox {

struct Score {
    // What the game counts, the most important first; more is better. The first part decides, each further
    // one only between equals. A game that wants few of something counts it negative. What the parts mean is
    // for the game's view to say (GameView::score_of).
    std::array<int, 3> parts;

    constexpr Score(int points, int second = 0, int third = 0) : parts{points, second, third} {}
    bool operator==(const Score&) const = default;
    bool operator<(const Score& other) const { return parts < other.parts; }
};

}
