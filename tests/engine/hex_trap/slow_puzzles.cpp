#include "hex_trap/slow_puzzles.h"

#include "hex_trap/slow_trap.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace slow_trap {

namespace {

constexpr int kMaxSpaces = 91; // with side 6
constexpr int kEnough = 3;     // solutions, to detect that there are too many

// Spaces are numbers from 0; `way` 0 … 5 is the direction of a neighbour, −1 if it is off the field.
struct Field {
    int size = 0;
    std::array<std::array<int, 6>, kMaxSpaces> next{};
    std::map<Place, int> numbers;
};

int opposite(int way) { return (way + 3) % 6; }

Field make_field(int side) {
    Field field;
    for (const Place& place : all_places(side))
        field.numbers[place] = field.size++;
    const Place ways[] = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};
    for (const auto& [place, number] : field.numbers)
        for (int way = 0; way < 6; ++way) {
            const auto found =
                field.numbers.find({place.first + ways[way].first, place.second + ways[way].second});
            field.next.at(static_cast<std::size_t>(number)).at(static_cast<std::size_t>(way)) =
                found == field.numbers.end() ? -1 : found->second;
        }
    return field;
}

struct Desk {
    std::array<int, 6> movers{};
    std::array<bool, kMaxSpaces> taken{};
    std::array<std::array<bool, 6>, kMaxSpaces> walls{}; // by space and direction
    std::array<bool, 6> caught{};
    int pile = 0;
    int turn = 0;
    bool operator<(const Desk& with) const {
        return std::tie(movers, walls) < std::tie(with.movers, with.walls);
    }
};

struct Half {
    int mover = -1; // −1: a wall
    int space = 0;  // of a wall: the space beside it
    int way = 0;    // of the step; of a wall: 0 … 2, so that each slot is listed once
};
using Turn = std::pair<Half, Half>; // a turn whose ways are −1 is a pass

class Solver {
  public:
    explicit Solver(int side) : m_field(make_field(side)) {}

    Desk read(const Game& game) const {
        Desk desk;
        for (std::size_t i = 0; i < 6; ++i) {
            desk.movers[i] = m_field.numbers.at(game.movers[i]);
            desk.taken[static_cast<std::size_t>(desk.movers[i])] = true;
            desk.caught[i] = game.caught.count(static_cast<int>(i)) > 0;
        }
        for (const Gap& gap : game.walls) {
            const int a = m_field.numbers.at(*gap.begin());
            const int b = m_field.numbers.at(*gap.rbegin());
            for (int way = 0; way < 6; ++way)
                if (next(a, way) == b) set_wall(desk, a, way);
        }
        desk.pile = game.pile;
        desk.turn = game.turn;
        return desk;
    }

    int count(const Desk& desk, const std::string& goal) {
        std::set<Desk> solutions;
        every_turn(desk, false, [&](const Turn&, const Desk& end) {
            if (solves(desk, end, goal)) solutions.insert(end);
            return solutions.size() < kEnough;
        });
        return static_cast<int>(solutions.size());
    }

  private:
    int next(int space, int way) const {
        return m_field.next[static_cast<std::size_t>(space)][static_cast<std::size_t>(way)];
    }
    bool has_wall(const Desk& desk, int space, int way) const {
        return desk.walls[static_cast<std::size_t>(space)][static_cast<std::size_t>(way)];
    }
    void set_wall(Desk& desk, int space, int way) const {
        desk.walls[static_cast<std::size_t>(space)][static_cast<std::size_t>(way)] = true;
        const int beyond = next(space, way);
        desk.walls[static_cast<std::size_t>(beyond)][static_cast<std::size_t>(opposite(way))] = true;
    }
    bool can_go(const Desk& desk, int space, int way) const {
        const int to = next(space, way);
        return to >= 0 && !has_wall(desk, space, way) && !desk.taken[static_cast<std::size_t>(to)];
    }
    int exits(const Desk& desk, int mover) const {
        int count = 0;
        for (int way = 0; way < 6; ++way)
            count += can_go(desk, desk.movers[static_cast<std::size_t>(mover)], way) ? 1 : 0;
        return count;
    }

    bool can_make(const Desk& desk, const Half& half) const {
        if (half.mover >= 0)
            return !desk.caught[static_cast<std::size_t>(half.mover)] &&
                   desk.movers[static_cast<std::size_t>(half.mover)] == half.space &&
                   can_go(desk, half.space, half.way);
        return desk.pile > 0 && !has_wall(desk, half.space, half.way);
    }
    Desk made(Desk desk, const Half& half) const {
        if (half.mover < 0) {
            set_wall(desk, half.space, half.way);
            --desk.pile;
            return desk;
        }
        auto& at = desk.movers[static_cast<std::size_t>(half.mover)];
        desk.taken[static_cast<std::size_t>(at)] = false;
        at = next(at, half.way);
        desk.taken[static_cast<std::size_t>(at)] = true;
        return desk;
    }

