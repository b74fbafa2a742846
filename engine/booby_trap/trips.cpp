#include "booby_trap/trips.h"

#include "booby_trap/outcome.h"

#include <algorithm>

namespace trapbox::booby_trap {

namespace {

// A piece that moves faster than this jumps out of the tray. Each piece already ejected in this turn raises
// the limit, because it took energy with it. About one piece per trip jumps.
constexpr float kJumpSpeed = 0.45F;     // m/s
constexpr float kJumpSpeedMore = 0.10F; // m/s, per piece already ejected
// A piece is upended when the slipping bar squeezes it harder than this, and kMoreThanAtRest times as hard as
// at rest. The peak squeeze of a trip has a median of 8.3 N and an upper quartile of 10.3 N (101 trips,
// measured without upending).
constexpr float kBearableSqueeze = 9; // N
constexpr float kSqueezeMore = 2;     // N, per piece already ejected
constexpr float kMoreThanAtRest = 1.5F;
constexpr int kMaxEjected = 4;           // in a turn
constexpr float kHeardImpulse = 0.2e-3F; // N·s: softer contacts make no sound

void discard(State& state, int piece, Exit exit) {
    gone_at(state, piece) = {.discarded = true, .by = state.turn.seat, .exit = exit};
}

void eject(State& state, int piece, Exit exit, std::vector<Event>& events) {
    state.tray.remove(piece);
    discard(state, piece, exit);
    ++state.turn.ejected;
    const auto kind = exit == Exit::jumped ? Event::Kind::jumped : Event::Kind::upended;
    events.push_back({kind, state.turn.seat, piece, 0});
}

bool can_be_ejected(const State& state, int piece) {
    return state.turn.ejected < kMaxEjected && is_in_tray(state, piece) && state.tray.held() != piece;
}

void let_pieces_jump(State& state, std::vector<Event>& events) {
    for (int piece = 0; piece < kPieces; ++piece) {
        const float limit = kJumpSpeed + kJumpSpeedMore * static_cast<float>(state.turn.ejected);
        if (can_be_ejected(state, piece) && length(state.tray.velocity(piece)) >= limit)
            eject(state, piece, Exit::jumped, events);
    }
}

// At most one piece per tick, because each ejected piece relieves the others.
void upend_most_squeezed(State& state, std::vector<Event>& events) {
    const auto& tray = state.tray;
    const float limit = kBearableSqueeze + kSqueezeMore * static_cast<float>(state.turn.ejected);
    int tightest = -1;
    for (int piece = 0; piece < kPieces; ++piece) {
        const float squeeze = tray.squeeze(piece);
        if (squeeze >= limit && squeeze >= kMoreThanAtRest * tray.squeeze_at_rest(piece) &&
            can_be_ejected(state, piece) && (tightest < 0 || squeeze > tray.squeeze(tightest)))
            tightest = piece;
    }
    if (tightest >= 0) eject(state, tightest, Exit::upended, events);
}

void forget_gone(State& state) {
    for (Player& player : state.players)
        std::erase_if(player.felt, [&](const Felt& felt) { return !is_in_tray(state, felt.piece); });
}

void end_game(State& state, std::vector<Event>& events) {
    state.ended = true;
    state.turn.touched.reset();
    const Outcome end = outcome(state);
    if (end.kind == Outcome::Kind::lost) events.push_back({Event::Kind::lost, state.turn.seat, -1, 0});
    for (const Seat seat : end.winners)
        events.push_back({Event::Kind::won, seat, -1, score(state.players[seat.index])});
}

}

void watch_bar(State& state, std::vector<Event>& events) {
    Turn& turn = state.turn;
    for (const auto& strike : state.tray.strikes(kHeardImpulse))
        events.push_back({Event::Kind::hit, turn.seat, strike.piece, physics::millionths(strike.impulse)});
    if (!turn.slipped && bar_moved(state) >= kMarkingMicrometres) {
        turn.slipped = true;
        const auto& bar = state.tray.bar();
        events.push_back(
            {Event::Kind::slipped, turn.seat, -1, physics::millionths(bar.mass() * bar.speed())});
    }
    let_pieces_jump(state, events);
    if (turn.slipped) upend_most_squeezed(state, events);
}

void check_trip(State& state, std::vector<Event>& events) {
    if (state.turn.tripped || bar_moved(state) < kMarkingMicrometres) return;
    state.turn.tripped = true;
    events.push_back({Event::Kind::tripped, state.turn.seat, -1, 0});
}

void score_turn(State& state, std::vector<Event>& events) {
    Turn& turn = state.turn;
    const int piece = *turn.touched;
    const bool in_tray = is_in_tray(state, piece);
    if (in_tray && !turn.tripped) return; // put back without a trip: the player may still take it or pass
    if (in_tray) { // put back after a trip: it is discarded, and the tray settles again
        state.tray.remove(piece);
        discard(state, piece, Exit::lifted);
        state.moving = true;
        state.moving_since = 0;
        return;
    }

    events.push_back({Event::Kind::bar_moved, turn.seat, -1, bar_moved(state)});
    const auto values = piece_values(state.options);
    Player& player = on_turn(state);
    if (turn.tripped) { // BT-5
        discard(state, piece, gone_at(state, piece).exit);
        for (Player& each : state.players)
            each.felt.clear(); // the pieces have moved
        ++player.trips;
        player.penalties += values.back();
        events.push_back({Event::Kind::penalty, turn.seat, piece, values.back()});
    } else if (place_of(state, piece) == Place::taken) { // BT-4
        const auto size = static_cast<std::size_t>(size_of(piece));
        ++player.taken[size];
        player.points += values[size];
        events.push_back({Event::Kind::safe, turn.seat, piece, values[size]});
    }
    // BT-6: a pick ends the player's series of passes; a forced pick ends everyone's.
    const bool forced = must_pick(state) == MustPick::all_passed_twice;
    for (Player& each : state.players)
        if (forced || &each == &player) each.passes = 0;
    next_turn(state, events);
}

void next_turn(State& state, std::vector<Event>& events) {
    forget_gone(state);
    const int count = seats(state.options);
    if (is_over(state)) return end_game(state, events);
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

}
