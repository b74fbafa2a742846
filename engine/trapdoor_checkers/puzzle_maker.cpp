#include "trapdoor_checkers/puzzle_maker.h"

#include "trapdoor_checkers/puzzle_solver.h"
#include "trapdoor_checkers/puzzle_symmetry.h"

#include <algorithm>
#include <set>

namespace trapbox::trapdoor_checkers {

namespace {

constexpr int kMaxPieces = 14; // of both sides, in a position taken from a game
constexpr int kMaxTurnsPlayed = 120;
constexpr int kWheelsPerPosition = 3;
constexpr int kMinPieces = 6; // of both sides, in a puzzle
constexpr int kMinFirstTurns = 4;
constexpr int kMinTurns = 2; // of the solver
constexpr int kMaxTurns = 4;
constexpr int kMaxPiecesOfLongest = 8; // in puzzles of kMaxTurns, whose search would otherwise take too long
constexpr int kMaxKeptPerGame = 2;
constexpr int kSeeds = 5; // attempts of each level
constexpr int kRatedLevels = 4;
constexpr std::uint64_t kRatedNodes = 20'000;
constexpr BotLevel kMissingLevel{2}; // must miss the solution more often than not

// The share of each kind of puzzle, in percent of each rule set. A kind is the goal, and whether the solution
// contains a slide of the solver or a fall.
struct Share {
    bool uses_door;
    Goal::Kind kind;
    bool several_men; // only for Kind::men
    int of_hundred;

    bool has(const Goal& goal) const {
        return kind == goal.kind && (kind != Goal::Kind::men || several_men == (goal.men > 1));
    }
};
constexpr Share kShares[] = {
    {true, Goal::Kind::drop_king, false, 20}, {true, Goal::Kind::win, false, 16},
    {true, Goal::Kind::men, true, 20},        {true, Goal::Kind::men, false, 10},
    {false, Goal::Kind::win, false, 14},      {false, Goal::Kind::men, true, 10},
    {false, Goal::Kind::men, false, 10},
};

struct Candidate {
    State state; // the puzzle's position
    Goal goal;
    SolverTurn solution;
};

// A state in which nothing has been played, with a new seed for the wheel.
State fresh(const Options& options, const Position& position, Side turn, Seed seed) {
    State state = Rules::start(options, seed);
    state.position = position;
    state.turn = turn;
    state.end = end_of(state);
    return state;
}

// The possible goals, the rarest first.
std::vector<Goal> goals_for(const State& state) {
    std::vector<Goal> goals;
    const bool few = count(state.position.occupied()) <= kMaxPiecesOfLongest;
    for (int turns = kMinTurns; turns <= (few ? kMaxTurns : kMaxTurns - 1); ++turns) {
        if ((state.position.kings & state.position.of(other(state.turn))) != 0)
            goals.push_back({Goal::Kind::drop_king, 0, turns});
        goals.push_back({Goal::Kind::win, 0, turns});
        PuzzleSolver solver(state, {Goal::Kind::men, 1, turns});
        int max_won = 0;
        for (const SolverTurn& turn : solver.turns())
            max_won = std::max(max_won, solver.value(turn, max_won, PuzzleSolver::kWon));
        // The classic shot gains one piece in two turns; longer solutions must gain more.
        if (max_won >= std::min(turns - 1, 2) && max_won <= kPiecesPerSide)
            goals.push_back({Goal::Kind::men, max_won, turns});
    }
    return goals;
}

class Maker {
  public:
    explicit Maker(const MakerOrder& order) : m_order(order), m_random(order.seed) {
        int left = order.count;
        for (std::size_t i = 0; i < m_wanted.size(); ++i) {
            const bool last = i + 1 == m_wanted.size();
            m_wanted[i] = last ? left : order.count * kShares[i / 2].of_hundred / 200;
            left -= m_wanted[i];
        }
    }

    MakerReport run() {
        while (std::ranges::any_of(m_wanted, [](int wanted) { return wanted > 0; }))
            play_game();
        assign_tiers(m_report.puzzles);
        return std::move(m_report);
    }

  private:
    // The index into m_wanted: the order of kShares, English before continental.
    static std::size_t place(std::size_t share, const Options& options) {
        return 2 * share + (options.rules == Options::Rules::english ? 0 : 1);
    }

