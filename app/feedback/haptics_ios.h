// Haptics on iOS: impact generators for pulses, Core Haptics for the continuous hum of a piece under tension.
// Implemented in ios/Haptics.mm. Compiled only there.
#pragma once

#include "haptics.h"

#include <memory>

namespace trapbox {

class IosHaptics : public HapticDevice {
  public:
    IosHaptics();
    ~IosHaptics() override;
    HapticSupport support() const override;
    void play(const Pattern& pattern) override;
    bool can_hold() const override;
    void hold(float scale) override;
    void stop() override;

  private:
    struct Engine;
    std::unique_ptr<Engine> m_engine;
};

}
