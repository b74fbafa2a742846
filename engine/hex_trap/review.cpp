#include "hex_trap/review.h"

#include "hex_trap/evaluation.h"
#include "hex_trap/puzzle_solver.h"
#include "hex_trap/rules.h"
#include "hex_trap/search.h"

#include <cassert>

namespace trapbox::hex_trap {

namespace {

using Kind = Reason::Kind;

constexpr int kDepth = 3; // turns
constexpr std::uint64_t kNodesOfReply =
    20'000;                            // small enough that a cancelled review can still find its reasons
constexpr std::size_t kLaterTurns = 6; // of both sides
constexpr int kFewExits = 2;           // few enough for the other side to close in one turn

bool is_turn(const Command& command) {
    return command.kind == Command::Kind::turn || command.kind == Command::Kind::pass;
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

SearchResult look(const Position& position, const State& state, int depth, std::uint64_t nodes,
                  const CancelToken& cancelled) {
    return search(position, state.quiet, state.options.quiet_turns,
                  {.depth = depth, .halves = 12, .width = 8, .nodes = nodes}, cancelled);
}

// The value of a position for the seat that has just taken its turn.
int value_after(const Position& then, const State& before, int depth, const ReviewMonitor& monitor) {
    if (then.all_caught(then.turn)) return kWin;
    if (then.all_caught(other(then.turn))) return -kWin;
    if (depth == 0) return -evaluate(then);
    const auto found = look(then, before, depth, monitor.nodes, monitor.cancelled);
    return found.turns.empty() ? -evaluate(then) : -found.turns.front().value;
}

// A turn of the game, and the best turn.
struct Searched {
    Position before;
    Command played;
    Command best;
    Position after;
};

std::optional<Command> best_reply(const Position& after, const State& state) {
    if (after.all_caught(after.turn)) return {};
    if (const WinSearch win = winning_turn(after); win.turn) return win.turn;
    const auto found = look(after, state, 2, kNodesOfReply, {[] { return false; }});
    if (found.turns.empty()) return {};
    return canonical(after, found.turns.front().turn);
}

int exits_of(const Position& position, int mover) {
    return position.exits(position.movers[static_cast<std::size_t>(mover)]).count();
}

int first_mover(MoverSet movers) {
    int mover = 0;
    while ((movers & mover_bit(mover)) == 0)
        ++mover;
    return mover;
}

Space space_of(const Position& position, int mover) {
    return position.movers[static_cast<std::size_t>(mover)];
}

// Whether the turn left this mover in place, with fewer exits.
bool closed_exit(const Searched& turn, int mover) {
    return space_of(turn.before, mover) == space_of(turn.after, mover) &&
           exits_of(turn.after, mover) < exits_of(turn.before, mover);
}

// The own mover with the fewest exits of those that have more after the better turn.
std::optional<Reason> few_exits(const Searched& turn, const Position& better) {
    std::optional<Reason> reason;
    for (int i = 0; i < kMovers; ++i) {
        if (owner(i) != turn.before.turn || turn.after.is_caught(i)) continue;
        const int exits = exits_of(turn.after, i);
        if (exits > kFewExits || exits >= exits_of(better, i) || (reason && exits >= reason->exits)) continue;
        reason = Reason{.kind = Kind::few_exits,
                        .space = space_of(turn.after, i),
                        .exits = exits,
                        .closed_own = closed_exit(turn, i)};
    }
    return reason;
}

// The mover of the other side that the better turn leaves with few exits.
std::optional<Reason> spared_exits(const Searched& turn, const Position& better) {
    std::optional<Reason> reason;
    for (int i = 0; i < kMovers; ++i) {
        if (owner(i) == turn.before.turn || better.is_caught(i)) continue;
        const int exits = exits_of(better, i);
        if (exits > kFewExits || exits >= exits_of(turn.after, i) || (reason && exits >= reason->exits))
            continue;
        reason = Reason{.kind = Kind::spares_exits, .space = space_of(better, i), .exits = exits};
    }
    return reason;
}

std::optional<Reason> later_trap(std::span<const Searched> later, Seat seat) {
    for (std::size_t i = 1; i < later.size(); ++i) {
        const auto own =
            static_cast<MoverSet>(newly_trapped(later[i].before, later[i].played) & movers_of(seat));
        if (later[i].before.turn != seat && own != 0)
            return Reason{.kind = Kind::later_trap,
                          .space = space_of(later[i].before, first_mover(own)),
                          .turns = static_cast<int>(i)};
    }
    return {};
}

Reason reason_of(const Searched& turn, const std::optional<Command>& reply,
                 const std::optional<Command>& better_reply, std::span<const Searched> later) {
    const Position better = after_turn(turn.before, turn.best);
    const auto wins = [](const Position& after, const std::optional<Command>& command) {
        return command && after_turn(after, *command).all_caught(other(after.turn));
    };
    if (better.all_caught(better.turn)) return {.kind = Kind::misses_win};
    const MoverSet trapped = reply ? newly_trapped(turn.after, *reply) : MoverSet{0};
    if (trapped != 0) {
        const int mover = first_mover(trapped);
        Reason reason{.space = space_of(turn.after, mover),
                      .exits = exits_of(turn.after, mover),
                      .closed_own = closed_exit(turn, mover)};
        reason.kind = wins(turn.after, reply) ? Kind::lets_win : Kind::lets_trap;
        const bool better_wins = wins(better, better_reply);
        const bool better_traps = better_reply && newly_trapped(better, *better_reply) != 0;
        if (reason.kind == Kind::lets_win ? !better_wins : !better_traps) return reason;
    }
    if (const MoverSet caught = newly_trapped(turn.before, turn.best);
        caught != 0 && newly_trapped(turn.before, turn.played) == 0)
        return {.kind = Kind::misses_trap, .space = space_of(turn.before, first_mover(caught))};
    if (const auto reason = few_exits(turn, better)) return *reason;
    if (const auto reason = spared_exits(turn, better)) return *reason;
    if (const auto reason = later_trap(later, turn.before.turn)) return *reason;
    return {.reply = reply};
}

}

Review review(const ReviewedGame& game, const ReviewMonitor& monitor) {
    Review review;
    std::vector<Searched> searched;
    std::vector<State> states; // before each turn
    State state = start_of(game);
    const double steps = static_cast<double>(game.commands.size() + 1);
    for (std::size_t i = 0; i < game.commands.size() && !monitor.cancelled(); ++i) {
        const Command& command = game.commands[i];
        if (is_turn(command)) {
            const Position& before = state.position;
            const auto found = look(before, state, kDepth, monitor.nodes, monitor.cancelled);
            Searched turn{before, command, command, after_turn(before, command)};
            int best = 0;
            int played = 0;
            if (found.turns.empty()) { // a pass
                best = played = evaluate(before);
            } else {
                turn.best = canonical(before, found.turns.front().turn);
                best = found.turns.front().value;
                played =
                    turn.best == command ? best : value_after(turn.after, state, found.depth - 1, monitor);
                best = std::max(best, played); // the search examines only promising turns
            }
            if (monitor.cancelled()) break;
            review.turns.push_back(
                {i, before.turn, winning_chance(best, kReviewScale), winning_chance(played, kReviewScale)});
            searched.push_back(turn);
            states.push_back(state);
        }
        play(state, command);
        monitor.progress(static_cast<double>(i + 1) / steps);
    }
    for (const std::size_t index : turning_points(review.turns)) {
        const Searched& turn = searched[index];
        const auto reply = best_reply(turn.after, states[index]);
        const auto better_reply = best_reply(after_turn(turn.before, turn.best), states[index]);
        const auto later = std::span(searched).subspan(index);
        const Reason reason =
            reason_of(turn, reply, better_reply, later.first(std::min(later.size(), kLaterTurns + 1)));
        TurningPoint<Command, Reason> point{index, {turn.played}, {turn.best}, reason};
        if (reply && (reason.kind == Kind::lets_win || reason.kind == Kind::lets_trap))
            point.played.push_back(*reply);
        review.points.push_back(std::move(point));
    }
    monitor.progress(1);
    return review;
}

}
