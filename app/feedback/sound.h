// Describes sounds as data: the modes of materials, the strokes that excite them, and the loudness of a
// strength. Knows no cue, no device, no Qt.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace trapbox {

// One resonance of a material.
struct Mode {
    float ratio = 0;   // of its frequency to the lowest; 0 ends the list
    float gain = 0;    // relative to the other modes
    float decay_s = 0; // until it is 60 dB down
};

struct Material {
    std::array<Mode, 8> modes{};
    // A soft blow is dull: modes above this frequency are weak. At full strength; in proportion to the
    // loudness.
    float bright_hz = 6000;
    // The noise of the contact: its peak at full strength next to the blow's gain, and the middle of its
    // band. It grows with the impulse itself, so that harder blows are noisier.
    float noise = 0;
    float noise_hz = 4000;
    int rattles = 0; // bursts of that noise that follow the blow
    float chirp = 0; // of a spring bar, next to the blow's gain
    // A plucked band starts this share above its pitch and comes down as it shortens.
    float glide = 0;
};

// One blow: a pulse of 1–3 ms, or rubbing when it lasts longer.
struct Stroke {
    const Material* material = nullptr; // none ends the list
    float hz = 440;
    float gain = 0.5F;  // at full strength, next to other strokes
    int at_ms = 0;      // after the cue
    int rubbing_ms = 0; // 0 = struck once
};

// Sounds that last as long as something is held.
enum class Drone : std::uint8_t { none, creak, tension, hiss, slide, creep };

enum class Bus : std::uint8_t { effects, alerts };
inline constexpr int kBusCount = 2;

inline constexpr int kMaxStrokes = 6;

struct Sound {
    Bus bus = Bus::effects;
    std::array<Stroke, kMaxStrokes> strokes{};
    Drone drone = Drone::none;
};

// How loud and how strong an event counts: nothing up to the threshold, all from `full` on.
struct Scale {
    float threshold = 0;
    float full = 1;
};

// 0 … 1. Anything that is not a number counts as nothing.
inline float level(const Scale& scale, float strength) {
    if (!(strength > scale.threshold)) return 0;
    return std::min(1.0F, strength / scale.full);
}

// Loudness grows more slowly than the blow.
inline float loudness(float level) { return level > 0 ? std::pow(level, 0.6F) : 0; }

// The tension tone: two octaves from C4 up, so that five levels lie 24 / 5 = 4.8 semitones apart.
inline float tension_hz(float value) { return 261.63F * std::exp2(2 * value); }

// Ticks of the tension, heard and felt alike: 2 a second when barely held, 10 a second at the tightest. The
// shortest interval is twice what fingers need to tell pulses apart.
inline float tension_ticks_per_second(float value) { return 2 + 8 * value; }

}
