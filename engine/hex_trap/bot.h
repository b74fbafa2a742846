// The bots of Trap, five levels.
#pragma once

#include "core/bot.h"
#include "core/random.h"
#include "hex_trap/view.h"

namespace trapbox::hex_trap {

Plan<Command> plan(const View& view, Seat seat, BotLevel level, Seed seed, const Budget& budget);

}
