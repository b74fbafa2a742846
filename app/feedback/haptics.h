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
    // Replaces what is still playing. Called only when support() is not none.
    virtual void play(const Pattern& pattern) = 0;
    // True where a steady hum can be held, its strength changing under the finger; else tension is ticks.
    virtual bool can_hold() const { return false; }
    // scale 0 … 1; 0 ends it.
    virtual void hold(float /*scale*/) {}
    virtual void stop() = 0;
};

// Desktops, and tablets without a motor.
class NoHaptics : public HapticDevice {
  public:
    HapticSupport support() const override { return HapticSupport::none; }
    void play(const Pattern&) override {}
    void stop() override {}
};

// The best that this device has: in haptics_android.cpp, ios/Haptics.mm or haptics_desktop.cpp, of which
// CMake takes one.
std::unique_ptr<HapticDevice> make_haptic_device();

}
