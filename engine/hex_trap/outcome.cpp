#include "hex_trap/outcome.h"

#include <algorithm>

namespace trapbox::hex_trap {

Arrangement arrangement(const Position& position) {
    Arrangement movers = position.movers;
    std::sort(movers.begin(), movers.begin() + kMoversEach);
    std::sort(movers.begin() + kMoversEach, movers.end());
    return movers;
}

int times_before(const std::vector<Arrangement>& past, const Arrangement& now) {
    int times = 0;
    for (std::size_t back = 2; back <= past.size(); back += 2)
        times += past[past.size() - back] == now ? 1 : 0;
    return times;
}

std::optional<End> end_of(const State& state) {
    const Seat last = other(state.position.turn);
    // HX-5. Only with `own_traps` can one turn trap the last mover of both seats; then its player wins.
    for (const Seat seat : {last, other(last)})
        if (state.position.all_caught(other(seat))) return End{seat, EndReason::trapped};
    if (state.quiet >= state.options.quiet_turns) return End{{}, EndReason::quiet}; // HX-6
    if (times_before(state.past, arrangement(state.position)) >= 2) return End{{}, EndReason::repeated};
    return {};
}

Outcome outcome(const State& state) {
    if (!state.end) return {};
    if (!state.end->winner) return {.kind = Outcome::Kind::drawn};
    return {.kind = Outcome::Kind::won, .winners = {*state.end->winner}};
}

}
