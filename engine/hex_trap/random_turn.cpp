#include "hex_trap/random_turn.h"

#include "hex_trap/turns.h"

namespace trapbox::hex_trap {

namespace {

// A random possible half-turn, even if no second one can follow it; with `first`, one that completes the
// turn.
std::optional<Half> random_half(const Position& position, Random& random,
                                const std::optional<Half>& first = {}) {
    const int first_mover = position.turn.index * kMoversEach;
    std::array<Space, kMoversEach> from;
    std::array<SpaceSet, kMoversEach> exits;
    std::uint32_t steps = 0;
    for (std::size_t i = 0; i < kMoversEach; ++i) {
        const int mover = first_mover + static_cast<int>(i);
        from[i] = position.movers[static_cast<std::size_t>(mover)];
        if (!position.may_step(mover)) continue;
        exits[i] = position.exits(from[i]);
        if (first && first->kind == Half::Kind::step && first->to == from[i])
            exits[i].remove(first->from); // HX-2: not back again
        steps += static_cast<std::uint32_t>(exits[i].count());
    }
    const auto& slots = board_of(position.side).slot_list;
    const auto walls = position.pile > 0 ? static_cast<std::uint32_t>(slots.size()) : 0U;
    if (steps + walls == 0) return {};
    for (;;) {
        std::uint32_t drawn = random.below(steps + walls);
        if (drawn >= steps) {
            // Draws again if the slot is filled. There are more slots than walls, so one is always open.
            if (const Slot slot = slots[drawn - steps]; position.is_open(slot)) return wall(slot);
            continue;
        }
        for (std::size_t i = 0; i < kMoversEach; ++i)
            for (const Space to : exits[i])
                if (drawn-- == 0) return step(from[i], to);
    }
}

}

std::optional<Command> random_turn(const Position& position, Random& random) {
    for (bool possible = false;; possible = true) {
        const auto first = random_half(position, random);
        if (!first) return {};
        if (position.one_action) return turn_of(*first);
        Position then = position;
        then.play(*first);
        if (const auto second = random_half(then, random, first)) return turn_of(*first, *second);
        if (!possible && !turn_kinds(position).any()) return {};
    }
}

}
