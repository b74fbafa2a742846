#include "haptics_android.h"

#include <QCoreApplication>

#include <algorithm>

namespace trapbox {

namespace {
// android.os.VibrationEffect.Composition.PRIMITIVE_*, whose numbers are part of Android's interface.
jint primitive(Feel feel) {
    switch (feel) {
    case Feel::low_tick: return 8;
    case Feel::tick: return 7;
    case Feel::notch: return 7;
    case Feel::tap: return 1;
    case Feel::click: return 1;
    case Feel::thud: return 2;
    case Feel::spin: return 3;
    case Feel::quick_rise: return 4;
    case Feel::quick_fall: return 6;
    }
    return 1;
}
}

AndroidHaptics::AndroidHaptics()
    : m_java("org/trapbox/Haptics", QNativeInterface::QAndroidApplication::context()) {
    if (!m_java.isValid()) return;
    // The numbers of HapticSupport are Haptics.java's.
    const auto support = static_cast<int>(m_java.callMethod<jint>("support"));
    m_support =
        static_cast<HapticSupport>(std::clamp(support, 0, static_cast<int>(HapticSupport::primitives)));
}

void AndroidHaptics::play(const Pattern& pattern) {
    if (m_support == HapticSupport::primitives) {
        int end = 0;
        for (const Pulse& pulse : pattern) {
            // Android counts the pause from the end of the primitive before.
            const int pause = std::max(0, pulse.at_ms - end);
            end = std::max(end, pulse.at_ms) + nominal_ms(pulse.feel);
            m_java.callMethod<void>("addPrimitive", "(IFI)V", primitive(pulse.feel),
                                    static_cast<jfloat>(pulse.scale), static_cast<jint>(pause));
        }
    } else {
        for (const Buzz& buzz : waveform_of(pattern, m_support))
            m_java.callMethod<void>("addBuzz", "(II)V", static_cast<jint>(buzz.ms),
                                    static_cast<jint>(buzz.amplitude));
    }
    m_java.callMethod<void>("play");
}

void AndroidHaptics::stop() {
    if (m_support != HapticSupport::none) m_java.callMethod<void>("stop");
}

}
