// Plays one random game and checks the invariants of every game. Knows no rules. The soak test plays
// thousands of trials, the conformance tests a few per game and variant.
#pragma once

#include "core/any_match.h"

#include <optional>
#include <string>

namespace trapbox {

struct TrialPlan {
    const CatalogEntry* game = nullptr;
    std::string options;
    Seed seed = 1;
    int max_steps = 300; // the trial ends after a random number of steps, min_steps … max_steps
    // A game with a clock ends within ten seconds, and only its save is checked: for many games with physics.
    bool brief = false;
    int min_steps = 1; // a step is a command, a bot's plan, or a second in which nobody can act
};

struct TrialReport {
    std::size_t commands = 0;
    Tick ticks = 0;
    bool ended = false;
    // Empty on success; otherwise what is wrong, with the match up to that point.
    std::string violation;
    std::optional<Journal> journal;
};

// Checks these invariants:
// - The same seed and commands give the same hash, also after save and load, and after undo and redo.
// - Every listed move is accepted and listed once (where listing is slow, only every 16th list is checked).
// - Random text is refused and changes nothing. The text of a command is parsed to the same command.
// - Until the end, a seat is to act or something moves. Moves are listed exactly when a seat is to act, and
// only one
//   seat is to act in turn-based games.
// - The outcome never changes after the end.
// Games with a clock run random numbers of ticks between the commands.
TrialReport run_trial(const TrialPlan& plan);

}
