// The board drawn in text as White sees it.
#pragma once

#include "trapdoor_checkers/state.h"

namespace trapbox::trapdoor_checkers {

std::string show(const State& state);

}
