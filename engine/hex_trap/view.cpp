#include "hex_trap/view.h"

#include "hex_trap/judge.h"

namespace trapbox::hex_trap {

namespace {

std::optional<Seat> seat_of_turn(const State& state, int turn) {
    if (turn == 0) return {};
    return (state.turns + 1 - turn) % 2 == 0 ? state.position.turn : other(state.position.turn);
}

bool can_turn(const View& view) { return !view.end && !view.offered_by; }

bool can(const State& state, Command::Kind kind) { return judge(state, {.kind = kind}).accepted(); }

}

View view(const State& state) {
    View view;
    view.options = state.options;
    view.position = state.position;
    for (const PlacedWall& wall : state.walls)
        view.walls.push_back({wall.slot, wall.turn, seat_of_turn(state, wall.turn)});
    view.played = state.played;
    view.turns = state.turns;
    view.quiet = state.quiet;
    view.past = state.past;
    view.end = state.end;
    if (can(state, Command::Kind::accept_draw)) view.offered_by = state.position.turn;
    view.may_offer = can(state, Command::Kind::offer_draw);
    view.must_pass = can(state, Command::Kind::pass);
    return view;
}

std::vector<Half> halves(const View& view) {
    return can_turn(view) ? halves(view.position) : std::vector<Half>{};
}

std::vector<Half> completions(const View& view, Half first) {
    return can_turn(view) ? completions(view.position, first) : std::vector<Half>{};
}

}
