// The bots of The Passed-Trap. They use only what the player at that seat sees. Levels differ in aim,
// strength control, speed, and whether they simulate shots. With the laughing rule (PT-16) they laugh now and
// then, confirm a justified claim, and never claim themselves.
#pragma once

#include "core/bot.h"
#include "core/random.h"
#include "passed_trap/view.h"

namespace trapbox::passed_trap {

// The parameters of a level.
struct Skill {
    float place_error; // m, standard deviation of the disk's place
    float power_error; // standard deviation of the launch speed, as a share of it
    float min_seconds; // per shot: a third to see and reach, a third to carry, a third to pull and aim
    float max_seconds;
    bool looks_ahead; // simulates shots before it chooses disk, place and speed
};
const Skill& skill_of(BotLevel level);

Plan<Command> plan_with_skill(const View& view, Seat seat, const Skill& skill, Seed seed,
                              const Budget& budget);
inline Plan<Command> plan(const View& view, Seat seat, BotLevel level, Seed seed, const Budget& budget) {
    return plan_with_skill(view, seat, skill_of(level), seed, budget);
}

// For practice: the predicted path of the held disk if it is released now, a point every 1/60 s until it is
// at rest, at most 3 s. Empty when no disk is held or a release would not shoot it.
std::vector<Vec> landing_path(const View& view, Seat seat);

}
