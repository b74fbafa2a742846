// A random legal turn, without listing the thousands of legal turns.
#pragma once

#include "core/random.h"
#include "hex_trap/state.h"

namespace trapbox::hex_trap {

// Every first half is as likely as any other, and so is every second half after it. None when there is no
// legal turn.
std::optional<Command> random_turn(const Position& position, Random& random);

}