    // `last`: this is the final turn, so all walls that touch no mover of the other side are equivalent, and
    // two of them are enough.
    std::vector<Half> halves(const Desk& desk, bool last) const {
        std::vector<Half> found;
        for (int mover = 3 * desk.turn; mover < 3 * desk.turn + 3; ++mover)
            for (int way = 0; way < 6; ++way) {
                const Half half{mover, desk.movers[static_cast<std::size_t>(mover)], way};
                if (can_make(desk, half)) found.push_back(half);
            }
        int elsewhere = 0;
        for (int space = 0; space < m_field.size && desk.pile > 0; ++space)
            for (int way = 0; way < 3; ++way) {
                if (next(space, way) < 0 || has_wall(desk, space, way)) continue;
                bool touches = false;
                for (int mover = 3 - 3 * desk.turn; mover < 6 - 3 * desk.turn; ++mover) {
                    const int at = desk.movers[static_cast<std::size_t>(mover)];
                    touches = touches || at == space || at == next(space, way);
                }
                if (last && !touches && ++elsewhere > 2) continue;
                found.push_back({-1, space, way});
            }
        return found;
    }

    // Calls visit(turn, position after it) for every order of every turn until it returns false. Turns that
    // change nothing are skipped.
    template <class Visit>
    void every_turn(const Desk& desk, bool last, Visit visit) const {
        bool any = false;
        for (const Half& first : halves(desk, last)) {
            const Desk between = made(desk, first);
            for (const Half& second : halves(between, last)) {
                const Desk end = made(between, second);
                if (end.movers == desk.movers && end.pile == desk.pile) continue;
                any = true;
                if (!visit(Turn{first, second}, judged(desk, end))) return;
            }
        }
        if (!any) visit(Turn{{-1, 0, -1}, {-1, 0, -1}}, judged(desk, desk));
    }

    // Ends the turn: movers of the waiting side may be trapped; the other side is on turn.
    Desk judged(const Desk& before, Desk end) const {
        for (int mover = 3 - 3 * before.turn; mover < 6 - 3 * before.turn; ++mover)
            if (exits(end, mover) == 0) end.caught[static_cast<std::size_t>(mover)] = true;
        end.turn = 1 - before.turn;
        return end;
    }

    static bool newly_caught(const Desk& before, const Desk& end, int side) {
        for (std::size_t mover = static_cast<std::size_t>(3 * side);
             mover < static_cast<std::size_t>(3 * side + 3); ++mover)
            if (end.caught[mover] && !before.caught[mover]) return true;
        return false;
    }
    static bool has_lost(const Desk& desk, int side) {
        const auto first = static_cast<std::size_t>(3 * side);
        return desk.caught[first] && desk.caught[first + 1] && desk.caught[first + 2];
    }

    bool can_trap(const Desk& desk) const {
        bool near = false; // two half-turns close two exits at most
        for (int mover = 3 - 3 * desk.turn; mover < 6 - 3 * desk.turn; ++mover)
            near = near || (!desk.caught[static_cast<std::size_t>(mover)] && exits(desk, mover) <= 2);
        bool found = false;
        if (near)
            every_turn(desk, true, [&](const Turn&, const Desk& end) {
                found = newly_caught(desk, end, 1 - desk.turn);
                return !found;
            });
        return found;
    }

    bool solves(const Desk& desk, const Desk& end, const std::string& goal) {
        const bool traps = newly_caught(desk, end, end.turn);
        if (goal == "trap 1") return traps;
        if (goal == "escape") return has_lost(end, end.turn) || !can_trap(end);
        if (goal != "trap 2") std::abort();
        return traps || is_always_answered(end);
    }

    // Whether every reply leaves a turn that traps. The replies that refuted other turns are tried first.
    bool is_always_answered(const Desk& desk) {
        for (const Turn& turn : m_refutations) {
            if (!can_make(desk, turn.first)) continue;
            const Desk between = made(desk, turn.first);
            if (!can_make(between, turn.second)) continue;
            if (refutes(judged(desk, made(between, turn.second)))) return false;
        }
        bool answered = true;
        every_turn(desk, false, [&](const Turn& turn, const Desk& end) {
            answered = !refutes(end);
            if (!answered && turn.first.way >= 0) m_refutations.insert(m_refutations.begin(), turn);
            return answered;
        });
        if (m_refutations.size() > 40) m_refutations.resize(40);
        return answered;
    }
    bool refutes(const Desk& end) const { return has_lost(end, end.turn) || !can_trap(end); }

    Field m_field;
    std::vector<Turn> m_refutations;
};

}

int count_solutions(int side, const std::string& position, const std::string& goal) {
    Solver solver(side);
    return solver.count(solver.read(read(side, false, position)), goal);
}

}
