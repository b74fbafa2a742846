// Runs a match of whichever game along a journal, step by step, for whoever watches it. Match::load does the
// same at once and checks the hashes.
#pragma once

#include "core/any_match.h"

namespace trapbox {

// How far along its journal a match has come.
struct ReplayPlace {
    std::size_t commands = 0;
    std::size_t restarts = 0;
};

// Both ticks and commands are something to see: a game of turns has no ticks.
inline Tick moment_of(const AnyMatch& match, const ReplayPlace& place) {
    return match.ticks() + static_cast<Tick>(place.commands);
}
inline Tick moment_of(const Snapshot& snapshot) {
    return snapshot.tick + static_cast<Tick>(snapshot.commands);
}
inline Tick moments_in(const Journal& journal) {
    return journal.ticks + static_cast<Tick>(journal.commands.size());
}

// The place of a match that was played along the journal already.
ReplayPlace place_of(const AnyMatch& match, const Journal& journal);

// Ticks until the next command, restart or end.
Tick ticks_ahead(const AnyMatch& match, const Journal& journal, const ReplayPlace& place);
// Applies the command that is due; call it when ticks_ahead() is 0 and there is one.
void apply_next(AnyMatch& match, const Journal& journal, ReplayPlace& place);
// Call it after ticks and commands.
void make_due_restarts(AnyMatch& match, const Journal& journal, ReplayPlace& place);

// One step towards `goal` (a moment): at most `most` ticks, or a command. False when it is reached, or when
// the match cannot get there.
bool step_towards(Tick goal, Tick most, AnyMatch& match, const Journal& journal, ReplayPlace& place);

}
