// Which puzzles of checkers are alike: the same pieces and doors, also with the board turned and the colours
// exchanged. (Reflected, the doors are elsewhere.)
#pragma once

#include "trapdoor_checkers/position.h"

#include <string>

namespace trapbox::trapdoor_checkers {

// Equal for positions that are the same in this sense.
std::string likeness(const Position& position, Side turn);

}
