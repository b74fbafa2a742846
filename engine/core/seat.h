// A place at the table, numbered from 0 in turn order. Only the app knows who plays there: a person or a bot,
// and under which name.
#pragma once

#include <compare>
#include <cstdint>

namespace trapbox {

inline constexpr int kMaxSeats = 10;

struct Seat {
    std::uint8_t index = 0;
    constexpr auto operator<=>(const Seat&) const = default;
};

constexpr Seat seat_at(int index) { return Seat{static_cast<std::uint8_t>(index)}; }
constexpr Seat other(Seat seat) { return seat_at(1 - seat.index); } // only for two-player games

// A set of seats: those that may act now. One in turn-based games, both at once in The Passed-Trap.
class SeatSet {
  public:
    constexpr SeatSet() = default;
    constexpr SeatSet(Seat seat) { add(seat); }
    constexpr void add(Seat seat) { m_bits = static_cast<std::uint16_t>(m_bits | (1U << seat.index)); }
    constexpr bool has(Seat seat) const { return (m_bits >> seat.index & 1U) != 0; }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr bool operator==(const SeatSet&) const = default;

  private:
    std::uint16_t m_bits = 0;
};

}
