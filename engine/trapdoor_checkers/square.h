// Squares, sides and sets of squares. Knows the board's geometry, no rules.
// Squares carry their PDN number: 1 = b8, 4 = h8, 5 = a7 … 32 = g1; Black starts at the top, White moves up.
// Squares have their PDN number: 1 = b8, 4 = h8, 5 = a7 … 32 = g1; Black starts at the top, White moves up.
// In a set, rows have 4 bits each and every second row is followed by an unused bit, so that a step in any
// direction is one shift for all squares at once and never crosses an edge:
//
//      0  1  2  3      b8 d8 f8 h8
//    4  5  6  7  (8)  a7 c7 e7 g7
//      9 10 11 12      b6 d6 f6 h6
//   13 14 15 16 (17)  a5 c5 e5 g5   … up to 34
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace trapbox::trapdoor_checkers {

enum class Side : std::uint8_t { black, white };

constexpr Side other(Side side) { return side == Side::black ? Side::white : Side::black; }
constexpr std::size_t index_of(Side side) { return static_cast<std::size_t>(side); }
constexpr std::string_view name_of(Side side) { return side == Side::black ? "black" : "white"; }

inline constexpr int kSquares = 32;

struct Square {
    std::uint8_t index = 0; // PDN number − 1

    constexpr int number() const { return index + 1; }
    constexpr int rank() const { return 8 - index / 4; }                     // 1 … 8
    constexpr int file() const { return index % 4 * 2 + 1 - index / 4 % 2; } // 0 = a … 7 = h
    constexpr auto operator<=>(const Square&) const = default;
};

constexpr Square square_numbered(int number) { return {static_cast<std::uint8_t>(number - 1)}; }

// "c3"; none if it is not a dark square.
constexpr std::optional<Square> square_named(std::string_view name) {
    for (int number = 1; number <= kSquares && name.size() == 2; ++number) {
        const Square square = square_numbered(number);
        if (name[0] == 'a' + square.file() && name[1] == '0' + square.rank()) return square;
    }
    return {};
}

inline std::string name_of(Square square) {
    return {static_cast<char>('a' + square.file()), static_cast<char>('0' + square.rank())};
}

using Bitboard = std::uint64_t; // a set of squares, in the layout above

constexpr Bitboard bit(Square square) { return Bitboard{1} << (square.index + square.index / 8); }

inline constexpr Bitboard kBoard = [] {
    Bitboard all = 0;
    for (int number = 1; number <= kSquares; ++number)
        all |= bit(square_numbered(number));
    return all;
}();

// The lowest square of a set, which must not be empty.
constexpr Square first_square(Bitboard set) {
    assert(set != 0);
    const int place = std::countr_zero(set);
    return {static_cast<std::uint8_t>(place - place / 9)};
}

constexpr Bitboard lowest(Bitboard set) { return set & (~set + 1); }

// The x86-64 baseline has no popcount instruction, and std::popcount is slower than this.
constexpr int count(Bitboard set) {
#if defined(__POPCNT__) || defined(__aarch64__)
    return std::popcount(set);
#else
    set -= set >> 1 & 0x5555555555555555U;
    set = (set & 0x3333333333333333U) + (set >> 2 & 0x3333333333333333U);
    set = (set + (set >> 4)) & 0x0f0f0f0f0f0f0f0fU;
    return static_cast<int>(set * 0x0101010101010101U >> 56);
#endif
}

template <class Visit>
constexpr void for_each_square(Bitboard set, Visit visit) {
    for (; set != 0; set &= set - 1)
        visit(first_square(set));
}

// The four directions of a move; up is towards rank 8, left towards file a.
enum class Direction : std::uint8_t { up_left, up_right, down_left, down_right };

constexpr Direction opposite(Direction direction) {
    return static_cast<Direction>(3 - static_cast<int>(direction));
}

// Shifts every square of the set by one step. Steps over an edge land outside kBoard.
template <Direction kDirection>
constexpr Bitboard step(Bitboard set) {
    if constexpr (kDirection == Direction::up_left) return set >> 5;
    if constexpr (kDirection == Direction::up_right) return set >> 4;
    if constexpr (kDirection == Direction::down_left) return set << 4;
    if constexpr (kDirection == Direction::down_right) return set << 5;
}

constexpr Bitboard rank_set(int rank) { return Bitboard{0xf} << ((8 - rank) * 4 + (8 - rank) / 2); }

constexpr Bitboard crown_row(Side side) { return rank_set(side == Side::white ? 8 : 1); } // TC-7

}
