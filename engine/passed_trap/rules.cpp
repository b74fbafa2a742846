#include "passed_trap/rules.h"

#include "passed_trap/play.h"
#include "passed_trap/rounds.h"

#include <algorithm>

namespace trapbox::passed_trap {

namespace {

using Kind = Command::Kind;
constexpr std::array kSeats{seat_at(0), seat_at(1)};

// A new world for every round, so that a round does not depend on earlier ones.
void clear_table(State& state) { state.table = Table(width_of(state.options.gap)); }

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

void lift_hand(State& state, Seat seat, std::vector<Event>& events) {
    state.hands[seat.index].down = false;
    events.push_back({.kind = Event::Kind::hand_up, .seat = seat});
}

void laugh(State& state, Seat seat, std::vector<Event>& events) { // PT-16
    state.laugh_left[seat.index] = kLaughTicks;
    events.push_back({.kind = Event::Kind::laughed, .seat = seat});
}

void claim(State& state, Seat seat, std::vector<Event>& events) { // PT-16
    lay_timer_down(state, Phase::claim, events);
    bring_all_back(state, events); // so that every disk can be discarded
    state.claim = {.accuser = seat, .caught = state.laugh_left[other(seat).index] > 0};
    state.laugh_left = {};
    events.push_back({.kind = Event::Kind::claimed, .seat = seat});
}

void answer_claim(State& state, bool confirmed, std::vector<Event>& events) { // PT-16
    state.claim.established = confirmed;
    if (!confirmed) state.phase = Phase::laid;
    events.push_back(
        {.kind = confirmed ? Event::Kind::confirmed : Event::Kind::rejected, .seat = state.claim.accuser});
}

void discard_and_continue(State& state, const Command& command, std::vector<Event>& events) { // PT-16
    discard(state, command.seat, command.disk, events);
    state.phase = Phase::laid;
    end_round_if_over(state, {.at_rest = state.table.at_rest()}, events);
}

void reset_practice(State& state, Seat seat, std::vector<Event>& events) {
    start_round(state);
    clear_table(state);
    quick_set_up(state, seat, events);
}

}

const GameInfo& Rules::info() {
    static const GameInfo kInfo{
        "passed_trap",
        TRAPBOX_UI_TEXT("passed_trap", "The Passed-Trap"),
        TRAPBOX_UI_TEXT("passed_trap",
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
    const Verdict verdict = judge(state, command);
    if (!verdict.accepted()) return verdict;
    const Seat seat = command.seat;
    switch (command.kind) {
    case Kind::place: place(state, command, events); break;
    case Kind::quick: quick_set_up(state, seat, events); break;
    case Kind::ready: touch_hands(state, seat, events); break;
    case Kind::unready: lift_hand(state, seat, events); break;
    case Kind::grab: grab(state, command, events); break;
    case Kind::drag: drag(state, command); break;
    case Kind::release: release(state, seat, events); break;
    case Kind::drop: set_down(state, seat, events); break;
    case Kind::pause: lay_timer_down(state, Phase::laid, events); break;
    case Kind::claim: claim(state, seat, events); break;
    case Kind::confirm: answer_claim(state, true, events); break;
    case Kind::reject: answer_claim(state, false, events); break;
    case Kind::discard: discard_and_continue(state, command, events); break;
    case Kind::next:
        start_next_round(state, events);
        clear_table(state);
        break;
    case Kind::reset: reset_practice(state, seat, events); break;
    case Kind::laugh: laugh(state, seat, events); break;
    }
    return verdict;
}

void Rules::tick(State& state, std::vector<Event>& events) {
    if (state.phase != Phase::playing) return;
    for (Tick& left : state.laugh_left)
        left = std::max<Tick>(0, left - 1);
    const auto passed_from = move_disks(state, events);
    const bool ran_out = round_is_timed(state) && state.sand.tick();
    end_round_if_over(state,
                      {.passed_from = passed_from, .sand_ran_out = ran_out, .at_rest = state.table.at_rest()},
                      events);
}

bool Rules::busy(const State& state) {
    if (state.phase != Phase::playing) return false;
    if (!state.table.at_rest() || (round_is_timed(state) && state.sand.running())) return true;
    if (state.laugh_left[0] > 0 || state.laugh_left[1] > 0) return true;
    for (int disk = 0; disk < kDisks; ++disk)
        if (where_is(state, disk) == Disk::Where::away) return true;
    return false;
}

HashValue Rules::hash(const State& state) {
    Hasher hasher;
    hasher.add(static_cast<int>(state.phase)).add(state.part).add(state.tiebreak).add(state.tries);
    for (int i = 0; i < kDisks; ++i) {
        const Disk& disk = disk_at(state, i);
        hasher.add(static_cast<int>(where_is(state, i)))
            .add(disk.camp.index)
            .add(disk.shooter.index)
            .add(disk.in_trap)
            .add(disk.lodged)
            .add(disk.back_in);
    }
    for (const Seat seat : kSeats) {
        const Hand& hand = state.hands[seat.index];
        hasher.add(hand.down).add(held_by(state, seat).value_or(-1)).add(hand.grip.x).add(hand.grip.y);
    }
    hasher.add(state.claim.accuser.index).add(state.claim.established);
    if (state.options.laughing) // without this option the hash must equal that of older versions
        hasher.add(state.claim.caught).add(state.laugh_left[0]).add(state.laugh_left[1]);
    for (const RoundResult& result : state.results)
        hasher.add(result.winner ? result.winner->index : -1).add(result.left[0]).add(result.left[1]);
    state.sand.add_to(hasher);
    state.table.add_to(hasher);
    return hasher.value();
}

}
