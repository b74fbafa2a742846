#include "trapdoor_checkers/outcome.h"

#include "trapdoor_checkers/moves.h"

namespace trapbox::trapdoor_checkers {

std::optional<End> end_of(const State& state) {
    const Side waiting = other(state.turn);
    // In this order: a side that takes the last piece has won, even when the piece that took it falls (TC-5,
    // TC-6).
    if (state.position.of(state.turn) == 0) return End{waiting, EndReason::no_pieces};
    if (state.position.of(waiting) == 0) return End{state.turn, EndReason::no_pieces};
    if (!can_move(state.options.rule_set(), state.position, state.turn))
        return End{waiting, EndReason::no_moves};
    if (state.quiet >= kQuietTurns) return End{{}, EndReason::quiet};
    return {};
}

Outcome outcome(const State& state) {
    if (!state.end) return {};
    if (!state.end->winner) return {.kind = Outcome::Kind::drawn};
    return {.kind = Outcome::Kind::won, .winners = {seat_of(state.options, *state.end->winner)}};
}

}
