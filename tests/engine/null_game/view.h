// What a player sees.
#pragma once

#include "null_game/state.h"

namespace trapbox::null_game {

struct View {
    int pebbles = 0;
    int most = 0;
    bool last_loses = false;
    Seat turn;
    std::optional<Seat> winner;
};

View view(const State& state);

}
