// Separates pulses, because fingers cannot tell apart pulses within 50 ms. Within that time weaker pulses are
// dropped and a stronger one is delayed. Has no clock: the caller passes the time.
#pragma once

#include "haptic_pattern.h"

#include <cstdint>

namespace trapbox {

inline constexpr int kPulseSpacingMs = 50;

class HapticRhythm {
  public:
    // The pulses to send to the device now, some with a delay; empty if all were dropped. Sending them
    // cancels the pending pulses of the previous pattern.
    Pattern admit(const Pattern& pattern, std::int64_t now_ms);
    void reset() { m_count = 0; }

  private:
    struct Played {
        std::int64_t at_ms = 0;
        float scale = 0;
    };
    // The pulses of the last admitted pattern, and the last pulse felt before it.
    std::array<Played, kMaxPulses + 1> m_played{};
    int m_count = 0;
};

}
