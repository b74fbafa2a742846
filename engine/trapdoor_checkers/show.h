// The board as text, for the console, seen from White's side.
#pragma once

#include "trapdoor_checkers/state.h"

namespace trapbox::trapdoor_checkers {

std::string show(const State& state);

}
