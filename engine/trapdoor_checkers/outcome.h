// When a game of Trapdoor Checkers is over, and who has won (TC-6, TC-14).
#pragma once

#include "core/outcome.h"
#include "trapdoor_checkers/state.h"

namespace trapbox::trapdoor_checkers {

// The end that the position and the count of quiet turns bring about at the start of a turn; none while the
// game continues.
std::optional<End> end_of(const State& state);

Outcome outcome(const State& state);

}
