// What a match came to, as records compare it.
#pragma once

#include <utility>

namespace trapbox {

struct Score {
    int points; // in the game's own points
    // Tenths of a second by which all there is was reached before the time: decides between equal points. 0
    // in games without such an end.
    int time_left;

    constexpr Score(int points, int time_left = 0) : points(points), time_left(time_left) {}
    bool operator==(const Score&) const = default;
    bool operator<(const Score& other) const {
        return std::pair(points, time_left) < std::pair(other.points, other.time_left);
    }
};

}
