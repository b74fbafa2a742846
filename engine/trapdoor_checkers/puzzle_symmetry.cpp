#include "trapdoor_checkers/puzzle_symmetry.h"

#include <algorithm>

namespace trapbox::trapdoor_checkers {

namespace {

// Rotates the board by 180°: square 1 becomes 32.
Bitboard turned(Bitboard set) {
    Bitboard result = 0;
    for_each_square(set,
                    [&](Square square) { result |= bit(square_numbered(kSquares + 1 - square.number())); });
    return result;
}

std::string described(const Position& position, Side turn) {
    std::string text = turn == Side::black ? "b" : "w";
    for (const Bitboard set :
         {position.of(Side::black), position.of(Side::white), position.kings, position.doors})
        text += ' ' + std::to_string(set);
    return text;
}

}

std::string symmetry_key(const Position& position, Side turn) {
    Position rotated;
    rotated.pieces[index_of(Side::black)] = turned(position.of(Side::white));
    rotated.pieces[index_of(Side::white)] = turned(position.of(Side::black));
    rotated.kings = turned(position.kings);
    rotated.doors = turned(position.doors);
    return std::min(described(position, turn), described(rotated, other(turn)));
}

}
