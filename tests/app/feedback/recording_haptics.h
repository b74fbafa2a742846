// A motor that records the patterns it is asked to play.
#pragma once

#include "haptics.h"

#include <vector>

class RecordingHaptics : public trapbox::HapticDevice {
  public:
    struct Log {
        trapbox::HapticSupport support = trapbox::HapticSupport::primitives;
        bool can_hold = false;
        std::vector<trapbox::Pattern> played;
        std::vector<float> held;
        int stops = 0;
    };
    explicit RecordingHaptics(Log& log) : m_log(log) {}
    trapbox::HapticSupport support() const override { return m_log.support; }
    void play(const trapbox::Pattern& pattern) override { m_log.played.push_back(pattern); }
    bool can_hold() const override { return m_log.can_hold; }
    void hold(float scale) override { m_log.held.push_back(scale); }
    void stop() override { ++m_log.stops; }

  private:
    Log& m_log;
};
