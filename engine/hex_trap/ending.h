// When a game is over by what stands on the field (HX-5, HX-6).
#pragma once

#include "state.h"

namespace trapbox::hex_trap {

// After a turn of the seat that is not on turn now. Sets `ended` and `winner`; leaves an open game open.
void judge_end(State& state);

}
