// Writes a state as one line of whole numbers and reads it back: checkpoint(restore(text)) == text. A
// restored world behaves nearly like the original, but not bit for bit.
#pragma once

#include "core/result.h"
#include "passed_trap/state.h"

#include <string>
#include <string_view>

namespace trapbox::passed_trap {

std::string checkpoint(const State& state);
Result<State> restore(const Options& options, std::string_view text);

}
