#include "trapdoor_checkers/search.h"

#include "trapdoor_checkers/endgame_tables.h"
#include "trapdoor_checkers/evaluation.h"
#include "trapdoor_checkers/generator.h"
#include "trapdoor_checkers/moves.h"
#include "trapdoor_checkers/transposition.h"
#include "trapdoor_checkers/weights.h"

#include <algorithm>

namespace trapbox::trapdoor_checkers {

namespace {

constexpr int kInfinite = 2 * kWinValue;
constexpr int kMaxPly = 100;
// Depth reduction in turns for the colours of the wheel: each appears in only one spin of six or eight.
constexpr int kUnlikely = 2;
// With at most this many pieces, the endgame tables are computed before the search starts.
constexpr int kPiecesNearTables = EndgameTables::kMaxPieces + 1;

struct Step {
    Bitboard from = 0;
    Bitboard to = 0;
    Bitboard captured = 0;
    int order = 0;
};

// The moves of one position, on a stack that all positions of the line share: the number of capture paths has
// no small bound.
class Steps {
  public:
    explicit Steps(std::vector<Step>& stack) : m_stack(stack), m_begin(stack.size()) {}
    ~Steps() { clear(); }
    Steps(const Steps&) = delete;
    Steps& operator=(const Steps&) = delete;

    void add(Bitboard from, Bitboard to, Bitboard captured) {
        m_stack.push_back({.from = from, .to = to, .captured = captured});
    }
    void clear() { m_stack.resize(m_begin); }
    // Not while the moves of a later position are on the stack.
    std::size_t size() const { return m_stack.size() - m_begin; }
    Step& operator[](std::size_t index) { return m_stack[m_begin + index]; }

  private:
    std::vector<Step>& m_stack;
    std::size_t m_begin;
};

int place(Bitboard square) { return std::countr_zero(square); }

template <RuleSet kRules, bool kWithDoors>
class Searcher {
  public:
    Searcher(const SearchTask& task, const Budget& budget)
        : m_task(task), m_budget(budget), m_max_nodes(std::min(task.max_nodes, budget.nodes)),
          m_endings(endings_for(task, budget)), m_table(table_bits(m_max_nodes)),
          m_odds(task.options.wheel()),
          m_network(task.network ? *task.network : trained_network(task.options)) {}

    SearchResult run() {
        SearchResult result;
        list_candidates(result);
        m_path[0] = TranspositionTable::key_of(m_task.position, m_task.turn);
        auto& choices = result.choices;
        for (int depth = 1; depth <= m_task.max_depth; ++depth) {
            const auto before = choices;
            const std::size_t done = search_all(choices, depth);
            if (done < choices.size()) {
                // The results of an unfinished iteration are used only if it has searched the previous best
                // move again.
                if (done == 0 || m_task.value_all) choices = before;
                break;
            }
            result.depth = depth;
            if (choices.size() == 1 || std::abs(choices.front().value) > kWinValue - depth) break;
        }
        result.nodes = m_nodes;
        return result;
    }

  private:
    static int table_bits(std::uint64_t nodes) {
        return std::clamp(static_cast<int>(std::bit_width(nodes)), 10, 19);
    }

    static EndgameTables endings_for(const SearchTask& task, const Budget& budget) {
        if (task.options.trapdoors || !task.endgame_tables ||
            count(task.position.occupied()) > kPiecesNearTables)
            return {};
        return {kRules, task.position, task.turn, budget};
    }

    void list_candidates(SearchResult& result) {
        m_moves = legal_moves(kRules, m_task.position, m_task.turn);
        if (m_task.shown == Face::piece)
            for (const Move& move : m_moves)
                result.choices.push_back(
                    {{.kind = Command::Kind::move, .path = move.path, .capture = move.captures()}, 0});
        else
            for_each_slide(m_task.position.doors, m_task.shown, [&](Slide slide) {
                result.choices.push_back({{.kind = Command::Kind::slide, .slide = slide}, 0});
            });
    }

