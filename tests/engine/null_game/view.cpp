#include "null_game/view.h"

namespace trapbox::null_game {

View view(const State& state) {
    return {state.pebbles, state.options.most, state.options.last_loses, state.turn, state.winner};
}

}
