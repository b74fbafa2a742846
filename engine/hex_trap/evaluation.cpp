#include "hex_trap/evaluation.h"

#include <algorithm>

namespace trapbox::hex_trap {

namespace {

// Values by number of exits. The side on turn can still move away; the waiting side may lose two exits to two
// walls before it can.
constexpr int kExitsOnTurn[] = {-500, -160, -90, -40, -15, -5, 0};
// A waiting mover without exits was closed in by its own side; it is nearly always caught after this turn.
constexpr int kExitsWaiting[] = {-490, -450, -330, -110, -45, -15, 0};
constexpr int kPerSpaceInTwo = 7;
constexpr int kPerSpaceInThree = 3;
constexpr int kCertainCatch = 500;

struct Room {
    int exits = 0;
    int in_two = 0;   // spaces within two steps
    int in_three = 0; // within three
};

Room room(const Position& position, Space from) {
    const SpaceSet one = position.exits(from);
    const SpaceSet two = one | (position.neighbours(one) - position.occupied);
    const SpaceSet three = two | (position.neighbours(two) - position.occupied);
    return {one.count(), two.count(), three.count()};
}

}

int prospects(const Position& position, Seat seat) {
    const bool on_turn = position.turn == seat;
    int value = 0;
    int closable = 2; // number of half-turns with which the other seat can close exits
    std::array<int, kMoversEach> exits{};
    for (std::size_t i = 0; i < kMoversEach; ++i) {
        const auto mover = static_cast<int>(seat.index * kMoversEach + i);
        exits[i] = 6;
        if (position.is_caught(mover)) {
            value -= kMoverCaught;
            continue;
        }
        const Room free = room(position, position.movers[static_cast<std::size_t>(mover)]);
        exits[i] = free.exits;
        const auto index = static_cast<std::size_t>(free.exits);
        value += (on_turn ? kExitsOnTurn : kExitsWaiting)[index];
        value += kPerSpaceInTwo * free.in_two + kPerSpaceInThree * free.in_three;
    }
    if (on_turn) return value;
    std::ranges::sort(exits);
    for (const int count : exits)
        if ((closable -= count) >= 0) value -= kCertainCatch;
    return value;
}

int evaluate(const Position& position) {
    return prospects(position, position.turn) - prospects(position, other(position.turn));
}

}
