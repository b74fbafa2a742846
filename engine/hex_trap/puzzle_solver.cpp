#include "hex_trap/puzzle_solver.h"

#include <algorithm>
#include <limits>

namespace trapbox::hex_trap {

namespace {

bool is_legal(const Position& position, Half first, Half second) {
    return judge_turn(position, first, second).accepted();
}

int exit_count(const Position& position, int mover) {
    return position.exits(position.movers[static_cast<std::size_t>(mover)]).count();
}

// A wall or a step closes at most one exit of a mover, and a turn has two halves.
constexpr int kMaxExitsToClose = 2;

MoverSet trappable(const Position& position) {
    MoverSet found = 0;
    for (int i = 0; i < kMovers; ++i)
        if (owner(i) != position.turn && !position.is_caught(i) &&
            exit_count(position, i) <= kMaxExitsToClose)
            found |= mover_bit(i);
    return found;
}

// The halves that can help to trap one of `targets`: every step, the walls on their exits, and one wall
// elsewhere. One is enough, because walls elsewhere neither close nor open an exit of a target.
void list_halves(const Position& position, MoverSet targets, std::vector<Half>& halves) {
    halves.clear();
    for (int i = 0; i < kMovers; ++i) {
        const Space from = position.movers[static_cast<std::size_t>(i)];
        if (owner(i) == position.turn && position.may_step(i))
            for (const Space to : position.exits(from))
                halves.push_back(step(from, to));
    }
    if (position.pile == 0) return;
    const auto first_wall = halves.size();
    for (int i = 0; i < kMovers; ++i) {
        if ((targets & mover_bit(i)) == 0) continue;
        const Space at = position.movers[static_cast<std::size_t>(i)];
        for (const Space exit : position.exits(at))
            halves.push_back(wall(slot_between(at, exit)));
    }
    const auto is_listed = [&](Half half) {
        return std::find(halves.begin() + static_cast<std::ptrdiff_t>(first_wall), halves.end(), half) !=
               halves.end();
    };
    for (const Slot slot : board_of(position.side).slot_list)
        if (position.is_open(slot) && !is_listed(wall(slot))) {
            halves.push_back(wall(slot));
            return;
        }
}

// Calls visit() for every pair of such halves that traps one of the targets, until it returns false.
template <class Visit>
void for_each_trap(const Position& position, Visit visit) {
    const MoverSet targets = trappable(position);
    if (targets == 0) return;
    thread_local std::vector<Half> firsts;
    thread_local std::vector<Half> seconds;
    list_halves(position, targets, firsts);
    for (const Half first : firsts) {
        Position between = position;
        between.play(first);
        bool close = false; // whether one more half can trap
        for (int i = 0; i < kMovers; ++i)
            close = close || ((targets & mover_bit(i)) != 0 && exit_count(between, i) <= 1);
        if (!close) continue;
        list_halves(between, targets, seconds);
        for (const Half second : seconds) {
            Position then = between;
            then.play(second);
            if ((then.closed_in() & targets) == 0) continue;
            if (!is_legal(position, first, second)) continue; // a step straight back
            if (!visit()) return;
        }
    }
}

// Replies that refuted earlier turns, the latest first. They are tried first, because most refute many turns.
class Refutations {
  public:
    // Whether every reply leaves the other seat a turn that traps.
    bool none(const Position& position, SolverCount& count) {
        for (std::size_t i = 0; i < m_known.size(); ++i)
            if (m_known[i].kind == Command::Kind::turn &&
                is_legal(position, m_known[i].first, m_known[i].second) &&
                refutes(position, m_known[i], count)) {
                std::rotate(m_known.begin(), m_known.begin() + static_cast<std::ptrdiff_t>(i),
                            m_known.begin() + static_cast<std::ptrdiff_t>(i) + 1);
                return false;
            }
        for (const Command& reply : turns_or_pass(position))
            if (refutes(position, reply, count)) {
                m_known.insert(m_known.begin(), reply);
                if (m_known.size() > kKnown) m_known.pop_back();
                return false;
            }
        return true;
    }

    static bool refutes(const Position& position, const Command& reply, SolverCount& count) {
        ++count.replies;
        const Position then = after_turn(position, reply);
        return then.all_caught(then.turn) || !can_trap(then);
    }

  private:
    static constexpr std::size_t kKnown = 64;
    std::vector<Command> m_known;
};

template <class Solves>
std::vector<Command> turns_that(const Position& position, std::size_t max, SolverCount& count,
                                Solves solves) {
    std::vector<Command> found;
    const auto turns = legal_turns(position);
    count.turns = turns.size();
    for (const Command& turn : turns) {
        if (!solves(turn)) continue;
        found.push_back(turn);
        if (found.size() > max) break;
    }
    return found;
}

}

std::vector<Command> turns_or_pass(const Position& position) {
    auto turns = legal_turns(position);
    if (turns.empty()) turns.push_back({Command::Kind::pass, {}, {}});
    return turns;
}

Position after_turn(Position position, const Command& turn) {
    if (turn.kind == Command::Kind::turn) {
        position.play(turn.first);
        position.play(turn.second);
    }
    position.end_turn();
    return position;
}

MoverSet newly_trapped(const Position& position, const Command& turn) {
    const Position then = after_turn(position, turn);
    return static_cast<MoverSet>(then.caught & ~position.caught & movers_of(then.turn));
}

bool can_trap(const Position& position) {
    bool found = false;
    for_each_trap(position, [&] {
        found = true;
        return false;
    });
    return found;
}

int count_traps(const Position& position) {
    int found = 0;
    for_each_trap(position, [&] {
        ++found;
        return true;
    });
    return found;
}

std::vector<Command> trapping_turns(const Position& position, std::size_t max, SolverCount& count) {
    return turns_that(position, max, count,
                      [&](const Command& turn) { return newly_trapped(position, turn) != 0; });
}

std::vector<Command> turns_to_trap_in_two(const Position& position, std::size_t max, SolverCount& count) {
    Refutations refutations;
    return turns_that(position, max, count, [&](const Command& turn) {
        const Position then = after_turn(position, turn);
        if ((then.caught & ~position.caught & movers_of(then.turn)) != 0) return true;
        return !then.all_caught(position.turn) && refutations.none(then, count);
    });
}

std::vector<Command> escaping_turns(const Position& position, std::size_t max, SolverCount& count) {
    return turns_that(position, max, count, [&](const Command& turn) {
        const Position then = after_turn(position, turn);
        ++count.replies;
        const bool trapped_itself = (then.caught & ~position.caught & movers_of(position.turn)) != 0;
        return !trapped_itself && (then.all_caught(then.turn) || !can_trap(then));
    });
}

bool is_lost_after_every_turn(const Position& position, SolverCount& count) {
    return Refutations().none(position, count);
}

Defence best_defence(const Position& position) {
    Defence best;
    int fewest = std::numeric_limits<int>::max();
    SolverCount count;
    for (const Command& turn : turns_or_pass(position)) {
        if (Refutations::refutes(position, turn, count)) return {turn, true};
        const int traps = count_traps(after_turn(position, turn));
        if (traps >= fewest) continue;
        fewest = traps;
        best = {turn, false};
    }
    return best;
}

}
