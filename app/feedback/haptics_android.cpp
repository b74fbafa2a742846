#include "haptics_android.h"

#include <QCoreApplication>

#include <algorithm>

namespace trapbox {

AndroidHaptics::AndroidHaptics()
    : m_java("org/trapbox/Haptics", QNativeInterface::QAndroidApplication::context()) {
    if (!m_java.isValid()) return;
    // Haptics.java uses the numbers of HapticSupport.
    const auto support = static_cast<int>(m_java.callMethod<jint>("support"));
    m_support =
        static_cast<HapticSupport>(std::clamp(support, 0, static_cast<int>(HapticSupport::primitives)));
}

void AndroidHaptics::play(const Pattern& pattern) {
    if (m_support == HapticSupport::primitives) {
        for (const Primitive& primitive : composition_of(pattern))
            m_java.callMethod<void>("addPrimitive", "(IFI)V", static_cast<jint>(primitive.id),
                                    static_cast<jfloat>(primitive.scale),
                                    static_cast<jint>(primitive.pause_ms));
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

std::unique_ptr<HapticDevice> make_haptic_device() { return std::make_unique<AndroidHaptics>(); }

}
