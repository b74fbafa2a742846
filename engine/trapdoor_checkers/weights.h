// The trained networks of the evaluation: one for each rule set, with and without doors. The weights are in
// weights_*.inc, written by tests/bench/checkers_training.
#pragma once

#include "trapdoor_checkers/network.h"
#include "trapdoor_checkers/options.h"

#include <span>

namespace trapbox::trapdoor_checkers {

const Network& trained_network(const Options& options);

// Visits the weights of a network in the order of the files, without those of unused bits.
template <class Weights, class Visit>
constexpr void for_each_weight(Weights& network, Visit visit) {
    for (auto& weight : network.bias)
        visit(weight);
    for (auto& rows : network.input)
        for (int number = 1; number <= kSquares; ++number)
            for (auto& weight :
                 rows[static_cast<std::size_t>(std::countr_zero(bit(square_numbered(number))))])
                visit(weight);
    for (auto& layer : network.output)
        for (auto& weight : layer)
            visit(weight);
    for (auto& weight : network.output_bias)
        visit(weight);
}

}
