#include "null_game/outcome.h"

namespace trapbox::null_game {

Outcome outcome(const State& state) {
    if (!state.winner) return {};
    return {.kind = Outcome::Kind::won, .winners = {*state.winner}};
}

}
