#include "trapdoor_checkers/turn.h"

#include "trapdoor_checkers/refusals.h"

#include <algorithm>

namespace trapbox::trapdoor_checkers {

namespace {

// Whether the path is the beginning of a longer one.
bool begins(const Path& path, const Move& move) {
    return path.length < move.path.length && std::equal(path.begin(), path.end(), move.path.begin());
}

// What is said before looking at where the piece goes. Accepted: it may be looked at.
Verdict judge_start(const State& state, Square from) {
    if (state.end) return Verdict::refuse(kEnded);
    if (state.offer == DrawOffer::pending) return Verdict::refuse(kAnswerFirst);
    const Phase phase = phase_of(state);
    if (phase == Phase::slide) return Verdict::refuse(kMustSlide); // of either side: no piece moves now
    if ((state.position.of(other(state.turn)) & bit(from)) != 0) return Verdict::refuse(kNotYourPiece);
    if ((state.position.of(state.turn) & bit(from)) == 0) return Verdict::refuse(kEmptySquare);
    if (phase == Phase::spin) return Verdict::refuse(kSpinFirst);
    return Verdict::accept();
}

}

Phase phase_of(const State& state) {
    if (state.end) return Phase::over;
    if (state.offer == DrawOffer::pending) return Phase::answer_draw;
    if (can_capture(state.options.rule_set(), state.position, state.turn)) return Phase::capture;
    if (!state.options.trapdoors) return Phase::move;
    if (!state.wheel) return Phase::spin;
    return *state.wheel == Face::piece ? Phase::move : Phase::slide;
}

std::optional<End> end_of(const State& state) {
    const Side waiting = other(state.turn);
    // In this order: who takes the last piece has won, even when the piece that took it falls (TC-5, TC-6).
    if (state.position.of(state.turn) == 0) return End{waiting, EndReason::no_pieces};
    if (state.position.of(waiting) == 0) return End{state.turn, EndReason::no_pieces};
    if (!can_move(state.options.rule_set(), state.position, state.turn))
        return End{waiting, EndReason::no_moves};
    if (state.quiet >= kQuietTurns) return End{{}, EndReason::quiet};
    return {};
}

std::vector<Move> moves_now(const State& state) {
    const Phase phase = phase_of(state);
    if (phase != Phase::capture && phase != Phase::move) return {};
    return legal_moves(state.options.rule_set(), state.position, state.turn);
}

Verdict judge_move(const State& state, const Path& path, bool capture) {
    const Verdict start = judge_start(state, path.from());
    if (!start.accepted()) return start;
    const auto legal = moves_now(state);
    const auto same = [&](const Move& move) { return move.path == path; };
    const auto longer = [&](const Move& move) { return begins(path, move); };
    const bool must_capture = legal.front().captures();
    if (capture == must_capture && std::any_of(legal.begin(), legal.end(), same)) return Verdict::accept();
    if (!must_capture) return Verdict::refuse(kCannotGoThere);
    if (!capture) return Verdict::refuse(kMustCapture);
    const auto too_short = short_captures(state.options.rule_set(), state.position, state.turn);
    if (std::any_of(legal.begin(), legal.end(), longer)) return Verdict::refuse(kKeepJumping);
    if (std::any_of(too_short.begin(), too_short.end(), same)) return Verdict::refuse(kCaptureMost);
    if (std::any_of(too_short.begin(), too_short.end(), longer)) return Verdict::refuse(kCaptureMost);
    return Verdict::refuse(kCannotGoThere);
}

Verdict judge_piece(const State& state, Square square) {
    const Verdict start = judge_start(state, square);
    if (!start.accepted()) return start;
    const auto from_here = [square](const Move& move) { return move.path.from() == square; };
    const auto legal = moves_now(state);
    if (std::any_of(legal.begin(), legal.end(), from_here)) return Verdict::accept();
    if (!legal.front().captures()) return Verdict::refuse(kBlocked);
    const auto too_short = short_captures(state.options.rule_set(), state.position, state.turn);
    return Verdict::refuse(std::any_of(too_short.begin(), too_short.end(), from_here) ? kCaptureMost
                                                                                      : kMustCapture);
}

Verdict judge_slide(const State& state, Slide slide) {
    switch (phase_of(state)) {
    case Phase::over: return Verdict::refuse(kEnded);
    case Phase::answer_draw: return Verdict::refuse(kAnswerFirst);
    case Phase::capture: return Verdict::refuse(kMustCapture);
    case Phase::spin: return Verdict::refuse(kSpinFirst);
    case Phase::move: return Verdict::refuse(state.options.trapdoors ? kMustMove : kNoTrapdoors);
    case Phase::slide: break;
    }
    if (!allows(*state.wheel, kSliders[slide.slider])) return Verdict::refuse(kWrongColor);
    return can_slide(state.position.doors, slide) ? Verdict::accept() : Verdict::refuse(kSliderStops);
}

Verdict judge_spin(const State& state) {
    switch (phase_of(state)) {
    case Phase::over: return Verdict::refuse(kEnded);
    case Phase::answer_draw: return Verdict::refuse(kAnswerFirst);
    case Phase::capture: return Verdict::refuse(state.options.trapdoors ? kNoSpinToCapture : kNoTrapdoors);
    case Phase::move: return Verdict::refuse(state.options.trapdoors ? kSpunAlready : kNoTrapdoors);
    case Phase::slide: return Verdict::refuse(kSpunAlready);
    case Phase::spin: break;
    }
    return Verdict::accept();
}

}
