// The tray as text, for the console.
#pragma once

#include "booby_trap/state.h"

#include <string>

namespace trapbox::booby_trap {

std::string show(const State& state);

}
