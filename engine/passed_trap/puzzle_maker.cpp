#include "passed_trap/puzzle_maker.h"

#include "passed_trap/puzzle_likeness.h"
#include "passed_trap/puzzle_solver.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace trapbox::passed_trap {

namespace {

using Kind = Goal::Kind;

// So many of a hundred puzzles have this goal.
struct Share {
    Kind kind;
    int of_hundred;
};
constexpr Share kShares[] = {{Kind::pass, 40}, {Kind::free, 35}, {Kind::empty, 25}};

constexpr int kMaxKeptPerGame = 3;
constexpr int kMaxFar = 4;          // disks in the other camp
constexpr int kMaxOthers = 2;       // disks in the camp that the goal does not need
constexpr float kNear = 0.075F;     // m from the middle: a disk there may be in the way
constexpr int kMaxShare = 20;       // of 100 sampled shots may work: more and any shot would do
constexpr float kUsualSpeed = 2.1F; // m/s: from the middle, the shot that everybody tries first
constexpr int kMaxGames = 4000;

struct Candidate {
    State state; // the puzzle's position
    Goal goal;
};

class Maker {
  public:
    explicit Maker(const MakerOrder& order) : m_order(order), m_random(order.seed) {
        int left = order.count;
        for (std::size_t i = 0; i < m_wanted.size(); ++i) {
            const bool last = i + 1 == m_wanted.size();
            m_wanted[i] = last ? left : order.count * kShares[i].of_hundred / 100;
            left -= m_wanted[i];
        }
    }

    MakerReport run() {
        while (m_report.games < kMaxGames &&
               std::ranges::any_of(m_wanted, [](int wanted) { return wanted > 0; }))
            play_game();
        assign_tiers(m_report.puzzles);
        return std::move(m_report);
    }

