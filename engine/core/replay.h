// Replays a match step by step, for the replay viewer. Match::load replays a journal in one go and checks the
// hashes. Knows no game. A Record is a Playback, or a Journal, whose commands are parsed as they are applied.
#pragma once

#include "core/any_match.h"

#include <algorithm>

namespace trapbox {

// How much of its record a match has replayed.
struct ReplayPlace {
    std::size_t commands = 0;
    std::size_t restarts = 0;
};

// A moment is a position in a replay: ticks run plus commands applied. Commands count because turn-based
// games have no ticks.
inline Tick moment_of(const AnyMatch& match, const ReplayPlace& place) {
    return match.ticks() + static_cast<Tick>(place.commands);
}
inline Tick moment_of(const Snapshot& snapshot) {
    return snapshot.tick + static_cast<Tick>(snapshot.commands);
}
template <class Record>
Tick moments_in(const Record& record) {
    return record.ticks + static_cast<Tick>(record.commands.size());
}

namespace detail {

template <class Record>
const Snapshot* next_restart(const Record& record, const ReplayPlace& place) {
    if (place.restarts == record.restarts.size()) return nullptr;
    const Snapshot& restart = record.restarts[place.restarts];
    return restart.commands == place.commands ? &restart : nullptr;
}

}

// The place of a match that has already replayed a part of its record.
template <class Record>
ReplayPlace place_of(const AnyMatch& match, const Record& record) {
    ReplayPlace place{match.command_count(), 0};
    const auto is_past = [&](const Snapshot& restart) {
        return restart.commands < place.commands ||
               (restart.commands == place.commands && restart.tick <= match.ticks());
    };
    while (place.restarts < record.restarts.size() && is_past(record.restarts[place.restarts]))
        ++place.restarts;
    return place;
}

// Ticks until the next command, restart or end.
template <class Record>
Tick ticks_ahead(const AnyMatch& match, const Record& record, const ReplayPlace& place) {
    Tick until =
        place.commands < record.commands.size() ? record.commands[place.commands].tick : record.ticks;
    if (const Snapshot* restart = detail::next_restart(record, place)) until = std::min(until, restart->tick);
    return until - match.ticks();
}

// Call it after running ticks.
template <class Record>
void make_due_restarts(AnyMatch& match, const Record& record, ReplayPlace& place) {
    for (const Snapshot* restart = detail::next_restart(record, place);
         restart && restart->tick <= match.ticks(); restart = detail::next_restart(record, place)) {
        (void)match.restart(*restart);
        ++place.restarts;
    }
}

// Applies the next command. Call it only when ticks_ahead() is 0 and a command is left.
template <class Record>
void apply_next(AnyMatch& match, const Record& record, ReplayPlace& place) {
    (void)match.apply(record.commands[place.commands].command);
    ++place.commands;
    make_due_restarts(match, record, place);
}

// One step towards the moment `goal`: up to `max_ticks` ticks, or one command. False when the goal is reached
// or cannot be reached.
template <class Record>
bool step_towards(Tick goal, Tick max_ticks, AnyMatch& match, const Record& record, ReplayPlace& place) {
    const Tick left = goal - moment_of(match, place);
    if (left <= 0) return false;
    const Tick run = match.advance(std::min({ticks_ahead(match, record, place), left, max_ticks}));
    if (run > 0) {
        make_due_restarts(match, record, place);
        return true;
    }
    if (place.commands == record.commands.size()) return false;
    apply_next(match, record, place);
    return true;
}

}
