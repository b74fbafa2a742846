// Building blocks of voices: decaying resonators, one at a time or four in parallel, and a band-pass filter.
// All of it runs in the audio callback: no allocation, no lock.
#pragma once

#include <array>
#include <cmath>
#include <numbers>

namespace trapbox {

// The factor per sample that gives a decay of 60 dB in that time.
inline float decay_radius(float seconds, float sample_rate) {
    return std::pow(10.0F, -3 / (seconds * sample_rate));
}

// A two-pole resonator as a decaying, rotating phasor: its loudness stays constant when the pitch glides.
struct Resonator {
    float re = 0, im = 0;
    float turn_re = 0, turn_im = 0;
    float input = 0;

    void tune(float hz, float radius, float sample_rate) {
        const float angle = 2 * std::numbers::pi_v<float> * hz / sample_rate;
        turn_re = radius * std::cos(angle);
        turn_im = radius * std::sin(angle);
    }
    float step(float x) {
        const float next = turn_re * re - turn_im * im + input * x;
        im = turn_im * re + turn_re * im;
        re = next;
        return im;
    }
    float energy() const { return re * re + im * im; }
};

// Four resonators with one input, laid out so that the compiler can vectorise them.
class ModeBank {
  public:
    static constexpr std::size_t kLanes = 4;

    void set(std::size_t lane, const Resonator& mode) {
        m_re[lane] = mode.re;
        m_im[lane] = mode.im;
        m_turn_re[lane] = mode.turn_re;
        m_turn_im[lane] = mode.turn_im;
        m_input[lane] = mode.input;
    }
    void tune(std::size_t lane, float hz, float radius, float sample_rate) {
        Resonator mode;
        mode.tune(hz, radius, sample_rate);
        m_turn_re[lane] = mode.turn_re;
        m_turn_im[lane] = mode.turn_im;
    }
    void add(const float* exciter, float* mono, int frames) {
        // Local copies, which the compiler can keep in registers: the buffers could alias the members.
        Lanes re = m_re, im = m_im;
        const Lanes turn_re = m_turn_re, turn_im = m_turn_im, input = m_input;
        for (int i = 0; i < frames; ++i) {
            Lanes next;
            for (std::size_t n = 0; n < kLanes; ++n)
                next[n] = turn_re[n] * re[n] - turn_im[n] * im[n] + input[n] * exciter[i];
            for (std::size_t n = 0; n < kLanes; ++n)
                im[n] = turn_im[n] * re[n] + turn_re[n] * im[n];
            re = next;
            mono[i] += (im[0] + im[2]) + (im[1] + im[3]);
        }
        m_re = re;
        m_im = im;
    }
    // Stops the resonators whose level is below `rest`, which would otherwise reach denormal numbers. Returns
    // the energy.
    float settle(float rest) {
        float sum = 0;
        for (std::size_t n = 0; n < kLanes; ++n) {
            const float energy = m_re[n] * m_re[n] + m_im[n] * m_im[n];
            if (energy < rest) m_re[n] = m_im[n] = 0;
            sum += energy;
        }
        return sum;
    }

  private:
    using Lanes = std::array<float, kLanes>;
    alignas(16) Lanes m_re{};
    alignas(16) Lanes m_im{};
    alignas(16) Lanes m_turn_re{};
    alignas(16) Lanes m_turn_im{};
    alignas(16) Lanes m_input{};
};

// A state-variable filter with unit gain at `hz`.
class BandPass {
  public:
    void tune(float hz, float q, float sample_rate) {
        const float g = std::tan(std::numbers::pi_v<float> * hz / sample_rate);
        m_k = 1 / q;
        m_a = 1 / (1 + g * (g + m_k));
        m_g = g;
    }
    float step(float x) {
        const float band = m_a * (m_band + m_g * (x - m_low));
        const float low = m_low + m_g * band;
        m_band = 2 * band - m_band;
        m_low = 2 * low - m_low;
        return m_k * band;
    }
    // Call it once per block, so that a filter without input does not reach denormal numbers.
    void settle() {
        if (std::abs(m_band) + std::abs(m_low) < 1e-10F) m_band = m_low = 0;
    }

  private:
    float m_g = 0, m_k = 1, m_a = 0;
    float m_band = 0, m_low = 0;
};

}
