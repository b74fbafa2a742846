// Detects duplicate puzzles: the same pieces and doors, also with the board rotated and the colours swapped.
// (A reflected board has its doors on other squares.)
#pragma once

#include "trapdoor_checkers/position.h"

#include <string>

namespace trapbox::trapdoor_checkers {

// The same text for duplicate positions.
std::string symmetry_key(const Position& position, Side turn);

}
