// The field as text, for the console, Red at the bottom. R and B are movers (r and b when trapped); strokes
// between spaces are walls.
#pragma once

#include "hex_trap/state.h"

namespace trapbox::hex_trap {

std::string show(const State& state);

}
