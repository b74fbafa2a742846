// Hands on disks: placing, grabbing, dragging, shooting, and one tick of live play.
#pragma once

#include "core/verdict.h"
#include "passed_trap/state.h"

namespace trapbox::passed_trap {

Verdict place(State& state, Seat seat, int disk, Vec at, std::vector<Event>& events); // PT-2
Verdict quick_set_up(State& state, Seat seat, std::vector<Event>& events);            // PT-2
bool all_placed(const State& state, Seat seat);

Verdict grab(State& state, Seat seat, int disk, Vec finger, std::vector<Event>& events);
Verdict drag(State& state, Seat seat, Vec finger);
Verdict release(State& state, Seat seat, std::vector<Event>& events);
// Sets what the hand holds down without shooting; nothing when it is empty.
void set_down(State& state, Seat seat, std::vector<Event>& events);

// A disk that the player may take now (PT-4, PT-8).
Verdict can_grab(const State& state, Seat seat, int disk);

// Whatever flew over the wall is back in the camp of its shooter at once (PT-7).
void bring_all_back(State& state, std::vector<Event>& events);

// One tick of live play. Answers the camp out of which a disk passed, if any did.
std::optional<Seat> move_disks(State& state, std::vector<Event>& events);

}
