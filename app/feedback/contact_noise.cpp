#include "contact_noise.h"

namespace trapbox {

namespace {
constexpr float kQ = 0.8F;
constexpr float kSilence = 1e-5F;
// A bar bounces on its block: each bounce follows sooner and is softer.
constexpr float kFirstRattleSeconds = 0.034F;
constexpr float kRattleInterval = 0.82F;
constexpr float kRattlePeak = 0.78F;
}

void ContactNoise::start(float peak, float hz, float seconds, int rattles, float sample_rate,
                         std::uint32_t noise_seed) {
    *this = ContactNoise();
    m_noise = Random(noise_seed);
    if (!(peak > kSilence)) return;
    m_band.tune(hz, kQ, sample_rate);
    // White noise of ±1 has a variance of 1/3, spread over half the sample rate; the filter passes a band of
    // π/2 · hz / Q.
    const float spread = std::numbers::pi_v<float> * hz / (kQ * sample_rate * 3);
    // The peak of a short burst is about twice its RMS.
    m_peak = peak / (1.9F * std::sqrt(spread));
    m_envelope = 1;
    m_decay = std::pow(10.0F, -1.5F / (seconds * sample_rate));
    m_rattles = rattles;
    m_interval = kFirstRattleSeconds * sample_rate;
    m_until_next = static_cast<int>(m_interval);
}

void ContactNoise::add(float* mono, int frames) {
    for (int i = 0; i < frames; ++i) {
        if (m_rattles > 0 && --m_until_next <= 0) {
            --m_rattles;
            m_interval *= kRattleInterval * (0.9F + 0.2F * m_noise.unit());
            m_until_next = static_cast<int>(m_interval);
            m_peak *= kRattlePeak;
            m_envelope = 1;
        }
        const float x = m_envelope > 0 ? m_peak * m_envelope * (2 * m_noise.unit() - 1) : 0;
        mono[i] += m_band.step(x);
        m_envelope *= m_decay;
        if (m_envelope * m_peak < kSilence) m_envelope = 0;
    }
    m_band.settle();
}

}
