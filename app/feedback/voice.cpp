#include "voice.h"

#include <numbers>

namespace trapbox {

namespace {
using std::numbers::pi_v;

// Inaudible: 100 dB below full scale. Resonators stop well before their values become denormal.
constexpr float kSilence = 1e-5F;
constexpr float kRest = kSilence * kSilence * 1e-2F;
constexpr float kGlideSeconds = 0.04F;

// Varies each blow: the place where a bar is struck changes the level of its higher modes by up to 4 dB.
constexpr float kPlaceDepth = 0.35F;
constexpr float kGainJitter = 0.15F; // relative, of each higher mode
constexpr float kDecayJitter = 0.1F;

// Below this level, blows do not become duller.
constexpr float kFaintest = 0.05F;

// Harder blows are shorter.
float pulse_seconds(float loudness) { return 0.003F - 0.002F * loudness; }
float noise_seconds(float loudness) { return 0.004F - 0.002F * loudness; }
// The centre frequency of the noise rises with the strength, by a little more than an octave.
float noise_rise(float loudness) { return 0.45F + 0.55F * loudness; }

// A second-order low-pass filter: the excitation of a mode by a blow with this corner frequency.
float brightness(float hz, float corner) { return 1 / (1 + (hz / corner) * (hz / corner)); }
}

void Voice::start(const Stroke& stroke, float level, float pitch, float sample_rate, std::uint32_t seed) {
    const Material& material = *stroke.material;
    const float loud = loudness(level);
    m_sample_rate = sample_rate;
    m_random = Random(seed);
    m_glide = material.glide;
    m_glide_decay = std::exp(-1 / (kGlideSeconds * sample_rate));
    start_exciter(stroke, loud);
    start_modes(stroke, loud, pitch);
    const float noise_hz = std::min(material.noise_hz * noise_rise(loud), 0.3F * sample_rate);
    m_contact.start(m_rubbing ? 0 : material.noise * level * stroke.gain, noise_hz, noise_seconds(loud),
                    material.rattles, sample_rate, m_random.next());
    m_chirp.start(m_rubbing ? 0 : material.chirp * level * stroke.gain, sample_rate);
    m_level = loud * stroke.gain;
    m_sounding = m_mode_count > 0;
}

void Voice::start_exciter(const Stroke& stroke, float loudness) {
    m_rubbing = stroke.rubbing_ms > 0;
    const float seconds = m_rubbing ? static_cast<float>(stroke.rubbing_ms) / 1000 : pulse_seconds(loudness);
    m_exciter_length = std::max(1, static_cast<int>(seconds * m_sample_rate));
    m_exciter_left = m_exciter_length;
    // The pulse decays by e⁻⁵ over its length: a sharp edge, and no nulls in its spectrum.
    m_pulse_decay = std::exp(-5 / static_cast<float>(m_exciter_length));
    m_pulse = 1;
}

void Voice::start_modes(const Stroke& stroke, float loudness, float pitch) {
    const Material& material = *stroke.material;
    float sum = 0;
    for (const Mode& mode : material.modes)
        sum += mode.gain;
    const float place = 0.5F * m_random.unit();
    const float corner = material.bright_hz * std::max(loudness, kFaintest);
    const float lowest = brightness(stroke.hz * material.modes[0].ratio, corner);
    m_mode_count = 0;
    m_banks = {};
    for (const Mode& mode : material.modes) {
        const float hz = stroke.hz * pitch * mode.ratio;
        if (mode.ratio <= 0 || hz > 0.4F * m_sample_rate) break;
        const std::size_t i = m_mode_count++;
        const float decay = mode.decay_s * (1 + kDecayJitter * (2 * m_random.unit() - 1));
        float gain = loudness * stroke.gain * mode.gain / sum;
        // The lowest mode is not varied: it follows the loudness exactly.
        if (i > 0) {
            const float node = std::sin(pi_v<float> * place * static_cast<float>(i));
            gain *= (1 - kPlaceDepth * node * node) * (1 + kGainJitter * (2 * m_random.unit() - 1));
            gain *= brightness(stroke.hz * mode.ratio, corner) / lowest;
        }
        m_hz[i] = hz;
        m_radius[i] = decay_radius(decay, m_sample_rate);
        Resonator resonator;
        resonator.tune(hz * (1 + m_glide), m_radius[i], m_sample_rate);
        resonator.input = gain / response(resonator, m_radius[i]);
        m_banks[i / ModeBank::kLanes].set(i % ModeBank::kLanes, resonator);
    }
}

float Voice::response(const Resonator& mode, float radius) const {
    // White noise has variance 1/3; a resonator's output has half of it divided by 1 − r². Its peaks are
    // about twice its RMS.
    if (m_rubbing) return 2 / std::sqrt(6 * (1 - radius * radius));
    // The spectrum of the pulse at the mode's frequency.
    const float c = mode.turn_re / radius;
    return 1 / std::sqrt(1 - 2 * m_pulse_decay * c + m_pulse_decay * m_pulse_decay);
}

void Voice::excite(float* out, int frames) {
    for (int i = 0; i < frames; ++i) {
        if (m_exciter_left == 0) {
            out[i] = 0;
            continue;
        }
        if (m_rubbing) {
            const float along = 1 - static_cast<float>(m_exciter_left) / static_cast<float>(m_exciter_length);
            out[i] = (2 * m_random.unit() - 1) * 4 * along * (1 - along);
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
    for (std::size_t i = 0; i < m_mode_count; ++i)
        m_banks[i / ModeBank::kLanes].tune(i % ModeBank::kLanes, m_hz[i] * (1 + m_glide), m_radius[i],
                                           m_sample_rate);
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
        for (std::size_t bank = 0; bank * ModeBank::kLanes < m_mode_count; ++bank) {
            m_banks[bank].add(exciter.data(), mono + done, count);
            energy += m_banks[bank].settle(m_exciter_left == 0 ? kRest : 0);
        }
        if (m_contact.sounding()) m_contact.add(mono + done, count);
        if (m_chirp.sounding()) m_chirp.add(mono + done, count);
        m_level = std::sqrt(energy);
    }
    const bool excited = m_exciter_left > 0 || m_contact.sounding() || m_chirp.sounding();
    if (!excited && m_level < kSilence) m_sounding = false;
}

}
