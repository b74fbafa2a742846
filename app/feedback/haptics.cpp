#include "haptics.h"

#if defined(__ANDROID__)
#include "haptics_android.h"
#elif defined(__APPLE__)
#include <TargetConditionals.h>
#if TARGET_OS_IOS
#include "haptics_ios.h"
#endif
#endif

namespace trapbox {

std::unique_ptr<HapticDevice> make_haptic_device() {
#if defined(__ANDROID__)
    return std::make_unique<AndroidHaptics>();
#elif defined(__APPLE__) && TARGET_OS_IOS
    return std::make_unique<IosHaptics>();
#else
    return std::make_unique<NoHaptics>();
#endif
}

}
