// The bot of Trapdoor Checkers. Uses only the view: spins when it must, otherwise searches for the best move
// or slide.
#pragma once

#include "core/bot.h"
#include "core/random.h"
#include "trapdoor_checkers/view.h"

namespace trapbox::trapdoor_checkers {

Plan<Command> plan(const View& view, Seat seat, BotLevel level, Seed seed, const Budget& budget);

}
