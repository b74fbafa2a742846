#include "null_game/judge.h"

#include <algorithm>

namespace trapbox::null_game {

Verdict judge(const State& state, const Command& command) {
    if (state.winner) return Verdict::refuse(kEnded);
    if (command.take < 1 || command.take > std::min(state.options.most, state.pebbles))
        return Verdict::refuse(kTooMany);
    return Verdict::accept();
}

SeatSet to_act(const State& state) {
    return judge(state, {.take = 1}).accepted() ? SeatSet{state.turn} : SeatSet{};
}

std::vector<Command> moves(const State& state) {
    std::vector<Command> commands;
    for (int take = 1; take <= state.options.most; ++take)
        if (judge(state, {.take = take}).accepted()) commands.push_back({.take = take});
    return commands;
}

}
