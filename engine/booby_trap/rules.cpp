#include "booby_trap/rules.h"

#include "booby_trap/trips.h"

#include <cmath>

namespace trapbox::booby_trap {

namespace {

physics::Vec metres(Drift drift) {
    return {physics::from_millionths(drift.x), physics::from_millionths(drift.y)};
}

void set_moving(State& state) {
    state.moving = true;
    state.moving_since = 0;
}

// Keeps one reading per piece, for the last `max_felt` pieces touched.
void remember(Player& player, const Felt& felt, std::size_t max_felt) {
    std::erase_if(player.felt, [&](const Felt& old) { return old.piece == felt.piece; });
    player.felt.push_back(felt);
    if (player.felt.size() > max_felt) player.felt.erase(player.felt.begin());
}

void touch(State& state, int piece, std::vector<Event>& events) {
    state.turn.touched = piece;
    const int tension = tension_of(state, piece);
    remember(on_turn(state), {.piece = piece, .turn = state.turn.number, .tension = tension},
             static_cast<std::size_t>(kMaxFelt / seats(state.options)));
    events.push_back({Event::Kind::touched, state.turn.seat, piece, tension});
}

// BT-12
void raise(State& state, int height, Drift drift, std::vector<Event>& events) {
    Turn& turn = state.turn;
    if (!state.tray.held()) state.tray.hold(*turn.touched);
    turn.height = height;
    turn.drift = drift;
    state.tray.drag(metres(drift));
    const auto force = static_cast<int>(std::lround(state.tray.finger_force() * 1'000));
    events.push_back({Event::Kind::raised, turn.seat, *turn.touched, force});
    set_moving(state);
}

void put_back(State& state, std::vector<Event>& events) {
    state.tray.let_go();
    state.turn.height = 0;
    state.turn.drift = {};
    events.push_back({Event::Kind::put_back, state.turn.seat, *state.turn.touched, 0});
    set_moving(state);
}

void take(State& state, std::vector<Event>& events) {
    const int piece = *state.turn.touched;
    state.tray.remove(piece);
    gone_at(state, piece) = {.by = state.turn.seat};
    state.turn.height = 0;
    state.turn.drift = {};
    events.push_back({Event::Kind::taken, state.turn.seat, piece, 0});
    set_moving(state);
}

void pass(State& state, std::vector<Event>& events) {
    ++on_turn(state).passes;
    events.push_back({Event::Kind::passed, state.turn.seat, -1, 0});
    next_turn(state, events);
}

}

const GameInfo& Rules::info() {
    static const GameInfo kInfo{
        "booby_trap",
        TRAPBOX_UI_TEXT("booby_trap", "Booby-Trap"),
        TRAPBOX_UI_TEXT("booby_trap", "Sixty pieces under a spring. Find the loose ones."),
        false, // a trip cannot be undone
        presets(),
        false,
        true};
    return kInfo;
}

State Rules::start(const Options& options, Seed seed) {
    State state{.options = options, .tray = set_up(options.difficulty, seed)};
    state.players.resize(static_cast<std::size_t>(booby_trap::seats(options)));
    state.turn.bar = state.tray.bar().face();
    return state;
}

Verdict Rules::apply(State& state, const Command& command, std::vector<Event>& events) {
    const Verdict verdict = judge(state, command);
    if (!verdict.accepted()) return verdict;
    switch (command.kind) {
    case Command::Kind::touch: touch(state, command.piece, events); break;
    case Command::Kind::raise: raise(state, command.height, command.drift, events); break;
    case Command::Kind::put_back: put_back(state, events); break;
    case Command::Kind::take: take(state, events); break;
    case Command::Kind::pass: pass(state, events); break;
    }
    return verdict;
}

void Rules::tick(State& state, std::vector<Event>& events) {
    // Solver jitter can keep a tray from coming to rest; after this time it counts as at rest.
    constexpr Tick kMaxMoving = ticks_from_seconds(8);
    state.tray.step();
    watch_bar(state, events);
    if (++state.moving_since < kMaxMoving && !state.tray.at_rest()) return;
    const bool settled = phase_of(state) == Phase::settling;
    state.moving = false;
    check_trip(state, events);
    if (settled) score_turn(state, events);
}

HashValue Rules::hash(const State& state) {
    Hasher hasher;
    state.tray.add_to(hasher);
    const Turn& turn = state.turn;
    hasher.add(turn.seat.index).add(turn.number).add(static_cast<int>(phase_of(state)));
    hasher.add(turn.touched.value_or(-1)).add(turn.height).add(turn.drift.x).add(turn.drift.y);
    hasher.add(turn.slipped)
        .add(turn.tripped)
        .add(turn.ejected)
        .add(turn.bar)
        .add(state.moving)
        .add(state.moving_since);
    for (int piece = 0; piece < kPieces; ++piece) {
        const Gone& gone = gone_at(state, piece);
        hasher.add(static_cast<int>(place_of(state, piece)))
            .add(gone.by.index)
            .add(static_cast<int>(gone.exit));
    }
    for (const Player& player : state.players) {
        hasher.add(player.points).add(player.penalties).add(player.trips).add(player.passes);
        for (const int taken : player.taken)
            hasher.add(taken);
        for (const Felt& felt : player.felt)
            hasher.add(felt.piece).add(felt.turn).add(felt.tension);
    }
    return hasher.value();
}

}
