// The puzzles of Trap. Goals in their text form:
//   trap 1   trap a mover of the other side this turn
//   trap 2   trap one in two turns, against every reply
//   escape   take a turn after which the other side cannot trap any of your movers
// Proven means: all legal turns were tried, at most two of them solve the puzzle, and for these every reply
// was tried.
#pragma once

#include "core/puzzle_rules.h"
#include "hex_trap/rules.h"

namespace trapbox::hex_trap {

struct Goal {
    enum class Kind : std::uint8_t { trap, escape };
    Kind kind = Kind::trap;
    int turns = 1; // of the solver; 1 or 2
    bool operator==(const Goal&) const = default;
};

struct Puzzles {
    using Rules = hex_trap::Rules;
    using Goal = hex_trap::Goal;

    static Result<Goal> parse_goal(std::string_view text);
    static std::string to_text(const Goal& goal);
    static PuzzleProgress progress(const State& state, const Goal& goal);
    static bool is_solvable(const State& state, const Goal& goal);
    static std::optional<Command> answer(const State& state, const Goal& goal);
    static std::optional<Command> reply(const State& state, const Goal& goal);
    static PuzzleProof prove(const State& state, const Goal& goal);
    static std::string_view shipped();
};

static_assert(PuzzleRules<Puzzles>);

// The turns that solve the puzzle at this position. Stops when there are more than `max`.
std::vector<Command> solving_turns(const Position& position, const Goal& goal, std::size_t max);

}
