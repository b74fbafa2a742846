// The field drawn in text, Red below: R and B are movers (r and b when trapped), the strokes between spaces
// are walls.
#pragma once

#include "hex_trap/state.h"

namespace trapbox::hex_trap {

std::string show(const State& state);

}
