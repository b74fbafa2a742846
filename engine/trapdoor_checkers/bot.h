// Plays from the view alone: spins when it must, and otherwise looks for the best move or slide.
#pragma once

#include "core/bot.h"
#include "core/random.h"
#include "trapdoor_checkers/view.h"

namespace trapbox::trapdoor_checkers {

Plan<Command> plan(const View& view, Seat seat, BotLevel level, Seed seed, const Budget& budget);

}
