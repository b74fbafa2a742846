// The contact noise of two surfaces: a burst of 2 … 4 ms between 2 and 8 kHz. A rattle is a series of bursts
// that become faster and fainter. Runs in the audio callback: no allocation, no lock.
#pragma once

#include "core/random.h"
#include "resonator.h"

namespace trapbox {

class ContactNoise {
  public:
    // `peak` is the amplitude of the burst, `seconds` its decay time to −30 dB; `rattles` more bursts follow.
    void start(float peak, float hz, float seconds, int rattles, float sample_rate, std::uint32_t noise_seed);
    bool sounding() const { return m_envelope > 0 || m_rattles > 0; }
    void add(float* mono, int frames);

  private:
    Random m_noise{1};
    BandPass m_band;
    float m_peak = 0;
    float m_envelope = 0;
    float m_decay = 0;    // per sample
    int m_rattles = 0;    // remaining
    int m_until_next = 0; // samples
    float m_interval = 0; // samples
};

}
