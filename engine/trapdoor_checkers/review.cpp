#include "trapdoor_checkers/review.h"

#include "trapdoor_checkers/rules.h"
#include "trapdoor_checkers/search.h"

#include <cassert>

namespace trapbox::trapdoor_checkers {

namespace {

using Kind = Reason::Kind;

constexpr std::uint64_t kNodesInLine =
    20'000; // small enough that a cancelled review can still find its reasons
constexpr int kFewMoves = 2;
constexpr int kLaterTurns = 6;         // of both sides
constexpr std::size_t kMaxLine = 8;    // turns
constexpr int kQuietRepliesInLine = 2; // without a wheel: with one, a quiet reply depends on the spin

bool is_turn(const Command& command) {
    return command.kind == Command::Kind::move || command.kind == Command::Kind::slide;
}

State start_of(const ReviewedGame& game) {
    if (game.position.empty()) return Rules::start(game.options, game.seed);
    auto state = Rules::restore(game.options, game.seed, game.position);
    assert(state);
    return *state;
}

void play(State& state, const Command& command) {
    std::vector<Event> ignored;
    [[maybe_unused]] const Verdict verdict = Rules::apply(state, command, ignored);
    assert(verdict.accepted());
}

SearchResult look(const State& state, std::uint64_t nodes, const CancelToken& cancelled, bool value_all) {
    SearchTask task;
    task.options = state.options;
    task.position = state.position;
    task.turn = state.turn;
    task.shown = phase_of(state) == Phase::slide ? *state.wheel : Face::piece;
    task.quiet = state.quiet;
    task.max_nodes = nodes;
    task.value_all = value_all;
    task.endgame_tables = true;
    return search(task, {.cancelled = cancelled});
}

int pieces(const State& state, Side side) { return count(state.position.of(side)); }

// A turn and what follows from it by force, with the state at its end.
struct Line {
    std::vector<Command> commands;
    State after; // the first turn
    State end;
    Side side;      // who takes the first turn
    int before = 0; // the lead of `side` in pieces
    int jumped = 0; // pieces that the other side takes in its first turn
    Square first_jumped{};

