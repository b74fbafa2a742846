// The golden games in tests/golden: each is a journal, and the list of its events.
#pragma once

#include "catalog.h"

#include <string>

namespace trapbox::tests {

// "hex_trap/quick.journal"; empty where there is none.
std::string golden(const std::string& name);

// "TICK > command" and "TICK event", a line each, and last the outcome. Knocks are left out: they are many,
// and for the ear. Empty where the journal does not replay.
std::string transcript(const CatalogEntry& game, const Journal& journal);

}
