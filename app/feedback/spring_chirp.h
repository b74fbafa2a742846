// The chirp of a spring steel bar: high frequencies of bending waves travel faster, so that each echo from
// the bar's ends is a sweep from high to low, longer than the one before. Runs in the audio callback: no
// allocation, no lock.
#pragma once

namespace trapbox {

class SpringChirp {
  public:
    void start(float peak, float sample_rate);
    void stop() { m_echoes = 0; }
    bool sounding() const { return m_echoes > 0; }
    void add(float* mono, int frames);

  private:
    float m_peak = 0;
    float m_seconds_per_sample = 1.0F / 48000;
    int m_sample = 0;
    int m_echoes = 0; // remaining; 0 = finished
};

}
