// Writes a game as PDN; see pdn.h for the form.
#pragma once

#include "trapdoor_checkers/pdn.h"

namespace trapbox::trapdoor_checkers {

// The commands must be legal.
std::string to_pdn(const PdnGame& game, const RecordNotes& notes = {});

}
