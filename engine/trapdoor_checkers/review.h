// Reviews a finished game of Trapdoor Checkers: winning chances turn by turn, and why the turning points were
// mistakes. The wheel is luck: a turn is compared only with the other choices after the same spin.
#pragma once

#include "core/review.h"
#include "core/rules.h"
#include "trapdoor_checkers/state.h"

namespace trapbox::trapdoor_checkers {

// The scale of winning_chance() in hundredths of a man; the networks were trained with the same.
inline constexpr double kReviewScale = 100;

// Why a turn was worse than the better one: a fact that is true after it and not after the better one, or
// the other way round. "They" are the other side.
struct Reason {
    enum class Kind : std::uint8_t {
        loses_at_once,    // the game ends: they have won
        misses_win,       // the better turn would have won
        drops_own,        // the slide opens the door below an own piece: square
        falls,            // the piece ends its move on an open door: square
        opens_to_capture, // they capture `count` pieces in one turn, the first on `square`
        misses_drop,      // the better slide drops their piece: square
        misses_capture,   // the better turn, or what it forces, captures `count` more pieces
        loses_exchange,   // `count` more pieces are lost than captured in the captures that follow
        leaves_on_door,   // an own piece is on a closed door that they can open: square
        misses_crown,     // the better move crowns a man: square
        lets_crown,       // they can crown a man in their next turn: square
        spares_moves,     // the better turn leaves them only `count` safe moves, fewer than this one
        later_losses,     // `count` more pieces were lost than captured in the next `turns` turns of the game
        best_reply,       // none of these; `reply` is their best reply
    };
    Kind kind = Kind::best_reply;
    Square square{};
    int count = 0;
    int turns = 0;
    std::optional<Command> reply{};
    bool operator==(const Reason&) const = default;
};

using Review = TurnsReview<Command, Reason>;
using ReviewedGame = RecordedGame<Options, Command>;

// The game must be legal. Each search ends at `monitor.nodes`.
Review review(const ReviewedGame& game, const ReviewMonitor& monitor);

}
