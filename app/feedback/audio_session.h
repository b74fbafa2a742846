// How the app's sound gets along with the rest of the device. Only iOS wants to be told; its part is
// ios/AudioSession.mm.
#pragma once

#if defined(__APPLE__)
#include <TargetConditionals.h>
#endif

namespace trapbox {

// Call before the sound device is opened.
#if defined(__APPLE__) && TARGET_OS_IOS
void prepare_audio_session();
#else
inline void prepare_audio_session() {}
#endif

}
