// What the rules allow: the only statement of what is legal in Trapdoor Checkers and Dames & Trap. Changes
// nothing.
#pragma once

#include "core/verdict.h"
#include "trapdoor_checkers/moves.h"
#include "trapdoor_checkers/refusals.h"
#include "trapdoor_checkers/state.h"

namespace trapbox::trapdoor_checkers {

Verdict judge(const State& state, const Command& command);

// The seat that has a legal command: of the side to move, or of the side that must answer a draw offer.
// (`resign` with a side is legal for either: it is how games in PDN end.)
SeatSet to_act(const State& state);

// Every legal command but offer_draw and resign.
std::vector<Command> moves(const State& state);

Phase phase_of(const State& state);

// The side that must act: the side to move, or the one that must answer an offer. Meaningless once the game
// is over.
constexpr Side acting_side(const State& state) {
    return state.offer == DrawOffer::pending ? other(state.turn) : state.turn;
}

// What the side to move may do with its pieces now, generated once for several questions.
struct LegalNow {
    Phase phase = Phase::move;
    PieceMoves moves{}; // none unless the phase is capture or move
};
LegalNow legal_now(const State& state);

// The legal move along that path; null where there is none, and judge_move says why.
const Move* find_move(const LegalNow& legal, const Path& path, bool capture);
Verdict judge_move(const State& state, const LegalNow& legal, const Path& path, bool capture);
// Whether the piece on that square has a legal move.
Verdict judge_piece(const State& state, const LegalNow& legal, Square square);
Verdict judge_slide(const State& state, Phase phase, Slide slide);

}
