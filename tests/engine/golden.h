// Whole games, kept in tests/golden: each as a journal, and as what was told while it was played.
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
