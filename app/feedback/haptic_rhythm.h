// Keeps pulses apart, because fingers blur those within 50 ms. Weaker pulses within that time are dropped, a
// stronger one is delayed. Has no clock: the caller passes the time.
#pragma once

#include "haptic_pattern.h"

#include <cstdint>

namespace trapbox {

inline constexpr int kPulseSpacingMs = 50;

class HapticRhythm {
  public:
    // What to play at once, each pulse possibly later by some ms; empty if it has to be left out. A device
    // that plays it drops what it was still to play of the pattern before.
    Pattern admit(const Pattern& pattern, std::int64_t now_ms);
    void reset() { m_count = 0; }

  private:
    struct Played {
        std::int64_t at_ms = 0;
        float scale = 0;
    };
    // Pulses of the last pattern that was let through, and the last felt before it.
    std::array<Played, kMaxPulses + 1> m_played{};
    int m_count = 0;
};

}
