#include "passed_trap/rules.h"

#include "passed_trap/play.h"

#include <algorithm>

namespace trapbox::passed_trap {

namespace {

using Kind = Command::Kind;
constexpr std::array kSeats{seat_at(0), seat_at(1)};

Vec in_metres(const Command& command) {
    return {physics::from_millionths(command.x), physics::from_millionths(command.y)};
}

void begin_play(State& state, std::vector<Event>& events) {
    const bool first = state.phase == Phase::placing;
    state.phase = Phase::playing;
    state.hands = {};
    state.table.disturb();
    events.push_back({.kind = Event::Kind::began});
    if (!round_is_timed(state)) return;
    first ? state.sand.turn() : state.sand.stand_up();
    events.push_back({.kind = Event::Kind::sand_turned});
}

// PT-5: play starts the moment all hands are down.
void touch_hands(State& state, Seat seat, std::vector<Event>& events) {
    state.hands[seat.index].down = true;
    events.push_back({.kind = Event::Kind::hand_down, .seat = seat});
    for (const Seat player : kSeats)
        if (plays(state, player) && !state.hands[player.index].down) return;
    begin_play(state, events);
}

void lay_timer_down(State& state, Phase phase, std::vector<Event>& events) {
    for (const Seat seat : kSeats)
        set_down(state, seat, events);
    state.hands = {};
    state.sand.lay_down();
    state.phase = phase;
    events.push_back({.kind = Event::Kind::sand_laid});
}

Verdict apply_placing(State& state, const Command& command, std::vector<Event>& events) {
    Hand& hand = state.hands[command.seat.index];
    switch (command.kind) {
    case Kind::place:
        if (hand.down) return Verdict::refuse(kHandOnPad);
        return place(state, command.seat, command.disk, in_metres(command), events);
    case Kind::quick:
        if (hand.down) return Verdict::refuse(kHandOnPad);
        return quick_set_up(state, command.seat, events);
    case Kind::ready:
        if (hand.down) return Verdict::refuse(kHandOnPad);
        if (!all_placed(state, command.seat)) return Verdict::refuse(kNotPlaced);
        touch_hands(state, command.seat, events);
        return Verdict::accept();
    case Kind::unready:
        if (!hand.down) return Verdict::refuse(kNotNow);
        hand.down = false;
        events.push_back({.kind = Event::Kind::hand_up, .seat = command.seat});
        return Verdict::accept();
    default: return Verdict::refuse(kNotNow);
    }
}

Verdict apply_laid(State& state, const Command& command, std::vector<Event>& events) {
    if (command.kind != Kind::ready && command.kind != Kind::unready) return Verdict::refuse(kNotNow);
    return apply_placing(state, command, events);
}

Verdict apply_playing(State& state, const Command& command, std::vector<Event>& events) {
    switch (command.kind) {
    case Kind::grab: return grab(state, command.seat, command.disk, in_metres(command), events);
    case Kind::drag: return drag(state, command.seat, in_metres(command));
    case Kind::release: return release(state, command.seat, events);
    case Kind::drop:
        if (state.hands[command.seat.index].disk < 0) return Verdict::refuse(kHandEmpty);
        set_down(state, command.seat, events);
        return Verdict::accept();
    case Kind::pause: lay_timer_down(state, Phase::laid, events); return Verdict::accept();
    case Kind::laugh: // PT-16
        if (!laughing_costs(state)) return Verdict::refuse(kNotThisVariant);
        state.laugh_left[command.seat.index] = kLaughTicks;
        events.push_back({.kind = Event::Kind::laughed, .seat = command.seat});
        return Verdict::accept();
    case Kind::claim: // PT-16
        if (!laughing_costs(state)) return Verdict::refuse(kNotThisVariant);
        lay_timer_down(state, Phase::claim, events);
        bring_all_back(state, events); // whatever is discarded can be seen and touched
        state.claim = {.accuser = command.seat, .caught = state.laugh_left[other(command.seat).index] > 0};
        state.laugh_left = {};
        events.push_back({.kind = Event::Kind::claimed, .seat = command.seat});
        return Verdict::accept();
    default: return Verdict::refuse(kNotNow);
    }
}

// PT-16
Verdict apply_claim(State& state, const Command& command, std::vector<Event>& events) {
    if (!state.claim.established) {
        if (command.kind != Kind::confirm && command.kind != Kind::reject) return Verdict::refuse(kNotNow);
        const bool confirmed = command.kind == Kind::confirm;
        state.claim.established = confirmed;
        if (!confirmed) state.phase = Phase::laid;
        events.push_back({.kind = confirmed ? Event::Kind::confirmed : Event::Kind::rejected,
                          .seat = state.claim.accuser});
        return Verdict::accept();
    }
    if (command.kind != Kind::discard || command.seat != state.claim.accuser) return Verdict::refuse(kNotNow);
    Disk& disk = state.disks[static_cast<std::size_t>(command.disk)];
    if (disk.where == Disk::Where::discarded) return Verdict::refuse(kNoSuchDisk);
    if (disk.camp != command.seat) return Verdict::refuse(kNotYourCamp);
    disk = {.where = Disk::Where::discarded, .camp = disk.camp, .shooter = disk.shooter};
    state.table.take_off(command.disk);
    state.phase = Phase::laid;
    events.push_back({.kind = Event::Kind::discarded, .seat = command.seat, .disk = command.disk});
    referee(state, {}, false, events);
    return Verdict::accept();
}

Verdict apply_round_over(State& state, const Command& command, std::vector<Event>& events) {
    if (command.kind != Kind::next) return Verdict::refuse(kNotNow);
    if (!may_start_next_round(state.results.back(), command.seat)) return Verdict::refuse(kNotTheWinner);
    start_next_round(state, events);
    return Verdict::accept();
}

bool has_seat(Kind kind) { return kind != Kind::pause && kind != Kind::confirm && kind != Kind::reject; }

// Between rounds both have a say, whoever played.
bool takes_part(const State& state, Seat seat) {
    return state.phase == Phase::round_over ? seat.index < Rules::seats(state.options) : plays(state, seat);
}

}

const GameInfo& Rules::info() {
    static const GameInfo kInfo{
        "passed_trap",
        TRAPBOX_WORDS("passed_trap", "The Passed-Trap"),
        TRAPBOX_WORDS("passed_trap",
                      "Shoot every disk through the trap. Both play at once, against the sand timer."),
        false,
        presets(),
        true};
    return kInfo;
}

State Rules::start(const Options& options, Seed) {
    State state{.options = options,
                .sand = SandTimer(ticks_from_seconds(options.timer)),
                .table = Table(width_of(options.gap))};
    start_round(state);
    return state;
}

Verdict Rules::apply(State& state, const Command& command, std::vector<Event>& events) {
    if (state.phase == Phase::over) return Verdict::refuse(kEnded);
    if (has_seat(command.kind)) {
        if (command.seat.index >= seats(state.options)) return Verdict::refuse(kNotPlaying);
        if (!takes_part(state, command.seat)) return Verdict::refuse(kNotPlaying);
    }
    if (command.disk < 0 || command.disk >= kDisks) return Verdict::refuse(kNoSuchDisk);
    if (command.kind == Kind::reset) {
        if (state.options.format != Format::practice) return Verdict::refuse(kNotThisVariant);
        start_round(state);
        return quick_set_up(state, command.seat, events);
    }
    switch (state.phase) {
    case Phase::placing: return apply_placing(state, command, events);
    case Phase::playing: return apply_playing(state, command, events);
    case Phase::laid: return apply_laid(state, command, events);
    case Phase::claim: return apply_claim(state, command, events);
    case Phase::round_over: return apply_round_over(state, command, events);
    case Phase::over: break;
    }
    return Verdict::refuse(kEnded);
}

void Rules::tick(State& state, std::vector<Event>& events) {
    if (state.phase != Phase::playing) return;
    for (Tick& left : state.laugh_left)
        left = std::max<Tick>(0, left - 1);
    const auto passed_from = move_disks(state, events);
    const bool ran_out = round_is_timed(state) && state.sand.tick();
    referee(state, passed_from, ran_out, events);
}

bool Rules::busy(const State& state) {
    if (state.phase != Phase::playing) return false;
    if (!state.table.at_rest() || (round_is_timed(state) && state.sand.running())) return true;
    if (state.laugh_left[0] > 0 || state.laugh_left[1] > 0) return true;
    return std::any_of(state.disks.begin(), state.disks.end(),
                       [](const Disk& disk) { return disk.where == Disk::Where::away; });
}

SeatSet Rules::to_act(const State& state) {
    SeatSet seats;
    for (const Seat seat : kSeats) {
        if (!takes_part(state, seat)) continue;
        switch (state.phase) {
        case Phase::placing: // with the hand down too: it can be lifted again
        case Phase::laid:
        case Phase::playing: seats.add(seat); break;
        case Phase::claim:
            if ((seat == state.claim.accuser) == state.claim.established) seats.add(seat);
            break;
        case Phase::round_over:
            if (may_start_next_round(state.results.back(), seat)) seats.add(seat);
            break;
        case Phase::over: break;
        }
    }
    return seats;
}

HashValue Rules::hash(const State& state) {
    Hasher hasher;
    hasher.add(static_cast<int>(state.phase)).add(state.part).add(state.tiebreak).add(state.tries);
    for (const Disk& disk : state.disks)
        hasher.add(static_cast<int>(disk.where))
            .add(disk.camp.index)
            .add(disk.shooter.index)
            .add(disk.in_trap)
            .add(disk.lodged)
            .add(disk.back_in);
    for (const Hand& hand : state.hands)
        hasher.add(hand.down).add(hand.disk).add(hand.grip.x).add(hand.grip.y);
    hasher.add(state.claim.accuser.index).add(state.claim.established);
    if (state.options.laughing) // other variants keep the hashes that they had before bots laughed
        hasher.add(state.claim.caught).add(state.laugh_left[0]).add(state.laugh_left[1]);
    for (const RoundResult& result : state.results)
        hasher.add(result.winner ? result.winner->index : -1).add(result.left[0]).add(result.left[1]);
    state.sand.add_to(hasher);
    state.table.add_to(hasher);
    return hasher.value();
}

}
