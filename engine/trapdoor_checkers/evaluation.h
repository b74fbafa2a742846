// How good a position is for the side to move, without looking ahead. In hundredths of a man.
#pragma once

#include "position.h"
#include "rule_set.h"

#include <algorithm>

namespace trapbox::trapdoor_checkers {

inline constexpr int kManValue = 100;
// A flying queen commands whole diagonals; an English king is only a man that can go back.
template <RuleSet kRules>
inline constexpr int kKingValue = kRules.flying_queens ? 300 : 140;

namespace detail {

inline constexpr Bitboard kCentre = [] {
    Bitboard set = 0;
    for (const int number : {10, 11, 14, 15, 18, 19, 22, 23})
        set |= bit(square_numbered(number));
    return set;
}();
inline constexpr Bitboard kEdgeFiles = [] {
    Bitboard set = 0;
    for (int number = 1; number <= kSquares; ++number)
        if (square_numbered(number).file() % 7 == 0) set |= bit(square_numbered(number));
    return set;
}();
// The corners with two squares, where a lone king holds out, and the long diagonal, where a lone queen does.
inline constexpr Bitboard kRefuge =
    bit(square_numbered(1)) | bit(square_numbered(5)) | bit(square_numbered(28)) | bit(square_numbered(32));
inline constexpr Bitboard kLongDiagonal = [] {
    Bitboard set = 0;
    for (const int number : {4, 8, 11, 15, 18, 22, 25, 29})
        set |= bit(square_numbered(number));
    return set;
}();

// The guards that keep the most crowning squares shut with the fewest men.
constexpr Bitboard guards(Side side) {
    return side == Side::white ? bit(square_numbered(30)) | bit(square_numbered(32))
                               : bit(square_numbered(1)) | bit(square_numbered(3));
}

// Rows that the men have gone forward, summed.
constexpr int rows_gone(Bitboard men, Side side) {
    int rows = 0;
    for (int rank = 1; rank <= 8; ++rank)
        rows += count(men & rank_set(rank)) * (side == Side::white ? rank - 1 : 8 - rank);
    return rows;
}

// What a side can expect to drop through a door at its next spin (TC-12).
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

template <RuleSet kRules, Side kSide>
int placement(const Position& position) {
    const Bitboard own = position.of(kSide);
    const Bitboard men = own & ~position.kings;
    const Bitboard kings = own & position.kings;
    int score = 3 * rows_gone(men, kSide) + 4 * count(own & kCentre) - 2 * count(men & kEdgeFiles) +
                8 * count(men & guards(kSide));
    if (kings != 0) score -= 6 * count(kings & kEdgeFiles);
    return score;
}

}

template <RuleSet kRules>
int material(const Position& position, Side side) {
    const Bitboard own = position.of(side);
    const int kings = count(own & position.kings);
    return kManValue * (count(own) - kings) + kKingValue<kRules> * kings;
}

template <RuleSet kRules, bool kWithDoors, Side kSide>
int evaluate(const Position& position, [[maybe_unused]] const WheelOdds& odds) {
    using namespace detail;
    const int own = material<kRules>(position, kSide);
    const int enemy = material<kRules>(position, other(kSide));
    const int total = own + enemy;
    int score = own - enemy;
    // Ahead, exchange: the same lead weighs more among fewer pieces.
    score += score * 800 / (total + 100);
    score += placement<kRules, kSide>(position) - placement<kRules, other(kSide)>(position) + 3;
    if (total <= 6 * kKingValue<kRules> && own != enemy) {
        // Near the end the weaker side looks for the place where it cannot be driven out.
        constexpr Bitboard kHaven = kRules.flying_queens ? kLongDiagonal : kRefuge;
        const Side weaker = own < enemy ? kSide : other(kSide);
        const int safe = (position.of(weaker) & position.kings & kHaven) != 0 ? 40 : 0;
        score += own < enemy ? safe : -safe;
    }
    if constexpr (kWithDoors)
        score += expected_fall<kRules>(position, other(kSide), odds) -
                 expected_fall<kRules>(position, kSide, odds) * 4 / 5;
    return score;
}

}
