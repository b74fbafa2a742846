// A state as one line of text, and back: "7 1 900" (pebbles, seat to move, sand left), then the winner's
// seat.
#pragma once

#include "core/result.h"
#include "null_game/state.h"

#include <string_view>

namespace trapbox::null_game {

std::string checkpoint(const State& state);
Result<State> restore(const Options& options, std::string_view text);

}
