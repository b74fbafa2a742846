// The cue table: sound, haptics and shake of every cue, as data. Knows no device, no Qt.
#pragma once

#include "cue.h"
#include "haptic_pattern.h"
#include "sound.h"

namespace trapbox {

struct Shake {
    float px = 0; // maximum 6
    int ms = 0;   // maximum 120
};

struct CueRow {
    Cue cue = Cue::button;
    const char* name = "";
    Scale scale{}; // maps CueEvent::strength to a level
    Sound sound{};
    Haptic haptic{};
    Shake shake{};

    bool continuous() const { return sound.drone != Drone::none; }
};

const CueRow& row_of(Cue cue);

}
