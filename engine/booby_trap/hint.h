// The hint: feel every piece as long as the strongest bot does, and take the loosest one whose removal does
// not trip the bar in a simulation. Bots never use it: they feel one piece per turn.
#pragma once

#include "booby_trap/state.h"
#include "core/bot.h"

#include <functional>

namespace trapbox::booby_trap {

// Copies what it needs from the state. The returned function may run on any thread; it takes up to about 0.2
// s.
std::function<Plan<Command>(const Budget&)> prepare_hint(const State& state, Seed seed);

}
