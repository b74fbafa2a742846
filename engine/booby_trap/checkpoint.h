// Writes a state as one line of whole numbers (µm, mN) and reads it back. Contact loads are not stored: they
// build up again from the positions.
#pragma once

#include "booby_trap/state.h"
#include "core/result.h"

namespace trapbox::booby_trap {

std::string checkpoint(const State& state);
Result<State> restore(const Options& options, std::string_view text);

}
