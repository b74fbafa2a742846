// The bots: what a hand would do next, from what the player at that seat sees. Levels differ by how surely
// they place a disk, how evenly they pull, how quick they are, and whether they look ahead. Where laughing
// costs (PT-16) they laugh now and then, own up when they are caught, and never accuse.
#pragma once

#include "core/bot.h"
#include "core/random.h"
#include "passed_trap/view.h"

namespace trapbox::passed_trap {

Plan<Command> plan(const View& view, Seat seat, BotLevel level, Seed seed, const Budget& budget);

// For practice: the way of the held disk if it were let go now, a point every 1/60 s until it rests or 3 s
// have passed. Empty when nothing is held or it would only be set down.
std::vector<Vec> landing_path(const View& view, Seat seat);

}
