// What every bot shares. A bot is a pure function of what a person at that seat sees and feels; it answers
// with the commands a finger would make, and when. Levels differ by search and by human error, never by
// knowledge.
#pragma once

#include "core/tick.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

namespace trapbox {

inline constexpr int kBotLevels = 5;

struct BotLevel {
    int value = 3; // 1 … kBotLevels
};

// The row of that level in a game's table of its bots.
template <class Row>
constexpr const Row& of_level(const std::array<Row, kBotLevels>& rows, BotLevel level) {
    return rows[static_cast<std::size_t>(std::clamp(level.value, 1, kBotLevels) - 1)];
}

// How long a bot may think. It asks `stopped` at least every 5 ms or so and then answers with the best it
// has.
struct Budget {
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    std::function<bool()> stopped = [] { return false; };
};

// One command of a plan, `delay` ticks after the one before it (the first: after the plan was made).
template <class Command>
struct Timed {
    Tick delay = 0;
    Command command;
};

template <class Command>
using Plan = std::vector<Timed<Command>>;

}
