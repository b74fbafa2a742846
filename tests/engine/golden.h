// The golden games in tests/golden: each is a journal, and the list of its events.
#pragma once

#include "catalog.h"

#include <string>

namespace trapbox::tests {

// The content of a file such as "hex_trap/quick.journal"; empty if there is none.
std::string golden(const std::string& name);

// Lines of the form "TICK > command" and "TICK event", and finally the outcome. Hits are omitted: there are
// many, and they only make sounds. Empty if the journal does not replay.
std::string transcript(const CatalogEntry& game, const Journal& journal);

}
