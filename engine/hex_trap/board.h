// The playing field for each size: its spaces and slots, where the movers start, and how many walls are in
// the pile. Knows no game in progress.
#pragma once

#include "hex_trap/space.h"

#include <vector>

namespace trapbox::hex_trap {

inline constexpr int kMinSide = 4;
inline constexpr int kMaxSide = 6;
inline constexpr int kMoversEach = 3;
inline constexpr int kMovers = 2 * kMoversEach; // 0 … 2 are Red's, 3 … 5 Blue's

// Axial coordinates: the middle is (0, 0); q grows to the right, r towards Red. In the plane, with spaces of
// width 1, Red at the bottom and y downwards: x = q + r/2, y = r·√3/2.
struct SpacePlace {
    Space space;
    int q = 0;
    int r = 0;
};

struct Board {
    int side = 0;
    std::vector<SpacePlace> spaces; // in the order of names
    std::vector<Slot> slot_list;    // in the order of names; not called "slots", a macro of Qt
    SpaceSet space_set;
    std::array<SpaceSet, kStrides.size()> slot_sets; // the lower spaces of the slots with that stride
    std::array<Space, kMovers> starts;
    int walls = 0; // in the pile at the start

    bool has(Slot slot) const;
};

// side is kMinSide … kMaxSide.
const Board& board_of(int side);

// Index into kStrides; the stride must be one of them.
constexpr std::size_t stride_index(int stride) {
    return stride == 1 ? 0 : static_cast<std::size_t>(stride - 9);
}

}
