// What a hand feels, as data: pulses on one ladder of strengths, the same for every platform.
// Knows no cue, no device, no Qt.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>

namespace trapbox {

// Kinds of pulse; haptic_pattern.cpp says what each is on a device that has only amplitude, or only on and
// off.
enum class Feel : std::uint8_t { low_tick, tick, notch, tap, click, thud, spin, quick_rise, quick_fall };
inline constexpr int kFeelCount = static_cast<int>(Feel::quick_fall) + 1;

enum class HapticStrength : std::uint8_t { off, light, medium, strong };

// Below 1.4 times, two strengths feel the same: one step of the ladder is √2, and there are five.
inline constexpr int kFeltSteps = 5;

// A pulse of a cue: its step at full level, 1 … 5.
struct PulseRecipe {
    Feel feel = Feel::tap;
    int step = 0; // 0 ends the list
    int at_ms = 0;
};

inline constexpr int kMaxPulses = 3;

struct Haptic {
    std::array<PulseRecipe, kMaxPulses> pulses{};
    bool by_level = false; // weaker when the event was
    // Of a continuous cue: repeated while it is held, the faster the higher the value; else felt at each of
    // the five steps up.
    bool repeated = false;
};

// A pulse to be played: at_ms after now.
struct Pulse {
    Feel feel = Feel::tap;
    float scale = 0; // 0 … 1
    int at_ms = 0;

    bool operator==(const Pulse&) const = default;
};

struct Pattern {
    std::array<Pulse, kMaxPulses> pulses{};
    int count = 0;

    const Pulse* begin() const { return pulses.data(); }
    const Pulse* end() const { return pulses.data() + count; }
    bool empty() const { return count == 0; }
    float strongest() const;
};

// Which of the five steps a level of 0 … 1 is felt as; 0 = not at all.
int felt_step(float level);
// step 1 … 5 → 0 … 1.
float felt_scale(int step, HapticStrength strength);
Pattern pattern_of(const Haptic& haptic, float level, HapticStrength strength);

// What a device can do, best last. A pattern is played in the best way there is.
enum class HapticSupport : std::uint8_t { none, on_off, amplitude, primitives };

// For devices without primitives: the motor runs at `amplitude` (0 … 255) for so long. Without amplitude
// control a stronger pulse is a longer one.
struct Buzz {
    int ms = 0;
    int amplitude = 0;

    bool operator==(const Buzz&) const = default;
};
struct Waveform {
    std::array<Buzz, 2 * kMaxPulses> buzzes{};
    int count = 0;

    const Buzz* begin() const { return buzzes.data(); }
    const Buzz* end() const { return buzzes.data() + count; }
};
Waveform waveform_of(const Pattern& pattern, HapticSupport support);
// How long a primitive of this kind lasts on its own, in ms.
int nominal_ms(Feel feel);

}
