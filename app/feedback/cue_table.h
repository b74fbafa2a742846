// The one table of feedback: what every cue sounds like, feels like and shakes. All data; to change how the
// app feels, change a row. Knows no device, no Qt.
#pragma once

#include "cue.h"
#include "haptic_pattern.h"
#include "sound.h"

namespace trapbox {

struct Shake {
    float px = 0; // ≤ 6
    int ms = 0;   // ≤ 120
};

struct CueRow {
    Cue cue = Cue::button;
    const char* name = "";
    Scale scale{}; // of CueEvent::strength
    Sound sound{};
    Haptic haptic{};
    Shake shake{};

    bool continuous() const { return sound.drone != Drone::none; }
};

const CueRow& row_of(Cue cue);

}
