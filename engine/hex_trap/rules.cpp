#include "rules.h"

#include "ending.h"
#include "show.h"

namespace trapbox::hex_trap {

namespace {

void say(std::vector<Event>& events, Event::Kind kind, Seat seat = kRed) {
    events.push_back({kind, seat, -1, {}, {}});
}

void finish(State& state, const End& end, std::vector<Event>& events) {
    state.end = end;
    say(events, end.winner ? Event::Kind::won : Event::Kind::drawn, end.winner.value_or(kRed));
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
    if (half.kind == Half::Kind::wall && position.pile == 0) say(events, Event::Kind::pile_empty);
}

// HX-4: who is newly trapped at the end of a turn.
MoverSet judge_traps(Position& position, std::vector<Event>& events) {
    const MoverSet before = std::exchange(position.caught, position.judged(other(position.turn)));
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

// What a turn began with.
struct Before {
    std::size_t walls;
    Arrangement movers;
};

void end_turn(State& state, const Command& command, const Before& before, std::vector<Event>& events) {
    const MoverSet trapped = judge_traps(state.position, events);
    // With "free again" a mover can be trapped any number of times: only walls, which run out, count as
    // progress.
    const bool progress = state.walls.size() > before.walls || (trapped != 0 && !state.options.free_again);
    state.quiet = progress ? 0 : state.quiet + 1;
    if (progress)
        state.past.clear(); // none of these positions can come up again
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
        say(events, Event::Kind::turn, state.position.turn);
}

Verdict take_turn(State& state, const Command& command, std::vector<Event>& events) {
    const Before before{state.walls.size(), arrangement(state.position)};
    if (command.kind == Command::Kind::pass) {
        if (turn_kinds(state.position).any()) return Verdict::refuse(kCanMove);
        say(events, Event::Kind::passed, state.position.turn);
    } else {
        if (const Refusal* why = refusal(state.position, command.first, command.second))
            return Verdict::refuse(*why);
        make(state, command.first, events);
        make(state, command.second, events);
    }
    end_turn(state, command, before, events);
    return Verdict::accept();
}

}

const GameInfo& Rules::info() {
    static const GameInfo kInfo{"hex_trap", TRAPBOX_WORDS("hex_trap", "Trap"),
                                TRAPBOX_WORDS("hex_trap", "Wall in all three of your opponent’s movers."),
                                true, presets()};
    return kInfo;
}

State Rules::start(const Options& options, Seed) {
    return {options, start_position(options), {}, 0, 0, {}, {}, {}};
}

Verdict Rules::apply(State& state, const Command& command, std::vector<Event>& events) {
    if (state.end) return Verdict::refuse(kEnded);
    const Verdict verdict = judge_talk(state.offer, command.kind);
    if (!verdict.accepted()) return verdict;
    const Seat turn = state.position.turn;
    switch (command.kind) {
    case Command::Kind::turn:
    case Command::Kind::pass: return take_turn(state, command, events);
    case Command::Kind::resign:
        say(events, Event::Kind::resigned, turn);
        finish(state, {other(turn), EndReason::resigned}, events);
        break;
    case Command::Kind::offer_draw:
        state.offer = DrawOffer::pending;
        say(events, Event::Kind::draw_offered, turn);
        break;
    case Command::Kind::accept_draw:
        state.offer = DrawOffer::declined; // no longer open
        finish(state, {{}, EndReason::agreed}, events);
        break;
    case Command::Kind::decline_draw:
        state.offer = DrawOffer::declined;
        say(events, Event::Kind::draw_declined, other(turn));
        break;
    }
    return verdict;
}

SeatSet Rules::to_act(const State& state) {
    if (state.end) return {};
    return state.offer == DrawOffer::pending ? other(state.position.turn) : state.position.turn;
}

Outcome Rules::outcome(const State& state) {
    if (!state.end) return {};
    if (!state.end->winner) return {Outcome::Kind::drawn, {}, {}};
    return {Outcome::Kind::won, {*state.end->winner}, {}};
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
    // Why it is over follows from the rest.
    hasher.add(state.end.has_value()).add(state.end && state.end->winner ? state.end->winner->index : 255);
    return hasher.value();
}

std::vector<Command> Rules::moves(const State& state) {
    if (state.end) return {};
    using Kind = Command::Kind;
    if (state.offer == DrawOffer::pending) return {{Kind::accept_draw, {}, {}}, {Kind::decline_draw, {}, {}}};
    auto commands = legal_turns(state.position);
    if (commands.empty()) commands.push_back({Kind::pass, {}, {}});
    commands.push_back({Kind::resign, {}, {}});
    if (state.offer == DrawOffer::none) commands.push_back({Kind::offer_draw, {}, {}});
    return commands;
}

std::optional<Command> Rules::drawn_move(const State& state, Random& random) {
    if (state.end || state.offer == DrawOffer::pending || state.position.pile == 0) return {};
    const auto turn = random_turn(state.position, random);
    return turn ? std::optional(canonical(state.position, *turn)) : std::nullopt;
}

std::string Rules::show(const State& state) { return hex_trap::show(state); }

}
