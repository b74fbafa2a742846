#include "booby_trap/view.h"

#include "booby_trap/rules.h"

#include <algorithm>

namespace trapbox::booby_trap {

namespace {

std::optional<TouchView> touch_view(const State& state) {
    const Turn& turn = state.turn;
    if (!turn.touched || piece_at(state, *turn.touched).place != Place::tray) return {};
    const int piece = *turn.touched;
    TouchView touch{piece, static_cast<float>(tension_of(state, piece)) / 1'000, 0};
    if (turn.phase == Phase::lifting) touch.height = physics::from_millionths(turn.height);
    return touch;
}

}

View view(const State& state) {
    const auto def = tray_def(state.options.difficulty);
    View view;
    view.tray_width = def.width;
    view.pieces_left = pieces_left(state);
    view.pieces_at_end = seats(state.options);
    view.touched = touch_view(state);

    for (int piece = 0; piece < kPieces; ++piece) {
        const Piece& from = piece_at(state, piece);
        PieceView& to = view.pieces[static_cast<std::size_t>(piece)];
        to = {size_of(piece),
              from.place,
              from.by,
              from.exit,
              state.tray.position(piece),
              measures_of(piece).radius,
              state.tray.angle(piece),
              0,
              false};
        if (view.touched && view.touched->piece == piece) to.height = view.touched->height;
        to.may_touch = may_touch(state, piece).accepted();
    }

    view.bar = state.tray.bar().face();
    view.bar_start = state.turn.bar;
    view.markings_moved = std::max(0, bar_moved(state)) / kMarkingMicrometres;

    view.turn = state.turn.seat;
    view.turn_number = state.turn.number;
    view.phase = state.turn.phase;
    view.moving = state.moving;
    view.tripped = state.turn.tripped || bar_moved(state) >= kMarkingMicrometres;
    view.may_pass = may_pass(state).accepted();
    view.must_pick = must_pick(state);
    view.due = due_size(state);
    view.practice = state.options.practice;
    if (solitaire(state.options) && !view.practice) view.trips_left = trips_left(state);

    view.values = piece_values(state.options);
    for (const Player& player : state.players)
        view.players.push_back({player.points, player.penalties, player.points - player.penalties,
                                player.trips, player.passes, player.taken, player.felt});
    if (view.practice) view.chains = state.tray.loaded_contacts();
    view.outcome = Rules::outcome(state);
    return view;
}

}
