// Haptics on iOS: impact generators for pulses, Core Haptics for the steady hum of a piece under tension. Its
// implementation is ios/Haptics.mm. Only compiled there.
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
