// What a finger can tell: a tension in newtons as a person feels it, by how long they press. Pure functions,
// shared by the app's ring, tone and haptics and by the bots.
#pragma once

#include "core/random.h"

#include <array>

namespace trapbox::booby_trap {

// N. A piece below the first reads as loose: so little is only what the floor holds (BT-11). The steps are
// those at which the chance of a trip changes most.
inline constexpr std::array<float, 4> kFeelSteps{0.05F, 0.3F, 1.0F, 3.0F};
inline constexpr float kLoose = kFeelSteps[0];
inline constexpr int kFeelLevels = static_cast<int>(kFeelSteps.size()) + 1;

// 0 loose … 4 held very tight.
constexpr int feel_level(float tension) {
    int level = 0;
    for (const float step : kFeelSteps)
        if (tension >= step) ++level;
    return level;
}

// The tension on a scale of 0 … 1 on which the levels are equally wide, so that ring, tone and vibration all
// tell the same five apart: 0 where it is loose, else always within its level's fifth, never on the border.
float feel_scale(float tension);

// The reading after `seconds` of pressing: noisy and coarse at first, fine after two seconds. The same seed
// feels the same. 0 = loose.
float felt(float tension, float seconds, Seed seed);

// The just noticeable difference after that time, as a share of the tension: 0.6 … 0.1.
float noticeable(float seconds);

}
