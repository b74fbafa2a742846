#include "hex_trap/search.h"

#include "hex_trap/evaluation.h"
#include "hex_trap/turns.h"

#include <algorithm>

namespace trapbox::hex_trap {

namespace {

constexpr int kInfinite = 1'000'000;
constexpr std::uint64_t kNodesPerPoll = 1024; // of the cancel token: about every 0.5 ms

struct Candidate {
    Command turn;
    Position then; // after end_turn(): the other seat is on turn
    int value = 0; // static evaluation for the seat that took the turn
};

struct ScoredHalf {
    Half half;
    int value = 0;
};

// Slots next to a mover of the other side or to a space that it could step to.
std::vector<Slot> slots_near(const Position& position, Seat seat) {
    SpaceSet near;
    for (int i = 0; i < kMovers; ++i)
        if (owner(i) == seat && !position.is_caught(i)) {
            const Space at = position.movers[static_cast<std::size_t>(i)];
            near |= SpaceSet(at) | position.exits(at);
        }
    std::vector<Slot> slots;
    for (std::size_t i = 0; i < kStrides.size(); ++i)
        for (const Space a : position.open[i] & (near | near >> kStrides[i]))
            slots.push_back({a, {static_cast<std::uint8_t>(a.index + kStrides[i])}});
    return slots;
}

std::vector<Half> step_halves(const Position& position) {
    std::vector<Half> halves;
    for (int i = 0; i < kMovers; ++i) {
        const Space from = position.movers[static_cast<std::size_t>(i)];
        if (owner(i) == position.turn && position.may_step(i))
            for (const Space to : position.exits(from))
                halves.push_back(step(from, to));
    }
    return halves;
}

// The halves that can close an exit of a mover of the other side: every step, and the walls next to the
// movers. Also one other wall, for turns that need only one closing half: any other wall works, because no
// wall opens an exit.
std::vector<Half> closing_halves(const Position& position) {
    auto halves = step_halves(position);
    if (position.pile == 0) return halves;
    for (int i = 0; i < kMovers; ++i) {
        const Space at = position.movers[static_cast<std::size_t>(i)];
        if (owner(i) != position.turn && position.may_step(i))
            for (const Space exit : position.exits(at))
                halves.push_back(wall(slot_between(at, exit)));
    }
    for (const Slot slot : board_of(position.side).slot_list)
        if (position.is_open(slot)) {
            halves.push_back(wall(slot));
            break;
        }
    return halves;
}

class Searcher {
  public:
    Searcher(int quiet_turns, const SearchLimits& limits, const CancelToken& cancelled)
        : m_quiet_turns(quiet_turns), m_limits(limits), m_cancelled(cancelled) {}

    SearchResult run(const Position& position, int quiet) {
        SearchResult result;
        auto turns = candidates(position, 3 * m_limits.width);
        for (const Candidate& candidate : turns)
            result.turns.push_back({candidate.turn, candidate.value});
        result.depth = turns.empty() ? 0 : 1;
        for (int depth = 2; depth <= m_limits.depth && turns.size() > 1 && !m_over; ++depth) {
            deepen(turns, quiet_after(position, quiet, turns), depth);
            if (m_over) break;
            result.depth = depth;
            result.turns.clear();
            for (const Candidate& candidate : turns)
                result.turns.push_back({candidate.turn, candidate.value});
            if (std::abs(turns.front().value) > kWin / 2) break;
        }
        result.nodes = m_nodes;
        return result;
    }

  private:
    static std::vector<int> quiet_after(const Position& before, int quiet,
                                        const std::vector<Candidate>& turns) {
        std::vector<int> counts;
        for (const Candidate& candidate : turns)
            counts.push_back(next_quiet(before, candidate.then, quiet));
        return counts;
    }
    static int next_quiet(const Position& before, const Position& then, int quiet) {
        const bool trapped = !before.free_again && then.caught != before.caught;
        return then.pile < before.pile || trapped ? 0 : quiet + 1;
    }

    // Searches one turn deeper and sorts stably. Turns worse than the best by more than the margin get
    // bounds.
    void deepen(std::vector<Candidate>& turns, std::vector<int> quiet, int depth) {
        int best = -kInfinite;
        std::vector<int> values(turns.size(), -kInfinite);
        for (std::size_t i = 0; i < turns.size(); ++i) {
            const int value =
                -value_of(turns[i].then, quiet[i], depth - 1, 1, -kInfinite, m_limits.margin - best);
            if (m_over) return;
            values[i] = value;
            best = std::max(best, value);
        }
        for (std::size_t i = 0; i < turns.size(); ++i)
            turns[i].value = values[i];
        std::ranges::stable_sort(turns, std::greater{}, &Candidate::value);
    }

    // The value for the seat on turn; `ply` is the number of turns since the root.
    int value_of(const Position& position, int quiet, int depth, int ply, int alpha, int beta) {
        const Seat last = other(position.turn);
        if (position.all_caught(position.turn)) return -(kWin - ply);
        if (position.all_caught(last)) return kWin - ply;
        if (quiet >= m_quiet_turns) return 0;
        auto turns = candidates(position, m_limits.width);
        if (m_over) return 0;
        if (turns.empty()) {
            Position passed = position;
            passed.turn = last;
            return depth <= 1 ? evaluate(position)
                              : -value_of(passed, quiet + 1, depth - 1, ply + 1, -beta, -alpha);
        }
        if (depth <= 1) return std::clamp(turns.front().value, -(kWin - ply - 1), kWin - ply - 1);
        int best = -kInfinite;
        for (const Candidate& candidate : turns) {
            const int next = next_quiet(position, candidate.then, quiet);
            const int value =
                -value_of(candidate.then, next, depth - 1, ply + 1, -beta, -std::max(alpha, best));
            if (m_over) return 0;
            best = std::max(best, value);
            if (best >= beta) break;
        }
        return best;
    }

