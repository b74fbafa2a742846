// How a finger feels a tension: coarse after a short press, fine after a long one. Pure functions, shared by
// the app's ring, tone and haptics and by the bots.
#pragma once

#include "core/random.h"

#include <array>

namespace trapbox::booby_trap {

// N. Below the first step a piece feels loose: floor friction alone holds that much (BT-11). The steps are
// where the chance of a trip changes most.
inline constexpr std::array<float, 4> kFeelSteps{0.05F, 0.3F, 1.0F, 3.0F};
inline constexpr float kLoose = kFeelSteps[0];
inline constexpr int kFeelLevels = static_cast<int>(kFeelSteps.size()) + 1;

// 0 loose … 4 very tight.
constexpr int feel_level(float tension) {
    int level = 0;
    for (const float step : kFeelSteps)
        if (tension >= step) ++level;
    return level;
}

// The tension on a scale of 0 … 1 with one fifth per feel level, so that ring, tone and vibration show the
// same five levels. 0 = loose; other values are inside their fifth, never on its border.
float feel_scale(float tension);

// The felt tension (N) after `seconds` of pressing: noisy and coarse at first, fine after two seconds.
// Deterministic for a seed. 0 = loose.
float felt(float tension, float seconds, Seed seed);

// The just noticeable difference after that time, as a share of the tension: 0.6 … 0.1.
float noticeable(float seconds);

}
