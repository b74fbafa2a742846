// Spaces and slots by name, and sets of spaces as bits. A space's index encodes its row and number, so its
// name ("c2") needs no board. Knows no movers, no walls and no field size.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <string>

namespace trapbox::hex_trap {

inline constexpr int kMaxRows = 11; // of the field with side 6; also its longest row
inline constexpr int kSpaceIndices = kMaxRows * kMaxRows;

// index = row × 11 + number − 1; row 0 is a, the edge of Red.
struct Space {
    std::uint8_t index = 0;
    constexpr int row() const { return index / kMaxRows; }
    constexpr int number() const { return index % kMaxRows + 1; } // from the left, as seen by Red
    constexpr auto operator<=>(const Space&) const = default;
};

constexpr Space space_at(int row, int number) {
    return {static_cast<std::uint8_t>(row * kMaxRows + number - 1)};
}

// The possible index differences to a neighbour further up or right: 1 along a row; 11 and 12 up to a longer
// row; 10 and 11 up to a shorter row.
inline constexpr std::array<int, 4> kStrides{1, 10, 11, 12};

// A slot, identified by the two spaces it separates; a < b.
struct Slot {
    Space a;
    Space b;
    constexpr int stride() const { return b.index - a.index; }
    constexpr auto operator<=>(const Slot&) const = default;
};

constexpr Slot slot_between(Space a, Space b) { return a < b ? Slot{a, b} : Slot{b, a}; }

class SpaceSet {
  public:
    constexpr SpaceSet() = default;
    constexpr SpaceSet(Space space) { add(space); }

    constexpr void add(Space space) { *this |= bit(space); }
    constexpr void remove(Space space) { *this = *this - bit(space); }
    constexpr bool has(Space space) const {
        return ((space.index < 64 ? m_low >> space.index : m_high >> (space.index - 64)) & 1U) != 0;
    }
    constexpr bool empty() const { return (m_low | m_high) == 0; }
    // Counts both halves at once. std::popcount is slow for the x86-64 baseline, which has no popcount
    // instruction: two calls of it took a fifth of the bots' time.
    constexpr int count() const {
        constexpr std::uint64_t kTwos = 0x3333333333333333;
        const auto low = pairs(m_low);
        const auto high = pairs(m_high);
        const auto fours = (low & kTwos) + (low >> 2 & kTwos) + (high & kTwos) + (high >> 2 & kTwos);
        const auto eights = (fours & 0x0f0f0f0f0f0f0f0f) + (fours >> 4 & 0x0f0f0f0f0f0f0f0f);
        return static_cast<int>(eights * 0x0101010101010101 >> 56);
    }
    constexpr Space first() const { // the set must not be empty
        return {
            static_cast<std::uint8_t>(m_low != 0 ? std::countr_zero(m_low) : 64 + std::countr_zero(m_high))};
    }
    constexpr void remove_first() {
        if (m_low != 0)
            m_low &= m_low - 1;
        else
            m_high &= m_high - 1;
    }

    // Shifts all spaces by `stride` indices, 1 … 63.
    constexpr SpaceSet operator<<(int stride) const {
        return {m_low << stride, m_high << stride | m_low >> (64 - stride)};
    }
    constexpr SpaceSet operator>>(int stride) const {
        return {m_low >> stride | m_high << (64 - stride), m_high >> stride};
    }
    constexpr SpaceSet operator&(SpaceSet other) const {
        return {m_low & other.m_low, m_high & other.m_high};
    }
    constexpr SpaceSet operator|(SpaceSet other) const {
        return {m_low | other.m_low, m_high | other.m_high};
    }
    constexpr SpaceSet operator-(SpaceSet other) const {
        return {m_low & ~other.m_low, m_high & ~other.m_high};
    }
    constexpr SpaceSet& operator|=(SpaceSet other) { return *this = *this | other; }
    constexpr bool operator==(const SpaceSet&) const = default;

    constexpr std::uint64_t low() const { return m_low; }
    constexpr std::uint64_t high() const { return m_high; }

    // In the order of names: a1, a2, … b1, …
    class Iterator;
    constexpr Iterator begin() const;
    constexpr Iterator end() const;

  private:
    static constexpr std::uint64_t pairs(std::uint64_t bits) {
        return bits - (bits >> 1 & 0x5555555555555555);
    }
    constexpr SpaceSet(std::uint64_t low, std::uint64_t high) : m_low(low), m_high(high) {}
    static constexpr SpaceSet bit(Space space) {
        return space.index < 64 ? SpaceSet{std::uint64_t{1} << space.index, 0}
                                : SpaceSet{0, std::uint64_t{1} << (space.index - 64)};
    }
    std::uint64_t m_low = 0;
    std::uint64_t m_high = 0;
};

class SpaceSet::Iterator {
  public:
    constexpr explicit Iterator(SpaceSet left) : m_left(left) {}
    constexpr Space operator*() const { return m_left.first(); }
    constexpr Iterator& operator++() {
        m_left.remove_first();
        return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

  private:
    SpaceSet m_left;
};

constexpr SpaceSet::Iterator SpaceSet::begin() const { return Iterator{*this}; }
constexpr SpaceSet::Iterator SpaceSet::end() const { return Iterator{SpaceSet{}}; }

// "c2"
inline std::string to_text(Space space) {
    return static_cast<char>('a' + space.row()) + std::to_string(space.number());
}
// "e5|e6"
inline std::string to_text(Slot slot) { return to_text(slot.a) + '|' + to_text(slot.b); }

}
