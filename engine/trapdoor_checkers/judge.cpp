#include "trapdoor_checkers/judge.h"

#include <algorithm>

namespace trapbox::trapdoor_checkers {

namespace {

using Kind = Command::Kind;

// Whether the path is a prefix of a longer one.
bool begins(const Path& path, const Move& move) {
    return path.length < move.path.length && std::equal(path.begin(), path.end(), move.path.begin());
}

bool contains(const std::vector<Move>& moves, const auto& matches) {
    return std::any_of(moves.begin(), moves.end(), matches);
}

// Whether the square has a piece of the side to move, in a phase in which pieces move.
Verdict judge_start(const State& state, Phase phase, Square from) {
    if (phase == Phase::over) return Verdict::refuse(kEnded);
    if (phase == Phase::answer_draw) return Verdict::refuse(kAnswerFirst);
    if (phase == Phase::slide) return Verdict::refuse(kMustSlide); // for pieces of either side
    if ((state.position.of(other(state.turn)) & bit(from)) != 0) return Verdict::refuse(kNotYourPiece);
    if ((state.position.of(state.turn) & bit(from)) == 0) return Verdict::refuse(kEmptySquare);
    if (phase == Phase::spin) return Verdict::refuse(kSpinFirst);
    return Verdict::accept();
}

Verdict judge_spin(const State& state, Phase phase) {
    switch (phase) {
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

Phase phase_of(const State& state) {
    if (state.end) return Phase::over;
    if (state.offer == DrawOffer::pending) return Phase::answer_draw;
    if (can_capture(state.options.rule_set(), state.position, state.turn)) return Phase::capture;
    if (!state.options.trapdoors) return Phase::move;
    if (!state.wheel) return Phase::spin;
    return *state.wheel == Face::piece ? Phase::move : Phase::slide;
}

LegalNow legal_now(const State& state) {
    LegalNow legal{.phase = phase_of(state)};
    if (legal.phase == Phase::capture || legal.phase == Phase::move)
        legal.moves = piece_moves(state.options.rule_set(), state.position, state.turn);
    return legal;
}

const Move* find_move(const LegalNow& legal, const Path& path, bool capture) {
    for (const Move& move : legal.moves.legal)
        if (move.path == path && move.captures() == capture) return &move;
    return nullptr;
}

Verdict judge_move(const State& state, const LegalNow& legal, const Path& path, bool capture) {
    const Verdict start = judge_start(state, legal.phase, path.from());
    if (!start.accepted()) return start;
    if (find_move(legal, path, capture)) return Verdict::accept();
    if (legal.phase != Phase::capture) return Verdict::refuse(kCannotGoThere);
    if (!capture) return Verdict::refuse(kMustCapture);
    const auto longer = [&](const Move& move) { return begins(path, move); };
    const auto same_or_longer = [&](const Move& move) { return move.path == path || begins(path, move); };
    if (contains(legal.moves.legal, longer)) return Verdict::refuse(kKeepJumping);
    return Verdict::refuse(contains(legal.moves.too_short, same_or_longer) ? kCaptureMost : kCannotGoThere);
}

Verdict judge_piece(const State& state, const LegalNow& legal, Square square) {
    const Verdict start = judge_start(state, legal.phase, square);
    if (!start.accepted()) return start;
    const auto from_here = [square](const Move& move) { return move.path.from() == square; };
    if (contains(legal.moves.legal, from_here)) return Verdict::accept();
    if (legal.phase != Phase::capture) return Verdict::refuse(kBlocked);
    return Verdict::refuse(contains(legal.moves.too_short, from_here) ? kCaptureMost : kMustCapture);
}

Verdict judge_slide(const State& state, Phase phase, Slide slide) {
    switch (phase) {
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

Verdict judge(const State& state, const Command& command) {
    if (state.end) return Verdict::refuse(kEnded);
    switch (command.kind) {
    case Kind::move: return judge_move(state, legal_now(state), command.path, command.capture);
    case Kind::slide: return judge_slide(state, phase_of(state), command.slide);
    case Kind::spin: return judge_spin(state, phase_of(state));
    case Kind::offer_draw:
    case Kind::accept_draw:
    case Kind::decline_draw:
    case Kind::resign: break;
    }
    return judge_against_offer(state.offer, command.kind);
}

SeatSet to_act(const State& state) {
    const auto can = [&](Kind kind) { return judge(state, {.kind = kind}).accepted(); };
    if (can(Kind::accept_draw)) return seat_of(state.options, other(state.turn));
    return can(Kind::resign) ? SeatSet{seat_of(state.options, state.turn)} : SeatSet{};
}

std::vector<Command> moves(const State& state) {
    std::vector<Command> commands;
    const LegalNow legal = legal_now(state);
    for (const Move& move : legal.moves.legal)
        commands.push_back({.kind = Kind::move, .path = move.path, .capture = move.captures()});
    for (std::uint8_t slider = 0; slider < kSliders.size(); ++slider)
        for (const bool right : {false, true})
            if (const Slide slide{slider, right}; judge_slide(state, legal.phase, slide).accepted())
                commands.push_back({.kind = Kind::slide, .slide = slide});
    for (const Kind kind : {Kind::spin, Kind::accept_draw, Kind::decline_draw})
        if (judge(state, {.kind = kind}).accepted()) commands.push_back({.kind = kind});
    return commands;
}

}
