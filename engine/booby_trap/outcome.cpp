#include "booby_trap/outcome.h"

#include <algorithm>

namespace trapbox::booby_trap {

namespace {

// BT-8: the fourth trip loses, however few pieces are left.
bool is_lost(const State& state) {
    return solitaire(state.options) && !state.options.practice && state.players.front().trips > kTripsAllowed;
}

}

int score(const Player& player) { return player.points - player.penalties; }

bool is_over(const State& state) {
    return is_lost(state) || pieces_left(state) <= seats(state.options); // BT-8, BT-7
}

Outcome outcome(const State& state) {
    if (!state.ended) return {};
    Outcome outcome;
    if (!state.options.practice)
        for (const Player& player : state.players)
            outcome.scores.push_back(score(player));
    if (is_lost(state)) {
        outcome.kind = Outcome::Kind::lost;
        return outcome;
    }
    outcome.kind = Outcome::Kind::won;
    int best = score(state.players.front());
    for (const Player& player : state.players)
        best = std::max(best, score(player));
    for (std::size_t i = 0; i < state.players.size(); ++i)
        if (score(state.players[i]) == best) outcome.winners.push_back(seat_at(static_cast<int>(i)));
    return outcome;
}

}
