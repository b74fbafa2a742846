// The interface to vibration motors. Shared code (haptic_pattern, haptic_rhythm) decides which pulses are
// played, how strongly and how often; a device only plays them.
#pragma once

#include "haptic_pattern.h"

#include <memory>

namespace trapbox {

class HapticDevice {
  public:
    virtual ~HapticDevice() = default;
    virtual HapticSupport support() const = 0;
    // Replaces the pattern that is playing. Called only if support() is not none.
    virtual void play(const Pattern& pattern) = 0;
    // True if the motor can hum continuously with a changing strength. Otherwise tension is felt as ticks.
    virtual bool can_hold() const { return false; }
    // `scale` is 0 … 1; 0 stops the hum.
    virtual void hold(float /*scale*/) {}
    virtual void stop() = 0;
};

// For desktops, and tablets without a motor.
class NoHaptics : public HapticDevice {
  public:
    HapticSupport support() const override { return HapticSupport::none; }
    void play(const Pattern&) override {}
    void stop() override {}
};

// The platform's implementation: haptics_android.cpp, ios/Haptics.mm or haptics_desktop.cpp.
std::unique_ptr<HapticDevice> make_haptic_device();

}
