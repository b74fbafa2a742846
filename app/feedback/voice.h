// One sounding stroke: an exciter that drives the resonators of a material, the contact noise, and the chirp
// of a spring. Mono, before pan and volume. Runs in the audio callback: no allocation, no lock, no clock.
#pragma once

#include "contact_noise.h"
#include "core/random.h"
#include "resonator.h"
#include "sound.h"
#include "spring_chirp.h"

#include <array>

namespace trapbox {

class Voice {
  public:
    // `level` 0 … 1, as from level() in sound.h; `pitch` multiplies the stroke's frequency. The seed varies
    // place, gain and decay of each mode.
    void start(const Stroke& stroke, float level, float pitch, float sample_rate, std::uint32_t seed);
    void stop() { m_sounding = false; }
    bool sounding() const { return m_sounding; }
    // Its current peak, approximately.
    float level() const { return m_level; }
    void render(float* mono, int frames);

    Bus bus = Bus::effects;
    float pan = 0;

  private:
    static constexpr std::size_t kMaxModes = std::tuple_size_v<decltype(Material::modes)>;

    void start_exciter(const Stroke& stroke, float loudness);
    void start_modes(const Stroke& stroke, float loudness, float pitch);
    // The amplitude of a resonator with input 1, driven by this exciter.
    float response(const Resonator& mode, float radius) const;
    void excite(float* out, int frames);
    void glide(int frames);

    std::array<ModeBank, kMaxModes / ModeBank::kLanes> m_banks{};
    std::array<float, kMaxModes> m_hz{};
    std::array<float, kMaxModes> m_radius{};
    std::size_t m_mode_count = 0;
    ContactNoise m_contact;
    SpringChirp m_chirp;
    float m_sample_rate = 48000;
    Random m_random{1};
    float m_pulse = 0;       // next value of the pulse
    float m_pulse_decay = 0; // per sample
    int m_exciter_left = 0;  // samples
    int m_exciter_length = 0;
    bool m_rubbing = false;
    float m_glide = 0;
    float m_glide_decay = 1; // per sample
    float m_level = 0;
    bool m_sounding = false;
};

}
