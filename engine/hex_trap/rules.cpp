#include "hex_trap/rules.h"

#include "hex_trap/random_turn.h"
#include "hex_trap/turns.h"

namespace trapbox::hex_trap {

namespace {

void report(std::vector<Event>& events, Event::Kind kind, Seat seat = kRed) {
    events.push_back({kind, seat, -1, {}, {}});
}

void finish(State& state, const End& end, std::vector<Event>& events) {
    state.end = end;
    report(events, end.winner ? Event::Kind::won : Event::Kind::drawn, end.winner.value_or(kRed));
}

void make(State& state, Half half, std::vector<Event>& events) {
    if (half == kNoHalf) return;
    Position& position = state.position;
    if (half.kind == Half::Kind::step) {
        const int mover = position.mover_on(half.from);
        events.push_back({Event::Kind::stepped, position.turn, mover, half.from, half.to});
    } else {
        events.push_back({Event::Kind::wall_placed, position.turn, -1, half.from, half.to});
        state.walls.push_back({half.slot(), state.turns + 1});
    }
    position.play(half);
    if (half.kind == Half::Kind::wall && position.pile == 0) report(events, Event::Kind::pile_empty);
}

// HX-4: the newly trapped movers at the end of a turn.
MoverSet judge_traps(Position& position, std::vector<Event>& events) {
    const MoverSet before = std::exchange(position.caught, position.caught_after(other(position.turn)));
    for (int i = 0; i < kMovers; ++i) {
        const bool was = (before & mover_bit(i)) != 0;
        if (was == position.is_caught(i)) continue;
        events.push_back({was ? Event::Kind::freed : Event::Kind::trapped,
                          owner(i),
                          i,
                          position.movers[static_cast<std::size_t>(i)],
                          {}});
    }
    return static_cast<MoverSet>(position.caught & ~before);
}

// What end_turn needs from the position before the turn.
struct Before {
    std::size_t walls;
    Arrangement movers;
};

void end_turn(State& state, const Command& command, const Before& before, std::vector<Event>& events) {
    const MoverSet trapped = judge_traps(state.position, events);
    // With `free_again` a mover can be trapped any number of times, so only walls, which run out, count as
    // progress.
    const bool progress = state.walls.size() > before.walls || (trapped != 0 && !state.options.free_again);
    state.quiet = progress ? 0 : state.quiet + 1;
    if (progress)
        state.past.clear(); // none of these positions can occur again
    else if (state.options.threefold)
        state.past.push_back(before.movers);
    state.played.push_back({state.position.turn, command, trapped});
    ++state.turns;
    state.position.one_action = false;
    state.offer = DrawOffer::none;
    state.position.turn = other(state.position.turn);
    if (const auto end = end_of(state))
        finish(state, *end, events);
    else
        report(events, Event::Kind::turn, state.position.turn);
}

void take_turn(State& state, const Command& command, std::vector<Event>& events) {
    const Before before{state.walls.size(), arrangement(state.position)};
    if (command.kind == Command::Kind::pass) {
        report(events, Event::Kind::passed, state.position.turn);
    } else {
        make(state, command.first, events);
        make(state, command.second, events);
    }
    end_turn(state, command, before, events);
}

}

const GameInfo& Rules::info() {
    static const GameInfo kInfo{"hex_trap", TRAPBOX_UI_TEXT("hex_trap", "Trap"),
                                TRAPBOX_UI_TEXT("hex_trap", "Wall in all three of your opponent’s movers."),
                                true, presets()};
    return kInfo;
}

State Rules::start(const Options& options, Seed) {
    return {.options = options, .position = start_position(options)};
}

Verdict Rules::apply(State& state, const Command& command, std::vector<Event>& events) {
    const Verdict verdict = judge(state, command);
    if (!verdict.accepted()) return verdict;
    const Seat turn = state.position.turn;
    switch (command.kind) {
    case Command::Kind::turn:
    case Command::Kind::pass: take_turn(state, command, events); break;
    case Command::Kind::resign:
        report(events, Event::Kind::resigned, turn);
        finish(state, {other(turn), EndReason::resigned}, events);
        break;
    case Command::Kind::offer_draw:
        state.offer = DrawOffer::pending;
        report(events, Event::Kind::draw_offered, turn);
        break;
    case Command::Kind::accept_draw:
        state.offer = DrawOffer::declined; // no longer open
        finish(state, {{}, EndReason::agreed}, events);
        break;
    case Command::Kind::decline_draw:
        state.offer = DrawOffer::declined;
        report(events, Event::Kind::draw_declined, other(turn));
        break;
    }
    return verdict;
}

HashValue Rules::hash(const State& state) {
    Hasher hasher;
    const Position& position = state.position;
    for (const SpaceSet& set : position.open)
        hasher.add(set.low()).add(set.high());
    for (const Space space : position.movers)
        hasher.add(space.index);
    hasher.add(position.caught).add(position.turn.index).add(position.pile);
    hasher.add(state.turns).add(state.quiet).add(static_cast<int>(state.offer));
    for (const Arrangement& movers : state.past)
        for (const Space space : movers)
            hasher.add(space.index);
    // The reason of the end is not hashed: it follows from the rest.
    hasher.add(state.end.has_value()).add(state.end && state.end->winner ? state.end->winner->index : 255);
    return hasher.value();
}

std::optional<Command> Rules::random_move(const State& state, Random& random) {
    if (to_act(state) != SeatSet(state.position.turn) || state.position.pile == 0) return {};
    const auto turn = random_turn(state.position, random);
    return turn ? std::optional(canonical(state.position, *turn)) : std::nullopt;
}

}
