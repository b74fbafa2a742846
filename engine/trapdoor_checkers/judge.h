// The only definition of what is legal in Trapdoor Checkers and Dames & Trap. Changes no state.
#pragma once

#include "core/verdict.h"
#include "trapdoor_checkers/moves.h"
#include "trapdoor_checkers/refusals.h"
#include "trapdoor_checkers/state.h"

namespace trapbox::trapdoor_checkers {

Verdict judge(const State& state, const Command& command);

// The seat that has a legal command: of the side to move, or of the side that must answer a draw offer.
// (`resign SIDE` is legal for both sides at any time, because games in PDN end that way.)
SeatSet to_act(const State& state);

// Every legal command but offer_draw and resign.
std::vector<Command> moves(const State& state);

Phase phase_of(const State& state);

// The side that must act: the side to move, or the one that must answer an offer. Meaningless once the game
// is over.
constexpr Side acting_side(const State& state) {
    return state.offer == DrawOffer::pending ? other(state.turn) : state.turn;
}

// The phase and the legal moves, generated once for several queries.
struct LegalNow {
    Phase phase = Phase::move;
    PieceMoves moves{}; // empty unless the phase is capture or move
};
LegalNow legal_now(const State& state);

// The legal move along that path; null if there is none (judge_move gives the reason).
const Move* find_move(const LegalNow& legal, const Path& path, bool capture);
Verdict judge_move(const State& state, const LegalNow& legal, const Path& path, bool capture);
// Whether the piece on that square has a legal move.
Verdict judge_piece(const State& state, const LegalNow& legal, Square square);
Verdict judge_slide(const State& state, Phase phase, Slide slide);

}
