// The echo of the wooden box: four feedback delay lines of 3 … 8 ms, 60 dB down after a tenth of a second.
// Runs in the audio callback: no allocation, no lock.
#pragma once

#include <array>
#include <cstddef>

namespace trapbox {

class BoxReverb {
  public:
    explicit BoxReverb(float sample_rate);

    // Adds the echo of the interleaved samples in `stereo` to them.
    void add(float* stereo, int frames);
    bool sounding() const { return m_sounding; }
    void silence();

  private:
    static constexpr std::size_t kLines = 4;
    static constexpr std::size_t kCapacity = 2048; // 10 ms at 192 kHz
    struct Line {
        std::array<float, kCapacity> samples{};
        std::size_t length = 1;
        std::size_t at = 0;
        float gain = 0;
        float damped = 0; // state of the low-pass filter: wood absorbs high frequencies
    };

    std::array<Line, kLines> m_lines{};
    std::size_t m_quiet = 0; // samples since the last input
    bool m_sounding = false;
};

}
