#include "booby_trap/rules.h"

#include "booby_trap/judge.h"

#include <algorithm>

namespace trapbox::booby_trap {

namespace {

physics::Vec metres(Drift drift) {
    return {physics::from_millionths(drift.x), physics::from_millionths(drift.y)};
}

void set_moving(State& state) {
    state.moving = true;
    state.moving_since = 0;
}

// Each seat remembers what it felt last of a piece, and only so many pieces.
void remember(Player& player, const Felt& felt, std::size_t most) {
    std::erase_if(player.felt, [&](const Felt& old) { return old.piece == felt.piece; });
    player.felt.push_back(felt);
    if (player.felt.size() > most) player.felt.erase(player.felt.begin());
}

Verdict touch(State& state, int piece, std::vector<Event>& events) {
    const Verdict verdict = may_touch(state, piece);
    if (!verdict.accepted()) return verdict;
    state.turn.touched = piece;
    state.turn.phase = Phase::touching;
    const int tension = tension_of(state, piece);
    remember(on_turn(state), {piece, state.turn.number, tension},
             static_cast<std::size_t>(kMostFelt / seats(state.options)));
    events.push_back({Event::Kind::touched, state.turn.seat, piece, tension});
    return Verdict::accept();
}

// Whether a piece is under the finger.
Verdict in_hand(const State& state) {
    switch (state.turn.phase) {
    case Phase::ended: return Verdict::refuse(kEnded);
    case Phase::settling: return Verdict::refuse(kMoving);
    case Phase::choosing: return Verdict::refuse(kNothingTouched);
    case Phase::touching:
    case Phase::lifting: break;
    }
    return Verdict::accept();
}

// BT-12
Verdict raise(State& state, int height, Drift drift, std::vector<Event>& events) {
    const Verdict verdict = in_hand(state);
    if (!verdict.accepted()) return verdict;
    if (height < 1 || height >= kClear || std::abs(drift.x) > kMostDrift || std::abs(drift.y) > kMostDrift)
        return Verdict::refuse(kOutOfRange);
    Turn& turn = state.turn;
    if (turn.phase == Phase::touching) state.tray.hold(*turn.touched);
    turn.phase = Phase::lifting;
    turn.height = height;
    turn.drift = drift;
    state.tray.drag(metres(drift));
    const auto force = static_cast<int>(std::lround(state.tray.finger_force() * 1'000));
    events.push_back({Event::Kind::raised, turn.seat, *turn.touched, force});
    set_moving(state);
    return verdict;
}

Verdict put_back(State& state, std::vector<Event>& events) {
    const Verdict verdict = in_hand(state);
    if (!verdict.accepted()) return verdict;
    if (state.turn.phase != Phase::lifting) return Verdict::refuse(kNotLifted);
    state.tray.let_go();
    state.turn.phase = Phase::settling;
    state.turn.height = 0;
    state.turn.drift = {};
    events.push_back({Event::Kind::put_back, state.turn.seat, *state.turn.touched, 0});
    set_moving(state);
    return verdict;
}

Verdict take(State& state, std::vector<Event>& events) {
    const Verdict verdict = in_hand(state);
    if (!verdict.accepted()) return verdict;
    const int piece = *state.turn.touched;
    state.tray.remove(piece);
    piece_at(state, piece).place = Place::taken;
    piece_at(state, piece).by = state.turn.seat;
    state.turn.phase = Phase::settling;
    state.turn.height = 0;
    state.turn.drift = {};
    events.push_back({Event::Kind::taken, state.turn.seat, piece, 0});
    set_moving(state);
    return verdict;
}

Verdict pass(State& state, std::vector<Event>& events) {
    const Verdict verdict = may_pass(state);
    if (!verdict.accepted()) return verdict;
    ++on_turn(state).passes;
    events.push_back({Event::Kind::passed, state.turn.seat, -1, 0});
    next_turn(state, events);
    return verdict;
}

}

Verdict may_touch(const State& state, int piece) {
    switch (state.turn.phase) {
    case Phase::ended: return Verdict::refuse(kEnded);
    case Phase::settling: return Verdict::refuse(kMoving);
    case Phase::touching:
    case Phase::lifting: // BT-3
        return Verdict::refuse(must_pick(state) == MustPick::no ? kOnePieceOnly : kTakeTouched);
    case Phase::choosing: break;
    }
    if (piece < 0 || piece >= kPieces) return Verdict::refuse(kOutOfRange);
    if (piece_at(state, piece).place != Place::tray) return Verdict::refuse(kNotInTray);
    const auto due = due_size(state);
    if (due && size_of(piece) != *due) return Verdict::refuse(kNotDue); // BT-9
    return Verdict::accept();
}

Verdict may_pass(const State& state) {
    switch (state.turn.phase) {
    case Phase::ended: return Verdict::refuse(kEnded);
    case Phase::settling: return Verdict::refuse(kMoving);
    case Phase::lifting: return Verdict::refuse(kLifted);
    case Phase::choosing:
    case Phase::touching: break;
    }
    switch (must_pick(state)) {
    case MustPick::all_passed_twice: // BT-6
        return Verdict::refuse(solitaire(state.options) ? kPassedTwice : kAllPassedTwice);
    case MustPick::no_passes: return Verdict::refuse(kNoPasses); // BT-10
    case MustPick::no: break;
    }
    return Verdict::accept();
}

const GameInfo& Rules::info() {
    static const GameInfo kInfo{
        "booby_trap",
        TRAPBOX_WORDS("booby_trap", "Booby-Trap"),
        TRAPBOX_WORDS("booby_trap", "Sixty pieces under a spring. Find the loose ones."),
        false, // what the bar did is done
        presets(),
        false,
        true};
    return kInfo;
}

State Rules::start(const Options& options, Seed seed) {
    State state{options, set_up(options.difficulty, seed), {}, {}, {}};
    state.players.resize(static_cast<std::size_t>(booby_trap::seats(options)));
    state.turn.bar = state.tray.bar().face();
    return state;
}

Verdict Rules::apply(State& state, const Command& command, std::vector<Event>& events) {
    switch (command.kind) {
    case Command::Kind::touch: return touch(state, command.piece, events);
    case Command::Kind::raise: return raise(state, command.height, command.drift, events);
    case Command::Kind::put_back: return put_back(state, events);
    case Command::Kind::take: return take(state, events);
    case Command::Kind::pass: break;
    }
    return pass(state, events);
}

void Rules::tick(State& state, std::vector<Event>& events) {
    // Where a solver's jitter would keep a tray from coming to rest, the players see it at rest anyway.
    constexpr Tick kLongest = ticks_from_seconds(8);
    state.tray.step();
    watch(state, events);
    if (++state.moving_since < kLongest && !state.tray.at_rest()) return;
    state.moving = false;
    measure(state, events);
    if (state.turn.phase == Phase::settling) judge(state, events);
}

Outcome Rules::outcome(const State& state) {
    if (state.turn.phase != Phase::ended) return {};
    return final_outcome(state);
}

HashValue Rules::hash(const State& state) {
    Hasher hasher;
    state.tray.add_to(hasher);
    const Turn& turn = state.turn;
    hasher.add(turn.seat.index).add(turn.number).add(static_cast<int>(turn.phase));
    hasher.add(turn.touched.value_or(-1)).add(turn.height).add(turn.drift.x).add(turn.drift.y);
    hasher.add(turn.slipped)
        .add(turn.tripped)
        .add(turn.ejected)
        .add(turn.bar)
        .add(state.moving)
        .add(state.moving_since);
    for (const Piece& piece : state.pieces)
        hasher.add(static_cast<int>(piece.place)).add(piece.by.index).add(static_cast<int>(piece.exit));
    for (const Player& player : state.players) {
        hasher.add(player.points).add(player.penalties).add(player.trips).add(player.passes);
        for (const int taken : player.taken)
            hasher.add(taken);
        for (const Felt& felt : player.felt)
            hasher.add(felt.piece).add(felt.turn).add(felt.tension);
    }
    return hasher.value();
}

std::vector<Command> Rules::moves(const State& state) {
    std::vector<Command> commands;
    for (int piece = 0; piece < kPieces; ++piece)
        if (may_touch(state, piece).accepted()) commands.push_back({Command::Kind::touch, piece, 0, {}});
    if (in_hand(state).accepted()) {
        commands.push_back({Command::Kind::take, 0, 0, {}});
        // Straight up, and aside each way.
        for (const Drift drift : {Drift{0, 0}, {4'000, 0}, {-4'000, 0}, {0, 4'000}, {0, -4'000}})
            commands.push_back({Command::Kind::raise, 0, kClear / 2, drift});
    }
    if (state.turn.phase == Phase::lifting) commands.push_back({Command::Kind::put_back, 0, 0, {}});
    if (may_pass(state).accepted()) commands.push_back({Command::Kind::pass, 0, 0, {}});
    return commands;
}

}
