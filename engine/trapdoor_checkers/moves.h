// What the side to move may do, for play: complete legal moves with their paths.
#pragma once

#include "trapdoor_checkers/position.h"
#include "trapdoor_checkers/rule_set.h"

#include <vector>

namespace trapbox::trapdoor_checkers {

bool can_capture(const RuleSet& rules, const Position& position, Side side);
bool can_move(const RuleSet& rules, const Position& position, Side side);

// The captures if there are any, else the plain moves; every path once.
std::vector<Move> legal_moves(const RuleSet& rules, const Position& position, Side side);

// Captures that end where they can go no further but take too few pieces (TC-9), for telling why they are
// refused.
std::vector<Move> short_captures(const RuleSet& rules, const Position& position, Side side);

// The captured squares in the order of the jumps.
std::vector<Square> captured_in_order(const Move& move);

}
