#include "box_reverb.h"

#include <algorithm>
#include <cmath>

namespace trapbox {

namespace {
// At 48 kHz these are 149, 211, 283 and 367 samples, all prime, so that the echoes do not coincide.
constexpr float kDelaySeconds[] = {0.003104F, 0.004396F, 0.005896F, 0.007646F};
constexpr float kDecaySeconds = 0.1F;
constexpr float kWet = 0.16F;
constexpr float kDamping = 0.35F;
// Inaudible below this level; also keeps the values far from denormal numbers.
constexpr float kSilence = 1e-6F;
}

BoxReverb::BoxReverb(float sample_rate) {
    for (std::size_t n = 0; n < kLines; ++n) {
        const float length =
            std::clamp(std::round(kDelaySeconds[n] * sample_rate), 1.0F, static_cast<float>(kCapacity));
        m_lines[n].length = static_cast<std::size_t>(length);
        m_lines[n].gain = std::pow(10.0F, -3 * kDelaySeconds[n] / kDecaySeconds);
    }
}

void BoxReverb::silence() {
    for (Line& line : m_lines) {
        std::fill(line.samples.begin(), line.samples.end(), 0.0F);
        line.damped = 0;
    }
    m_quiet = 0;
    m_sounding = false;
}

void BoxReverb::add(float* stereo, int frames) {
    if (!m_sounding && std::all_of(stereo, stereo + 2 * frames, [](float x) { return x == 0; })) return;
    m_sounding = true;
    for (int i = 0; i < frames; ++i) {
        float& left = stereo[2 * i];
        float& right = stereo[2 * i + 1];
        const float in = 0.5F * (left + right);
        std::array<float, kLines> out;
        for (std::size_t n = 0; n < kLines; ++n) {
            Line& line = m_lines[n];
            line.damped += (1 - kDamping) * (line.gain * line.samples[line.at] - line.damped);
            if (std::abs(line.damped) < kSilence) line.damped = 0;
            out[n] = line.damped;
        }
        // A Hadamard matrix mixes the lines and preserves their energy.
        const float a = out[0] + out[1], b = out[0] - out[1], c = out[2] + out[3], d = out[2] - out[3];
        const float back[] = {0.5F * (a + c), 0.5F * (b + d), 0.5F * (a - c), 0.5F * (b - d)};
        bool quiet = true;
        for (std::size_t n = 0; n < kLines; ++n) {
            Line& line = m_lines[n];
            const float x = in + back[n];
            const bool heard = std::abs(x) >= kSilence;
            line.samples[line.at] = heard ? x : 0;
            line.at = line.at + 1 == line.length ? 0 : line.at + 1;
            quiet = quiet && !heard;
        }
        m_quiet = quiet ? m_quiet + 1 : 0;
        left += kWet * (out[0] + out[2]);
        right += kWet * (out[1] + out[3]);
    }
    const auto longest = std::max_element(m_lines.begin(), m_lines.end(),
                                          [](const Line& a, const Line& b) { return a.length < b.length; });
    const bool rest =
        std::all_of(m_lines.begin(), m_lines.end(), [](const Line& line) { return line.damped == 0; });
    if (rest && m_quiet > longest->length) m_sounding = false;
}

}
