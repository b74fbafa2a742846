#include "voice.h"

#include <numbers>

namespace trapbox {

namespace {
// 100 dB below full scale nothing is heard; resonators are put to rest long before their numbers get so small
// that processors slow down.
constexpr float kSilence = 1e-5F;
constexpr float kRest = kSilence * kSilence * 1e-2F;
constexpr float kGlideSeconds = 0.04F;

// A hard blow is a short one, 1 ms at full strength, 3 ms at the faintest, and rouses the higher modes more.
constexpr float kDullness = 0.2F;
float pulse_seconds(float gain) { return 0.003F - 0.002F * gain; }
}

float decay_radius(float seconds, float sample_rate) { return std::pow(10.0F, -3 / (seconds * sample_rate)); }

void Resonator::tune(float hz, float radius, float sample_rate) {
    const float angle = 2 * std::numbers::pi_v<float> * hz / sample_rate;
    turn_re = radius * std::cos(angle);
    turn_im = radius * std::sin(angle);
}

void Voice::start(const Stroke& stroke, float gain, float pitch, float sample_rate,
                  std::uint32_t noise_seed) {
    m_sample_rate = sample_rate;
    m_noise = Random(noise_seed);
    m_glide = stroke.material->glide;
    m_glide_decay = std::exp(-1 / (kGlideSeconds * sample_rate));
    m_rubbing = stroke.rubbing_ms > 0;
    const float seconds = m_rubbing ? static_cast<float>(stroke.rubbing_ms) / 1000 : pulse_seconds(gain);
    m_exciter_length = std::max(1, static_cast<int>(seconds * sample_rate));
    m_exciter_left = m_exciter_length;
    // The pulse falls by e⁻⁵ over its length: a sharp edge, no nulls in its spectrum.
    m_pulse_decay = std::exp(-5 / static_cast<float>(m_exciter_length));
    m_pulse = 1;

    float sum = 0;
    for (const Mode& mode : stroke.material->modes)
        sum += mode.gain;
    m_mode_count = 0;
    for (const Mode& mode : stroke.material->modes) {
        const float hz = stroke.hz * pitch * mode.ratio;
        if (mode.ratio <= 0 || hz > 0.4F * sample_rate) break;
        const auto i = static_cast<std::size_t>(m_mode_count++);
        m_hz[i] = hz;
        m_radius[i] = decay_radius(mode.decay_s, sample_rate);
        m_modes[i] = {};
        m_modes[i].tune(hz * (1 + m_glide), m_radius[i], sample_rate);
        m_modes[i].input = mode.gain / sum * std::pow(gain, kDullness * static_cast<float>(i));
    }
    if (m_mode_count == 0) return;

    // So driven that the lowest mode follows `gain` whatever the pulse's length: a longer pulse only dulls
    // the others.
    const Resonator& lowest = m_modes[0];
    const float c = lowest.turn_re / m_radius[0];
    const float pulse_spectrum = 1 / std::sqrt(1 - 2 * m_pulse_decay * c + m_pulse_decay * m_pulse_decay);
    // White noise from −1 to 1 has variance 1/3; a resonator's output has half of it over 1 − r².
    const float noise_spectrum = 1 / std::sqrt(6 * (1 - m_radius[0] * m_radius[0]));
    const float drive = gain * stroke.gain / (m_rubbing ? noise_spectrum : pulse_spectrum);
    for (int i = 0; i < m_mode_count; ++i)
        m_modes[static_cast<std::size_t>(i)].input *= drive;
    m_level = gain * stroke.gain;
    m_sounding = true;
}

void Voice::excite(float* out, int frames) {
    for (int i = 0; i < frames; ++i) {
        if (m_exciter_left == 0) {
            out[i] = 0;
            continue;
        }
        if (m_rubbing) {
            const float along = 1 - static_cast<float>(m_exciter_left) / static_cast<float>(m_exciter_length);
            out[i] = (2 * m_noise.unit() - 1) * 4 * along * (1 - along);
        } else {
            out[i] = m_pulse;
            m_pulse *= m_pulse_decay;
        }
        --m_exciter_left;
    }
}

void Voice::glide(int frames) {
    if (m_glide < 1e-4F) return;
    m_glide *= std::pow(m_glide_decay, static_cast<float>(frames));
    for (int i = 0; i < m_mode_count; ++i) {
        const auto n = static_cast<std::size_t>(i);
        m_modes[n].tune(m_hz[n] * (1 + m_glide), m_radius[n], m_sample_rate);
    }
}

void Voice::render(float* mono, int frames) {
    constexpr int kChunk = 64;
    std::array<float, kChunk> exciter;
    std::fill(mono, mono + frames, 0.0F);
    for (int done = 0; done < frames; done += kChunk) {
        const int count = std::min(kChunk, frames - done);
        excite(exciter.data(), count);
        glide(count);
        float energy = 0;
        for (int m = 0; m < m_mode_count; ++m) {
            Resonator& mode = m_modes[static_cast<std::size_t>(m)];
            if (m_exciter_left == 0 && exciter[0] == 0 && mode.energy() == 0) continue;
            for (int i = 0; i < count; ++i)
                mono[done + i] += mode.step(exciter[static_cast<std::size_t>(i)]);
            if (m_exciter_left == 0 && mode.energy() < kRest) mode.re = mode.im = 0;
            energy += mode.energy();
        }
        m_level = std::sqrt(energy);
    }
    if (m_exciter_left == 0 && m_level < kSilence) m_sounding = false;
}

}
