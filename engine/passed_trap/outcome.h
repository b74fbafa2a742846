// Decides when a game of The Passed-Trap is over, who has won, and with which scores.
#pragma once

#include "core/outcome.h"
#include "passed_trap/contest.h"

namespace trapbox::passed_trap {

inline constexpr int kPointsPerDisk = 2;   // PT-18
inline constexpr int kPointsPerRound = 30; // PT-18

// PT-18, one column each: reflected, madness, classical, best of seven.
using ScoreSheet = std::array<std::array<int, 4>, kCamps>;
ScoreSheet score_sheet(const std::vector<RoundResult>& results);

// Whether the rounds so far decide the whole game.
bool is_decided(const State& state);

Outcome outcome(const State& state);

}
