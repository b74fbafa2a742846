#include "null_game/show.h"

namespace trapbox::null_game {

std::string show(const State& state) {
    return std::string(static_cast<std::size_t>(state.pebbles), 'o') + "\n" +
           "to move: " + std::to_string(state.turn.index) + "\n";
}

}
