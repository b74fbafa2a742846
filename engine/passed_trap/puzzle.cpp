#include "passed_trap/puzzle.h"

#include "core/text.h"
#include "passed_trap/contest.h"
#include "passed_trap/puzzle_solver.h"

namespace trapbox::passed_trap {

namespace {

// Why a position cannot be a puzzle; empty when it can.
std::string_view unsuitable(const State& state, const Goal& goal) {
    const Seat solver = solver_of(state);
    if (contest_of(state) != Format::reflected || !plays(state, solver))
        return "it is not Solitaire Reflected";
    if (state.phase != Phase::playing) return "no round is played";
    if (!state.results.empty()) return "a round has ended already";
    if (shots_left(state) != goal.shots) return "the tries left are not the shots of the goal";
    for (int disk = 0; disk < kDisks; ++disk)
        if (const auto where = where_is(state, disk);
            where != Disk::Where::on_table && where != Disk::Where::discarded)
            return "a disk is in a hand or in the air";
    if (goal.kind != Goal::Kind::empty) {
        const Disk& disk = disk_at(state, goal.disk);
        if (where_is(state, goal.disk) != Disk::Where::on_table || disk.camp != solver)
            return "the disk of the goal is not in the camp";
        const bool stuck = in_trap(state.table.position(goal.disk), width_of(state.options.gap));
        if (stuck != (goal.kind == Goal::Kind::free)) return "the disk of the goal is stuck, or it is not";
    }
    return {};
}

bool is_reached(const State& state, const Goal& goal) {
    const Seat solver = solver_of(state);
    return goal.kind == Goal::Kind::empty ? disks_in(state, solver) == 0
                                          : disk_at(state, goal.disk).camp != solver;
}

}

bool is_settled(const State& state) {
    if (state.phase == Phase::over) return true;
    if (!state.table.at_rest()) return false;
    for (int disk = 0; disk < kDisks; ++disk)
        if (where_is(state, disk) == Disk::Where::away) return false;
    return true;
}

int shots_left(const State& state) { return kTries - state.tries; }

Result<Goal> Puzzles::parse_goal(std::string_view text) {
    const Fault fault{"expected a goal of The Passed-Trap (pass 3, free 3, empty in 2), found " +
                      quoted(text)};
    const auto words = split_words(text);
    if (words.size() < 2) return fault;
    Goal goal;
    const bool long_form = words.size() == 3;
    const auto number = [&](int min, int max) { return parse_number<int>(words.back(), min, max); };
    std::optional<int> value;
    if (words[0] == "pass" || words[0] == "free") {
        goal.kind = words[0] == "pass" ? Goal::Kind::pass : Goal::Kind::free;
        value = long_form ? std::nullopt : number(0, kDisks - 1);
        goal.disk = value.value_or(0);
    } else if (words[0] == "empty") {
        goal.kind = Goal::Kind::empty;
        value = long_form && words[1] == "in" ? number(1, kMaxPuzzleShots) : std::nullopt;
        goal.shots = value.value_or(1);
    }
    if (!value || words.size() > 3) return fault;
    return goal;
}

std::string Puzzles::to_text(const Goal& goal) {
    switch (goal.kind) {
    case Goal::Kind::pass: return "pass " + std::to_string(goal.disk);
    case Goal::Kind::free: return "free " + std::to_string(goal.disk);
    case Goal::Kind::empty: break;
    }
    return "empty in " + std::to_string(goal.shots);
}

PuzzleProgress Puzzles::progress(const State& state, const Goal& goal) {
    if (!is_settled(state)) return PuzzleProgress::open;
    if (is_reached(state, goal)) return PuzzleProgress::solved;
    const bool over = state.phase == Phase::over || shots_left(state) == 0;
    return over ? PuzzleProgress::failed : PuzzleProgress::open;
}

bool Puzzles::is_solvable(const State& state, const Goal& goal) {
    return progress(state, goal) != PuzzleProgress::failed;
}

std::optional<Command> Puzzles::answer(const State& state, const Goal& goal) {
    const auto commands = turn(state, goal);
    return commands.empty() ? std::nullopt : std::optional(commands.front());
}

std::vector<Command> Puzzles::turn(const State& state, const Goal& goal) {
    const bool holds = held_by(state, solver_of(state)).has_value();
    if (state.phase != Phase::playing || holds || !is_settled(state) ||
        progress(state, goal) != PuzzleProgress::open)
        return {};
    const auto shot = PuzzleSolver(state, goal).find();
    return shot ? commands_of(state, *shot) : std::vector<Command>();
}

PuzzleProof Puzzles::prove(const State& state, const Goal& goal) {
    if (const auto why = unsuitable(state, goal); !why.empty()) return {false, 0, std::string(why)};
    return proof_of(solve(state, goal), goal);
}

}
