// One stroke while it sounds: an exciter feeding the resonators of a material. Mono, before pan and volume.
// Must not allocate, lock or read a clock: it runs in the audio callback.
#pragma once

#include "core/random.h"
#include "sound.h"

#include <array>

namespace trapbox {

// A two-pole resonator as a decaying, turning pointer: the loudness stays true when the pitch glides.
struct Resonator {
    float re = 0, im = 0;
    float turn_re = 0, turn_im = 0;
    float input = 0;

    void tune(float hz, float radius, float sample_rate);
    float step(float x) {
        const float next = turn_re * re - turn_im * im + input * x;
        im = turn_im * re + turn_re * im;
        re = next;
        return im;
    }
    float energy() const { return re * re + im * im; }
};

// The factor per sample that makes 60 dB in the given time.
float decay_radius(float seconds, float sample_rate);

class Voice {
  public:
    // gain 0 … 1; pitch multiplies the stroke's frequency.
    void start(const Stroke& stroke, float gain, float pitch, float sample_rate, std::uint32_t noise_seed);
    void stop() { m_sounding = false; }
    bool sounding() const { return m_sounding; }
    // How loud it still is, about its peak.
    float level() const { return m_level; }
    void render(float* mono, int frames);

    Bus bus = Bus::effects;
    float pan = 0;

  private:
    void excite(float* out, int frames);
    void glide(int frames);

    std::array<Resonator, 8> m_modes{};
    std::array<float, 8> m_hz{};
    std::array<float, 8> m_radius{};
    int m_mode_count = 0;
    float m_sample_rate = 48000;
    Random m_noise{1};
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
