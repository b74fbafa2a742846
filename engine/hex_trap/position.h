// The position: movers, walls, pile, whose turn. Small enough to copy at every node of a search. Plays
// half-turns and finds the caught movers. turns.h decides whether a turn is legal, outcome.h when a game
// ends.
#pragma once

#include "core/seat.h"
#include "hex_trap/board.h"
#include "hex_trap/options.h"

namespace trapbox::hex_trap {

inline constexpr Seat kRed{0};
inline constexpr Seat kBlue{1};
constexpr Seat owner(int mover) { return seat_at(mover / kMoversEach); }

// One of the two actions of a turn (HX-2): a mover's step or a wall; none as the second action of a turn with
// one action (HX-7).
struct Half {
    enum class Kind : std::uint8_t { step, wall, none };
    Kind kind = Kind::step;
    Space from; // of a wall: the two spaces it separates, the lower first
    Space to;
    constexpr Slot slot() const { return slot_between(from, to); } // the slot crossed or filled
    constexpr auto operator<=>(const Half&) const = default;
};

constexpr Half step(Space from, Space to) { return {Half::Kind::step, from, to}; }
constexpr Half wall(Slot slot) { return {Half::Kind::wall, slot.a, slot.b}; }
inline constexpr Half kNoHalf{Half::Kind::none, {}, {}};

// A set of movers, one bit each.
using MoverSet = std::uint8_t;
constexpr MoverSet mover_bit(int mover) { return static_cast<MoverSet>(1U << mover); }
constexpr MoverSet movers_of(Seat seat) { return seat == kRed ? 0b000111 : 0b111000; }

struct Position {
    std::array<SpaceSet, kStrides.size()> open; // the lower spaces of the slots without a wall, by stride
    SpaceSet occupied;
    std::array<Space, kMovers> movers;
    MoverSet caught = 0;     // permanently; with `free_again`, only while they cannot move
    bool free_again = false; // HX-4
    bool own_traps = false;  // HX-4
    bool one_action = false; // HX-7: this turn has one action
    Seat turn;
    std::uint8_t side = 5;
    std::uint8_t pile = 0;

    bool is_caught(int mover) const { return (caught & mover_bit(mover)) != 0; }
    bool all_caught(Seat seat) const { return (caught & movers_of(seat)) == movers_of(seat); }
    int mover_on(Space space) const; // −1: none
    // Without `free_again`, a caught mover may not step even when a neighbour leaves.
    bool may_step(int mover) const { return free_again || !is_caught(mover); }
    bool is_open(Slot slot) const {
        return open[stride_index(slot.stride())].has(slot.a);
    } // `slot` must be on the field

    // The spaces one step away through open slots, occupied or not.
    SpaceSet neighbours(SpaceSet from) const {
        SpaceSet next;
        for (std::size_t i = 0; i < kStrides.size(); ++i)
            next |= ((from & open[i]) << kStrides[i]) | ((from >> kStrides[i]) & open[i]);
        return next;
    }
    // The spaces to which a mover on `from` can step (HX-3).
    SpaceSet exits(Space from) const { return neighbours(from) - occupied; }
    // All spaces reachable from `from` in any number of steps, including itself.
    SpaceSet region(Space from) const;

    void place(int mover, Space to);
    void play(Half half); // must be legal
    // The movers that cannot move now (HX-4).
    MoverSet closed_in() const;
    // HX-4: the value of `caught` after a turn; `waiting` is the seat that did not take it. Only movers of
    // `waiting` can be newly caught, unless `own_traps` judges both sides.
    MoverSet caught_after(Seat waiting) const {
        const MoverSet closed = closed_in();
        const auto kept = static_cast<MoverSet>(free_again ? caught & closed : caught);
        return static_cast<MoverSet>(kept | (own_traps ? closed : closed & movers_of(waiting)));
    }
    // Passes the turn to the other seat and updates `caught`.
    void end_turn() {
        turn = other(turn);
        one_action = false;
        caught = caught_after(turn);
    }
};

Position start_position(const Options& options);

}
