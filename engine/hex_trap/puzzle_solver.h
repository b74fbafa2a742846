// Answers to "can a mover be trapped": exact and exhaustive over all legal turns, for puzzles. Shares nothing
// with the bots' search, which looks at candidates only.
#pragma once

#include "hex_trap/turns.h"

#include <cstdint>

namespace trapbox::hex_trap {

// Every legal turn, or the pass where there is none.
std::vector<Command> turns_or_pass(const Position& position);
// After a turn or a pass: judged, the other seat on turn.
Position after_turn(Position position, const Command& turn);
// Which movers of the other seat the turn traps newly.
MoverSet newly_trapped(const Position& position, const Command& turn);

// Whether some legal turn of the seat on turn traps a mover of the other.
bool can_trap(const Position& position);
// In how many ways, up to the order of the halves and halves that change nothing: for comparisons alone.
int count_traps(const Position& position);

// How far a search went.
struct SolverCount {
    std::uint64_t turns = 0;   // of the solver, in the first position: all of them
    std::uint64_t replies = 0; // looked at
};

// The turns of the first position that reach the goal, each proven against every reply. Stops as soon as
// there are more than `max`.
std::vector<Command> trapping_turns(const Position& position, std::size_t max, SolverCount& count);
std::vector<Command> turns_to_trap_in_two(const Position& position, std::size_t max, SolverCount& count);
std::vector<Command> escaping_turns(const Position& position, std::size_t max, SolverCount& count);

// Whether a mover of the seat on turn can be trapped by the other after every one of its turns.
bool is_lost_after_every_turn(const Position& position, SolverCount& count);
// The turn after which the other seat cannot trap, or none; otherwise the one that leaves it the fewest ways.
struct Defence {
    Command turn;
    bool refutes = false;
};
Defence best_defence(const Position& position);

}
