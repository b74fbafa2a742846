// What a hand feels, as data: pulses on one ladder of strengths, the same for every platform.
// Knows no cue, no device, no Qt.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>

namespace trapbox {

// Kinds of pulse; the table in haptic_pattern.cpp says what each is on every kind of device.
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

// iOS's ways to strike: impacts of five kinds, and the tick of a wheel that is turned.
enum class Impact : std::uint8_t { soft, light, medium, heavy, rigid, selection };

// One kind of pulse on all devices.
struct FeelRow {
    Feel feel;
    int primitive;    // android.os.VibrationEffect.Composition.PRIMITIVE_*, part of Android's interface
    int primitive_ms; // how long that lasts, as Android describes it
    int buzz_ms;      // what stands for it on a motor with amplitude
    Impact impact;    // what stands for it on iOS
};
const FeelRow& feel_row(Feel feel);

// What a device can do, best last. A pattern is played in the best way there is.
enum class HapticSupport : std::uint8_t { none, on_off, amplitude, primitives };

// For Android's primitives: it counts the pause from the end of the primitive before.
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

}
