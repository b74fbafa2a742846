// Starts and ends rounds and decides which one follows. Reports everything as events.
#pragma once

#include "passed_trap/state.h"

namespace trapbox::passed_trap {

// Gives each player the disks of the current round, none of them placed. The table must be empty.
void start_round(State& state);

// What has happened since the last check.
struct RoundProgress {
    std::optional<Seat> passed_from{}; // the camp that a disk left through the trap
    bool sand_ran_out = false;
    bool at_rest = false; // no disk moves
};
void end_round_if_over(State& state, const RoundProgress& progress, std::vector<Event>& events);

// Moves from Phase::round_over to the next round.
void start_next_round(State& state, std::vector<Event>& events);

}
