#include "hex_trap/judge.h"

#include "hex_trap/turns.h"

namespace trapbox::hex_trap {

namespace {

using Kind = Command::Kind;

bool can(const State& state, Kind kind) { return judge(state, {.kind = kind}).accepted(); }

}

Verdict judge(const State& state, const Command& command) {
    if (state.end) return Verdict::refuse(kEnded);
    const Verdict verdict = judge_against_offer(state.offer, command.kind);
    if (!verdict.accepted()) return verdict;
    if (command.kind == Kind::turn) return judge_turn(state.position, command.first, command.second);
    if (command.kind == Kind::pass && turn_kinds(state.position).any()) return Verdict::refuse(kCanMove);
    return verdict;
}

SeatSet to_act(const State& state) {
    if (can(state, Kind::accept_draw)) return other(state.position.turn);
    return can(state, Kind::resign) ? SeatSet(state.position.turn) : SeatSet{};
}

std::vector<Command> moves(const State& state) {
    std::vector<Command> commands;
    const bool may_turn = !state.end && judge_against_offer(state.offer, Kind::turn).accepted();
    if (may_turn) commands = legal_turns(state.position);
    for (const Kind kind :
         {Kind::pass, Kind::resign, Kind::offer_draw, Kind::accept_draw, Kind::decline_draw})
        if (can(state, kind)) commands.push_back({.kind = kind});
    return commands;
}

}
