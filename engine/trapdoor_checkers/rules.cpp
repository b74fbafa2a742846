#include "trapdoor_checkers/rules.h"

namespace trapbox::trapdoor_checkers {

namespace {

using Kind = Event::Kind;

bool is_king(const State& state, Square square) { return (state.position.kings & bit(square)) != 0; }

void end_game(State& state, const End& end, std::vector<Event>& events) {
    state.end = end;
    state.offer = DrawOffer::none;
    state.wheel.reset();
    events.push_back(end.winner ? Event{.kind = Kind::won, .side = *end.winner, .reason = end.reason}
                                : Event{.kind = Kind::drawn, .reason = end.reason});
}

void finish_turn(State& state, const PlayedTurn& turn, bool quiet, std::vector<Event>& events) {
    state.played.push_back(turn);
    state.quiet = quiet ? state.quiet + 1 : 0;
    state.turn = other(state.turn);
    state.wheel.reset();
    state.offer = DrawOffer::none;
    if (const auto end = end_of(state))
        end_game(state, *end, events);
    else
        events.push_back({.kind = Kind::turn, .side = state.turn});
}

Fallen report_fall(State& state, const Fallen& fallen, Square square, std::vector<Event>& events) {
    ++state.losses[index_of(fallen.side)].fallen;
    events.push_back({.kind = Kind::fell, .side = fallen.side, .king = fallen.king, .square = square});
    return fallen;
}

void move_piece(State& state, const Command& command, const Move& move, std::vector<Event>& events) {
    const Side side = state.turn;
    const Square to = move.path.to();
    const bool king = is_king(state, move.path.from());
    events.push_back(
        {.kind = Kind::moved, .side = side, .king = king, .capture = move.captures(), .path = move.path});
    for (const Square square : captured_in_order(move)) {
        events.push_back(
            {.kind = Kind::captured, .side = other(side), .king = is_king(state, square), .square = square});
        ++state.losses[index_of(other(side))].captured;
    }
    make(state.position, side, move);
    const bool falls = (state.position.doors & bit(to)) != 0;
    PlayedTurn turn{.side = side, .command = command};
    if (falls)
        turn.fell = report_fall(state, {side, king}, to, events);
    else if (!king && is_king(state, to))
        events.push_back({.kind = Kind::crowned, .side = side, .square = to});
    finish_turn(state, turn, king && !move.captures() && !falls, events);
}

void move_slider(State& state, const Command& command, std::vector<Event>& events) {
    const Position before = state.position;
    make(state.position, command.slide, state.options.close_after_use);
    const Bitboard opened = opened_by(before.doors, command.slide);
    const Bitboard closed = (before.doors | opened) & ~state.position.doors;
    const Bitboard fallen = opened & before.occupied();
    PlayedTurn turn{.side = state.turn, .command = command, .opened = opened != 0};
    turn.door = first_square(opened != 0 ? opened : closed);
    events.push_back({.kind = Kind::slid, .side = state.turn, .slide = command.slide});
    if (opened != 0) events.push_back({.kind = Kind::door_opened, .square = first_square(opened)});
    if (fallen != 0)
        turn.fell = report_fall(state,
                                {(before.of(Side::black) & fallen) != 0 ? Side::black : Side::white,
                                 (before.kings & fallen) != 0},
                                first_square(fallen), events);
    if (closed != 0) events.push_back({.kind = Kind::door_closed, .square = first_square(closed)});
    finish_turn(state, turn, fallen == 0, events);
}

void spin(State& state, std::vector<Event>& events) {
    const auto wheel = state.options.wheel();
    const auto section =
        static_cast<std::uint8_t>(state.random.below(static_cast<std::uint32_t>(wheel.size())));
    state.wheel = wheel[section];
    state.spins.push_back({state.turn, section});
    events.push_back({.kind = Kind::spun, .side = state.turn, .face = wheel[section], .section = section});
}

// Judges and makes the move, generating the legal moves only once.
Verdict apply_move(State& state, const Command& command, std::vector<Event>& events) {
    const LegalNow legal = legal_now(state);
    const Verdict verdict = judge_move(state, legal, command.path, command.capture);
    if (verdict.accepted())
        move_piece(state, command, *find_move(legal, command.path, command.capture), events);
    return verdict;
}

}

const GameInfo& Rules::info() {
    static const GameInfo kInfo{
        "trapdoor_checkers", TRAPBOX_UI_TEXT("trapdoor_checkers", "Trapdoor Checkers"),
        TRAPBOX_UI_TEXT("trapdoor_checkers", "Checkers where the floor opens."), true, presets()};
    return kInfo;
}

State Rules::start(const Options& options, Seed seed) {
    State state;
    state.options = options;
    state.seed = seed;
    state.random = Random(seed);
    state.turn = options.rule_set().starts;
    return state;
}

Verdict Rules::apply(State& state, const Command& command, std::vector<Event>& events) {
    if (command.kind == Command::Kind::move) return apply_move(state, command, events);
    const Verdict verdict = judge(state, command);
    if (!verdict.accepted()) return verdict;
    switch (command.kind) {
    case Command::Kind::move: break;
    case Command::Kind::slide: move_slider(state, command, events); break;
    case Command::Kind::spin: spin(state, events); break;
    case Command::Kind::offer_draw:
        state.offer = DrawOffer::pending;
        events.push_back({.kind = Kind::draw_offered, .side = state.turn});
        break;
    case Command::Kind::decline_draw:
        events.push_back({.kind = Kind::draw_declined, .side = acting_side(state)});
        state.offer = DrawOffer::declined;
        break;
    case Command::Kind::accept_draw: end_game(state, {{}, EndReason::agreed}, events); break;
    case Command::Kind::resign:
        end_game(state, {other(command.side.value_or(state.turn)), EndReason::resigned}, events);
        break;
    }
    return verdict;
}

HashValue Rules::hash(const State& state) {
    Hasher hasher;
    for (const Bitboard set :
         {state.position.pieces[0], state.position.pieces[1], state.position.kings, state.position.doors})
        hasher.add(set);
    hasher.add(index_of(state.turn)).add(state.wheel ? static_cast<int>(*state.wheel) : -1).add(state.quiet);
    hasher.add(state.random.state()).add(state.spins.size()).add(state.offer == DrawOffer::declined);
    hasher.add(state.offer == DrawOffer::pending ? static_cast<int>(state.turn) : -1)
        .add(state.end.has_value());
    if (state.end)
        hasher.add(state.end->winner ? static_cast<int>(*state.end->winner) : -1)
            .add(static_cast<int>(state.end->reason));
    return hasher.value();
}

}
