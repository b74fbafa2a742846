#include "null_game/rules.h"

#include <algorithm>

namespace trapbox::null_game {

namespace {

void win(State& state, Seat seat, std::vector<Event>& events) {
    state.winner = seat;
    events.push_back({Event::Kind::won, seat, 0});
}

}

const GameInfo& Rules::info() {
    static const GameInfo kInfo{"null_game", TRAPBOX_WORDS("null_game", "Pebbles"),
                                TRAPBOX_WORDS("null_game", "Take the last one."), true, presets()};
    return kInfo;
}

State Rules::start(const Options& options, Seed seed) {
    State state{
        options, options.pebbles, seat_at(static_cast<int>(seed % 2)), {}, SandTimer{ticks_from_seconds(5)}};
    state.sand.turn();
    return state;
}

Verdict Rules::apply(State& state, const Command& command, std::vector<Event>& events) {
    if (state.winner) return Verdict::refuse(kEnded);
    if (command.take < 1 || command.take > std::min(state.options.most, state.pebbles))
        return Verdict::refuse(kTooMany);
    state.pebbles -= command.take;
    events.push_back({Event::Kind::taken, state.turn, command.take});
    if (state.pebbles == 0) win(state, state.options.last_loses ? other(state.turn) : state.turn, events);
    state.turn = other(state.turn);
    state.sand = SandTimer::resumed(state.sand.capacity(), state.sand.capacity(), true);
    return Verdict::accept();
}

void Rules::tick(State& state, std::vector<Event>& events) {
    if (!state.sand.tick()) return;
    events.push_back({Event::Kind::sand_ran_out, state.turn, 0});
    win(state, other(state.turn), events);
}

Outcome Rules::outcome(const State& state) {
    if (!state.winner) return {};
    return {Outcome::Kind::won, {*state.winner}, {}};
}

HashValue Rules::hash(const State& state) {
    Hasher hasher;
    hasher.add(state.pebbles).add(state.turn.index).add(state.winner ? state.winner->index : 255);
    state.sand.add_to(hasher);
    return hasher.value();
}

std::vector<Command> Rules::moves(const State& state) {
    std::vector<Command> commands;
    if (state.winner) return commands;
    for (int take = 1; take <= std::min(state.options.most, state.pebbles); ++take)
        commands.push_back({take});
    return commands;
}

std::string Rules::show(const State& state) {
    return std::string(static_cast<std::size_t>(state.pebbles), 'o') + "\n" +
           "to move: " + std::to_string(state.turn.index) + "\n";
}

}
