#include "booby_trap/state.h"

#include "booby_trap/feel.h"

#include <algorithm>
#include <cmath>

namespace trapbox::booby_trap {

Place place_of(const State& state, int piece) {
    if (is_in_tray(state, piece)) return Place::tray;
    return gone_at(state, piece).discarded ? Place::discarded : Place::taken;
}

Phase phase_of(const State& state) {
    if (state.ended) return Phase::ended;
    if (!state.turn.touched) return Phase::choosing;
    if (state.tray.held()) return Phase::lifting;
    return state.moving ? Phase::settling : Phase::touching;
}

int pieces_left(const State& state) {
    int left = 0;
    for (int piece = 0; piece < kPieces; ++piece)
        left += is_in_tray(state, piece) ? 1 : 0;
    return left;
}

std::optional<Size> due_size(const State& state) {
    if (state.options.order == Order::any) return {};
    for (int piece = 0; piece < kPieces; ++piece)
        if (is_in_tray(state, piece)) return size_of(piece);
    return {};
}

MustPick must_pick(const State& state) {
    if (!state.options.passes) return MustPick::no_passes;
    if (solitaire(state.options) && !has_strict_passing(state.options)) return MustPick::no;
    const bool all = std::all_of(state.players.begin(), state.players.end(),
                                 [](const Player& player) { return player.passes >= 2; });
    return all ? MustPick::all_passed_twice : MustPick::no;
}

int trips_left(const State& state) { return std::max(0, kTripsAllowed - state.players.front().trips); }

int tension_of(const State& state, int piece) {
    const float tension = state.tray.tension(piece);
    return tension < kLoose ? 0 : static_cast<int>(std::lround(tension * 1'000));
}

int bar_moved(const State& state) { return physics::millionths(state.turn.bar - state.tray.bar().face()); }

}
