// One random game under the eyes of a referee who knows no rules: what every game must keep to, whatever it
// is. The soak plays thousands of them, the conformance tests a few of each game and variant.
#pragma once

#include "core/any_match.h"

#include <optional>
#include <string>

namespace trapbox {

struct TrialPlan {
    const CatalogEntry* game = nullptr;
    std::string options;
    Seed seed = 1;
    int max_steps = 300; // the game is checked after a random number of steps up to this one
    // A game by the clock is left within ten seconds, and only its save is tried: physics in bulk.
    bool brief = false;
    int min_steps = 1; // a step is a command, a bot's plan, or a second in which nobody can act
};

struct TrialReport {
    std::size_t commands = 0;
    Tick ticks = 0;
    bool ended = false;
    // Empty when all is well; else what is wrong, and the match up to there.
    std::string violation;
    std::optional<Journal> journal;
};

// Same seed and commands → same hash; save → load → same hash; undo to the start and forward again; every
// move listed (where that takes long: of every 16th list) is accepted, once each; garbage is refused and
// changes nothing; somebody can act, or something moves, until the end; moves are listed where somebody is to
// act, one alone where players take turns; the outcome never changes after the end; the text of a command
// reads back to itself. Clocked games run random stretches of ticks between the commands.
TrialReport run_trial(const TrialPlan& plan);

}
