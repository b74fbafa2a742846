// The legal moves of the pieces with their paths. Ignores the wheel.
#pragma once

#include "trapdoor_checkers/position.h"
#include "trapdoor_checkers/rule_set.h"

#include <vector>

namespace trapbox::trapdoor_checkers {

bool can_capture(const RuleSet& rules, const Position& position, Side side);
bool can_move(const RuleSet& rules, const Position& position, Side side);

struct PieceMoves {
    std::vector<Move> legal;     // the captures if there are any, otherwise the plain moves; every path once
    std::vector<Move> too_short; // complete captures that take too few pieces (TC-9)
};
PieceMoves piece_moves(const RuleSet& rules, const Position& position, Side side);

std::vector<Move> legal_moves(const RuleSet& rules, const Position& position, Side side);

// The captured squares in the order of the jumps.
std::vector<Square> captured_in_order(const Move& move);

}