  private:
    void play_game() {
        m_kept_of_game = 0;
        constexpr std::array kGaps{Gap::easy, Gap::normal, Gap::normal, Gap::hard};
        const Options options{.format = Format::reflected,
                              .gap = kGaps[static_cast<std::size_t>(m_report.games++) % kGaps.size()]};
        State state = Rules::start(options, 0);
        std::vector<Event> events;
        const Seat seat = solver_of(state);
        for (int turn = 0; turn < 100 && state.phase != Phase::over && m_kept_of_game < kMaxKeptPerGame;
             ++turn) {
            const BotLevel level{1 + static_cast<int>(m_random.below(3))};
            const Seed seed = m_random.next();
            bool shot = false;
            for (const auto& step : passed_trap::plan(view(state), seat, level, seed, {})) {
                if (!Rules::apply(state, step.command, events).accepted()) return;
                shot = step.command.kind == Command::Kind::release;
            }
            while (state.phase == Phase::playing && !is_settled(state) && events.size() < 100'000)
                Rules::tick(state, events);
            events.clear();
            if (shot && state.phase == Phase::playing) look_at(state);
        }
    }

    void look_at(const State& state) {
        for (std::size_t i = 0; i < m_wanted.size(); ++i) {
            if (m_wanted[i] <= 0) continue;
            auto candidate = candidate_of(state, kShares[i].kind);
            if (candidate && consider(*candidate)) {
                --m_wanted[i];
                ++m_kept_of_game;
                return;
            }
        }
    }

    // A few of the disks of that position, with a goal. None when it has no disk for it.
    std::optional<Candidate> candidate_of(const State& from, Kind kind) {
        std::vector<int> own;
        std::vector<int> far;
        std::vector<int> stuck;
        for (int disk = 0; disk < kDisks; ++disk) {
            const Vec at = from.table.position(disk);
            if (!from.table.on_table(disk)) continue;
            const bool is_own = disk_at(from, disk).camp == solver_of(from);
            if (in_trap(at, width_of(from.options.gap)))
                stuck.push_back(disk);
            else if (is_own)
                own.push_back(disk);
            else if (std::abs(at.x) < kNear)
                far.push_back(disk);
        }
        if (kind == Kind::free && (stuck.empty() || disk_at(from, stuck[0]).camp != solver_of(from)))
            return {};
        shuffle(own);
        shuffle(far);
        // Disks before the trap first: they are what makes it difficult.
        std::ranges::stable_partition(
            own, [&](int disk) { return std::abs(from.table.position(disk).x) < kNear; });
        const auto others = m_random.below(kMaxOthers + 1);
        const int shots = kind == Kind::empty ? 2 + static_cast<int>(m_random.below(kMaxPuzzleShots - 1)) : 1;
        const int needed = kind == Kind::empty ? shots + static_cast<int>(m_random.below(2)) : 1;
        if (static_cast<int>(own.size()) < needed) return {};
        own.resize(std::min<std::size_t>(own.size(), static_cast<std::size_t>(needed) +
                                                         (kind == Kind::empty ? 0 : others)));
        far.resize(std::min<std::size_t>(far.size(), m_random.below(kMaxFar + 1)));
        Goal goal{.kind = kind, .shots = shots};
        std::vector<int> kept = own;
        kept.insert(kept.end(), far.begin(), far.end());
        if (kind == Kind::free || (kind == Kind::pass && !stuck.empty())) kept.push_back(stuck[0]);
        if (kind == Kind::free) goal.disk = stuck[0];
        if (kind == Kind::pass) goal.disk = own[m_random.below(static_cast<std::uint32_t>(own.size()))];
        return Candidate{position_with(from, kept, shots), goal};
    }

    // Only these disks, at rest, before so many shots.
    static State position_with(const State& from, const std::vector<int>& disks, int shots) {
        State state = Rules::start(from.options, 0);
        state.phase = Phase::playing;
        state.tries = kTries - shots;
        for (int i = 0; i < kDisks; ++i) {
            Disk& disk = disk_at(state, i);
            if (std::ranges::find(disks, i) == disks.end()) {
                disk.off = Disk::Off::discarded;
                continue;
            }
            disk.camp = disk.shooter = disk_at(from, i).camp;
            state.table.put(i, from.table.position(i));
            disk.in_trap = disk.lodged = in_trap(from.table.position(i), width_of(from.options.gap));
        }
        auto restored = restore(state.options, checkpoint(state));
        assert(restored);
        return std::move(*restored);
    }

    bool consider(const Candidate& candidate) {
        const State& state = candidate.state;
        const PuzzleSolver solver(state, candidate.goal);
        // The cheap tests first.
        if (!m_seen.insert(likeness(state, candidate.goal)).second) return drop("alike, or tried before");
        if (is_usual(solver, candidate.goal)) return drop("the first shot that everybody tries works");
        if (!might_work(solver)) return drop("no shot of a few works");
        const auto solution = solve(state, candidate.goal);
        const PuzzleProof proof = proof_of(solution, candidate.goal);
        if (!proof.holds) return drop(proof.text);
        ++m_report.proven;
        if (100 * solution.working > kMaxShare * solution.tried) return drop("too many shots work");
        Puzzle puzzle = puzzle_of(candidate, solution, proof);
        if (detail::check_solution<Puzzles>(std::move(*detail::puzzle_match<Puzzles>(puzzle)), puzzle))
            return drop("the solution does not replay");
        m_order.progress(std::to_string(m_report.puzzles.size() + 1) + ": " + puzzle.goal + ", " +
                         proof.text + ", game " + std::to_string(m_report.games));
        m_report.puzzles.push_back(std::move(puzzle));
        return true;
    }

    // A quarter of the places at two speeds: most positions have no solution, and this is seen soon.
    static bool might_work(const PuzzleSolver& solver) {
        constexpr int kLast = 144; // mm
        constexpr int kStep = 12;
        for (const int disk : solver.disks())
            for (const float speed : {1.6F, 2.7F})
                for (int x = -kLast; x <= kLast; x += kStep)
                    if (solver.works({disk, x, speed})) return true;
        return false;
    }

    // From the middle, with the disk of the goal or with any.
    static bool is_usual(const PuzzleSolver& solver, const Goal& goal) {
        if (goal.kind == Kind::empty) return false;
        for (const int disk : solver.disks())
            if ((goal.kind != Kind::pass || disk == goal.disk) && solver.works({disk, 0, kUsualSpeed}))
                return true;
        return false;
    }

    // mm that the narrowest shot lacks to 100, in tenths, and more for each further shot. At equal width, the
    // fewer shots work, the harder.
    static int difficulty_of(const PuzzleSolution& solution) {
        constexpr int kWide = 100;
        constexpr int kPerShot = 15;
        const int more = static_cast<int>(solution.shots.size()) - 1;
        return 10 * (std::max(0, kWide - solution.width) + kPerShot * more) + 9 -
               9 * solution.working / solution.tried;
    }

    static Puzzle puzzle_of(const Candidate& candidate, const PuzzleSolution& solution,
                            const PuzzleProof& proof) {
        Puzzle puzzle{.game = std::string(Rules::info().key),
                      .options = trapbox::to_text(candidate.state.options, option_fields()),
                      .seed = 0,
                      .position = checkpoint(candidate.state),
                      .goal = Puzzles::to_text(candidate.goal),
                      .par = proof.par,
                      .difficulty = difficulty_of(solution),
                      .proof = proof.text};
        Match<Rules> match = std::move(*detail::puzzle_match<Puzzles>(puzzle));
        for (const PuzzleShot& shot : solution.shots) {
            match.advance(kMaxTicks); // to rest
            for (const Command& command : commands_of(match.state(), shot)) {
                puzzle.solution.push_back({match.ticks(), passed_trap::to_text(command)});
                if (!match.apply(command).accepted()) break;
            }
        }
        return puzzle;
    }

    bool drop(const std::string& reason) {
        ++m_report.dropped[reason];
        return false;
    }

    void shuffle(std::vector<int>& disks) {
        for (std::size_t i = disks.size(); i > 1; --i)
            std::swap(disks[i - 1], disks[m_random.below(static_cast<std::uint32_t>(i))]);
    }

    const MakerOrder& m_order;
    Random m_random;
    std::array<int, std::size(kShares)> m_wanted{};
    std::set<std::string> m_seen;
    int m_kept_of_game = 0;
    MakerReport m_report;
};

}

MakerReport make_puzzles(const MakerOrder& order) { return Maker(order).run(); }

}
