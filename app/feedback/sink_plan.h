// How the sound device is fed, which depends on what Qt does with it. The one place that decides.
#pragma once

#include <optional>

namespace trapbox {

enum class SoundBackEnd {
    callback, // from Qt 6.11 on: asks for samples on the audio thread, in periods of the system's choice
    queue,    // Android before Qt 6.10: OpenSL ES queues two buffers of the size that is asked for
    buffer,   // all else: one buffer of the size that is asked for
};

struct SinkPlan {
    bool pulled = false; // by the device; else pushed, by a timer
    int buffer_us = 0;   // to ask for; 0 is the smallest that the device has
    bool operator==(const SinkPlan&) const = default;
};

// qt_version as QT_VERSION: 0x060b00 is 6.11.0.
SoundBackEnd sound_back_end(int qt_version, bool android);
SinkPlan first_plan(SoundBackEnd back_end);
// After a buffer of this length ran empty; nothing when a longer one would be heard as a delay.
std::optional<SinkPlan> grown(const SinkPlan& plan, int buffer_us);
// Twice in a buffer, so that it is never empty. Pulled devices are only looked after.
int feed_every_ms(const SinkPlan& plan, int buffer_us);

}