    // Searches the candidates to that depth and sorts them. Returns how many were completed before the search
    // was stopped.
    std::size_t search_all(std::vector<Candidate>& choices, int depth) {
        int best = -kInfinite;
        std::size_t done = 0;
        for (; done < choices.size(); ++done) {
            int quiet = m_task.quiet + 1;
            const Position next = after(choices[done].command, quiet);
            const bool scout = done > 0 && !m_task.value_all;
            const auto look = [&](int alpha, int beta) {
                return -turn(next, other(m_task.turn), quiet, depth - 1, -beta, -alpha, 1);
            };
            int value = scout ? look(best, best + 1) : -kInfinite;
            if (!scout || value > best) value = look(scout ? best : -kInfinite, kInfinite);
            if (m_stopped) break;
            // The value is only an upper bound: sort the candidate behind the best.
            choices[done].value = !m_task.value_all && value <= best ? std::min(value, best - 1) : value;
            best = std::max(best, value);
        }
        std::stable_sort(choices.begin(), choices.begin() + static_cast<std::ptrdiff_t>(done),
                         [](const Candidate& a, const Candidate& b) { return a.value > b.value; });
        return done;
    }

    Position after(const Command& command, int& quiet) const {
        Position next = m_task.position;
        if (command.kind == Command::Kind::slide) {
            make(next, command.slide, m_task.options.close_after_use);
        } else {
            const auto move = std::find_if(m_moves.begin(), m_moves.end(),
                                           [&](const Move& m) { return m.path == command.path; });
            make(next, m_task.turn, *move);
            if ((m_task.position.kings & bit(move->path.from())) == 0) quiet = 0;
        }
        if (count(next.occupied()) != count(m_task.position.occupied())) quiet = 0;
        return next;
    }

    int turn(const Position& position, Side side, int quiet, int depth, int alpha, int beta, int ply) {
        return side == Side::black ? turn<Side::black>(position, quiet, depth, alpha, beta, ply)
                                   : turn<Side::white>(position, quiet, depth, alpha, beta, ply);
    }

    bool out_of_budget() {
        ++m_nodes;
        if (m_nodes > m_max_nodes || ((m_nodes & 1023) == 0 && m_budget.cancelled())) m_stopped = true;
        return m_stopped;
    }

    // The static evaluation, limited below the value of any win, so that the search still looks for the win.
    template <Side kSide>
    int evaluated(const Position& position) const {
        constexpr int kMax = kWinValue - kMaxPly;
        return std::clamp(evaluate<kRules, kWithDoors, kSide>(position, m_odds, m_network), -kMax, kMax);
    }

    // The value from the tables; none if it is unknown or the game is drawn before the win (TC-14). A drawn
    // ending keeps a small part of its static evaluation, to prefer draws in which the other side can still
    // make a mistake.
    template <Side kSide>
    std::optional<int> exact(const Position& position, int quiet, int ply) const {
        const EndingResult result = m_endings.find(position, kSide);
        constexpr int kShare = 16;
        if (result.kind == EndingResult::Kind::draw) return evaluated<kSide>(position) / kShare;
        if (result.kind == EndingResult::Kind::unknown || quiet + result.turns > kQuietTurns) return {};
        const int value = kWinValue - ply - result.turns;
        return result.kind == EndingResult::Kind::win ? value : -value;
    }

