#include "spring_chirp.h"

#include <algorithm>
#include <cmath>

namespace trapbox {

namespace {
// A bending wave's delay is proportional to 1 / √f: from end to end 3.5 ms at 10 kHz and 11.7 ms at 900 Hz.
constexpr float kDelay = 0.35F; // s · √Hz
constexpr float kHighHz = 10000, kLowHz = 900;
constexpr int kEchoes = 4;
constexpr float kEchoGain = 0.62F;

// The sine of a phase ≥ 0 in cycles, approximated by two parabolas (error 0.1 %), because the library's sine
// is several times slower.
float sine(float turns) {
    const float x = turns - static_cast<float>(static_cast<int>(turns)) - 0.5F;
    const float y = 16 * x * std::abs(x) - 8 * x;
    return y + 0.225F * (y * std::abs(y) - y);
}
}

void SpringChirp::start(float peak, float sample_rate) {
    m_peak = peak;
    m_seconds_per_sample = 1 / sample_rate;
    m_sample = 0;
    m_echoes = peak > 0 ? kEchoes : 0;
}

void SpringChirp::add(float* mono, int frames) {
    float gain = m_peak;
    for (int echo = 0; echo < kEchoes; ++echo, gain *= kEchoGain) {
        const float delay = static_cast<float>(2 * echo + 1) * kDelay;
        const float begin = delay / std::sqrt(kHighHz), end = delay / std::sqrt(kLowHz);
        const int first = std::max(0, static_cast<int>(begin / m_seconds_per_sample) + 1 - m_sample);
        const int last = std::min(frames, static_cast<int>(end / m_seconds_per_sample) - m_sample);
        for (int i = first; i < last; ++i) {
            const float t = static_cast<float>(m_sample + i) * m_seconds_per_sample;
            // The frequency that arrives at time t is (delay / t)². The phase is its integral, −delay² / t
            // cycles.
            const float along = (t - begin) / (end - begin);
            const float edge = 4 * along * (1 - along);
            mono[i] += gain * edge * edge * sine(delay * delay / t);
        }
    }
    m_sample += frames;
    constexpr float kLast = static_cast<float>(2 * kEchoes - 1) * kDelay;
    if (static_cast<float>(m_sample) * m_seconds_per_sample > kLast / std::sqrt(kLowHz)) m_echoes = 0;
}

}
