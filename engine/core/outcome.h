// The result of a game: still open, or ended with winners and scores.
#pragma once

#include "core/seat.h"

#include <string>
#include <vector>

namespace trapbox {

struct Outcome {
    enum class Kind : std::uint8_t {
        open,  // still being played
        won,   // by every seat in `winners`; several seats share a win
        lost,  // a solitaire that was not solved
        drawn, // a draw: there is no winner
    };
    Kind kind = Kind::open;
    std::vector<Seat> winners{};
    std::vector<int> scores{}; // one per seat, in the game's own points; empty: the game has no scores

    bool ended() const { return kind != Kind::open; }
    bool operator==(const Outcome&) const = default;
};

// "open", "won 0 scores 4 1", "won 0 2 scores 40 10 40", "lost scores 7", "drawn"
std::string to_text(const Outcome& outcome);

}
