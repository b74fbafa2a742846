// The bot of Booby-Trap. It feels with a just noticeable difference, forgets after some turns, and lifts with
// an unsteady hand. Levels differ in these parameters, never in what they know.
#pragma once

#include "booby_trap/view.h"
#include "core/bot.h"
#include "core/random.h"

namespace trapbox::booby_trap {

Plan<Command> plan(const View& view, Seat seat, BotLevel level, Seed seed);

}
