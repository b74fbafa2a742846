// What every game must keep to, whatever its rules. Run over the null game and every game of the catalog.
#pragma once

#include "catalog.h"

namespace trapbox::tests {

// Plays `games` random games of up to `most_commands` commands with the given options and checks along the
// way: same seed and commands → same hash; save → load → same hash; undo to the start and forward again;
// every move listed is accepted; garbage is refused and changes nothing; the outcome never changes after the
// end; the text of a command parses back to itself. Clocked games run random stretches of ticks between the
// commands.
struct Conformance {
    int games = 20;
    int most_commands = 300;
    Seed seed = 1;
};

void check_conformance(const CatalogEntry& game, std::string_view options, const Conformance& amount = {});

}
