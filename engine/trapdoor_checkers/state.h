// The state of a game of Trapdoor Checkers (position, side to move, wheel, history), its commands and its
// events.
#pragma once

#include "core/draw_offer.h"
#include "core/random.h"
#include "core/seat.h"
#include "trapdoor_checkers/options.h"
#include "trapdoor_checkers/position.h"

#include <vector>

namespace trapbox::trapdoor_checkers {

// What the side to move must do.
enum class Phase : std::uint8_t {
    capture,     // it can capture, so it must, without spinning (TC-3)
    spin,        // it must spin the wheel (TC-3)
    move,        // the wheel shows a piece, or there is no wheel
    slide,       // the wheel shows a colour
    answer_draw, // the other side offered a draw: accept or decline
    over,
};

enum class EndReason : std::uint8_t {
    no_pieces, // TC-6
    no_moves,  // TC-6
    resigned,
    agreed, // TC-14
    quiet,  // TC-14
};

constexpr std::string_view name_of(EndReason reason) {
    constexpr std::string_view kNames[] = {"no_pieces", "no_moves", "resigned", "agreed", "quiet"};
    static_assert(std::size(kNames) == static_cast<std::size_t>(EndReason::quiet) + 1);
    return kNames[static_cast<std::size_t>(reason)];
}

struct End {
    std::optional<Side> winner; // none: a draw
    EndReason reason = EndReason::no_pieces;
    bool operator==(const End&) const = default;
};

// One spin in the log (TC-12).
struct Spin {
    Side side = Side::black;
    std::uint8_t section = 0; // of the wheel
    bool operator==(const Spin&) const = default;
};

struct Losses {
    int captured = 0;
    int fallen = 0; // through the doors
    bool operator==(const Losses&) const = default;
};

struct Command {
    enum class Kind : std::uint8_t { move, slide, spin, offer_draw, accept_draw, decline_draw, resign };
    Kind kind = Kind::spin;
    Path path{};                // move
    bool capture = false;       // move: written with x
    Slide slide{};              // slide
    std::optional<Side> side{}; // resign: who; none: the side to move
    bool operator==(const Command&) const = default;
};

struct Fallen {
    Side side = Side::black;
    bool king = false;
    bool operator==(const Fallen&) const = default;
};

// A turn of the move list, with its results.
struct PlayedTurn {
    Side side = Side::black;
    Command command{};            // move or slide
    std::optional<Square> door{}; // slide: the door it opened or closed
    bool opened = false;
    std::optional<Fallen> fell{}; // through a door
};

// TC-14: a draw after this many turns (of both sides together) without capture, fall or move of a man.
inline constexpr int kQuietTurns = 80;

struct State {
    Options options;
    Seed seed = 0;
    Random random{0}; // the wheel's
    Position position = kStart;
    Side turn = Side::black;
    std::optional<Face> wheel; // what this turn's spin shows
    int quiet = 0;             // 0 … kQuietTurns
    std::array<Losses, 2> losses{};
    std::vector<Spin> spins;
    std::vector<PlayedTurn> played;    // not part of a checkpoint
    DrawOffer offer = DrawOffer::none; // of the side to move
    std::optional<End> end;
};

// The side that starts has the first seat, unless colours are exchanged (TC-13).
constexpr Seat seat_of(const Options& options, Side side) {
    return seat_at((side == options.rule_set().starts) == options.exchanged ? 1 : 0);
}

struct Event {
    enum class Kind : std::uint8_t {
        spun,        // side, face, section
        moved,       // side, king, path, capture
        captured,    // side (whose piece it was), king, square; one for each, in the order of the jumps
        crowned,     // side, square
        slid,        // side, slide
        door_opened, // square
        fell,        // side (whose piece it was), king, square
        door_closed, // square
        draw_offered,
        draw_declined,
        turn, // side: the side to move now
        won,  // side, reason
        drawn // reason
    };
    Kind kind = Kind::turn;
    Side side = Side::black;
    bool king = false;
    bool capture = false;
    Square square{};
    Path path{};
    Slide slide{};
    Face face = Face::piece;
    std::uint8_t section = 0;
    EndReason reason = EndReason::no_pieces;
    bool operator==(const Event&) const = default;
};

}
