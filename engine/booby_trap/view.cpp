#include "booby_trap/view.h"

#include "booby_trap/judge.h"
#include "booby_trap/outcome.h"

#include <algorithm>

namespace trapbox::booby_trap {

namespace {

std::optional<TouchView> touch_view(const State& state) {
    const Turn& turn = state.turn;
    if (!turn.touched || !is_in_tray(state, *turn.touched)) return {};
    const int piece = *turn.touched;
    TouchView touch{.piece = piece, .tension = static_cast<float>(tension_of(state, piece)) / 1'000};
    if (phase_of(state) == Phase::lifting) touch.height = physics::from_millionths(turn.height);
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
        const Gone& gone = gone_at(state, piece);
        PieceView& shown = view.pieces[static_cast<std::size_t>(piece)];
        shown = {.size = size_of(piece),
                 .place = place_of(state, piece),
                 .by = gone.by,
                 .exit = gone.exit,
                 .centre = state.tray.position(piece),
                 .radius = measures_of(piece).radius,
                 .angle = state.tray.angle(piece),
                 .may_touch = judge(state, {.kind = Command::Kind::touch, .piece = piece}).accepted()};
        if (view.touched && view.touched->piece == piece) shown.height = view.touched->height;
    }

    view.bar = state.tray.bar().face();
    view.bar_start = state.turn.bar;
    view.markings_moved = std::max(0, bar_moved(state)) / kMarkingMicrometres;

    view.turn = state.turn.seat;
    view.turn_number = state.turn.number;
    view.phase = phase_of(state);
    view.moving = state.moving;
    view.tripped = state.turn.tripped || bar_moved(state) >= kMarkingMicrometres;
    view.may_pass = judge(state, {.kind = Command::Kind::pass}).accepted();
    view.must_pick = must_pick(state);
    view.due = due_size(state);
    view.practice = state.options.practice;
    if (solitaire(state.options) && !view.practice) view.trips_left = trips_left(state);

    view.values = piece_values(state.options);
    for (const Player& player : state.players)
        view.players.push_back({.points = player.points,
                                .penalties = player.penalties,
                                .score = score(player),
                                .trips = player.trips,
                                .passes = player.passes,
                                .taken = player.taken,
                                .felt = player.felt});
    if (view.practice) view.chains = state.tray.loaded_contacts();
    view.outcome = outcome(state);
    return view;
}

}
