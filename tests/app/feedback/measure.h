// Measures rendered sound: amplitude at one frequency, pitch, decay, peak. Mono, of the left channel.
#pragma once

#include "cue_table.h"
#include "synth.h"

#include <cmath>
#include <numbers>
#include <vector>

namespace measure {

constexpr float kRate = 48000;

struct Samples {
    std::vector<float> left, right;
};

inline Samples render(trapbox::Synth& synth, double seconds) {
    const auto frames = static_cast<int>(seconds * kRate);
    std::vector<float> stereo(2 * static_cast<std::size_t>(frames));
    synth.render(stereo.data(), frames);
    Samples out;
    for (std::size_t i = 0; i < stereo.size(); i += 2) {
        out.left.push_back(stereo[i]);
        out.right.push_back(stereo[i + 1]);
    }
    return out;
}

inline Samples render(const trapbox::Sound& sound, float level, float size, double seconds,
                      trapbox::Seed seed = 1) {
    trapbox::Synth synth(kRate, seed);
    synth.strike(sound, level, 0, size, 0);
    return render(synth, seconds);
}

inline float peak(const std::vector<float>& samples) {
    float most = 0;
    for (const float x : samples)
        most = std::max(most, std::abs(x));
    return most;
}

inline double rms(const std::vector<float>& samples, double from_s, double to_s) {
    double sum = 0;
    const auto from = static_cast<std::size_t>(from_s * kRate);
    const auto to = static_cast<std::size_t>(to_s * kRate);
    for (std::size_t i = from; i < to; ++i)
        sum += static_cast<double>(samples[i]) * samples[i];
    return std::sqrt(sum / static_cast<double>(to - from));
}

// A Goertzel filter with a Hann window: the amplitude at one frequency in a time interval.
inline double amplitude(const std::vector<float>& samples, double hz, double from_s, double to_s) {
    const auto from = static_cast<std::size_t>(from_s * kRate);
    const auto count = static_cast<std::size_t>((to_s - from_s) * kRate);
    const double w = 2 * std::numbers::pi * hz / kRate;
    const double k = 2 * std::cos(w);
    double s1 = 0, s2 = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double hann =
            0.5 - 0.5 * std::cos(2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(count));
        const double s = hann * samples[from + i] + k * s1 - s2;
        s2 = s1;
        s1 = s;
    }
    return 4 * std::sqrt(s1 * s1 + s2 * s2 - k * s1 * s2) / static_cast<double>(count);
}

// The loudest frequency between `low` and `high`, searched in steps of `step_hz`.
inline double pitch(const std::vector<float>& samples, double low, double high, double from_s, double to_s,
                    double step_hz = 2) {
    double best = low, most = 0;
    for (double hz = low; hz <= high; hz += step_hz) {
        const double a = amplitude(samples, hz, from_s, to_s);
        if (a > most) most = a, best = hz;
    }
    return best;
}

// Seconds until the sound is 60 dB below its maximum, by the energy in windows of 5 ms.
inline double decay_60db(const std::vector<float>& samples) {
    const double window = 0.005;
    const auto windows = static_cast<int>(static_cast<double>(samples.size()) / kRate / window);
    double loudest = 0, loudest_at = 0, last_above = 0;
    for (int i = 0; i < windows; ++i) {
        const double e = rms(samples, i * window, (i + 1) * window);
        if (e > loudest) loudest = e, loudest_at = i * window;
    }
    for (int i = 0; i < windows; ++i)
        if (rms(samples, i * window, (i + 1) * window) > loudest * 1e-3) last_above = (i + 1) * window;
    return last_above - loudest_at;
}

}
