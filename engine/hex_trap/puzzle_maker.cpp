#include "hex_trap/puzzle_maker.h"

#include "hex_trap/puzzle.h"
#include "hex_trap/puzzle_solver.h"
#include "hex_trap/puzzle_symmetry.h"

#include <algorithm>
#include <bit>
#include <set>

namespace trapbox::hex_trap {

namespace {

constexpr std::size_t kMaxSolutions = 2;
constexpr int kFirstTurn = 6;       // earlier positions of a game are not used
constexpr int kMaxTurnsPlayed = 90; // in a game
constexpr int kMaxWalls = 30;       // in a puzzle, so that the important ones can be seen
constexpr int kMaxPile = 3;         // few walls left mean few possible turns, each of which matters
constexpr int kMaxSameIdea = 2;
constexpr int kMaxKeptPerGame = 2;
constexpr int kSeeds = 5; // attempts of each level
constexpr int kRatedLevels = 4;
constexpr std::uint64_t kRatedNodes = 30'000;
constexpr BotLevel kMissingLevel{2}; // must miss the solution more often than not

// The share of each goal, in tenths. Bots also miss an escape if they prefer to attack, so their misses
// overestimate its difficulty.
struct Share {
    Goal goal;
    int of_ten;
    int difficulty; // added to the difficulty from the bots' misses and the number of turns
};
constexpr Share kShares[] = {
    {{Goal::Kind::trap, 1}, 3, 0},
    {{Goal::Kind::escape, 1}, 3, -10},
    {{Goal::Kind::trap, 2}, 4, 22},
};

struct Candidate {
    State state; // the puzzle's position
    Goal goal;
    std::vector<Command> solving;
};

bool has_same_result(const Position& position, const Command& a, const Command& b) {
    const Position after_a = after_turn(position, a);
    const Position after_b = after_turn(position, b);
    return after_a.movers == after_b.movers && after_a.open == after_b.open;
}

// The same movers, with only these walls and that many in the pile, as if nothing had been played yet.
State cleaned(const State& state, std::vector<PlacedWall> walls, int pile) {
    State clean{.options = state.options, .position = start_position(state.options)};
    for (int i = 0; i < kMovers; ++i)
        clean.position.movers[static_cast<std::size_t>(i)] =
            state.position.movers[static_cast<std::size_t>(i)];
    clean.position.occupied = state.position.occupied;
    clean.position.caught = state.position.caught;
    clean.position.turn = state.position.turn;
    clean.position.one_action = false;
    for (PlacedWall& placed : walls) {
        placed.turn = 0;
        clean.position.play(wall(placed.slot));
    }
    clean.position.pile = static_cast<std::uint8_t>(std::min<int>(clean.position.pile, pile));
    clean.walls = std::move(walls);
    return clean;
}

// Whether exactly the caught movers cannot step.
bool is_clear(const Position& position) { return position.closed_in() == position.caught; }

class Maker {
  public:
    explicit Maker(const MakerOrder& order) : m_order(order), m_random(order.seed) {
        for (const Share& share : kShares)
            m_wanted.push_back(order.count * share.of_ten / 10);
        m_wanted.back() = order.count - m_wanted[0] - m_wanted[1];
    }

    MakerReport run() {
        while (std::ranges::any_of(m_wanted, [](int wanted) { return wanted > 0; }))
            play_game();
        assign_tiers(m_report.puzzles);
        return std::move(m_report);
    }

  private:
    void play_game() {
        ++m_report.games;
        m_kept_of_game = 0;
        Options options;
        options.side = m_random.below(3) < 2 ? 4 : 5;
        State state = Rules::start(options, 0);
        std::vector<Event> events;
        for (int turn = 0; turn < kMaxTurnsPlayed && !state.end; ++turn) {
            const BotLevel level{2 + static_cast<int>(m_random.below(2))};
            const auto plan = hex_trap::plan(view(state), state.position.turn, level, m_random.next(), {});
            if (plan.empty() || !Rules::apply(state, plan.front().command, events).accepted()) return;
            events.clear();
            if (turn < kFirstTurn || state.end || state.offer != DrawOffer::none) continue;
            for (int pile = 0; pile <= kMaxPile && m_kept_of_game < kMaxKeptPerGame; ++pile)
                look_at(state, pile);
        }
    }

    void look_at(const State& state, int pile) {
        const State clean = cleaned(state, state.walls, pile);
        if (!is_clear(clean.position)) return;
        for (std::size_t i = 0; i < std::size(kShares); ++i) {
            if (m_wanted[i] == 0) continue;
            Candidate candidate{clean, kShares[i].goal, {}};
            if (!Puzzles::prove(clean, candidate.goal).holds) continue;
            ++m_report.proven;
            candidate.solving = solving_turns(clean.position, candidate.goal, kMaxSolutions);
            if (!is_missed(candidate)) {
                drop("a bot of level 2 finds it");
                return;
            }
            reduce(candidate);
            candidate.solving = solving_turns(candidate.state.position, candidate.goal, kMaxSolutions);
            if (!keep(candidate, i)) return;
            --m_wanted[i];
            ++m_kept_of_game;
            return;
        }
    }

