#include "null_game/checkpoint.h"

#include "core/text.h"

namespace trapbox::null_game {

std::string checkpoint(const State& state) {
    return std::to_string(state.pebbles) + ' ' + std::to_string(state.turn.index) + ' ' +
           std::to_string(state.sand.left()) +
           (state.winner ? ' ' + std::to_string(state.winner->index) : "");
}

Result<State> restore(const Options& options, std::string_view text) {
    const auto words = split_words(text);
    if (words.size() < 2 || words.size() > 4) return Fault{"a position is pebbles, seat, sand and winner"};
    State state{options, 0, {}, {}, SandTimer{ticks_from_seconds(5)}};
    const auto pebbles = parse_number<int>(words[0], 0, 100);
    const auto turn = parse_number<int>(words[1], 0, 1);
    const Tick full = state.sand.capacity();
    const auto sand = words.size() > 2 ? parse_number<Tick>(words[2], 0, full) : full;
    const auto winner = words.size() > 3 ? parse_number<int>(words[3], 0, 1) : 0;
    if (!pebbles || !turn || !sand || !winner) return Fault{"a number of the position is out of range"};
    if (*pebbles == 0 && words.size() < 4) return Fault{"without pebbles there must be a winner"};
    state.pebbles = *pebbles;
    state.turn = seat_at(*turn);
    state.sand = SandTimer::resumed(full, *sand, true);
    if (words.size() > 3) state.winner = seat_at(*winner);
    return state;
}

}
