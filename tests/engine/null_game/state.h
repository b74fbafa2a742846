// The heap, and whose turn it is.
#pragma once

#include "core/sand_timer.h"
#include "core/seat.h"
#include "null_game/options.h"

#include <optional>

namespace trapbox::null_game {

struct State {
    Options options;
    int pebbles = 0;
    Seat turn;
    std::optional<Seat> winner;
    SandTimer sand{ticks_from_seconds(5)};
};

struct Command {
    int take = 1;
    bool operator==(const Command&) const = default;
};

struct Event {
    enum class Kind : std::uint8_t { taken, sand_ran_out, won };
    Kind kind = Kind::taken;
    Seat seat;
    int pebbles = 0; // taken
    bool operator==(const Event&) const = default;
};

}