    // The value of the start of a side's turn, before the wheel is spun.
    template <Side kSide>
    int turn(const Position& position, int quiet, int depth, int alpha, int beta, int ply) {
        if (out_of_budget()) return 0;
        if (position.of(kSide) == 0) return ply - kWinValue;        // TC-6
        if (position.of(other(kSide)) == 0) return kWinValue - ply; // its last piece fell
        const Generator<kRules, kSide> generator(position);
        const bool captures = generator.can_capture();
        if (!captures && !generator.can_step()) return ply - kWinValue;
        if (quiet >= kQuietTurns) return 0;
        if (ply >= kMaxPly) return evaluated<kSide>(position);
        if constexpr (!kWithDoors)
            if (const auto value = exact<kSide>(position, quiet, ply)) return *value;
        if (depth <= 0 && !captures) {
            // Extends the search if the other side can capture, because the position is not quiet.
            if (depth < 0 || !Generator<kRules, other(kSide)>(position).can_capture())
                return evaluated<kSide>(position);
        }

        const std::uint64_t key = TranspositionTable::key_of(position, kSide);
        if (!kWithDoors && repeats(key, quiet, ply)) return 0;
        m_path[static_cast<std::size_t>(ply)] = key;
        const Entry* known = m_table.find(key);
        if (known && known->depth >= depth) {
            const int value = from_table(known->value, ply);
            if (known->bound == Bound::exact) return value;
            if (known->bound == Bound::at_least && value >= beta) return value;
            if (known->bound == Bound::at_most && value <= alpha) return value;
        }
        Entry entry{.key = key, .depth = static_cast<std::int8_t>(std::max(depth, -1))};
        if (known) {
            entry.from = known->from;
            entry.to = known->to;
        }
        const int value = !kWithDoors || captures
                              ? best_move<kSide>(position, quiet, depth, alpha, beta, ply, captures, entry)
                              : spin<kSide>(position, quiet, depth, alpha, beta, ply, entry);
        if (m_stopped) return 0;
        entry.bound = value <= alpha ? Bound::at_most : value >= beta ? Bound::at_least : Bound::exact;
        entry.value = static_cast<std::int16_t>(to_table(value, ply));
        m_table.store(entry);
        return value;
    }

    // Whether the position already occurred since the root: a repetition is scored as a draw.
    bool repeats(std::uint64_t key, int quiet, int ply) const {
        for (int before = ply - 4; before >= std::max(0, ply - quiet); before -= 2)
            if (m_path[static_cast<std::size_t>(before)] == key) return true;
        return false;
    }

    // Wins are stored by their distance from the position, not from the root.
    static int to_table(int value, int ply) {
        if (value > kWinValue - kMaxPly) return value + ply;
        return value < kMaxPly - kWinValue ? value - ply : value;
    }
    static int from_table(int value, int ply) {
        if (value > kWinValue - kMaxPly) return value - ply;
        return value < kMaxPly - kWinValue ? value + ply : value;
    }

    // The expectation over the wheel. The colours are searched first, shallow and exactly; then the piece, by
    // far the most likely, can be searched with a window as narrow as without a wheel.
    template <Side kSide>
    int spin(const Position& position, int quiet, int depth, int alpha, int beta, int ply, Entry& entry) {
        int sum = 0;
        for (const Face face : {Face::green, Face::orange, Face::both}) {
            const int weight = m_odds.of(face);
            if (weight == 0) continue;
            sum += weight * best_slide<kSide>(position, quiet, depth - kUnlikely, ply, face);
            if (m_stopped) return 0;
        }
        const int weight = m_odds.of(Face::piece);
        const auto share =
            [&](int bound) { // the value that `piece` needs for the expectation to reach the bound
                return std::clamp((bound * m_odds.all - sum) / weight, -kInfinite, kInfinite);
            };
        const int low = share(alpha) - 1;
        const int high = share(beta) + 1;
        const int value = best_move<kSide>(position, quiet, depth, low, high, ply, false, entry);
        return (sum + weight * value) / m_odds.all;
    }

    template <Side kSide>
    int best_slide(const Position& position, int quiet, int depth, int ply, Face face) {
        int best = -kInfinite;
        for_each_slide(position.doors, face, [&](Slide slide) {
            if (m_stopped) return;
            Position next = position;
            make(next, slide, m_task.options.close_after_use);
            const bool fell = (position.occupied() ^ next.occupied()) != 0;
            const int value =
                -turn<other(kSide)>(next, fell ? 0 : quiet + 1, depth - 1, -kInfinite, -best, ply + 1);
            best = std::max(best, value);
        });
        return best;
    }

