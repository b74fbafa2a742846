#include "hex_trap/show.h"

#include "hex_trap/notation.h"

namespace trapbox::hex_trap {

namespace {

// Neighbours in a row are 4 columns apart, rows are shifted by 2; row k is on line 2k from below.
struct Paper {
    explicit Paper(int side)
        : lines(static_cast<std::size_t>(4 * side - 3),
                std::string(static_cast<std::size_t>(8 * side + 1), ' ')) {}
    char& at(int x, int line) { return lines[static_cast<std::size_t>(line)][static_cast<std::size_t>(x)]; }
    std::vector<std::string> lines;
};

char letter(const Position& position, int mover) {
    if (position.is_caught(mover)) return owner(mover) == kRed ? 'r' : 'b';
    return owner(mover) == kRed ? 'R' : 'B';
}

}

std::string show(const State& state) {
    const Position& position = state.position;
    const Board& board = board_of(position.side);
    Paper paper(board.side);
    std::array<int, kSpaceIndices> column{};
    for (const SpacePlace& place : board.spaces) {
        const int x = 4 * board.side + 4 * place.q + 2 * place.r;
        column[place.space.index] = x;
        const int mover = position.mover_on(place.space);
        paper.at(x, 2 * place.space.row()) = mover < 0 ? '.' : letter(position, mover);
        paper.at(0, 2 * place.space.row()) = static_cast<char>('a' + place.space.row());
    }
    for (const Slot slot : board.slot_list) {
        if (position.is_open(slot)) continue;
        const int x = (column[slot.a.index] + column[slot.b.index]) / 2;
        const bool up_left = column[slot.b.index] < column[slot.a.index];
        paper.at(x, slot.a.row() + slot.b.row()) = slot.a.row() == slot.b.row() ? '|' : up_left ? '/' : '\\';
    }
    std::string text;
    for (auto line = paper.lines.rbegin(); line != paper.lines.rend(); ++line)
        text += line->substr(0, line->find_last_not_of(' ') + 1) + '\n';
    text += "walls left: " + std::to_string(position.pile) + '\n';
    if (state.end)
        return text + (state.end->winner ? "won by " + std::string(to_text(*state.end->winner)) : "drawn") +
               '\n';
    return text + "to move: " + std::string(to_text(position.turn)) + '\n';
}

}
