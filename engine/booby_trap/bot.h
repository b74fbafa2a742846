// Touches, feels, remembers and decides like a person: with a just noticeable difference, a fading memory and
// a hand that is not quite steady. Levels differ in these, never in what they know.
#pragma once

#include "booby_trap/view.h"
#include "core/bot.h"
#include "core/random.h"

namespace trapbox::booby_trap {

Plan<Command> plan(const View& view, Seat seat, BotLevel level, Seed seed);

}
