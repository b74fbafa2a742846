// Types shared by all bots. A bot is a pure function: it gets the View, which holds only what a person at
// that seat can see and feel, and returns timed commands. Levels differ in search depth and simulated human
// error, never in knowledge.
#pragma once

#include "core/cancel_token.h"
#include "core/tick.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <vector>

namespace trapbox {

inline constexpr int kBotLevels = 5;

struct BotLevel {
    int value = 3; // 1 … kBotLevels
};

// The row for that level in a game's table of bot parameters.
template <class Row>
constexpr const Row& of_level(const std::array<Row, kBotLevels>& rows, BotLevel level) {
    return rows[static_cast<std::size_t>(std::clamp(level.value, 1, kBotLevels) - 1)];
}

// Limits of one computation of a bot. It polls `cancelled` about every 5 ms, and once cancelled returns the
// best plan found so far.
struct Budget {
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    CancelToken cancelled = [] { return false; };
};

// One command of a plan, `delay` ticks after the previous one (the first: after the plan was made).
template <class Command>
struct Timed {
    Tick delay = 0;
    Command command;
};

template <class Command>
using Plan = std::vector<Timed<Command>>;

}
