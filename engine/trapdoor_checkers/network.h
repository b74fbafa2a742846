// The trained part of the evaluation: a small neural network with integer weights, so that every device
// computes the same. The inputs are every piece and open door, seen from the side to move; there is one
// hidden layer; the output weights depend on the number of pieces left.
#pragma once

#include "trapdoor_checkers/position.h"

#include <algorithm>

namespace trapbox::trapdoor_checkers {

struct Network {
    static constexpr int kHidden = 32;
    static constexpr int kPlaces = 35; // bits of a set of squares, including the unused ones
    static constexpr int kPhases = 6;  // by pieces on the board: 1 … 4, 5 … 8, up to 24
    enum Kind : std::uint8_t { own_man, own_king, enemy_man, enemy_king, open_door, kKinds };

    static constexpr int kOne = 255; // represents 1 in the hidden layer; values are clamped to 0 … kOne
    static constexpr int kOutputOne = 64;      // represents 1 in the output weights
    static constexpr int kMaxInput = 4 * kOne; // so that the sum over 24 pieces and 4 doors does not overflow
    static constexpr int kMaxOutput = 127;     // so that a product with the hidden layer does not overflow
    static constexpr int kScale = 200;         // an output of 1, in hundredths of a man

    using Layer = std::array<std::int16_t, kHidden>;
    alignas(16) Layer bias{};
    alignas(16) std::array<std::array<Layer, kPlaces>, kKinds> input{};
    alignas(16) std::array<Layer, kPhases> output{};
    std::array<std::int16_t, kPhases> output_bias{}; // in hundredths of a man

    static constexpr int phase(int pieces) { return std::clamp((pieces - 1) / 4, 0, kPhases - 1); }
    // Each side sees the board from its own end.
    static constexpr int place(Bitboard square, Side side) {
        const int place = std::countr_zero(square);
        return side == Side::white ? place : kPlaces - 1 - place;
    }
};

namespace detail {

template <Side kSide>
void add_rows(Network::Layer& sum, const std::array<Network::Layer, Network::kPlaces>& rows, Bitboard set) {
    for (; set != 0; set &= set - 1) {
        const auto& row = rows[static_cast<std::size_t>(Network::place(set, kSide))];
        for (std::size_t i = 0; i < row.size(); ++i)
            sum[i] = static_cast<std::int16_t>(sum[i] + row[i]);
    }
}

}

// For the side to move, in hundredths of a man.
template <bool kWithDoors, Side kSide>
int network_value(const Network& network, const Position& position) {
    using detail::add_rows;
    const Bitboard own = position.of(kSide);
    const Bitboard enemy = position.of(other(kSide));
    const Bitboard kings = position.kings;
    alignas(16) Network::Layer sum = network.bias;
    add_rows<kSide>(sum, network.input[Network::own_man], own & ~kings);
    add_rows<kSide>(sum, network.input[Network::enemy_man], enemy & ~kings);
    if (kings != 0) {
        add_rows<kSide>(sum, network.input[Network::own_king], own & kings);
        add_rows<kSide>(sum, network.input[Network::enemy_king], enemy & kings);
    }
    if constexpr (kWithDoors) add_rows<kSide>(sum, network.input[Network::open_door], position.doors);

    const auto phase = static_cast<std::size_t>(Network::phase(count(own | enemy)));
    const Network::Layer& output = network.output[phase];
    int total = 0; // Σ of activations × weights
    for (std::size_t i = 0; i < sum.size(); ++i) {
        const auto cut = std::clamp<std::int16_t>(sum[i], 0, Network::kOne);
        const auto weighed = static_cast<std::int16_t>(cut * output[i]);
        total += weighed * cut;
    }
    constexpr int kUnit = Network::kOne * Network::kOne * Network::kOutputOne / Network::kScale;
    return total / kUnit + network.output_bias[phase];
}

}
