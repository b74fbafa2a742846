#include "booby_trap/judge.h"

#include <cstdlib>

namespace trapbox::booby_trap {

namespace {

using Kind = Command::Kind;

Verdict judge_touch(const State& state, int piece) {
    if (phase_of(state) != Phase::choosing) // BT-3
        return Verdict::refuse(must_pick(state) == MustPick::no ? kOnePieceOnly : kTakeTouched);
    if (piece < 0 || piece >= kPieces) return Verdict::refuse(kOutOfRange);
    if (!is_in_tray(state, piece)) return Verdict::refuse(kNotInTray);
    const auto due = due_size(state);
    if (due && size_of(piece) != *due) return Verdict::refuse(kNotDue); // BT-9
    return Verdict::accept();
}

// BT-12
Verdict judge_raise(const State& state, int height, Drift drift) {
    if (!state.turn.touched) return Verdict::refuse(kNothingTouched);
    if (height < 1 || height >= kClear || std::abs(drift.x) > kMaxDrift || std::abs(drift.y) > kMaxDrift)
        return Verdict::refuse(kOutOfRange);
    return Verdict::accept();
}

Verdict judge_put_back(const State& state) {
    if (!state.turn.touched) return Verdict::refuse(kNothingTouched);
    return phase_of(state) == Phase::lifting ? Verdict::accept() : Verdict::refuse(kNotLifted);
}

Verdict judge_take(const State& state) {
    return state.turn.touched ? Verdict::accept() : Verdict::refuse(kNothingTouched);
}

Verdict judge_pass(const State& state) {
    if (phase_of(state) == Phase::lifting) return Verdict::refuse(kLifted);
    switch (must_pick(state)) {
    case MustPick::all_passed_twice: // BT-6
        return Verdict::refuse(solitaire(state.options) ? kPassedTwice : kAllPassedTwice);
    case MustPick::no_passes: return Verdict::refuse(kNoPasses); // BT-10
    case MustPick::no: break;
    }
    return Verdict::accept();
}

}

Verdict judge(const State& state, const Command& command) {
    const Phase phase = phase_of(state);
    if (phase == Phase::ended) return Verdict::refuse(kEnded);
    if (phase == Phase::settling) return Verdict::refuse(kMoving);
    switch (command.kind) {
    case Kind::touch: return judge_touch(state, command.piece);
    case Kind::raise: return judge_raise(state, command.height, command.drift);
    case Kind::put_back: return judge_put_back(state);
    case Kind::take: return judge_take(state);
    case Kind::pass: break;
    }
    return judge_pass(state);
}

SeatSet to_act(const State& state) {
    const auto can = [&](const Command& command) { return judge(state, command).accepted(); };
    bool can_act = can({.kind = Kind::take});
    for (int piece = 0; piece < kPieces && !can_act; ++piece)
        can_act = can({.kind = Kind::touch, .piece = piece});
    return can_act ? SeatSet{state.turn.seat} : SeatSet{};
}

std::vector<Command> moves(const State& state) {
    std::vector<Command> candidates;
    for (int piece = 0; piece < kPieces; ++piece)
        candidates.push_back({.kind = Kind::touch, .piece = piece});
    candidates.push_back({.kind = Kind::take});
    for (const Drift drift : {Drift{0, 0}, {4'000, 0}, {-4'000, 0}, {0, 4'000}, {0, -4'000}})
        candidates.push_back({.kind = Kind::raise, .height = kClear / 2, .drift = drift});
    candidates.push_back({.kind = Kind::put_back});
    candidates.push_back({.kind = Kind::pass});
    std::erase_if(candidates, [&](const Command& command) { return !judge(state, command).accepted(); });
    return candidates;
}

}
