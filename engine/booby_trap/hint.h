// What a careful player would do next, for somebody who asks: feel every piece as long as the strongest bot
// does, and take the loosest one that the bar does not need. Bots never use it: they feel one piece a turn.
#pragma once

#include "booby_trap/state.h"
#include "core/bot.h"

#include <functional>

namespace trapbox::booby_trap {

// Reads the state now; the function that it returns may run on any thread, and takes about 0.2 s at most.
std::function<Plan<Command>(const Budget&)> prepare_hint(const State& state, Seed seed);

}
