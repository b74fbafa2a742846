// The score of a finished match, as records compare it.
#pragma once

#include <array>

namespace trapbox {

struct Score {
    // Compared in order: the first part decides, the others break ties. Higher is better, so a game negates a
    // count that should be low. GameView::score_of defines the parts.
    std::array<int, 3> parts;

    constexpr Score(int points, int second = 0, int third = 0) : parts{points, second, third} {}
    bool operator==(const Score&) const = default;
    bool operator<(const Score& other) const { return parts < other.parts; }
};

}
