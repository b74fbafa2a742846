// Reviews a finished game of Trap: winning chances turn by turn, and why the turning points were mistakes.
#pragma once

#include "core/review.h"
#include "core/rules.h"
#include "hex_trap/state.h"

namespace trapbox::hex_trap {

// The scale of winning_chance(), in values of the search: with one mover caught more than the other side
// (kMoverCaught), the winning chance is 88 %. Chosen, not measured.
inline constexpr double kReviewScale = 500;

// Why a turn was worse than the better one. "They" are the other side.
struct Reason {
    enum class Kind : std::uint8_t {
        lets_win,     // they can trap the last mover in their next turn: space
        misses_win,   // the better turn wins
        lets_trap,    // they can trap the mover on `space` in their next turn
        misses_trap,  // the better turn traps the mover on `space`
        few_exits,    // an own mover on `space` has only `exits` exits, more after the better turn
        spares_exits, // the better turn leaves their mover on `space` only `exits` exits
        later_trap,   // in the game, the mover on `space` was trapped `turns` turns later
        best_reply,   // none of these; `reply` is their best reply
    };
    Kind kind = Kind::best_reply;
    Space space{};
    int exits = 0;
    bool closed_own = false; // lets_win, lets_trap, few_exits: the turn itself closed an exit of `space`
    int turns = 0;
    std::optional<Command> reply{};
};

using Review = TurnsReview<Command, Reason>;
using ReviewedGame = RecordedGame<Options, Command>;

// The game must be legal.
Review review(const ReviewedGame& game, const ReviewMonitor& monitor);

}
