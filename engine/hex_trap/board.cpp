#include "hex_trap/board.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace trapbox::hex_trap {

namespace {

constexpr int kWalls[] = {52, 90, 138}; // by field size, from kMinSide
static_assert(std::size(kWalls) == kMaxSide - kMinSide + 1);
constexpr struct {
    int q, r;
} kRedStarts[kMoversEach] = {{-3, 2}, {-1, 2}, {1, 2}}; // Blue's are these coordinates negated

Space space_of(int side, int q, int r) {
    const int first_q = std::max(-(side - 1), -(side - 1) - r);
    return space_at(side - 1 - r, q - first_q + 1);
}

Board make_board(int side) {
    Board board;
    board.side = side;
    board.walls = kWalls[side - kMinSide];
    const int edge = side - 1;
    for (int r = edge; r >= -edge; --r)
        for (int q = -edge; q <= edge; ++q)
            if (std::abs(q + r) <= edge) {
                board.spaces.push_back({space_of(side, q, r), q, r});
                board.space_set.add(board.spaces.back().space);
            }
    for (const SpacePlace& place : board.spaces) {
        // Right, up left, up right, in the order of the neighbours' names.
        constexpr int kSteps[][2] = {{1, 0}, {0, -1}, {1, -1}};
        for (const auto& [dq, dr] : kSteps) {
            const int q = place.q + dq;
            const int r = place.r + dr;
            if (std::max({std::abs(q), std::abs(r), std::abs(q + r)}) > edge) continue;
            const Slot slot{place.space, space_of(side, q, r)};
            board.slot_list.push_back(slot);
            board.slot_sets[stride_index(slot.stride())].add(slot.a);
        }
    }
    for (std::size_t i = 0; i < kMoversEach; ++i) {
        const auto [q, r] = kRedStarts[i];
        board.starts[i] = space_of(side, q, r);
        // Negated, and listed from the left: g2 g4 g6.
        board.starts[kMovers - 1 - i] = space_of(side, -q, -r);
    }
    return board;
}

}

bool Board::has(Slot slot) const {
    return slot.b.index < kSpaceIndices && std::ranges::find(kStrides, slot.stride()) != kStrides.end() &&
           slot_sets[stride_index(slot.stride())].has(slot.a);
}

const Board& board_of(int side) {
    assert(side >= kMinSide && side <= kMaxSide);
    static const std::array<Board, 3> kBoards{make_board(4), make_board(5), make_board(6)};
    return kBoards[static_cast<std::size_t>(side - kMinSide)];
}

}
