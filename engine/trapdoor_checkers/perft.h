// Counts the move tree: the standard test of a move generator, and a measure of its speed. Two captures that
// lead to the same position count once.
#pragma once

#include "trapdoor_checkers/position.h"
#include "trapdoor_checkers/rule_set.h"

#include <cstdint>

namespace trapbox::trapdoor_checkers {

// Plain checkers, without doors and wheel (TC-15): as fast as possible.
std::uint64_t perft(const RuleSet& rules, const Position& position, Side turn, int depth);

}
