// The heap drawn in text.
#pragma once

#include "null_game/state.h"

#include <string>

namespace trapbox::null_game {

std::string show(const State& state);

}
