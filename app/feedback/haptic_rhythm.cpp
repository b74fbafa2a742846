#include "haptic_rhythm.h"

#include <algorithm>

namespace trapbox {

Pattern HapticRhythm::admit(const Pattern& pattern, std::int64_t now_ms) {
    if (pattern.empty()) return {};
    Played last{}; // the last pulse that has started
    bool any = false;
    float pending = 0; // the strongest that has not started yet
    for (int i = 0; i < m_count; ++i) {
        const Played& played = m_played[static_cast<std::size_t>(i)];
        if (played.at_ms <= now_ms) {
            last = played;
            any = true;
        } else {
            pending = std::max(pending, played.scale);
        }
    }
    const float strength = pattern.strongest();
    if (strength <= pending) return {};
    const std::int64_t free_at = any ? last.at_ms + kPulseSpacingMs : now_ms;
    const int wait = static_cast<int>(std::max<std::int64_t>(0, free_at - now_ms));
    if (wait > 0 && strength <= last.scale) return {};

    Pattern admitted = pattern;
    m_count = 0;
    if (any) m_played[static_cast<std::size_t>(m_count++)] = last;
    for (int i = 0; i < admitted.count; ++i) {
        Pulse& pulse = admitted.pulses[static_cast<std::size_t>(i)];
        pulse.at_ms += wait;
        m_played[static_cast<std::size_t>(m_count++)] = {now_ms + pulse.at_ms, pulse.scale};
    }
    return admitted;
}

}
