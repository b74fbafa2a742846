#include "passed_trap/puzzle_solver.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace trapbox::passed_trap {

namespace {

// m/s: gentle, two between, and the hardest that a finger gives with some certainty. See kMaxStretch.
constexpr std::array kSpeeds{1.2F, 1.6F, 2.1F, 2.7F};
// Share of the speed by which a shot may differ and must still work.
constexpr float kSpeedError = 0.06F;
constexpr int kStep = 6; // mm between the sampled places: finer than kMinWidth
constexpr int kLast = static_cast<int>(kMaxX * 1000) / kStep * kStep;
static_assert(kStep < kMinWidth);
constexpr Tick kLongestShot = 10 * kTicksPerSecond;

void apply(State& state, const Command& command, std::vector<Event>& events) {
    [[maybe_unused]] const Verdict verdict = Rules::apply(state, command, events);
    assert(verdict.accepted());
}

}

std::vector<Command> commands_of(const State& state, const PuzzleShot& shot) {
    const Seat seat = solver_of(state);
    const Vec from = state.table.position(shot.disk);
    const float x = static_cast<float>(shot.x) / 1000;
    const Vec to = turned(seat, {x, y_for_stretch(x, stretch_for_speed(band_of(seat), shot.speed))});
    const auto at = [&](Command::Kind kind, Vec place) {
        return Command{.kind = kind,
                       .seat = seat,
                       .disk = kind == Command::Kind::grab ? shot.disk : 0,
                       .x = physics::millionths(place.x),
                       .y = physics::millionths(place.y)};
    };
    return {at(Command::Kind::grab, from),
            at(Command::Kind::drag, to),
            {.kind = Command::Kind::release, .seat = seat}};
}

PuzzleSolver::PuzzleSolver(const State& state, const Goal& goal)
    : m_goal(goal), m_options(state.options), m_position(checkpoint(state)) {}

State PuzzleSolver::after(const PuzzleShot& shot) const {
    auto restored = restore(m_options, m_position);
    assert(restored);
    State state = std::move(*restored);
    std::vector<Event> events;
    for (const Command& command : commands_of(state, shot))
        apply(state, command, events);
    for (Tick tick = 0; tick < kLongestShot && !is_settled(state); ++tick)
        Rules::tick(state, events);
    return state;
}

bool PuzzleSolver::works(const PuzzleShot& shot) const {
    const State state = after(shot);
    const PuzzleProgress progress = Puzzles::progress(state, m_goal);
    if (progress != PuzzleProgress::open) return progress == PuzzleProgress::solved;
    return is_settled(state) && disks_in(state, solver_of(state)) <= shots_left(state);
}

std::vector<int> PuzzleSolver::disks() const {
    const auto state = restore(m_options, m_position);
    assert(state);
    std::vector<int> found;
    for (int disk = 0; disk < kDisks; ++disk) {
        const Vec at = state->table.position(disk);
        if (state->table.on_table(disk) && disk_at(*state, disk).camp == solver_of(*state) &&
            !in_trap(at, width_of(m_options.gap)))
            found.push_back(disk);
    }
    return found;
}

bool PuzzleSolver::tolerates_error(const PuzzleShot& shot) const {
    return works({shot.disk, shot.x, shot.speed * (1 - kSpeedError)}) &&
           works({shot.disk, shot.x, shot.speed * (1 + kSpeedError)});
}

PuzzleSolver::Survey PuzzleSolver::survey() const {
    struct Run { // of sampled places that work
        PuzzleShot first;
        int last = 0;
    };
    Survey survey;
    std::vector<Run> runs;
    for (const int disk : disks())
        for (const float speed : kSpeeds) {
            bool before = false;
            for (int x = -kLast; x <= kLast; x += kStep) {
                const PuzzleShot shot{disk, x, speed};
                const bool now = works(shot);
                ++survey.tried;
                survey.working += now ? 1 : 0;
                if (now && before)
                    runs.back().last = x;
                else if (now)
                    runs.push_back({shot, x});
                before = now;
            }
        }
    std::ranges::stable_sort(runs, std::ranges::greater{},
                             [](const Run& run) { return run.last - run.first.x; });
    for (const Run& run : runs) {
        // No wider than to the samples beside it, which do not work.
        if (run.last - run.first.x + 2 * kStep - 1 <= survey.width) break;
        // Every millimetre of it, up to the samples beside it.
        PuzzleShot shot = run.first;
        int length = 0;
        for (shot.x = run.first.x - kStep + 1; shot.x <= run.last + kStep; ++shot.x) {
            if (shot.x < run.last + kStep && works(shot)) {
                ++length;
                continue;
            }
            const PuzzleShot middle{shot.disk, shot.x - 1 - length / 2, shot.speed};
            if (length > survey.width && tolerates_error(middle)) {
                survey.width = length;
                survey.best = middle;
            }
            length = 0;
        }
    }
    return survey;
}

std::optional<PuzzleShot> PuzzleSolver::find() const {
    const auto shot_with = disks();
    constexpr int kBeside = 2; // mm
    for (int aside = 0; aside <= kLast; aside += kStep)
        for (const int x : {aside, -aside})
            for (const float speed : kSpeeds)
                for (const int disk : shot_with) {
                    const PuzzleShot shot{disk, x, speed};
                    if (works(shot) && works({disk, x - kBeside, speed}) &&
                        works({disk, x + kBeside, speed}) && tolerates_error(shot))
                        return shot;
                }
    return {};
}

PuzzleSolution solve(const State& state, const Goal& goal) {
    PuzzleSolution solution{.shots = {}, .width = static_cast<int>(2 * kMaxX * 1000)};
    std::optional<State> reached;
    for (int shot = 0; shot < goal.shots; ++shot) {
        const PuzzleSolver solver(reached ? *reached : state, goal);
        const auto survey = solver.survey();
        solution.tried += survey.tried;
        solution.working += survey.working;
        solution.width = std::min(solution.width, survey.width);
        if (survey.width < kMinWidth) return {};
        solution.shots.push_back(survey.best);
        reached.emplace(solver.after(survey.best));
        if (Puzzles::progress(*reached, goal) == PuzzleProgress::solved) break;
    }
    return solution;
}

PuzzleProof proof_of(const PuzzleSolution& solution, const Goal& goal) {
    if (solution.shots.empty()) return {false, 0, "no shot works on " + std::to_string(kMinWidth) + " mm"};
    if (static_cast<int>(solution.shots.size()) < goal.shots) return {false, 0, "fewer shots are enough"};
    return {true, goal.shots,
            "sampled " + std::to_string(solution.tried) + " shots: " + std::to_string(solution.working) +
                " work, on " + std::to_string(solution.width) + " mm"};
}

}
