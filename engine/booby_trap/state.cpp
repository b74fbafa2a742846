#include "booby_trap/state.h"

#include "booby_trap/feel.h"

#include <algorithm>
#include <cmath>

namespace trapbox::booby_trap {

int pieces_left(const State& state) {
    return static_cast<int>(std::count_if(state.pieces.begin(), state.pieces.end(),
                                          [](const Piece& piece) { return piece.place == Place::tray; }));
}

std::optional<Size> due_size(const State& state) {
    if (state.options.order == Order::any) return {};
    for (int piece = 0; piece < kPieces; ++piece)
        if (piece_at(state, piece).place == Place::tray) return size_of(piece);
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
