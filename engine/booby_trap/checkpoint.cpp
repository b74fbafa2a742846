#include "booby_trap/checkpoint.h"

#include "booby_trap/outcome.h"
#include "core/numbers.h"

#include <algorithm>
#include <cmath>

namespace trapbox::booby_trap {

namespace {

using physics::from_millionths;
using physics::millionths;
using physics::Vec;

constexpr int kMax = 1'000'000'000;
constexpr int kFullTurn = 62'832; // in 0.1 mrad

int wrapped(float angle) {
    const auto turned = std::lround(angle * 1e4F) % kFullTurn;
    return static_cast<int>(turned < 0 ? turned + kFullTurn : turned);
}

struct SavedPiece {
    bool in_tray = true;
    Vec centre; // in the tray
    float angle = 0;
    Gone gone; // no longer in the tray
};
using SavedPieces = std::array<SavedPiece, kPieces>;

// i in the tray, t taken, d discarded by a finger, j jumped, u upended.
constexpr std::string_view kPlaces = "itdju";

Turn read_turn(NumberReader& reader, const Options& options, Phase& phase) {
    Turn turn;
    turn.seat = seat_at(reader.number(0, seats(options) - 1));
    turn.number = reader.number(1, kMax);
    phase = reader.enum_value(Phase::ended);
    const int touched = reader.number(-1, kPieces - 1);
    if (touched >= 0) turn.touched = touched;
    turn.height = reader.number(0, kClear - 1);
    turn.drift.x = reader.number(-kMaxDrift, kMaxDrift);
    turn.drift.y = reader.number(-kMaxDrift, kMaxDrift);
    turn.tripped = reader.flag();
    turn.ejected = reader.number(0, kPieces);
    return turn;
}

Player read_player(NumberReader& reader) {
    Player player;
    player.points = reader.number(0, kMax);
    player.penalties = reader.number(0, kMax);
    player.trips = reader.number(0, kPieces);
    player.passes = reader.number(0, kMax);
    for (int& taken : player.taken)
        taken = reader.number(0, kPiecesPerSize);
    return player;
}

bool read_piece(NumberReader& reader, int seat_count, SavedPiece& piece) {
    const auto place = kPlaces.find(reader.letter());
    if (place == std::string_view::npos) return false;
    piece.in_tray = place == 0;
    if (!piece.in_tray) {
        const auto exit = static_cast<Exit>(place < 3 ? 0 : place - 2);
        piece.gone = {.discarded = place > 1, .by = seat_at(reader.number(0, seat_count - 1)), .exit = exit};
        return true;
    }
    piece.centre.x = from_millionths(reader.number(0, 400'000));
    piece.centre.y = from_millionths(reader.number(0, 400'000));
    piece.angle = static_cast<float>(reader.number(0, kFullTurn - 1)) * 1e-4F;
    return true;
}

// A small overlap is allowed, because it occurs during a trip. With a larger one the solver would push the
// pieces apart violently.
bool is_packable(const SavedPieces& pieces, float width, float bar) {
    constexpr float kOverlap = 0.004F; // m
    for (int a = 0; a < kPieces; ++a) {
        const SavedPiece& piece = pieces[static_cast<std::size_t>(a)];
        if (!piece.in_tray) continue;
        const Vec at = piece.centre;
        const float radius = measures_of(a).radius - kOverlap;
        if (at.x < radius || at.x > width - radius || at.y < radius || at.y > bar - radius) return false;
        for (int b = a + 1; b < kPieces; ++b) {
            const SavedPiece& other = pieces[static_cast<std::size_t>(b)];
            if (other.in_tray && length(other.centre - at) < radius + measures_of(b).radius) return false;
        }
    }
    return true;
}

void fill_tray(State& state, const SavedPieces& pieces) {
    for (int i = 0; i < kPieces; ++i) {
        const SavedPiece& piece = pieces[static_cast<std::size_t>(i)];
        gone_at(state, i) = piece.gone;
        if (piece.in_tray)
            state.tray.place(i, piece.centre, piece.angle);
        else
            state.tray.remove(i);
    }
}

// Whether turn, tray and players agree with each other. Called before a piece is held.
bool is_consistent(const State& state, Phase phase) {
    const Turn& turn = state.turn;
    const bool touched_in_tray = turn.touched && is_in_tray(state, *turn.touched);
    const bool over = is_over(state);
    switch (phase) {
    case Phase::choosing: return !turn.touched && !state.moving && !over;
    case Phase::touching: return touched_in_tray && !state.moving && !over;
    case Phase::lifting: return touched_in_tray && turn.height > 0;
    case Phase::settling: return turn.touched && state.moving;
    case Phase::ended: break;
    }
    return !turn.touched && !state.moving && over;
}

bool read_felt(NumberReader& reader, State& state) {
    const int max_felt = kMaxFelt / seats(state.options);
    for (Player& player : state.players) {
        const int count = reader.number(0, max_felt);
        for (int i = 0; i < count && reader.good(); ++i) {
            const int piece = reader.number(0, kPieces - 1);
            const int turn = reader.number(1, state.turn.number);
            const int tension = reader.number(0, kMax);
            if (std::any_of(player.felt.begin(), player.felt.end(),
                            [&](const Felt& felt) { return felt.piece == piece; }))
                return false;
            player.felt.push_back({piece, turn, tension});
        }
    }
    return reader.good();
}

}

std::string checkpoint(const State& state) {
    const Turn& turn = state.turn;
    NumberWriter writer;
    writer.add(turn.seat.index).add(turn.number).add(phase_of(state));
    writer.add(turn.touched.value_or(-1)).add(turn.height).add(turn.drift.x).add(turn.drift.y);
    writer.add(turn.tripped).add(turn.ejected).add(millionths(turn.bar));
    writer.add(millionths(state.tray.bar().face())).add(state.moving);
    writer.add(millionths(state.tray.grip().x)).add(millionths(state.tray.grip().y));
    for (const Player& player : state.players) {
        writer.add(player.points).add(player.penalties).add(player.trips).add(player.passes);
        for (const int taken : player.taken)
            writer.add(taken);
    }
    for (int i = 0; i < kPieces; ++i) {
        if (!is_in_tray(state, i)) {
            const Gone& gone = gone_at(state, i);
            const char letter = gone.discarded ? kPlaces[2 + static_cast<std::size_t>(gone.exit)] : 't';
            writer.add(letter + std::to_string(gone.by.index));
            continue;
        }
        const Vec at = state.tray.position(i);
        writer.add('i' + std::to_string(millionths(at.x)));
        writer.add(millionths(at.y)).add(wrapped(state.tray.angle(i)));
    }
    for (const Player& player : state.players) {
        writer.add(static_cast<std::int64_t>(player.felt.size()));
        for (const Felt& felt : player.felt)
            writer.add(felt.piece).add(felt.turn).add(felt.tension);
    }
    return std::move(writer).text();
}

Result<State> restore(const Options& options, std::string_view text) {
    const Fault kFault{"the text is not a position of Booby-Trap"};
    NumberReader reader(text);
    Phase phase{};
    Turn turn = read_turn(reader, options, phase);
    turn.bar = from_millionths(reader.number(0, 400'000));
    const auto def = tray_def(options.difficulty);
    const float bar = from_millionths(reader.number(35'000, 330'000));
    const bool moving = reader.flag();
    Vec grip;
    grip.x = from_millionths(reader.number(0, 400'000));
    grip.y = from_millionths(reader.number(0, 400'000));
    std::vector<Player> players;
    for (int i = 0; i < seats(options); ++i)
        players.push_back(read_player(reader));
    SavedPieces pieces{};
    for (SavedPiece& piece : pieces)
        if (!read_piece(reader, seats(options), piece)) return kFault;
    if (!reader.good()) return kFault;
    if (!is_packable(pieces, def.width, bar))
        return Fault{"the pieces of the position do not fit into the tray"};

    State state{.options = options,
                .tray = empty_tray(options.difficulty, bar),
                .players = std::move(players),
                .turn = turn,
                .moving = moving,
                .ended = phase == Phase::ended};
    fill_tray(state, pieces);
    if (!read_felt(reader, state) || !reader.at_end() || !is_consistent(state, phase)) return kFault;
    state.tray.bar().release();
    state.turn.slipped = turn.tripped || bar_moved(state) >= kMarkingMicrometres;
    if (!moving || phase == Phase::lifting) state.tray.build_up_loads();
    if (phase == Phase::lifting) {
        state.tray.hold(*turn.touched, grip);
        state.tray.drag({from_millionths(turn.drift.x), from_millionths(turn.drift.y)});
    }
    return state;
}

}
