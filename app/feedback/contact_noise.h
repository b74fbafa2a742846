// The noise of two surfaces that touch: a burst of 2 … 4 ms between 2 and 8 kHz. Repeated bursts that come
// faster and fainter are a rattle. Runs in the audio callback: no allocation, no lock.
#pragma once

#include "core/random.h"
#include "resonator.h"

namespace trapbox {

class ContactNoise {
  public:
    // peak of the burst; seconds until it is 30 dB down; `rattles` more bursts follow.
    void start(float peak, float hz, float seconds, int rattles, float sample_rate, std::uint32_t noise_seed);
    bool sounding() const { return m_envelope > 0 || m_rattles > 0; }
    void add(float* mono, int frames);

  private:
    Random m_noise{1};
    BandPass m_band;
    float m_peak = 0;
    float m_envelope = 0;
    float m_decay = 0;    // per sample
    int m_rattles = 0;    // still to come
    int m_until_next = 0; // samples
    float m_interval = 0; // samples
};

}
