// Reviews a finished game of The Passed-Trap: every shot with its result, measured in the physics of the
// replay, and advice that follows from these results.
#pragma once

#include "core/review.h"
#include "passed_trap/rules.h"

namespace trapbox::passed_trap {

enum class ShotResult : std::uint8_t {
    through, // the disk, or one that it struck, passed into the other camp
    left,    // the disk reached the middle wall left of the trap, as its player sees it
    right,
    over,    // it flew over the wall (PT-7)
    blocked, // it struck another disk before the wall
    shorter, // it stopped before the wall
};

struct Shot {
    Seat seat{};
    int disk = 0;
    Vec from{};      // m, where it was released, as the player of seat 0 would see it
    float power = 0; // 0 … 1
    ShotResult result = ShotResult::shorter;
    float wide = 0;         // m, left and right: how far from the nearest path through the trap
    bool came_back = false; // it passed, and came back off the far band
};

struct Advice {
    enum class Kind : std::uint8_t {
        aim_right,   // `count` of `of` misses were left of the trap, by `metres` on average
        aim_left,    // the same to the right
        gentler,     // `count` disks came back off the far band
        pull_less,   // `count` disks flew over the wall
        pull_more,   // `count` disks did not reach the wall
        clear_first, // `count` shots struck another disk
        from_middle, // of `of` shots from near the middle, `count` went through; from the sides fewer
    };
    Kind kind = Kind::aim_right;
    int count = 0;
    int of = 0;
    float metres = 0;
    // from_middle: the same from the sides
    int side_count = 0;
    int side_of = 0;
};

struct SeatReview {
    int shots = 0;
    int through = 0;   // shots
    int passed = 0;    // disks that left the camp; the same disk counts each time
    float seconds = 0; // of play for each shot
    std::vector<Advice> advice;
};

struct Review {
    std::vector<Shot> shots;
    std::array<SeatReview, kCamps> seats;
};

Review review(const Match<Rules>& match, const ReviewMonitor& monitor);

// What follows from the shots of one seat. Each piece of advice needs at least three shots.
std::vector<Advice> advice_from(std::span<const Shot> shots, Seat seat);

}
