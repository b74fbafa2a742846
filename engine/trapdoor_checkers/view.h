// What both players see and may do. The board widget and the bots use nothing else. Does not contain future
// spins: the seed is added once the game is over.
#pragma once

#include "core/verdict.h"
#include "trapdoor_checkers/state.h"

namespace trapbox::trapdoor_checkers {

struct View {
    struct Cell {
        bool occupied = false;
        Side side = Side::black;
        bool king = false;
        bool door = false;                // the square has a trapdoor
        bool open = false;                // the trapdoor is open
        const Refusal* refusal = nullptr; // why the piece here may not be moved now; null: it may
        bool operator==(const Cell&) const = default;
    };
    struct SliderView {
        Slider slider;
        SliderPosition position = SliderPosition::centre;
        bool can_go_left = false; // now, by the wheel and by TC-2
        bool can_go_right = false;
        const Refusal* refusal = nullptr; // why it may not be moved now; null: it may
    };
    struct LegalMove {
        Path path;                    // from, then every landing square
        std::vector<Square> captured; // in the order of the jumps
        bool falls = false;           // ends on an open door (TC-5)
        bool crowns = false;
        Command command;
    };

    struct LegalSlide {
        Slide slide;
        Square door; // the door it opens or closes
        bool opens = false;
        std::optional<Fallen> falls; // the piece on the door that opens
    };

    Options options;
    std::array<Cell, kSquares> cells;
    std::array<SliderView, 4> sliders;
    std::array<Side, 2> side_of_seat{}; // by seat
    Side turn = Side::black;
    Side acting = Side::black; // differs from turn while a draw offer is open
    Phase phase = Phase::move;

    std::span<const Face> wheel;         // the sections in order around the wheel
    std::optional<Face> shown;           // this turn's spin
    std::optional<std::uint8_t> section; // where the wheel stopped last
    std::vector<Spin> spins;             // the log, oldest first
    std::optional<Seed> seed;            // once the game is over

    std::vector<LegalMove> moves;   // the legal moves; empty unless phase is capture or move
    std::vector<LegalSlide> slides; // empty unless phase is slide

    bool can_offer_draw = false;
    std::optional<Side> offer;
    int quiet = 0; // of kQuietTurns (TC-14)
    std::array<Losses, 2> losses{};
    std::vector<PlayedTurn> played;
    std::optional<End> end;

    Position position() const; // as the search and the notation use it
};

View view(const State& state);

}
