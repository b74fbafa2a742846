// When a game is over by what stands on the field (HX-5, HX-6).
#pragma once

#include "state.h"

namespace trapbox::hex_trap {

// After a turn of the seat that is not on turn now; none while the game goes on.
std::optional<End> end_of(const State& state);

}
