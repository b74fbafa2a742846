// The state of a game of Trap, its commands and its events.
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
    Half first{}; // of a turn; made before `second`
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
    int turn = 0; // the turn in which it was placed, from 1; 0 = unknown (a typed position)
    bool operator==(const PlacedWall&) const = default;
};

// The spaces of the movers, sorted within each side, because movers of one side are interchangeable.
using Arrangement = std::array<Space, kMovers>;

// An entry of the move list; its kind is turn or pass.
struct PlayedTurn {
    Seat seat;
    Command command;
    MoverSet trapped = 0; // newly trapped at its end
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
    std::vector<PlacedWall> walls{}; // in the order of placing
    int turns = 0;                   // played
    int quiet = 0;                   // turns in a row without a wall or, unless free_again, a trap (HX-6)
    DrawOffer offer = DrawOffer::none;
    std::optional<End> end{};
    std::vector<PlayedTurn> played{}; // since the start, or since the typed position
    // The arrangement before each of the quiet turns, oldest first. Only with `threefold`; a typed position
    // may not list all of them.
    std::vector<Arrangement> past{};
};

}
