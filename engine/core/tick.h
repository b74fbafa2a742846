// Game time. The engine never reads a clock: time is the number of ticks run.
#pragma once

#include <cstdint>

namespace trapbox {

using Tick = std::int64_t;

// Fixed rate of every game that has a clock or physics. 240 Hz keeps a 3 m/s disk below 13 mm a tick.
inline constexpr Tick kTicksPerSecond = 240;
inline constexpr float kTickSeconds = 1.0F / static_cast<float>(kTicksPerSecond);

constexpr Tick ticks_from_seconds(std::int64_t seconds) { return seconds * kTicksPerSecond; }
// Rounded down.
constexpr Tick ticks_in(float seconds) {
    return static_cast<Tick>(seconds * static_cast<float>(kTicksPerSecond));
}

}
