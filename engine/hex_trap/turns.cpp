#include "hex_trap/turns.h"

#include <algorithm>

namespace trapbox::hex_trap {

namespace {

// Whether the second half moves the same mover again.
bool same_mover(Half first, Half second) {
    return first.kind == Half::Kind::step && second.kind == Half::Kind::step && first.to == second.from;
}

template <class Visit>
void for_each_step(const Position& position, Visit visit) {
    for (int i = 0; i < kMovers; ++i) {
        if (owner(i) != position.turn || !position.may_step(i)) continue;
        const Space from = position.movers[static_cast<std::size_t>(i)];
        for (const Space to : position.exits(from))
            visit(step(from, to));
    }
}

std::vector<Half> steps(const Position& position) {
    std::vector<Half> found;
    for_each_step(position, [&](Half half) { found.push_back(half); });
    return found;
}

Position after(Position position, Half half) {
    position.play(half);
    return position;
}

Position without_walls(Position position) {
    position.pile = 0;
    return position;
}

// One mover two spaces: each end once, by the first path found.
void add_two_spaces(const Position& position, int mover, std::vector<Command>& turns) {
    const Space from = position.movers[static_cast<std::size_t>(mover)];
    SpaceSet ends;
    for (const Space via : position.exits(from)) {
        for (const Space to : position.exits(via) - ends)
            turns.push_back(turn_of(step(from, via), step(via, to)));
        ends |= position.exits(via);
    }
}

// Two movers one space each. If one steps to the other's place, the other must leave first.
void add_two_movers(const Position& position, Space a, Space b, std::vector<Command>& turns) {
    for (const Space to_a : position.exits(a))
        for (const Space to_b : position.exits(b) - SpaceSet(to_a))
            turns.push_back(turn_of(step(a, to_a), step(b, to_b)));
    if (!position.neighbours(a).has(b)) return;
    for (const Space to : position.exits(a))
        turns.push_back(turn_of(step(a, to), step(b, a)));
    for (const Space to : position.exits(b))
        turns.push_back(turn_of(step(b, to), step(a, b)));
}

std::vector<int> able_movers(const Position& position) {
    std::vector<int> movers;
    for (int i = 0; i < kMovers; ++i)
        if (owner(i) == position.turn && position.may_step(i)) movers.push_back(i);
    std::ranges::sort(movers, {}, [&](int i) { return position.movers[static_cast<std::size_t>(i)]; });
    return movers;
}

}

Verdict judge_half(const Position& position, Half half) {
    const Board& board = board_of(position.side);
    if (half.kind == Half::Kind::wall) {
        if (half.to < half.from || !board.has(half.slot())) return Verdict::refuse(kTooFar);
        if (!position.is_open(half.slot())) return Verdict::refuse(kSlotFilled);
        return position.pile == 0 ? Verdict::refuse(kNoWallsLeft) : Verdict::accept();
    }
    const int mover = position.mover_on(half.from);
    if (mover < 0 || owner(mover) != position.turn) return Verdict::refuse(kNotYours);
    if (!position.may_step(mover)) return Verdict::refuse(kCaught);
    if (!board.has(half.slot())) return Verdict::refuse(kTooFar);
    if (!position.is_open(half.slot())) return Verdict::refuse(kWallInTheWay);
    return position.occupied.has(half.to) ? Verdict::refuse(kOccupied) : Verdict::accept();
}

Verdict judge_turn(const Position& position, Half first, Half second) {
    const Verdict verdict = judge_half(position, first);
    if (!verdict.accepted()) return verdict;
    if (position.one_action) return second == kNoHalf ? Verdict::accept() : Verdict::refuse(kOneAction);
    if (same_mover(first, second) && second.to == first.from) return Verdict::refuse(kBackAgain);
    return judge_half(after(position, first), second);
}

std::vector<Half> halves(const Position& position) {
    std::vector<Half> found = steps(position);
    if (position.pile > 0)
        for (const Slot slot : free_slots(position))
            found.push_back(wall(slot));
    if (position.one_action) return found;
    std::erase_if(found, [&](Half half) {
        if (half.kind == Half::Kind::wall && position.pile > 1) return false;
        if (half.kind == Half::Kind::step && position.pile > 0) return false;
        return completions(position, half).empty();
    });
    return found;
}

std::vector<Half> completions(const Position& position, Half first) {
    if (position.one_action || !judge_half(position, first).accepted()) return {};
    const Position then = after(position, first);
    std::vector<Half> found = steps(then);
    std::erase_if(found, [&](Half second) { return same_mover(first, second) && second.to == first.from; });
    if (then.pile > 0)
        for (const Slot slot : free_slots(then))
            found.push_back(wall(slot));
    return found;
}

std::vector<Slot> free_slots(const Position& position) {
    std::vector<Slot> found;
    for (const Slot slot : board_of(position.side).slot_list)
        if (position.is_open(slot)) found.push_back(slot);
    return found;
}

TurnKinds turn_kinds(const Position& position) {
    TurnKinds kinds;
    if (position.one_action) {
        kinds.one_action = position.pile > 0 || !steps(position).empty();
        return kinds;
    }
    for (const Command& turn : legal_turns(without_walls(position)))
        (same_mover(turn.first, turn.second) ? kinds.two_spaces : kinds.two_movers) = true;
    kinds.step_and_wall =
        position.pile > 0 && !steps(position).empty(); // the slot just crossed is free, at least
    kinds.two_walls = position.pile > 1 && free_slots(position).size() > 1;
    return kinds;
}

std::vector<Command> legal_turns(const Position& position) {
    std::vector<Command> turns;
    if (position.one_action) {
        for (const Half half : halves(position))
            turns.push_back(turn_of(half));
        return turns;
    }
    const auto movers = able_movers(position);
    for (const int mover : movers)
        add_two_spaces(position, mover, turns);
    for (std::size_t i = 0; i < movers.size(); ++i)
        for (std::size_t j = i + 1; j < movers.size(); ++j)
            add_two_movers(position, position.movers[static_cast<std::size_t>(movers[i])],
                           position.movers[static_cast<std::size_t>(movers[j])], turns);
    if (position.pile == 0) return turns;
    const auto slots = free_slots(position);
    turns.reserve(turns.size() + slots.size() * (slots.size() + 36) / 2); // 18 steps at most
    // Any free slot can be combined with any step, including the slot that the step crosses.
    for_each_step(position, [&](Half half) {
        for (const Slot slot : slots)
            turns.push_back(turn_of(half, wall(slot)));
    });
    if (position.pile == 1) return turns;
    for (std::size_t i = 0; i < slots.size(); ++i)
        for (std::size_t j = i + 1; j < slots.size(); ++j)
            turns.push_back(turn_of(wall(slots[i]), wall(slots[j])));
    return turns;
}

Command canonical(const Position& position, const Command& turn) {
    if (turn.kind != Command::Kind::turn || turn.second == kNoHalf || same_mover(turn.first, turn.second))
        return turn;
    const bool in_order = turn.first < turn.second; // steps come before walls
    const bool either = judge_turn(position, turn.second, turn.first).accepted();
    return in_order || !either ? turn : turn_of(turn.second, turn.first);
}

}
