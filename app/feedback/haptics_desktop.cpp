#include "haptics.h"

namespace trapbox {

std::unique_ptr<HapticDevice> make_haptic_device() { return std::make_unique<NoHaptics>(); }

}
