// Haptic patterns as data: pulses on one scale of strengths, the same for every platform. Knows no cue, no
// device, no Qt.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>

namespace trapbox {

// Kinds of pulse. The table in haptic_pattern.cpp defines each for every kind of device.
enum class Feel : std::uint8_t { low_tick, tick, notch, tap, click, thud, spin, quick_rise, quick_fall };
inline constexpr int kFeelCount = static_cast<int>(Feel::quick_fall) + 1;

enum class HapticStrength : std::uint8_t { off, light, medium, strong };

// Two strengths feel the same unless they differ by a factor of about 1.4: each of the five steps is √2 times
// the one before.
inline constexpr int kFeltSteps = 5;

// A pulse of a cue: its step at level 1, from 1 to 5.
struct PulseRecipe {
    Feel feel = Feel::tap;
    int step = 0; // 0 ends the list
    int at_ms = 0;
};

inline constexpr int kMaxPulses = 3;

struct Haptic {
    std::array<PulseRecipe, kMaxPulses> pulses{};
    bool by_level = false; // weaker for weaker events
    // For continuous cues. True: repeated while the cue is held, faster for higher values. False: felt when
    // the value rises to each of the five steps.
    bool repeated = false;
};

// A pulse to be played, `at_ms` from now.
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

// The step at which a level of 0 … 1 is felt; 0 = not felt.
int felt_step(float level);
// Converts a step of 1 … 5 to 0 … 1.
float felt_scale(int step, HapticStrength strength);
Pattern pattern_of(const Haptic& haptic, float level, HapticStrength strength);

// iOS's feedback generators: impacts of five kinds, and the selection tick.
enum class Impact : std::uint8_t { soft, light, medium, heavy, rigid, selection };

// One kind of pulse on all devices.
struct FeelRow {
    Feel feel;
    int primitive;    // android.os.VibrationEffect.Composition.PRIMITIVE_*, part of Android's interface
    int primitive_ms; // duration, as documented by Android
    int buzz_ms;      // replacement on a motor with amplitude control
    Impact impact;    // replacement on iOS
};
const FeelRow& feel_row(Feel feel);

// What a device supports, best last. Patterns use the best method available.
enum class HapticSupport : std::uint8_t { none, on_off, amplitude, primitives };

// For Android's primitives, whose pause starts at the end of the previous primitive.
struct Primitive {
    int id = 0;
    float scale = 0; // 0 … 1
    int pause_ms = 0;

    bool operator==(const Primitive&) const = default;
};
struct Composition {
    std::array<Primitive, kMaxPulses> primitives{};
    int count = 0;

    const Primitive* begin() const { return primitives.data(); }
    const Primitive* end() const { return primitives.data() + count; }
};
Composition composition_of(const Pattern& pattern);

// For devices without primitives: the motor runs at `amplitude` (0 … 255) for `ms`. Without amplitude
// control, a stronger pulse is a longer one.
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

}
