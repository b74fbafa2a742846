#include "hex_trap/position.h"

namespace trapbox::hex_trap {

int Position::mover_on(Space space) const {
    for (int i = 0; i < kMovers; ++i)
        if (movers[static_cast<std::size_t>(i)] == space) return i;
    return -1;
}

SpaceSet Position::region(Space from) const {
    SpaceSet all = from;
    for (SpaceSet fresh = from; !fresh.empty();) {
        fresh = neighbours(fresh) - occupied - all;
        all |= fresh;
    }
    return all;
}

void Position::place(int mover, Space to) {
    auto& at = movers[static_cast<std::size_t>(mover)];
    occupied.remove(at);
    occupied.add(to);
    at = to;
}

void Position::play(Half half) {
    if (half.kind == Half::Kind::step) {
        place(mover_on(half.from), half.to);
        return;
    }
    if (half.kind == Half::Kind::none) return;
    open[stride_index(half.slot().stride())].remove(half.slot().a);
    --pile;
}

MoverSet Position::closed_in() const {
    // Set operations for all movers at once: a mover next to a free space can step there.
    const SpaceSet closed_spaces = occupied - neighbours(board_of(side).space_set - occupied);
    MoverSet closed = 0;
    if (!closed_spaces.empty())
        for (int i = 0; i < kMovers; ++i)
            if (closed_spaces.has(movers[static_cast<std::size_t>(i)])) closed |= mover_bit(i);
    return closed;
}

Position start_position(const Options& options) {
    const Board& board = board_of(options.side);
    Position position;
    position.open = board.slot_sets;
    position.movers = board.starts;
    for (const Space space : position.movers)
        position.occupied.add(space);
    position.free_again = options.free_again;
    position.own_traps = options.own_traps;
    position.one_action = options.short_first;
    position.turn = options.first == Options::First::red ? kRed : kBlue;
    position.side = static_cast<std::uint8_t>(options.side);
    position.pile = static_cast<std::uint8_t>(board.walls);
    return position;
}

}
