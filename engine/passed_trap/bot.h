// The bots: what a hand would do next, from what the player at that seat sees. Levels differ by how surely
// they place a disk, how evenly they pull, how quick they are, and whether they look ahead. Where laughing
// costs (PT-16) they laugh now and then, own up when they are caught, and never accuse.
#pragma once

#include "core/bot.h"
#include "core/random.h"
#include "passed_trap/view.h"

namespace trapbox::passed_trap {

// A hand, and how far it thinks.
struct Skill {
    float place_error; // m, standard deviation of where the disk is placed
    float power_error; // share, standard deviation of the launch speed
    float min_seconds; // a shot: a third to see and reach, a third to carry, a third to pull and aim
    float max_seconds;
    bool looks_ahead; // tries shots in its head before it chooses the disk, the place and the speed
};
const Skill& skill_of(BotLevel level);

Plan<Command> plan_with_skill(const View& view, Seat seat, const Skill& skill, Seed seed,
                              const Budget& budget);
inline Plan<Command> plan(const View& view, Seat seat, BotLevel level, Seed seed, const Budget& budget) {
    return plan_with_skill(view, seat, skill_of(level), seed, budget);
}

// For practice: the way of the held disk if it were let go now, a point every 1/60 s until it rests or 3 s
// have passed. Empty when nothing is held or it would only be set down.
std::vector<Vec> landing_path(const View& view, Seat seat);

}
