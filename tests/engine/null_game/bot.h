// Leaves a multiple of most + 1 if possible; lower levels overlook it more often.
#pragma once

#include "core/bot.h"
#include "core/random.h"
#include "null_game/view.h"

namespace trapbox::null_game {

Plan<Command> plan(const View& view, Seat seat, BotLevel level, Seed seed);

}
