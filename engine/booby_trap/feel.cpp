#include "booby_trap/feel.h"

#include <algorithm>

namespace trapbox::booby_trap {

float feel_scale(float tension) {
    constexpr float kTightest = 6; // N: the end of the scale
    constexpr float kInside = 0.05F;
    const int level = feel_level(tension);
    if (level == 0) return 0;
    const float low = kFeelSteps[static_cast<std::size_t>(level - 1)];
    const float high = level + 1 < kFeelLevels ? kFeelSteps[static_cast<std::size_t>(level)] : kTightest;
    const float within = std::clamp((tension - low) / (high - low), kInside, 1 - kInside);
    return (static_cast<float>(level) + within) / kFeelLevels;
}

float noticeable(float seconds) { return 0.1F + 0.5F / (1 + 4 * std::max(seconds, 0.0F)); }

float felt(float tension, float seconds, Seed seed) {
    Random random(seed);
    const float share = noticeable(seconds);
    const float error = random.normal();
    const float tremor = random.normal();
    const float noisy = tension * (1 + share * error / 2) + kLoose * share * tremor / 2;
    if (noisy < kLoose) return 0;
    // Quantise to steps of one noticeable difference: tensions between two steps feel the same.
    float rung = kLoose;
    while (rung * (1 + share) <= noisy)
        rung *= 1 + share;
    return rung * (1 + share / 2);
}

}
