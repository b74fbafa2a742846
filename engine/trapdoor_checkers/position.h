// The pieces on the board and the open doors. Does not contain the side to move or the wheel.
#pragma once

#include "trapdoor_checkers/trapdoors.h"

#include <compare>

namespace trapbox::trapdoor_checkers {

inline constexpr int kPiecesPerSide = 12; // TC-1; never more

struct Position {
    std::array<Bitboard, 2> pieces{}; // by Side
    Bitboard kings = 0;               // of both sides
    Bitboard doors = 0;               // the open doors; no piece can be on one

    constexpr Bitboard of(Side side) const { return pieces[index_of(side)]; }
    constexpr Bitboard occupied() const { return pieces[0] | pieces[1]; }
    constexpr Bitboard empty() const { return kBoard & ~occupied(); }
    constexpr auto operator<=>(const Position&) const = default;
};

// TC-1: 12 men each on the first three rows, all doors closed.
inline constexpr Position kStart{
    {rank_set(8) | rank_set(7) | rank_set(6), rank_set(3) | rank_set(2) | rank_set(1)}, 0, 0};

// The squares of a move in order: where the piece starts, then every square it lands on.
struct Path {
    std::uint8_t length = 0;
    std::array<Square, kPiecesPerSide + 1> squares{};

    constexpr void push(Square square) { squares[length++] = square; }
    constexpr Square from() const { return squares[0]; }
    constexpr Square to() const { return squares[length - 1U]; }
    constexpr const Square* begin() const { return squares.data(); }
    constexpr const Square* end() const { return squares.data() + length; }
    constexpr bool operator==(const Path& with) const {
        if (length != with.length) return false;
        for (std::size_t i = 0; i < length; ++i)
            if (squares[i] != with.squares[i]) return false;
        return true;
    }
};

// A legal move of one piece, with the pieces it captures.
struct Move {
    Path path;
    Bitboard captured = 0; // empty for a plain move

    constexpr bool captures() const { return captured != 0; }
};

// Removes the captured pieces, moves the piece, crowns it (TC-7) or lets it fall (TC-5).
constexpr void make(Position& position, Side side, Bitboard from, Bitboard to, Bitboard captured) {
    Bitboard& own = position.pieces[index_of(side)];
    const bool king = (position.kings & from) != 0;
    position.pieces[index_of(other(side))] &= ~captured;
    position.kings &= ~(captured | from);
    own &= ~from;
    if ((to & position.doors) != 0) return;
    own |= to;
    if (king || (to & crown_row(side)) != 0) position.kings |= to;
}

constexpr void make(Position& position, Side side, const Move& move) {
    make(position, side, bit(move.path.from()), bit(move.path.to()), move.captured);
}

// Moves a slider one position: a piece on the door that opens is lost (TC-5). The door stays open unless
// doors close after use (TC-10).
constexpr void make(Position& position, Slide slide, bool close_after_use) {
    const Bitboard opened = opened_by(position.doors, slide);
    for (Bitboard& pieces : position.pieces)
        pieces &= ~opened;
    position.kings &= ~opened;
    if (opened == 0 || !close_after_use) position.doors = after_slide(position.doors, slide);
}

}
