#include "ending.h"

namespace trapbox::hex_trap {

std::optional<End> end_of(const State& state) {
    const Seat last = other(state.position.turn);
    // HX-5: whoever took the turn that completes both wins.
    for (const Seat seat : {last, other(last)})
        if (state.position.all_caught(other(seat))) return End{seat, EndReason::trapped};
    if (state.quiet >= state.options.quiet_turns) return End{{}, EndReason::quiet}; // HX-6
    return {};
}

}
