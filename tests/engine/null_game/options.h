// Pebbles, the smallest game that uses everything the engine offers, and the template for a new one.
// Players take turns to take 1 to `most` pebbles from a heap; taking the last one wins (or loses). With the
// sand timer, a player whose sand runs out loses.
#pragma once

#include "core/options.h"

namespace trapbox::null_game {

struct Options {
    int pebbles = 10; // 1 … 100
    int most = 3;     // 1 … 9
    bool last_loses = false;
    bool sand = false; // 5 seconds a turn
};

std::span<const OptionField<Options>> option_fields();
std::span<const Preset> presets();

}
