// Counts the tree of moves: the standard proof that a move generator is right, and the measure of its speed.
// Distinct resulting positions are counted: two captures that lead to the same position count once.
//
// With doors and wheel a level of the tree is a whole turn. Where the side to move can capture, or the wheel
// has been spun, its decision is counted: the distinct positions that its moves or slides lead to. Where it
// has yet to spin, every face that this wheel can show is a branch of its own, however many sections show it.
// A game that is over has no branches; the count of quiet turns (TC-14) is not looked at.
#pragma once

#include "core/rules.h"
#include "trapdoor_checkers/state.h"

#include <cstdint>

namespace trapbox::trapdoor_checkers {

// Plain checkers, without doors and wheel (TC-15): in bulk, as fast as it goes.
std::uint64_t perft(const RuleSet& rules, const Position& position, Side turn, int depth);

// Plain or with doors and wheel, as the state's options say. Depth 0 counts 1.
std::uint64_t count_tree(const State& state, int depth);

// The count below each of the branches at the root; they add up to the whole. Moves as in notation.h; where
// the wheel is not spun, what it shows stands before them.
std::vector<Branch> divide(const State& state, int depth);

}
