#include "sink_plan.h"

#include <algorithm>

namespace trapbox {

namespace {
// Together with the frame in which a touch arrives and the time until the next write, a sound starts within
// 50 ms of the touch.
constexpr int kBufferUs = 30'000;
// Longer buffers are used only if needed to avoid gaps: they delay sounds noticeably.
constexpr int kMaxBufferUs = 60'000;
constexpr int kMinFeedMs = 2;
constexpr int kMaxFeedMs = 8;
constexpr int kMonitorMs = 250;
}

SoundBackEnd sound_back_end(int qt_version, bool android) {
    if (qt_version >= 0x060b00) return SoundBackEnd::callback;
    if (android && qt_version < 0x060a00) return SoundBackEnd::queue;
    return SoundBackEnd::buffer;
}

SinkPlan first_plan(SoundBackEnd back_end) {
    switch (back_end) {
    case SoundBackEnd::callback: return {.pulled = true};
    case SoundBackEnd::queue: return {}; // one hardware buffer, about 4 ms on most phones
    case SoundBackEnd::buffer: break;
    }
    return {.buffer_us = kBufferUs};
}

std::optional<SinkPlan> grown(const SinkPlan& plan, int buffer_us) {
    if (plan.pulled || buffer_us <= 0 || buffer_us >= kMaxBufferUs) return {};
    return SinkPlan{.buffer_us = std::min(2 * buffer_us, kMaxBufferUs)};
}

int feed_every_ms(const SinkPlan& plan, int buffer_us) {
    if (plan.pulled) return kMonitorMs;
    return std::clamp(buffer_us / 2000, kMinFeedMs, kMaxFeedMs);
}

}
