#include "null_game/rules.h"

namespace trapbox::null_game {

namespace {

void win(State& state, Seat seat, std::vector<Event>& events) {
    state.winner = seat;
    events.push_back({Event::Kind::won, seat, 0});
}

}

const GameInfo& Rules::info() {
    static const GameInfo kInfo{"null_game", TRAPBOX_UI_TEXT("null_game", "Pebbles"),
                                TRAPBOX_UI_TEXT("null_game", "Take the last one."), true, presets()};
    return kInfo;
}

State Rules::start(const Options& options, Seed seed) {
    State state{
        options, options.pebbles, seat_at(static_cast<int>(seed % 2)), {}, SandTimer{ticks_from_seconds(5)}};
    state.sand.turn();
    return state;
}

Verdict Rules::apply(State& state, const Command& command, std::vector<Event>& events) {
    const Verdict verdict = judge(state, command);
    if (!verdict.accepted()) return verdict;
    state.pebbles -= command.take;
    events.push_back({Event::Kind::taken, state.turn, command.take});
    if (state.pebbles == 0) win(state, state.options.last_loses ? other(state.turn) : state.turn, events);
    state.turn = other(state.turn);
    state.sand = SandTimer::resumed(state.sand.capacity(), state.sand.capacity(), true);
    return verdict;
}

void Rules::tick(State& state, std::vector<Event>& events) {
    if (!state.sand.tick()) return;
    events.push_back({Event::Kind::sand_ran_out, state.turn, 0});
    win(state, other(state.turn), events);
}

HashValue Rules::hash(const State& state) {
    Hasher hasher;
    hasher.add(state.pebbles).add(state.turn.index).add(state.winner ? state.winner->index : 255);
    state.sand.add_to(hasher);
    return hasher.value();
}

}
