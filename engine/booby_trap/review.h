// Reviews a finished game of Booby-Trap: every take with the tension that was felt, whether the bar tripped,
// and how many safe pieces there were instead.
#pragma once

#include "booby_trap/rules.h"
#include "core/review.h"

namespace trapbox::booby_trap {

struct Take {
    Seat seat{};
    int turn = 0; // its number, from 1
    int piece = 0;
    int tension = 0; // mN, when it was last touched
    int points = 0;  // negative: a penalty
    bool tripped = false;
    int loose = 0; // loose pieces that could have been taken instead
};

struct Review {
    std::vector<Take> takes;
    std::vector<int> left;     // the loose pieces in the tray at the end
    int passes_with_loose = 0; // turns that were passed although a loose piece could have been taken
    int passes = 0;
};

Review review(const Match<Rules>& match, const ReviewMonitor& monitor);

}
