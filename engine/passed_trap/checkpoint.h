// A game as one line of whole numbers, and back: checkpoint(restore(text)) == text. A world restored from it
// behaves nearly, but not bit for bit, like the original.
#pragma once

#include "core/result.h"
#include "passed_trap/state.h"

#include <string>
#include <string_view>

namespace trapbox::passed_trap {

std::string checkpoint(const State& state);
Result<State> restore(const Options& options, std::string_view text);

}
