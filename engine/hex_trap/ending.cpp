#include "ending.h"

namespace trapbox::hex_trap {

void judge_end(State& state) {
    const Seat last = other(state.position.turn);
    // HX-5: whoever took the turn that completes both wins.
    for (const Seat seat : {last, other(last)})
        if (state.position.all_caught(other(seat))) {
            state.ended = true;
            state.winner = seat;
            return;
        }
    if (state.quiet >= state.options.quiet_turns) state.ended = true; // HX-6
}

}
