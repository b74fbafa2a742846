// Counts the tree of moves with doors and wheel, and its branches at the root. Not made for speed: perft.h
// is.
//
// With doors and wheel a level of the tree is a whole turn. Where the side to move can capture, or the wheel
// has been spun, its decision is counted: the distinct positions that its moves or slides lead to. Where it
// has yet to spin, every face that this wheel can show is a branch of its own, however many sections show it.
// A game that is over has no branches; the count of quiet turns (TC-14) is ignored.
#pragma once

#include "core/rules.h"
#include "trapdoor_checkers/state.h"

namespace trapbox::trapdoor_checkers {

// Plain or with doors and wheel, as the state's options say. Depth 0 counts 1.
std::uint64_t count_tree(const State& state, int depth);

// The count below each branch at the root. Moves are written as in notation.h; where the wheel is not spun,
// after what it shows.
std::vector<Branch> divide(const State& state, int depth);

}
