#include "trapdoor_checkers/puzzle.h"

#include "core/text.h"
#include "trapdoor_checkers/puzzle_solver.h"

#include <algorithm>

namespace trapbox::trapdoor_checkers {

namespace {

// The turns that reach the goal, at most two.
int count_solving(const PuzzleSolver& solver, const std::vector<SolverTurn>& turns) {
    int found = 0;
    for (const SolverTurn& turn : turns)
        if (found < 2 && solver.reaches_goal(turn)) ++found;
    return found;
}

// Why a position cannot be a puzzle; empty when it can.
std::string_view unsuitable(const State& state) {
    if (state.end) return "the game is over";
    if (state.offer == DrawOffer::pending) return "a draw is offered";
    if (state.quiet > 0) return "turns without progress have already been counted";
    if (state.losses != std::array<Losses, 2>{}) return "pieces have already been lost";
    if (!state.played.empty() || !state.spins.empty()) return "turns have already been played";
    return {};
}

}

std::vector<Face> coming_faces(const State& state, int count) {
    const auto wheel = state.options.wheel();
    Random random = state.random;
    std::vector<Face> faces;
    for (int i = 0; i < count; ++i)
        faces.push_back(wheel[random.below(static_cast<std::uint32_t>(wheel.size()))]);
    return faces;
}

Side solver_of(const State& state) { return state.played.empty() ? state.turn : state.played.front().side; }

int pieces_won(const State& state, Side side) {
    const auto lost = [&](Side whose) {
        const Losses& losses = state.losses[index_of(whose)];
        return losses.captured + losses.fallen;
    };
    return lost(other(side)) - lost(side);
}

Result<Goal> Puzzles::parse_goal(std::string_view text) {
    const Fault fault{"expected a goal of checkers (men 2 in 3, win in 2, drop_king in 2), found " +
                      quoted(text)};
    const auto words = split_words(text);
    Goal goal;
    const bool counts_men = !words.empty() && words[0] == "men";
    if (words.size() != (counts_men ? 4U : 3U) || words[words.size() - 2] != "in") return fault;
    if (words[0] == "win")
        goal.kind = Goal::Kind::win;
    else if (words[0] == "drop_king")
        goal.kind = Goal::Kind::drop_king;
    else if (!counts_men)
        return fault;
    const auto men = counts_men ? parse_number<int>(words[1], 1, kPiecesPerSide) : 0;
    const auto turns = parse_number<int>(words.back(), 1, kMaxPuzzleTurns);
    if (!men || !turns) return fault;
    goal.men = *men;
    goal.turns = *turns;
    return goal;
}

std::string Puzzles::to_text(const Goal& goal) {
    const auto in = " in " + std::to_string(goal.turns);
    switch (goal.kind) {
    case Goal::Kind::men: return "men " + std::to_string(goal.men) + in;
    case Goal::Kind::win: return "win" + in;
    case Goal::Kind::drop_king: break;
    }
    return "drop_king" + in;
}

PuzzleProgress Puzzles::progress(const State& state, const Goal& goal) {
    const Side solver = solver_of(state);
    const bool in_time = static_cast<int>(state.played.size()) <= 2 * goal.turns;
    if (goal.kind == Goal::Kind::drop_king) {
        const auto drops = [&](const PlayedTurn& turn) {
            return turn.fell && *turn.fell == Fallen{other(solver), true};
        };
        if (in_time && std::ranges::any_of(state.played, drops)) return PuzzleProgress::solved;
    } else if (state.end && state.end->winner == solver && in_time &&
               state.end->reason != EndReason::resigned) {
        return PuzzleProgress::solved;
    }
    if (state.end) return PuzzleProgress::failed;
    if (static_cast<int>(state.played.size()) < 2 * goal.turns) return PuzzleProgress::open;
    const bool ahead = goal.kind == Goal::Kind::men && in_time && pieces_won(state, solver) >= goal.men;
    return ahead ? PuzzleProgress::solved : PuzzleProgress::failed;
}

bool Puzzles::is_solvable(const State& state, const Goal& goal) {
    const PuzzleProgress now = progress(state, goal);
    if (now != PuzzleProgress::open) return now == PuzzleProgress::solved;
    return PuzzleSolver(state, goal).can_reach_goal();
}

std::optional<Command> Puzzles::answer(const State& state, const Goal& goal) {
    if (state.turn != solver_of(state) || progress(state, goal) != PuzzleProgress::open) return {};
    const PuzzleSolver solver(state, goal);
    for (const SolverTurn& turn : solver.turns())
        if (solver.reaches_goal(turn))
            return phase_of(state) == Phase::spin ? Command{.kind = Command::Kind::spin} : turn.command;
    return {};
}

std::optional<Command> Puzzles::reply(const State& state, const Goal& goal) {
    if (state.turn == solver_of(state) || progress(state, goal) != PuzzleProgress::open) return {};
    if (phase_of(state) == Phase::spin) return Command{.kind = Command::Kind::spin};
    const PuzzleSolver solver(state, goal);
    const auto turns = solver.turns();
    const auto value = [&](const SolverTurn& turn) { return solver.value(turn); };
    return std::ranges::min_element(turns, {}, value)->command;
}

PuzzleProof Puzzles::prove(const State& state, const Goal& goal) {
    if (const auto why = unsuitable(state); !why.empty()) return {false, 0, std::string(why)};
    const PuzzleSolver solver(state, goal);
    const auto turns = solver.turns();
    if (turns.size() < 2) return {false, 0, "there is no choice"};
    const int solving = count_solving(solver, turns);
    if (solving == 0) return {false, 0, "no turn solves it"};
    if (solving > 1) return {false, 0, "more than one turn solves it"};
    if (Goal sooner = goal; --sooner.turns > 0 && PuzzleSolver(state, sooner).can_reach_goal())
        return {false, 0, "it can be done in fewer turns"};
    Goal more = goal;
    more.men = goal.men + 1;
    if (goal.kind == Goal::Kind::men && PuzzleSolver(state, more).can_reach_goal())
        return {false, 0, "more pieces can be won"};
    return {true, goal.turns,
            "exhaustive to " + std::to_string(2 * goal.turns) + " turns: 1 of " +
                std::to_string(turns.size()) + " first turns solves it"};
}

}
