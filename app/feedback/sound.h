// Describes sounds as data: the modes of materials, the strokes that excite them, and the mapping of strength
// to loudness. Knows no cue, no device, no Qt.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace trapbox {

// One resonance of a material.
struct Mode {
    float ratio = 0;   // of its frequency to the lowest mode's; 0 ends the list
    float gain = 0;    // relative to the other modes
    float decay_s = 0; // time to decay by 60 dB
};

struct Material {
    std::array<Mode, 8> modes{};
    // A soft blow is dull: modes above this frequency are attenuated. The value at full strength;
    // proportional to the loudness.
    float bright_hz = 6000;
    // The contact noise: its peak at full strength relative to the blow's gain, and its centre frequency. It
    // is proportional to the impulse, so that harder blows are noisier.
    float noise = 0;
    float noise_hz = 4000;
    int rattles = 0; // number of further bursts of that noise
    float chirp = 0; // of a spring bar, relative to the blow's gain
    // A plucked band starts higher than its pitch by this share, and glides down to it.
    float glide = 0;
};

// One blow: a pulse of 1–3 ms, or rubbing if it is longer.
struct Stroke {
    const Material* material = nullptr; // none ends the list
    float hz = 440;
    float gain = 0.5F;  // at full strength, relative to other strokes
    int at_ms = 0;      // after the cue
    int rubbing_ms = 0; // 0 = a single blow
};

// Sounds that continue as long as something is held.
enum class Drone : std::uint8_t { none, creak, tension, hiss, slide, creep };

enum class Bus : std::uint8_t { effects, alerts };
inline constexpr int kBusCount = 2;

inline constexpr int kMaxStrokes = 6;

struct Sound {
    Bus bus = Bus::effects;
    std::array<Stroke, kMaxStrokes> strokes{};
    Drone drone = Drone::none;
};

// Maps strength to level: 0 up to the threshold, 1 from `full`.
struct Scale {
    float threshold = 0;
    float full = 1;
};

// 0 … 1; 0 if the strength is NaN.
inline float level(const Scale& scale, float strength) {
    if (!(strength > scale.threshold)) return 0;
    return std::min(1.0F, strength / scale.full);
}

// Loudness grows more slowly than strength.
inline float loudness(float level) { return level > 0 ? std::pow(level, 0.6F) : 0; }

// The pitch of the tension tone: two octaves up from C4, so that five levels are 24 / 5 = 4.8 semitones
// apart.
inline float tension_hz(float value) { return 261.63F * std::exp2(2 * value); }

// The rate of the tension's ticks, both heard and felt: 2 per second at the minimum, 10 at the maximum. The
// shortest interval is twice the time that fingers need to tell pulses apart.
inline float tension_ticks_per_second(float value) { return 2 + 8 * value; }

}
