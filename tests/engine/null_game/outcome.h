// Decides when a game of Pebbles is over and who has won.
#pragma once

#include "core/outcome.h"
#include "null_game/state.h"

namespace trapbox::null_game {

Outcome outcome(const State& state);

}
