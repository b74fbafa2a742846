// The invariants of every game, whatever its rules. Checked for the null game and every game of the catalog.
#pragma once

#include "catalog.h"

namespace trapbox::tests {

// Plays `games` random games of that many steps with the given options; console/trial.h lists the checks. A
// game that does not end must have played at least half of `min_steps` commands.
struct Conformance {
    int games = 20;
    int min_steps = 1;
    int max_steps = 300;
    Seed seed = 1;
};

void check_conformance(const CatalogEntry& game, std::string_view options, const Conformance& amount = {});

}
