// Tells the system how often the app wants to draw. Only Android wants to be told, which holds games at 60 Hz
// otherwise; iOS is told once, in Info.plist.
#pragma once

namespace trapbox {

#if defined(__ANDROID__)
void ask_display_for_fastest(bool fastest);
#else
inline void ask_display_for_fastest(bool) {}
#endif

}