    void play_game() {
        m_kept_of_game = 0;
        Options options;
        options.rules = m_report.games++ % 2 == 0 ? Options::Rules::english : Options::Rules::continental;
        bool any_wanted = false;
        for (std::size_t i = 0; i < std::size(kShares); ++i)
            any_wanted = any_wanted || m_wanted[place(i, options)] > 0;
        if (!any_wanted) return;
        State state = Rules::start(options, m_random.next());
        std::vector<Event> events;
        for (int turn = 0; turn < kMaxTurnsPlayed && !state.end && m_kept_of_game < kMaxKeptPerGame; ++turn) {
            const BotLevel level{1 + static_cast<int>(m_random.below(3))};
            const Seed seed = m_random.next();
            while (phase_of(state) == Phase::spin)
                if (!Rules::apply(state, {.kind = Command::Kind::spin}, events).accepted()) return;
            const auto plan =
                trapdoor_checkers::plan(view(state), seat_of(options, state.turn), level, seed, {});
            if (plan.empty() || !Rules::apply(state, plan.front().command, events).accepted()) return;
            events.clear();
            const int pieces = count(state.position.occupied());
            if (!state.end && pieces >= kMinPieces && pieces <= kMaxPieces) look_at(state);
        }
    }

    void look_at(const State& state) {
        for (int i = 0; i < kWheelsPerPosition; ++i) {
            const Seed seed = m_random.next();
            const State clean = fresh(state.options, state.position, state.turn, seed);
            if (PuzzleSolver(clean, {}).turns().size() < kMinFirstTurns) continue;
            for (const Goal& goal : goals_for(clean))
                if (is_wanted(goal, clean.options) && Puzzles::prove(clean, goal).holds) {
                    consider(clean, goal);
                    return;
                }
        }
    }

    bool is_wanted(const Goal& goal, const Options& options) const {
        for (std::size_t i = 0; i < std::size(kShares); ++i)
            if (kShares[i].has(goal) && m_wanted[place(i, options)] > 0) return true;
        return false;
    }

    void consider(const State& state, const Goal& goal) {
        ++m_report.proven;
        Candidate candidate{state, goal, solution_of(state, goal)};
        if (!is_missed(candidate)) return drop("a bot of level 2 finds it");
        reduce(candidate);
        if (!is_missed(candidate)) return drop("a bot of level 2 finds it");
        if (!m_seen.insert(symmetry_key(candidate.state.position, candidate.state.turn)).second)
            return drop("symmetric to another puzzle");
        const auto line = best_line<Puzzles>(candidate.state, candidate.goal);
        const bool has_door = uses_door(candidate.state, line);
        for (std::size_t i = 0; i < std::size(kShares); ++i) {
            int& wanted = m_wanted[place(i, state.options)];
            if (kShares[i].uses_door != has_door || !kShares[i].has(goal)) continue;
            if (wanted == 0) return drop("enough of this kind");
            --wanted;
            keep(candidate, puzzle_of(candidate, line));
            return;
        }
        drop("none of the wanted kinds");
    }

    void keep(const Candidate& candidate, Puzzle puzzle) {
        ++m_kept_of_game;
        const auto first_turns = PuzzleSolver(candidate.state, candidate.goal).turns().size();
        puzzle.difficulty = 6 * (candidate.goal.turns - kMinTurns) + static_cast<int>(first_turns);
        for (int level = 1; level <= kRatedLevels; ++level)
            puzzle.difficulty += 3 * count_misses(candidate, BotLevel{level});
        m_order.progress(std::to_string(m_report.puzzles.size() + 1) + ": " + puzzle.goal + ", difficulty " +
                         std::to_string(puzzle.difficulty) + ", game " + std::to_string(m_report.games));
        m_report.puzzles.push_back(std::move(puzzle));
    }

    void drop(const std::string& reason) { ++m_report.dropped[reason]; }

    static SolverTurn solution_of(const State& state, const Goal& goal) {
        const PuzzleSolver solver(state, goal);
        const auto turns = solver.turns();
        return *std::ranges::find_if(turns,
                                     [&](const SolverTurn& turn) { return solver.reaches_goal(turn); });
    }

