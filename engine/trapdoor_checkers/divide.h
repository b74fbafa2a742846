// Counts the move tree with doors and wheel, in total and per root move. Not optimised; perft.h is.
//
// With doors and wheel, a level of the tree is a whole turn. If the side to move can capture, or the wheel
// has been spun, the branches are the distinct positions after its moves or slides. If it must still spin,
// each face of the wheel is one branch, no matter how many sections show it. A game that is over has no
// branches; the count of quiet turns (TC-14) is ignored.
#pragma once

#include "core/rules.h"
#include "trapdoor_checkers/state.h"

namespace trapbox::trapdoor_checkers {

// With or without doors and wheel, depending on the state's options. Depth 0 counts 1.
std::uint64_t count_tree(const State& state, int depth);

// The count below each root move, written as in notation.h; if the wheel is not spun, preceded by its face.
std::vector<Branch> divide(const State& state, int depth);

}
