// Declares to the system how the app's sound mixes with that of other apps. Needed only on iOS; implemented
// in ios/AudioSession.mm.
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