    // Removes pieces and closes doors as long as the same first turn solves the same puzzle.
    void reduce(Candidate& candidate) {
        std::vector<Bitboard> places;
        const Position& all = candidate.state.position;
        for_each_square(all.occupied() | all.doors, [&](Square square) { places.push_back(bit(square)); });
        for (std::size_t i = places.size(); i > 1; --i)
            std::swap(places[i - 1], places[m_random.below(static_cast<std::uint32_t>(i))]);
        for (const Bitboard at : places) {
            const State& state = candidate.state;
            Position fewer = state.position;
            fewer.pieces[0] &= ~at;
            fewer.pieces[1] &= ~at;
            fewer.kings &= ~at;
            fewer.doors &= ~at;
            const State smaller = fresh(state.options, fewer, state.turn, state.seed);
            if (count(fewer.occupied()) < kMinPieces) continue;
            if (smaller.end || PuzzleSolver(smaller, candidate.goal).turns().size() < kMinFirstTurns)
                continue;
            if (!Puzzles::prove(smaller, candidate.goal).holds) continue;
            const SolverTurn solution = solution_of(smaller, candidate.goal);
            if (solution.command == candidate.solution.command)
                candidate = {smaller, candidate.goal, solution};
        }
    }

    static bool is_missed(const Candidate& candidate) {
        return 2 * count_misses(candidate, kMissingLevel) > kSeeds;
    }

    static int count_misses(const Candidate& candidate, BotLevel level) {
        State state = candidate.state;
        std::vector<Event> events;
        if (phase_of(state) == Phase::spin) {
            [[maybe_unused]] const Verdict verdict =
                Rules::apply(state, {.kind = Command::Kind::spin}, events);
            assert(verdict.accepted());
        }
        Budget budget;
        budget.nodes = kRatedNodes;
        int misses = 0;
        for (Seed seed = 1; seed <= kSeeds; ++seed) {
            const auto plan =
                trapdoor_checkers::plan(view(state), seat_of(state.options, state.turn), level, seed, budget);
            State then = state;
            const bool found = !plan.empty() && Rules::apply(then, plan.front().command, events).accepted() &&
                               then.position == candidate.solution.then;
            misses += found ? 0 : 1;
        }
        return misses;
    }

    static Puzzle puzzle_of(const Candidate& candidate, const std::vector<Command>& line) {
        Puzzle puzzle{.game = std::string(Rules::info().key),
                      .options = trapbox::to_text(candidate.state.options, option_fields()),
                      .seed = candidate.state.seed,
                      .position = position_text(candidate.state),
                      .goal = Puzzles::to_text(candidate.goal)};
        const PuzzleProof proof = Puzzles::prove(candidate.state, candidate.goal);
        puzzle.par = proof.par;
        puzzle.proof = proof.text;
        for (const Command& command : line)
            puzzle.solution.push_back({0, trapdoor_checkers::to_text(command)});
        return puzzle;
    }

    // Whether the solver moves a slider in this line, or a piece falls.
    static bool uses_door(State state, const std::vector<Command>& line) {
        const Side solver = state.turn;
        std::vector<Event> events;
        for (const Command& command : line) {
            if (state.turn == solver && command.kind == Command::Kind::slide) return true;
            [[maybe_unused]] const Verdict verdict = Rules::apply(state, command, events);
            assert(verdict.accepted());
        }
        return std::ranges::any_of(events, [](const Event& e) { return e.kind == Event::Kind::fell; });
    }

    // Only the pieces and the open doors: the wheel follows from the seed.
    static std::string position_text(const State& state) {
        std::string text = to_fen(state.position, state.turn);
        std::string doors;
        for_each_square(state.position.doors,
                        [&](Square door) { doors += (doors.empty() ? "" : ",") + name_of(door); });
        return doors.empty() ? text : text + " doors=" + doors;
    }

    const MakerOrder& m_order;
    Random m_random;
    std::array<int, 2 * std::size(kShares)> m_wanted{};
    std::set<std::string> m_seen;
    int m_kept_of_game = 0;
    MakerReport m_report;
};

}

MakerReport make_puzzles(const MakerOrder& order) { return Maker(order).run(); }

}
