#include "core/replay.h"

#include <algorithm>

namespace trapbox {

namespace {

const Snapshot* next_restart(const Journal& journal, const ReplayPlace& place) {
    if (place.restarts == journal.restarts.size()) return nullptr;
    const Snapshot& restart = journal.restarts[place.restarts];
    return restart.commands == place.commands ? &restart : nullptr;
}

}

ReplayPlace place_of(const AnyMatch& match, const Journal& journal) {
    ReplayPlace place{match.command_count(), 0};
    const auto is_past = [&](const Snapshot& restart) {
        return restart.commands < place.commands ||
               (restart.commands == place.commands && restart.tick <= match.ticks());
    };
    while (place.restarts < journal.restarts.size() && is_past(journal.restarts[place.restarts]))
        ++place.restarts;
    return place;
}

Tick ticks_ahead(const AnyMatch& match, const Journal& journal, const ReplayPlace& place) {
    Tick until =
        place.commands < journal.commands.size() ? journal.commands[place.commands].tick : journal.ticks;
    if (const Snapshot* restart = next_restart(journal, place)) until = std::min(until, restart->tick);
    return until - match.ticks();
}

void apply_next(AnyMatch& match, const Journal& journal, ReplayPlace& place) {
    (void)match.apply(journal.commands[place.commands].command);
    ++place.commands;
    make_due_restarts(match, journal, place);
}

void make_due_restarts(AnyMatch& match, const Journal& journal, ReplayPlace& place) {
    for (const Snapshot* restart = next_restart(journal, place); restart && restart->tick <= match.ticks();
         restart = next_restart(journal, place)) {
        (void)match.restart(*restart);
        ++place.restarts;
    }
}

bool step_towards(Tick goal, Tick most, AnyMatch& match, const Journal& journal, ReplayPlace& place) {
    const Tick left = goal - moment_of(match, place);
    if (left <= 0) return false;
    const Tick run = match.advance(std::min({ticks_ahead(match, journal, place), left, most}));
    if (run > 0) {
        make_due_restarts(match, journal, place);
        return true;
    }
    if (place.commands == journal.commands.size()) return false;
    apply_next(match, journal, place);
    return true;
}

}
