// Static evaluation of a position for the side to move, in hundredths of a man.
#pragma once

#include "trapdoor_checkers/network.h"
#include "trapdoor_checkers/rule_set.h"

#include <algorithm>

namespace trapbox::trapdoor_checkers {

inline constexpr int kManValue = 100;
// A flying queen controls whole diagonals; an English king is only a man that can also move backward.
template <RuleSet kRules>
inline constexpr int kKingValue = kRules.flying_queens ? 300 : 140;

namespace detail {

// The expected value of the pieces a side drops through a door at its next spin (TC-12).
template <RuleSet kRules>
int expected_fall(const Position& position, Side victim, const WheelOdds& odds) {
    const Bitboard pieces = position.of(victim) & kDoors;
    if (pieces == 0) return 0;
    int best[2] = {0, 0}; // green, orange
    for (const Slider& slider : kSliders) {
        const Bitboard doors = bit(slider.left) | bit(slider.right);
        if ((position.doors & doors) != 0 || (pieces & doors) == 0) continue;
        const int value = (position.kings & pieces & doors) != 0 ? kKingValue<kRules> : kManValue;
        int& gain = best[slider.colour == Face::green ? 0 : 1];
        gain = std::max(gain, value);
    }
    return (best[0] * odds.of(Face::green) + best[1] * odds.of(Face::orange) +
            std::max(best[0], best[1]) * odds.of(Face::both)) /
           odds.all;
}

}

template <RuleSet kRules>
int material(const Position& position, Side side) {
    const Bitboard own = position.of(side);
    const int kings = count(own & position.kings);
    return kManValue * (count(own) - kings) + kKingValue<kRules> * kings;
}

// The material and door terms plus the network's output.
template <RuleSet kRules, bool kWithDoors, Side kSide>
int evaluate(const Position& position, [[maybe_unused]] const WheelOdds& odds, const Network& network) {
    int score = material<kRules>(position, kSide) - material<kRules>(position, other(kSide));
    if constexpr (kWithDoors)
        score += detail::expected_fall<kRules>(position, other(kSide), odds) -
                 detail::expected_fall<kRules>(position, kSide, odds) * 4 / 5;
    return score + network_value<kWithDoors, kSide>(network, position);
}

}
