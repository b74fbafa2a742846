// What every game must keep to, whatever its rules. Run over the null game and every game of the catalog.
#pragma once

#include "catalog.h"

namespace trapbox::tests {

// Plays `games` random games of that many steps with the given options; console/trial.h lists what is checked
// along the way. Unless it ended, each must have seen half as many commands as the least.
struct Conformance {
    int games = 20;
    int min_steps = 1;
    int max_steps = 300;
    Seed seed = 1;
};

void check_conformance(const CatalogEntry& game, std::string_view options, const Conformance& amount = {});

}
