// The one table of feedback: what every cue sounds like, feels like and shakes. All data; to change how the
// app feels, change a row. Knows no device, no Qt.
#pragma once

#include "cue.h"
#include "haptic_pattern.h"
#include "sound.h"

namespace trapbox {

struct Visual {
    float shake_px = 0; // ≤ 6
    int shake_ms = 0;   // ≤ 120
    int particles = 0;  // 5–10 for light events, ≤ 30 for heavy ones
};

struct CueRow {
    Cue cue = Cue::button;
    const char* name = "";
    Scale scale{}; // of CueEvent::strength
    Sound sound{};
    Haptic haptic{};
    Visual visual{};

    bool continuous() const { return sound.drone != Drone::none; }
};

const CueRow& row_of(Cue cue);

}