    int lost() const { return before - (pieces(end, side) - pieces(end, other(side))); }
};

// Captures are forced and need no spin. Without a wheel, the best quiet replies are followed too.
Line line_of(const State& state, const Command& command) {
    Line line{{command}, state, state, state.turn, 0, 0, {}};
    line.before = pieces(state, line.side) - pieces(state, other(line.side));
    play(line.after, command);
    line.end = line.after;
    int quiet = state.options.trapdoors ? 0 : kQuietRepliesInLine;
    while (line.commands.size() < kMaxLine && !line.end.end) {
        const LegalNow legal = legal_now(line.end);
        if (legal.phase != Phase::capture && quiet-- <= 0) break;
        const auto found = look(
            line.end, kNodesInLine, [] { return false; }, false);
        const Command& reply = found.choices.front().command;
        if (line.commands.size() == 1 && legal.phase == Phase::capture) {
            const Move& move = *find_move(legal, reply.path, true);
            line.jumped = count(move.captured);
            line.first_jumped = captured_in_order(move).front();
        }
        line.commands.push_back(reply);
        play(line.end, reply);
    }
    return line;
}

// The turn and the captures that follow it, for display.
std::vector<Command> shown(const Line& line) {
    std::size_t length = line.commands.size();
    while (length > 1 && !line.commands[length - 1].capture)
        --length;
    return {line.commands.begin(), line.commands.begin() + static_cast<std::ptrdiff_t>(length)};
}

// The own pieces on closed doors that a slide of the other side can open.
Bitboard exposed(const State& state, Side side) {
    Bitboard doors = 0;
    if (!state.options.trapdoors || state.end) return 0;
    for (const Slider& slider : kSliders)
        if (position_of(slider, state.position.doors) == SliderPosition::centre)
            doors |= bit(slider.left) | bit(slider.right);
    return state.position.of(side) & doors;
}

// The square where this side can crown a man in its next turn. Ignores captures of the other pieces.
std::optional<Square> can_crown(const State& state, Side side) {
    if (state.end) return {};
    for (const Move& move : legal_moves(state.options.rule_set(), state.position, side)) {
        const bool man = (state.position.kings & bit(move.path.from())) == 0;
        const Bitboard to = bit(move.path.to());
        if (man && (to & crown_row(side)) != 0 && (to & state.position.doors) == 0) return move.path.to();
    }
    return {};
}

// The number of moves after which the side on turn has lost no piece and the other side cannot capture; none
// if it must capture.
std::optional<int> safe_moves(const State& state) {
    const RuleSet& rules = state.options.rule_set();
    if (state.end || can_capture(rules, state.position, state.turn)) return {};
    int safe = 0;
    for (const Move& move : legal_moves(rules, state.position, state.turn)) {
        Position then = state.position;
        make(then, state.turn, move);
        const bool fell = count(then.of(state.turn)) < count(state.position.of(state.turn));
        if (!fell && !can_capture(rules, then, other(state.turn))) ++safe;
    }
    return safe;
}

bool crowns(const State& before, const Command& command) {
    if (command.kind != Command::Kind::move) return false;
    const Bitboard to = bit(command.path.to());
    return (before.position.kings & bit(command.path.from())) == 0 &&
           (to & crown_row(before.turn) & ~before.position.doors) != 0;
}

// A piece that falls because of a turn, and where; none if nothing falls.
struct Fall {
    Square square;
    bool own = false;
};
std::optional<Fall> fall_of(const Line& line) {
    const PlayedTurn& turn = line.after.played.back();
    if (!turn.fell) return {};
    return Fall{turn.door ? *turn.door : turn.command.path.to(), turn.fell->side == line.side};
}

// The pieces lost in the following turns of the game as it was played.
std::optional<Reason> later_losses(std::span<const State> after, Side side) {
    const auto lead = [&](const State& state) { return pieces(state, side) - pieces(state, other(side)); };
    for (std::size_t i = 1; i < after.size(); ++i)
        if (const int lost = lead(after[0]) - lead(after[i]); lost > 0)
            return Reason{.kind = Kind::later_losses, .count = lost, .turns = static_cast<int>(i)};
    return {};
}

Reason reason_of(const State& before, const Line& played, const Line& better, std::span<const State> after) {
    const Side side = played.side;
    const auto won = [](const State& state, Side by) { return state.end && state.end->winner == by; };
    if (won(played.end, other(side)) && !won(better.end, other(side))) return {.kind = Kind::loses_at_once};
    if (won(better.end, side) && !won(played.end, side)) return {.kind = Kind::misses_win};
    const auto fell = fall_of(played);
    const bool slides = played.commands.front().kind == Command::Kind::slide;
    if (fell && fell->own && better.lost() < played.lost())
        return {.kind = slides ? Kind::drops_own : Kind::falls, .square = fell->square};
    const int worse = played.lost() - better.lost();
    if (worse > 0) {
        if (played.jumped > better.jumped)
            return {.kind = Kind::opens_to_capture, .square = played.first_jumped, .count = played.jumped};
        const auto drop = fall_of(better);
        if (drop && !drop->own) return {.kind = Kind::misses_drop, .square = drop->square};
        if (better.lost() < 0) return {.kind = Kind::misses_capture, .count = worse};
        return {.kind = Kind::loses_exchange, .count = played.lost()};
    }
    if (crowns(before, better.commands.front()) && !crowns(before, played.commands.front()))
        return {.kind = Kind::misses_crown, .square = better.commands.front().path.to()};
    const auto crown = can_crown(played.after, other(side));
    if (crown && !can_crown(better.after, other(side))) return {.kind = Kind::lets_crown, .square = *crown};
    if (const Bitboard left = exposed(played.after, side) & ~exposed(better.after, side); left != 0)
        return {.kind = Kind::leaves_on_door, .square = first_square(left)};
    const auto safe = safe_moves(better.after);
    if (safe && *safe <= kFewMoves && safe_moves(played.after).value_or(0) > *safe)
        return {.kind = Kind::spares_moves, .count = *safe};
    return later_losses(after, side).value_or(Reason{});
}

const Candidate& find(const std::vector<Candidate>& choices, const Command& command) {
    const auto same = [&](const Candidate& candidate) {
        return candidate.command.kind == command.kind && candidate.command.path == command.path &&
               candidate.command.slide == command.slide;
    };
    const auto found = std::ranges::find_if(choices, same);
    assert(found != choices.end());
    return *found;
}

// A turn of the game with the search of its choices.
struct Searched {
    State before;
    Command command;
    Command best;
};

TurnChances chances_of(std::size_t command, const State& state, const SearchResult& found,
                       const Command& played) {
    const auto chance = [](int value) { return winning_chance(value, kReviewScale); };
    return {command, seat_of(state.options, state.turn), chance(found.choices.front().value),
            chance(find(found.choices, played).value)};
}

}

Review review(const ReviewedGame& game, const ReviewMonitor& monitor) {
    Review review;
    std::vector<Searched> searched;
    std::vector<State> after; // each turn
    State state = start_of(game);
    const double steps = static_cast<double>(game.commands.size() + kMaxTurningPoints);
    for (std::size_t i = 0; i < game.commands.size() && !monitor.cancelled(); ++i) {
        const Command& command = game.commands[i];
        if (is_turn(command)) {
            const SearchResult found = look(state, monitor.nodes, monitor.cancelled, true);
            if (monitor.cancelled()) break;
            review.turns.push_back(chances_of(i, state, found, command));
            searched.push_back({state, command, found.choices.front().command});
        }
        play(state, command);
        if (is_turn(command)) after.push_back(state);
        monitor.progress(static_cast<double>(i + 1) / steps);
    }
    // The search of a forced turn stops at its only choice, so the value of the next turn is more accurate.
    for (std::size_t i = review.turns.size(); i-- > 1;)
        if (TurnChances& turn = review.turns[i - 1];
            turn.loss() == 0 && phase_of(searched[i - 1].before) == Phase::capture)
            turn.best = turn.played = 1 - review.turns[i].best;
    for (const std::size_t turn : turning_points(review.turns)) {
        const Searched& at = searched[turn];
        const Line played = line_of(at.before, at.command);
        const Line better = line_of(at.before, at.best);
        const auto later = std::span(after).subspan(turn);
        Reason reason = reason_of(at.before, played, better,
                                  later.first(std::min<std::size_t>(later.size(), kLaterTurns + 1)));
        if (reason.kind == Kind::best_reply && played.commands.size() > 1) reason.reply = played.commands[1];
        review.points.push_back({turn, shown(played), shown(better), reason});
    }
    monitor.progress(1);
    return review;
}

}
