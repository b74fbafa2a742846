// Decides when a game of Trapdoor Checkers is over and who has won (TC-6, TC-14).
#pragma once

#include "core/outcome.h"
#include "trapdoor_checkers/state.h"

namespace trapbox::trapdoor_checkers {

// Call it at the start of a turn: the end by position or by quiet turns; none while the game continues.
std::optional<End> end_of(const State& state);

Outcome outcome(const State& state);

}
