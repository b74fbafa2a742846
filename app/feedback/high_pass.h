// Removes frequencies below 40 Hz, which the speakers of phones and tablets cannot play and which would use
// up the limiter's headroom. Second order, stereo. Runs in the audio callback: no allocation, no lock.
#pragma once

#include <array>
#include <cmath>
#include <numbers>

namespace trapbox {

class HighPass {
  public:
    explicit HighPass(float sample_rate) {
        const float g = std::tan(std::numbers::pi_v<float> * kHz / sample_rate);
        m_g = g;
        m_a = 1 / (1 + g * (g + kDamping));
    }
    void run(float* stereo, int frames) {
        for (std::size_t side = 0; side < 2; ++side) {
            float band = m_band[side], low = m_low[side];
            float* x = stereo + side;
            for (int i = 0; i < frames; ++i, x += 2) {
                const float high = m_a * (*x - low - (m_g + kDamping) * band);
                const float mid = m_g * high + band;
                band = mid + m_g * high;
                const float bottom = m_g * mid + low;
                low = bottom + m_g * mid;
                *x = high;
            }
            const bool rest = std::abs(band) + std::abs(low) < 1e-5F; // 100 dB down
            m_band[side] = rest ? 0 : band;
            m_low[side] = rest ? 0 : low;
        }
    }
    bool sounding() const { return m_band[0] != 0 || m_band[1] != 0 || m_low[0] != 0 || m_low[1] != 0; }
    void silence() { m_band = m_low = {}; }

  private:
    static constexpr float kHz = 40;
    static constexpr float kDamping = std::numbers::sqrt2_v<float>; // Butterworth
    float m_g = 0, m_a = 1;
    std::array<float, 2> m_band{}, m_low{};
};

}
