// A game of Trap in progress, what a player can do in it and what can happen.
#pragma once

#include "core/draw_offer.h"
#include "hex_trap/options.h"
#include "hex_trap/position.h"

#include <optional>
#include <vector>

namespace trapbox::hex_trap {

struct Command {
    enum class Kind : std::uint8_t { turn, pass, resign, offer_draw, accept_draw, decline_draw };
    Kind kind = Kind::turn;
    Half first{}; // of a turn: in the order in which they are made
    Half second{};
    bool operator==(const Command&) const = default;
};

constexpr Command turn_of(Half first, Half second = kNoHalf) { return {Command::Kind::turn, first, second}; }

struct Event {
    enum class Kind : std::uint8_t {
        stepped,     // mover, from, to
        wall_placed, // seat, from | to
        passed,      // seat
        trapped,     // mover, from
        freed,       // mover, from; only with the option
        pile_empty,
        turn,     // seat: whose turn it is now
        resigned, // seat
        draw_offered,
        draw_declined, // seat: who declined
        won,           // seat
        drawn,
    };
    Kind kind = Kind::turn;
    Seat seat;
    int mover = -1;
    Space from;
    Space to;
    bool operator==(const Event&) const = default;
};

struct PlacedWall {
    Slot slot;
    int turn = 0; // in which turn of the game, from 1; 0 = not known (a position that was typed)
    bool operator==(const PlacedWall&) const = default;
};

// The spaces of the movers, in order within each side: movers of one side are interchangeable.
using Arrangement = std::array<Space, kMovers>;

// A turn of the move list: Kind::turn or Kind::pass.
struct PlayedTurn {
    Seat seat;
    Command command;
    MoverSet trapped = 0; // newly, at its end
    bool operator==(const PlayedTurn&) const = default;
};

enum class EndReason : std::uint8_t {
    trapped, // HX-5
    resigned,
    agreed,   // HX-6
    quiet,    // HX-6
    repeated, // HX-6
};

struct End {
    std::optional<Seat> winner; // none: a draw
    EndReason reason = EndReason::trapped;
    bool operator==(const End&) const = default;
};

struct State {
    Options options;
    Position position;
    std::vector<PlacedWall> walls{}; // in the order in which they were placed
    int turns = 0;                   // played
    int quiet = 0;                   // turns in a row without a wall or, unless free_again, a trap (HX-6)
    DrawOffer offer = DrawOffer::none;
    std::optional<End> end{};
    std::vector<PlayedTurn> played{}; // since the start, or since the position that the game began from
    // The arrangement before each of the quiet turns, oldest first. Only with `threefold`, and only as far
    // back as it is known.
    std::vector<Arrangement> past{};
};

}
