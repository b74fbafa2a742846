// Carries out the commands on disks (place, grab, drag, shoot) and one tick of play. Commands must be legal:
// judge has accepted them.
#pragma once

#include "passed_trap/state.h"

namespace trapbox::passed_trap {

// Where a `place` command puts its disk: the free place nearest to the finger, not in front of the trap.
std::optional<Vec> free_start(const State& state, const Command& place);

void place(State& state, const Command& command, std::vector<Event>& events); // PT-2
void quick_set_up(State& state, Seat seat, std::vector<Event>& events);       // PT-2

void grab(State& state, const Command& command, std::vector<Event>& events);
void drag(State& state, const Command& command);
void release(State& state, Seat seat, std::vector<Event>& events);
// Sets the held disk down without shooting; does nothing when the hand is empty.
void set_down(State& state, Seat seat, std::vector<Event>& events);
void discard(State& state, Seat seat, int disk, std::vector<Event>& events); // PT-16

// Puts every disk that flew over the wall back into the camp of its shooter at once (PT-7).
void bring_all_back(State& state, std::vector<Event>& events);

// One tick of play. Returns the camp that a disk left through the trap, if any did.
std::optional<Seat> move_disks(State& state, std::vector<Event>& events);

}
