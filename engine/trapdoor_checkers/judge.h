// Questions about a turn that rules, view and notation all ask. Changes nothing.
#pragma once

#include "core/verdict.h"
#include "trapdoor_checkers/moves.h"
#include "trapdoor_checkers/state.h"

namespace trapbox::trapdoor_checkers {

Phase phase_of(const State& state);

// Who must act now: the side to move, or the one that must answer an offer. Meaningless once over.
constexpr Side acting_side(const State& state) {
    return state.offer == DrawOffer::pending ? other(state.turn) : state.turn;
}

// The side that starts sits on the first seat, unless colours are exchanged (TC-13).
constexpr Seat seat_of(const Options& options, Side side) {
    return seat_at((side == options.rule_set().starts) == options.exchanged ? 1 : 0);
}

// How the game stands by the position alone, at the start of a turn: TC-6 and the count of TC-14.
std::optional<End> end_of(const State& state);

// The legal moves of pieces now; none while the wheel asks for a slide or is not spun.
std::vector<Move> moves_now(const State& state);

// What the rules say to a move of a piece.
Verdict judge_move(const State& state, const Path& path, bool capture);
// Why the piece on that square may not be moved now; accepted when it may.
Verdict judge_piece(const State& state, Square square);
Verdict judge_slide(const State& state, Slide slide);
Verdict judge_spin(const State& state);

}