    // Removes walls, first many at a time, then one by one, as long as the same turns solve the puzzle.
    void reduce(Candidate& candidate) {
        const auto before = solving_turns(candidate.state.position, candidate.goal, kMaxSolutions);
        auto& walls = candidate.state.walls;
        for (std::size_t i = walls.size(); i > 1; --i)
            std::swap(walls[i - 1], walls[m_random.below(static_cast<std::uint32_t>(i))]);
        for (std::size_t size = walls.size() / 2; size > 0; size /= 2)
            for (std::size_t from = 0; from < candidate.state.walls.size();) {
                auto fewer = candidate.state.walls;
                const auto first = fewer.begin() + static_cast<std::ptrdiff_t>(from);
                fewer.erase(first, first + static_cast<std::ptrdiff_t>(std::min(size, fewer.size() - from)));
                State smaller = cleaned(candidate.state, std::move(fewer), candidate.state.position.pile);
                if (is_same_puzzle(smaller, candidate.goal, before))
                    candidate.state = std::move(smaller);
                else
                    from += size;
            }
        std::ranges::sort(candidate.state.walls, {}, &PlacedWall::slot);
    }

    static bool is_same_puzzle(const State& state, const Goal& goal, const std::vector<Command>& before) {
        return is_clear(state.position) && solving_turns(state.position, goal, kMaxSolutions) == before &&
               Puzzles::prove(state, goal).holds;
    }

    bool keep(const Candidate& candidate, std::size_t share) {
        const Position& position = candidate.state.position;
        if (candidate.state.walls.size() > kMaxWalls) return drop("too many walls");
        if (!m_seen.insert(symmetry_key(position, candidate.goal)).second)
            return drop("symmetric to another puzzle");
        if (!is_missed(candidate)) return drop("a bot of level 2 finds it");
        const auto line = best_line<Puzzles>(candidate.state, candidate.goal);
        std::vector<Command> turns; // of the solver
        for (std::size_t i = 0; i < line.size(); i += 2)
            turns.push_back(line[i]);
        Puzzle puzzle = puzzle_of(candidate, line);
        int& same = m_ideas[idea(position, turns, anchor_of(candidate, turns))];
        if (same == kMaxSameIdea) return drop("the idea has been used too often");
        ++same;
        const auto turns_to_choose_from = static_cast<unsigned>(legal_turns(position).size());
        puzzle.difficulty =
            kShares[share].difficulty + 3 * static_cast<int>(std::bit_width(turns_to_choose_from));
        for (int level = 1; level <= kRatedLevels; ++level)
            puzzle.difficulty += 3 * count_misses(candidate, BotLevel{level});
        m_report.puzzles.push_back(std::move(puzzle));
        m_order.progress(std::to_string(m_report.puzzles.size()) + ": " + Puzzles::to_text(candidate.goal) +
                         ", difficulty " + std::to_string(m_report.puzzles.back().difficulty) + ", game " +
                         std::to_string(m_report.games));
        return true;
    }

    bool drop(const std::string& reason) {
        ++m_report.dropped[reason];
        return false;
    }

    static bool is_missed(const Candidate& candidate) {
        return 2 * count_misses(candidate, kMissingLevel) > kSeeds;
    }

    static int count_misses(const Candidate& candidate, BotLevel level) {
        const Position& position = candidate.state.position;
        Budget budget;
        budget.nodes = kRatedNodes;
        int misses = 0;
        for (Seed seed = 1; seed <= kSeeds; ++seed) {
            const auto plan = hex_trap::plan(view(candidate.state), position.turn, level, seed, budget);
            const bool found = !plan.empty() && plan.front().command.kind == Command::Kind::turn &&
                               std::ranges::any_of(candidate.solving, [&](const Command& turn) {
                                   return has_same_result(position, turn, plan.front().command);
                               });
            misses += found ? 0 : 1;
        }
        return misses;
    }

    static Puzzle puzzle_of(const Candidate& candidate, const std::vector<Command>& line) {
        Puzzle puzzle{.game = std::string(Rules::info().key),
                      .options = trapbox::to_text(candidate.state.options, option_fields()),
                      .position = checkpoint(candidate.state),
                      .goal = Puzzles::to_text(candidate.goal)};
        const PuzzleProof proof = Puzzles::prove(candidate.state, candidate.goal);
        puzzle.par = proof.par;
        puzzle.proof = proof.text;
        for (const Command& command : line)
            puzzle.solution.push_back({0, hex_trap::to_text(command)});
        return puzzle;
    }

    // The mover that is trapped at once; otherwise the place of the first half-turn.
    static Space anchor_of(const Candidate& candidate, const std::vector<Command>& turns) {
        const Position& position = candidate.state.position;
        const MoverSet trapped = newly_trapped(position, turns.front());
        for (int i = 0; i < kMovers; ++i)
            if ((trapped & mover_bit(i)) != 0) return position.movers[static_cast<std::size_t>(i)];
        return turns.front().first.from;
    }

    const MakerOrder& m_order;
    Random m_random;
    std::vector<int> m_wanted; // by kShares
    std::set<std::string> m_seen;
    std::map<std::string, int> m_ideas;
    int m_kept_of_game = 0;
    MakerReport m_report;
};

}

MakerReport make_puzzles(const MakerOrder& order) { return Maker(order).run(); }

}
