// Requests a frame rate from the system. Needed only on Android, which otherwise limits games to 60 Hz. On
// iOS, Info.plist sets it.
#pragma once

namespace trapbox {

#if defined(__ANDROID__)
void ask_display_for_fastest(bool fastest);
#else
inline void ask_display_for_fastest(bool) {}
#endif

}