    template <Side kSide>
    int best_move(const Position& position, int quiet, int depth, int alpha, int beta, int ply, bool captures,
                  Entry& entry) {
        Steps steps(m_steps);
        list_steps<kSide>(position, captures, steps);
        const std::size_t size = steps.size();
        if (size == 0) return evaluated<kSide>(position); // all captures are overlooked
        put_in_order(steps, kSide, entry);
        int best = -kInfinite;
        const int further = captures && (size == 1 || depth <= 0) ? depth : depth - 1;
        for (std::size_t i = 0; i < size; ++i) {
            const Step step = next_in_order(steps, i);
            Position next = position;
            make(next, kSide, step.from, step.to, step.captured);
            const bool plain =
                !captures && (position.kings & step.from) != 0 && (position.doors & step.to) == 0;
            const int next_quiet = plain ? quiet + 1 : 0;
            const int low = std::max(alpha, best);
            // Later moves are expected to fail: first with reduced depth and a null window.
            const bool scout = i > 0 && depth >= 2;
            int reduced = further;
            if (scout && i >= 3 && depth >= 3 && !captures) reduced -= i >= 6 && depth >= 6 ? 2 : 1;
            int value = 0;
            if (scout) value = -turn<other(kSide)>(next, next_quiet, reduced, -low - 1, -low, ply + 1);
            if (!scout || (value > low && (value < beta || reduced < further)))
                value = -turn<other(kSide)>(next, next_quiet, further, -beta, -low, ply + 1);
            if (m_stopped) return 0;
            if (value <= best) continue;
            best = value;
            if (best > alpha) {
                entry.from = static_cast<std::uint8_t>(place(step.from));
                entry.to = static_cast<std::uint8_t>(place(step.to));
            }
            if (best >= beta) {
                if (!captures && depth > 0) history(kSide, step) += depth * depth;
                break;
            }
        }
        return best;
    }

    template <Side kSide>
    void list_steps(const Position& position, bool captures, Steps& steps) {
        Generator<kRules, kSide> generator(position);
        if (!captures) {
            generator.for_each_step([&](Bitboard from, Bitboard to) { steps.add(from, to, 0); });
            return;
        }
        int max_taken = 0;
        generator.for_each_capture([&](const Trail& trail, Bitboard captured) {
            if (kRules.majority_capture && trail.taken() < max_taken) return;
            if (kRules.majority_capture && trail.taken() > max_taken) steps.clear();
            max_taken = trail.taken();
            if (max_taken <= m_task.longest_foreseen) steps.add(trail.from(), trail.to(), captured);
        });
    }

    int& history(Side side, const Step& step) {
        return m_history[index_of(side)][static_cast<std::size_t>(place(step.from))]
                        [static_cast<std::size_t>(place(step.to))];
    }

    void put_in_order(Steps& steps, Side side, const Entry& entry) {
        for (std::size_t i = 0; i < steps.size(); ++i) {
            Step& step = steps[i];
            const bool known =
                entry.from != entry.to && place(step.from) == entry.from && place(step.to) == entry.to;
            step.order = known ? 1 << 30 : step.captured != 0 ? count(step.captured) : history(side, step);
        }
    }

    static Step next_in_order(Steps& steps, std::size_t from) {
        std::size_t best = from;
        for (std::size_t i = from + 1; i < steps.size(); ++i)
            if (steps[i].order > steps[best].order) best = i;
        std::swap(steps[from], steps[best]);
        return steps[from];
    }

    const SearchTask& m_task;
    const Budget& m_budget;
    std::uint64_t m_max_nodes;
    std::uint64_t m_nodes = 0;
    bool m_stopped = false;
    EndgameTables m_endings;
    TranspositionTable m_table;
    WheelOdds m_odds;
    const Network& m_network;
    std::vector<Move> m_moves;
    std::vector<Step> m_steps; // see Steps
    std::array<std::array<std::array<int, 36>, 36>, 2> m_history{};
    std::array<std::uint64_t, kMaxPly + 1> m_path{}; // keys of the positions since the root, by ply
};

template <RuleSet kRules>
SearchResult search_with(const SearchTask& task, const Budget& budget) {
    if (task.options.trapdoors && task.foresees_wheel) return Searcher<kRules, true>(task, budget).run();
    return Searcher<kRules, false>(task, budget).run();
}

}

SearchResult search(const SearchTask& task, const Budget& budget) {
    return with_rule_set(task.options.rules,
                         [&]<RuleSet kRules>() { return search_with<kRules>(task, budget); });
}

}