    // The most promising turns, best first.
    std::vector<Candidate> candidates(const Position& position, int width) {
        std::vector<Candidate> found;
        const auto steps = best_halves(position, step_halves(position));
        const auto walls = best_halves(position, wall_halves(position));
        if (position.one_action) {
            for (const ScoredHalf& scored : steps)
                consider(position, scored.half, kNoHalf, found);
            for (const ScoredHalf& scored : walls)
                consider(position, scored.half, kNoHalf, found);
            return best_of(std::move(found), width);
        }
        std::array<SpaceSet, kSpaceIndices>
            ends; // by starting space: two paths of a mover to the same space are the same turn
        for (std::size_t i = 0; i < steps.size(); ++i) {
            consider_second_steps(position, steps[i].half, ends[steps[i].half.from.index], found);
            for (std::size_t j = i + 1; j < steps.size(); ++j)
                if (steps[i].half.from != steps[j].half.from && steps[i].half.to != steps[j].half.to)
                    consider(position, steps[i].half, steps[j].half, found);
            for (const ScoredHalf& wall : walls)
                consider(position, steps[i].half, wall.half, found);
        }
        if (position.pile > 1)
            for (std::size_t i = 0; i < walls.size(); ++i)
                for (std::size_t j = i + 1; j < walls.size(); ++j)
                    consider(position, walls[i].half, walls[j].half, found);
        return best_of(std::move(found), width);
    }

    static std::vector<Candidate> best_of(std::vector<Candidate> found, int width) {
        const auto keep = std::min(found.size(), static_cast<std::size_t>(width));
        std::ranges::stable_sort(found, std::greater{}, &Candidate::value);
        found.resize(keep);
        return found;
    }

    // Second steps of the same mover, or of a neighbour into the space it left.
    void consider_second_steps(const Position& position, Half first, SpaceSet& ends,
                               std::vector<Candidate>& found) {
        const SpaceSet next = position.exits(first.to) - ends;
        for (const Space to : next)
            consider(position, first, step(first.to, to), found);
        ends |= next;
        for (int i = 0; i < kMovers; ++i) {
            const Space at = position.movers[static_cast<std::size_t>(i)];
            if (owner(i) == position.turn && position.may_step(i) && position.neighbours(first.from).has(at))
                consider(position, first, step(at, first.from), found);
        }
    }

    void consider(const Position& position, Half first, Half second, std::vector<Candidate>& found) {
        Candidate candidate{turn_of(first, second), position, 0};
        candidate.then.play(first);
        candidate.then.play(second);
        candidate.value = look(candidate.then);
        found.push_back(candidate);
    }

    // Ends the turn and evaluates the position for the seat that took it.
    int look(Position& then) {
        count_node();
        const Seat maker = then.turn;
        then.end_turn();
        if (then.all_caught(then.turn)) return kWin;
        if (then.all_caught(maker)) return -kWin;
        return -evaluate(then);
    }

    static std::vector<Half> wall_halves(const Position& position) {
        std::vector<Half> halves;
        if (position.pile > 0)
            for (const Slot slot : slots_near(position, other(position.turn)))
                halves.push_back(wall(slot));
        return halves;
    }

    std::vector<ScoredHalf> best_halves(const Position& position, const std::vector<Half>& halves) {
        std::vector<ScoredHalf> scored;
        for (const Half half : halves) {
            Position then = position;
            then.play(half);
            scored.push_back({half, look(then)});
        }
        std::ranges::stable_sort(scored, std::greater{}, &ScoredHalf::value);
        if (scored.size() > static_cast<std::size_t>(m_limits.halves))
            scored.resize(static_cast<std::size_t>(m_limits.halves));
        return scored;
    }

    void count_node() {
        if (++m_nodes >= m_limits.nodes || (m_nodes % kNodesPerPoll == 0 && m_cancelled())) m_over = true;
    }

    int m_quiet_turns;
    SearchLimits m_limits;
    const CancelToken& m_cancelled;
    std::uint64_t m_nodes = 0;
    bool m_over = false;
};

}

SearchResult search(const Position& position, int quiet, int quiet_turns, const SearchLimits& limits,
                    const CancelToken& cancelled) {
    return Searcher(quiet_turns, limits, cancelled).run(position, quiet);
}

WinSearch winning_turn(const Position& position) {
    WinSearch search;
    const auto exits_left = [&](const Position& then) { // of the mover with the most exits
        int max = 0;
        for (int i = 0; i < kMovers; ++i)
            if (owner(i) != position.turn && position.may_step(i))
                max = std::max(max, then.exits(then.movers[static_cast<std::size_t>(i)]).count());
        return max;
    };
    if (exits_left(position) > 2) return search; // a half-turn closes at most one exit of a mover
    for (const Half first : closing_halves(position)) {
        Position between = position;
        between.play(first);
        for (const Half second : closing_halves(between)) {
            Position then = between;
            then.play(second);
            ++search.tried;
            if (exits_left(then) > 0 || !judge_turn(position, first, second).accepted()) continue;
            search.turn = canonical(position, turn_of(first, second));
            return search;
        }
    }
    return search;
}

}
