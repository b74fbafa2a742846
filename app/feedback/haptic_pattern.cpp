#include "haptic_pattern.h"

#include <algorithm>

namespace trapbox {

namespace {
constexpr std::array<FeelRow, kFeelCount> kFeels{{
    {Feel::low_tick, 8, 12, 12, Impact::soft},
    {Feel::tick, 7, 5, 10, Impact::light},
    {Feel::notch, 7, 5, 10, Impact::selection},
    {Feel::tap, 1, 12, 12, Impact::light},
    {Feel::click, 1, 12, 15, Impact::medium},
    {Feel::thud, 2, 300, 45, Impact::heavy},
    {Feel::spin, 3, 150, 60, Impact::selection},
    {Feel::quick_rise, 4, 150, 30, Impact::rigid},
    {Feel::quick_fall, 6, 100, 30, Impact::soft},
}};

constexpr bool in_order() {
    for (std::size_t i = 0; i < kFeels.size(); ++i)
        if (kFeels[i].feel != static_cast<Feel>(i)) return false;
    return true;
}
static_assert(in_order(), "expected one row for each feel, in the order of Feel");

// A motor needs about 10 ms to be felt at all. Without amplitude control, strength is duration: 10 … 40 ms at
// `strong`.
constexpr float kLongestBuzzMs = 40;
constexpr float kShortestBuzzMs = 10;
}

const FeelRow& feel_row(Feel feel) { return kFeels[static_cast<std::size_t>(feel)]; }

float Pattern::strongest() const {
    float max = 0;
    for (const Pulse& pulse : *this)
        max = std::max(max, pulse.scale);
    return max;
}

int felt_step(float level) {
    if (!(level > 0)) return 0;
    return std::clamp(static_cast<int>(std::ceil(level * kFeltSteps)), 1, kFeltSteps);
}

float felt_scale(int step, HapticStrength strength) {
    if (step <= 0 || strength == HapticStrength::off) return 0;
    const int down =
        kFeltSteps - step + static_cast<int>(HapticStrength::strong) - static_cast<int>(strength);
    return std::exp2(-0.5F * static_cast<float>(down));
}

Pattern pattern_of(const Haptic& haptic, float level, HapticStrength strength) {
    Pattern pattern;
    const int lost = haptic.by_level ? kFeltSteps - felt_step(level) : 0;
    if (!(level > 0) || strength == HapticStrength::off) return pattern;
    for (const PulseRecipe& pulse : haptic.pulses) {
        if (pulse.step == 0) break;
        const int step = std::max(1, pulse.step - lost);
        pattern.pulses[static_cast<std::size_t>(pattern.count++)] = {pulse.feel, felt_scale(step, strength),
                                                                     pulse.at_ms};
    }
    return pattern;
}

Composition composition_of(const Pattern& pattern) {
    Composition composition;
    int end = 0;
    for (const Pulse& pulse : pattern) {
        const FeelRow& row = feel_row(pulse.feel);
        const int pause = std::max(0, pulse.at_ms - end);
        composition.primitives[static_cast<std::size_t>(composition.count++)] = {row.primitive, pulse.scale,
                                                                                 pause};
        end += pause + row.primitive_ms;
    }
    return composition;
}

Waveform waveform_of(const Pattern& pattern, HapticSupport support) {
    Waveform waveform;
    if (support != HapticSupport::amplitude && support != HapticSupport::on_off) return waveform;
    const auto add = [&](int ms, int amplitude) {
        if (ms > 0) waveform.buzzes[static_cast<std::size_t>(waveform.count++)] = {ms, amplitude};
    };
    int now = 0;
    for (const Pulse& pulse : pattern) {
        const int rest = std::max(0, pulse.at_ms - now);
        add(rest, 0);
        const bool graded = support == HapticSupport::amplitude;
        const int ms =
            graded ? feel_row(pulse.feel).buzz_ms
                   : static_cast<int>(std::lround(std::max(kShortestBuzzMs, kLongestBuzzMs * pulse.scale)));
        add(ms, graded ? static_cast<int>(std::lround(255 * pulse.scale)) : 255);
        now += rest + ms;
    }
    return waveform;
}

}
