#include "hex_trap/puzzle.h"

#include "hex_trap/puzzle_solver.h"

namespace trapbox::hex_trap {

namespace {

constexpr Goal kGoals[] = {{Goal::Kind::trap, 1}, {Goal::Kind::trap, 2}, {Goal::Kind::escape, 1}};
constexpr std::size_t kMaxSolutions = 2;
constexpr BotLevel kDefender{3}; // for replies that do not affect the goal
constexpr std::uint64_t kDefenderNodes = 20'000;

// The solver is the seat that takes the first turn.
Seat solver_of(const State& state) {
    return state.played.empty() ? state.position.turn : state.played.front().seat;
}

int turns_of(const State& state, Seat seat) {
    int turns = 0;
    for (const PlayedTurn& turn : state.played)
        turns += turn.seat == seat ? 1 : 0;
    return turns;
}

PuzzleProgress trap_progress(const State& state, const Goal& goal, Seat solver) {
    int turns = 0;
    for (const PlayedTurn& turn : state.played) {
        if (turn.seat != solver) continue;
        if ((turn.trapped & movers_of(other(solver))) != 0) return PuzzleProgress::solved;
        if (++turns == goal.turns) return PuzzleProgress::failed;
    }
    return state.end ? PuzzleProgress::failed : PuzzleProgress::open;
}

PuzzleProgress escape_progress(const State& state, Seat solver) {
    for (const PlayedTurn& turn : state.played)
        if ((turn.trapped & movers_of(solver)) != 0) return PuzzleProgress::failed;
    if (state.played.size() >= 2 || (state.end && state.end->reason == EndReason::trapped))
        return PuzzleProgress::solved;
    return state.end ? PuzzleProgress::failed : PuzzleProgress::open;
}

std::vector<Command> find_solving(const Position& position, const Goal& goal, std::size_t max,
                                  SolverCount& count) {
    if (goal.kind == Goal::Kind::escape) return escaping_turns(position, max, count);
    return goal.turns == 1 ? trapping_turns(position, max, count)
                           : turns_to_trap_in_two(position, max, count);
}

// Why a position cannot be a puzzle with that goal; empty when it can.
std::string_view unsuitable(const State& state, const Goal& goal) {
    if (state.end) return "the game is over";
    if (state.offer == DrawOffer::pending) return "a draw is offered";
    if (state.position.one_action) return "the turn has only one action";
    if (state.quiet > 0 || !state.past.empty()) return "turns without progress have already been counted";
    if (goal.kind == Goal::Kind::trap && goal.turns == 2 && can_trap(state.position))
        return "it can be done in one turn";
    if (goal.kind == Goal::Kind::escape) {
        Position waiting = state.position;
        waiting.end_turn();
        if (!can_trap(waiting)) return "no mover is in danger";
    }
    return {};
}

}

Result<Goal> Puzzles::parse_goal(std::string_view text) {
    for (const Goal& goal : kGoals)
        if (to_text(goal) == text) return goal;
    return Fault{"expected a goal of Trap (trap 1, trap 2, escape), found " + quoted(text)};
}

std::string Puzzles::to_text(const Goal& goal) {
    return goal.kind == Goal::Kind::escape ? "escape" : "trap " + std::to_string(goal.turns);
}

PuzzleProgress Puzzles::progress(const State& state, const Goal& goal) {
    const Seat solver = solver_of(state);
    return goal.kind == Goal::Kind::escape ? escape_progress(state, solver)
                                           : trap_progress(state, goal, solver);
}

bool Puzzles::is_solvable(const State& state, const Goal& goal) {
    const PuzzleProgress now = progress(state, goal);
    if (now != PuzzleProgress::open) return now == PuzzleProgress::solved;
    if (state.position.turn == solver_of(state)) return answer(state, goal).has_value();
    SolverCount count;
    return goal.kind == Goal::Kind::escape ? !can_trap(state.position)
                                           : is_lost_after_every_turn(state.position, count);
}

std::optional<Command> Puzzles::answer(const State& state, const Goal& goal) {
    const Seat solver = solver_of(state);
    if (state.position.turn != solver || progress(state, goal) != PuzzleProgress::open) return {};
    const Goal left{goal.kind, goal.turns - turns_of(state, solver)};
    const auto solving = solving_turns(state.position, left, 0);
    return solving.empty() ? std::nullopt : std::optional(solving.front());
}

std::optional<Command> Puzzles::reply(const State& state, const Goal& goal) {
    const Seat solver = solver_of(state);
    if (state.position.turn == solver || progress(state, goal) != PuzzleProgress::open) return {};
    if (goal.kind == Goal::Kind::trap) return best_defence(state.position).turn;
    SolverCount count;
    const auto traps = trapping_turns(state.position, 0, count);
    if (!traps.empty()) return traps.front();
    Budget budget;
    budget.nodes = kDefenderNodes;
    for (const auto& timed : plan(view(state), other(solver), kDefender, 0, budget))
        if (timed.command.kind == Command::Kind::turn) return timed.command;
    return turns_or_pass(state.position).front();
}

PuzzleProof Puzzles::prove(const State& state, const Goal& goal) {
    if (const auto why = unsuitable(state, goal); !why.empty()) return {false, 0, std::string(why)};
    SolverCount count;
    const auto solving = find_solving(state.position, goal, kMaxSolutions, count);
    if (solving.empty()) return {false, 0, "no turn solves it"};
    if (solving.size() > kMaxSolutions) return {false, 0, "more than two turns solve it"};
    return {true, goal.turns,
            "exhaustive: of " + std::to_string(count.turns) + " turns " + std::to_string(solving.size()) +
                (solving.size() == 1 ? " solves it" : " solve it")};
}

std::vector<Command> solving_turns(const Position& position, const Goal& goal, std::size_t max) {
    SolverCount count;
    return find_solving(position, goal, max, count);
}

}
