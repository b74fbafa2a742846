// Exact solver for puzzles: examines all legal turns. Independent of the bots' search, which examines only
// promising turns.
#pragma once

#include "hex_trap/turns.h"

#include <cstdint>

namespace trapbox::hex_trap {

// Every legal turn; the pass if there is none.
std::vector<Command> turns_or_pass(const Position& position);
// The position after a turn or a pass, with the caught movers updated and the other seat on turn.
Position after_turn(Position position, const Command& turn);
// The movers of the other seat that the turn traps.
MoverSet newly_trapped(const Position& position, const Command& turn);

// Whether some legal turn of the seat on turn traps a mover of the other.
bool can_trap(const Position& position);
// The number of trapping turns, not counting reordered halves or halves without effect. Only for comparisons.
int count_traps(const Position& position);

// The size of a search.
struct SolverCount {
    std::uint64_t turns = 0;   // all legal turns of the solver in the first position
    std::uint64_t replies = 0; // examined
};

// The turns that reach the goal, each proven against every reply. Stops when there are more than `max`.
std::vector<Command> trapping_turns(const Position& position, std::size_t max, SolverCount& count);
std::vector<Command> turns_to_trap_in_two(const Position& position, std::size_t max, SolverCount& count);
std::vector<Command> escaping_turns(const Position& position, std::size_t max, SolverCount& count);

// Whether the other seat can trap a mover after every turn of the seat on turn.
bool is_lost_after_every_turn(const Position& position, SolverCount& count);
// A turn after which the other seat cannot trap (`refutes`); if there is none, the turn that leaves it the
// fewest trapping turns.
struct Defence {
    Command turn;
    bool refutes = false;
};
Defence best_defence(const Position& position);

}
