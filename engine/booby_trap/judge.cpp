#include "booby_trap/judge.h"

#include <algorithm>

namespace trapbox::booby_trap {

namespace {

// A piece driven faster than this leaves the tray; each that has left in this turn takes some of the blow
// with it. About one piece a trip.
constexpr float kJumpSpeed = 0.45F;     // m/s
constexpr float kJumpSpeedMore = 0.10F; // m/s, for each already out
constexpr int kMostJumps = 4;
constexpr float kHeardImpulse = 0.2e-3F; // N·s: softer contacts make no sound

void discard(State& state, int piece, bool jumped) {
    Piece& gone = piece_at(state, piece);
    gone.place = Place::discarded;
    gone.by = state.turn.seat;
    gone.jumped = jumped;
}

void forget(State& state) {
    for (Player& player : state.players)
        std::erase_if(player.felt,
                      [&](const Felt& felt) { return piece_at(state, felt.piece).place != Place::tray; });
}

int score(const Player& player) { return player.points - player.penalties; }

// BT-8: the fourth trip loses, however few pieces are left.
bool is_lost(const State& state) {
    return solitaire(state.options) && !state.options.practice && state.players.front().trips > kTripsAllowed;
}

void end(State& state, std::vector<Event>& events) {
    state.turn.phase = Phase::ended;
    state.turn.touched.reset();
    const Outcome outcome = final_outcome(state);
    if (outcome.kind == Outcome::Kind::lost) events.push_back({Event::Kind::lost, state.turn.seat, -1, 0});
    for (const Seat seat : outcome.winners)
        events.push_back({Event::Kind::won, seat, -1, score(state.players[seat.index])});
}

}

void watch(State& state, std::vector<Event>& events) {
    Turn& turn = state.turn;
    for (const auto& strike : state.tray.strikes(kHeardImpulse))
        events.push_back({Event::Kind::hit, turn.seat, strike.piece, physics::millionths(strike.impulse)});
    if (!turn.tripped && bar_moved(state) >= kMarkingMicrometres) {
        turn.tripped = true;
        const auto& bar = state.tray.bar();
        events.push_back(
            {Event::Kind::tripped, turn.seat, -1, physics::millionths(bar.mass() * bar.speed())});
    }
    for (int piece = 0; piece < kPieces && turn.jumped < kMostJumps; ++piece) {
        if (piece_at(state, piece).place != Place::tray || state.tray.held() == piece) continue;
        const float limit = kJumpSpeed + kJumpSpeedMore * static_cast<float>(turn.jumped);
        if (length(state.tray.velocity(piece)) < limit) continue;
        state.tray.remove(piece);
        discard(state, piece, true);
        ++turn.jumped;
        events.push_back({Event::Kind::jumped, turn.seat, piece, 0});
    }
}

void judge(State& state, std::vector<Event>& events) {
    Turn& turn = state.turn;
    const int piece = *turn.touched;
    const bool in_tray = piece_at(state, piece).place == Place::tray;
    if (in_tray && !turn.tripped) { // put back unharmed: it may still be taken, or passed
        turn.phase = Phase::touching;
        return;
    }
    if (in_tray) { // put back too late: it goes to the discard pile, and the tray settles once more
        state.tray.remove(piece);
        discard(state, piece, false);
        state.moving = true;
        state.moving_since = 0;
        return;
    }

    events.push_back({Event::Kind::bar_moved, turn.seat, -1, bar_moved(state)});
    const auto values = piece_values(state.options);
    Player& player = on_turn(state);
    if (turn.tripped) { // BT-5
        const bool jumped = piece_at(state, piece).jumped;
        discard(state, piece, jumped);
        ++player.trips;
        player.penalties += values.back();
        events.push_back({Event::Kind::penalty, turn.seat, piece, values.back()});
    } else if (piece_at(state, piece).place == Place::taken) { // BT-4
        const auto size = static_cast<std::size_t>(size_of(piece));
        ++player.taken[size];
        player.points += values[size];
        events.push_back({Event::Kind::safe, turn.seat, piece, values[size]});
    }
    // BT-6: whoever picks has not passed; after a forced pick everyone starts again.
    const bool forced = must_pick(state) == MustPick::all_passed_twice;
    for (Player& each : state.players)
        if (forced || &each == &player) each.passes = 0;
    next_turn(state, events);
}

void next_turn(State& state, std::vector<Event>& events) {
    forget(state);
    const int count = seats(state.options);
    if (is_over(state)) return end(state, events);
    const Seat seat = seat_at((state.turn.seat.index + 1) % count);
    const int number = state.turn.number + 1;
    state.turn = {};
    state.turn.seat = seat;
    state.turn.number = number;
    state.turn.bar = state.tray.bar().face();
    events.push_back({Event::Kind::turn, seat, -1, number});
    if (must_pick(state) == MustPick::all_passed_twice)
        events.push_back({Event::Kind::must_pick, seat, -1, 0});
}

bool is_over(const State& state) {
    return is_lost(state) || pieces_left(state) <= seats(state.options); // BT-8, BT-7
}

Outcome final_outcome(const State& state) {
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
