// Decides how samples reach the sound device, depending on Qt's version and the platform.
#pragma once

#include <optional>

namespace trapbox {

enum class SoundBackEnd {
    callback, // from Qt 6.11: requests samples on the audio thread, in periods chosen by the system
    queue,    // Android before Qt 6.10: OpenSL ES queues two buffers of the requested size
    buffer,   // all others: one buffer of the requested size
};

struct SinkPlan {
    bool pulled = false; // the device requests samples; otherwise a timer writes them
    int buffer_us = 0;   // requested size; 0: the device's minimum
    bool operator==(const SinkPlan&) const = default;
};

// `qt_version` has the form of QT_VERSION: 0x060b00 is 6.11.0.
SoundBackEnd sound_back_end(int qt_version, bool android);
SinkPlan first_plan(SoundBackEnd back_end);
// The next plan after a buffer of this length underran; none if a longer one would cause an audible delay.
std::optional<SinkPlan> grown(const SinkPlan& plan, int buffer_us);
// Twice per buffer length, so that the buffer never underruns. Pulled devices are only monitored.
int feed_every_ms(const SinkPlan& plan, int buffer_us);

}
