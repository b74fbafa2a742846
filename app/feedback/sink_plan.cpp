#include "sink_plan.h"

#include <algorithm>

namespace trapbox {

namespace {
// With the frame that a touch takes, and the time until the next feed, a sound stays within 50 ms of the
// touch.
constexpr int kBufferUs = 30'000;
// A device that needs more than this is late, but plays without gaps.
constexpr int kLongestUs = 60'000;
constexpr int kQuickestFeedMs = 2;
constexpr int kSlowestFeedMs = 8;
constexpr int kLookAfterMs = 250;
}

SoundBackEnd sound_back_end(int qt_version, bool android) {
    if (qt_version >= 0x060b00) return SoundBackEnd::callback;
    if (android && qt_version < 0x060a00) return SoundBackEnd::queue;
    return SoundBackEnd::buffer;
}

SinkPlan first_plan(SoundBackEnd back_end) {
    switch (back_end) {
    case SoundBackEnd::callback: return {.pulled = true};
    case SoundBackEnd::queue: return {}; // one hardware buffer, some 4 ms on most phones
    case SoundBackEnd::buffer: break;
    }
    return {.buffer_us = kBufferUs};
}

std::optional<SinkPlan> grown(const SinkPlan& plan, int buffer_us) {
    if (plan.pulled || buffer_us <= 0 || buffer_us >= kLongestUs) return {};
    return SinkPlan{.buffer_us = std::min(2 * buffer_us, kLongestUs)};
}

int feed_every_ms(const SinkPlan& plan, int buffer_us) {
    if (plan.pulled) return kLookAfterMs;
    return std::clamp(buffer_us / 2000, kQuickestFeedMs, kSlowestFeedMs);
}

}
