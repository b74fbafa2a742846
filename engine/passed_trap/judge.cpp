#include "passed_trap/judge.h"

#include "passed_trap/contest.h"
#include "passed_trap/play.h"

namespace trapbox::passed_trap {

namespace {

using Kind = Command::Kind;
constexpr std::array kSeats{seat_at(0), seat_at(1)};

bool has_seat(Kind kind) { return kind != Kind::pause && kind != Kind::confirm && kind != Kind::reject; }

// Between rounds both players may act, even after a round played alone.
bool takes_part(const State& state, Seat seat) {
    return state.phase == Phase::round_over ? seat.index < seats(state.options) : plays(state, seat);
}

// PT-2
Verdict judge_place(const State& state, const Command& command) {
    if (disk_at(state, command.disk).camp != command.seat) return Verdict::refuse(kNotYourCamp);
    const Vec own = turned(command.seat, place_of(command));
    if (own.y >= 0) return Verdict::refuse(kNotYourCamp);
    if (in_front_of_trap(own, width_of(state.options.gap))) return Verdict::refuse(kInFrontOfTrap);
    return free_start(state, command) ? Verdict::accept() : Verdict::refuse(kNotNow);
}

Verdict judge_hands(const State& state, const Command& command) {
    const bool down = state.hands[command.seat.index].down;
    if (command.kind == Kind::unready) return down ? Verdict::accept() : Verdict::refuse(kNotNow);
    if (command.kind != Kind::ready) return Verdict::refuse(kNotNow);
    if (down) return Verdict::refuse(kHandOnPad);
    return all_placed(state, command.seat) ? Verdict::accept() : Verdict::refuse(kNotPlaced);
}

Verdict judge_placing(const State& state, const Command& command) {
    if (command.kind != Kind::place && command.kind != Kind::quick) return judge_hands(state, command);
    if (state.hands[command.seat.index].down) return Verdict::refuse(kHandOnPad);
    return command.kind == Kind::place ? judge_place(state, command) : Verdict::accept();
}

// PT-4, PT-6, PT-8
Verdict judge_grab(const State& state, const Command& command) {
    const Disk& wanted = disk_at(state, command.disk);
    if (held_by(state, command.seat)) return Verdict::refuse(kHandFull);
    if (contest_of(state) == Format::reflected && state.tries == kTries) return Verdict::refuse(kNoTriesLeft);
    if (!state.table.on_table(command.disk)) return Verdict::refuse(kOutOfReach);
    if (wanted.in_trap) return Verdict::refuse(kInTrap);
    if (wanted.camp != command.seat) return Verdict::refuse(kNotYourCamp);
    const Vec grip = state.table.position(command.disk) - place_of(command);
    return length(grip) > kDiskRadius + kFingerReach ? Verdict::refuse(kOutOfReach) : Verdict::accept();
}

Verdict judge_playing(const State& state, const Command& command) {
    switch (command.kind) {
    case Kind::grab: return judge_grab(state, command);
    case Kind::drag:
    case Kind::release:
    case Kind::drop: return held_by(state, command.seat) ? Verdict::accept() : Verdict::refuse(kHandEmpty);
    case Kind::pause: return Verdict::accept();
    case Kind::laugh:
    case Kind::claim: // PT-16
        return laughing_costs(state) ? Verdict::accept() : Verdict::refuse(kNotThisVariant);
    default: return Verdict::refuse(kNotNow);
    }
}

// PT-16
Verdict judge_claim(const State& state, const Command& command) {
    if (!state.claim.established) {
        const bool answers = command.kind == Kind::confirm || command.kind == Kind::reject;
        return answers ? Verdict::accept() : Verdict::refuse(kNotNow);
    }
    if (command.kind != Kind::discard || command.seat != state.claim.accuser) return Verdict::refuse(kNotNow);
    const Disk& disk = disk_at(state, command.disk);
    if (where_is(state, command.disk) == Disk::Where::discarded) return Verdict::refuse(kNoSuchDisk);
    return disk.camp == command.seat ? Verdict::accept() : Verdict::refuse(kNotYourCamp);
}

Verdict judge_round_over(const State& state, const Command& command) {
    if (command.kind != Kind::next) return Verdict::refuse(kNotNow);
    return may_start_next_round(state.results.back(), command.seat) ? Verdict::accept()
                                                                    : Verdict::refuse(kNotTheWinner);
}

Verdict judge_in_phase(const State& state, const Command& command) {
    switch (state.phase) {
    case Phase::placing: return judge_placing(state, command);
    case Phase::playing: return judge_playing(state, command);
    case Phase::laid: return judge_hands(state, command);
    case Phase::claim: return judge_claim(state, command);
    case Phase::round_over: return judge_round_over(state, command);
    case Phase::over: break;
    }
    return Verdict::refuse(kEnded);
}

// The commands to try for moves(), with a few places for each disk.
class Candidates {
  public:
    explicit Candidates(const State& state) : m_state(state) {
        for (const Seat seat : kSeats) {
            add(Kind::reset, seat);
            add(Kind::unready, seat);
            add(Kind::ready, seat);
            add(Kind::quick, seat);
            add_places(seat);
            add(Kind::laugh, seat);
            add(Kind::claim, seat);
            add_drags(seat);
            add(Kind::release, seat);
            add(Kind::drop, seat);
            for (int disk = 0; disk < kDisks; ++disk)
                add(Kind::grab, seat, disk, m_state.table.position(disk));
            for (int disk = 0; disk < kDisks; ++disk)
                add(Kind::discard, seat, disk);
            add(Kind::next, seat);
        }
        add(Kind::pause);
        add(Kind::confirm);
        add(Kind::reject);
    }

    std::vector<Command> legal() && { return std::move(m_legal); }

  private:
    void add(Kind kind, Seat seat = {}, int disk = 0, Vec at = {}) {
        const Command command{.kind = kind,
                              .seat = seat,
                              .disk = disk,
                              .x = physics::millionths(at.x),
                              .y = physics::millionths(at.y)};
        if (judge(m_state, command).accepted()) m_legal.push_back(command);
    }

    void add_places(Seat seat) {
        for (int disk = 0; disk < kDisks; ++disk)
            for (const Vec at : {Vec{-0.12F, -0.05F}, Vec{0.09F, -0.15F}})
                add(Kind::place, seat, disk, turned(seat, at));
    }

    // In front of the band, three pulls, and far from the band.
    void add_drags(Seat seat) {
        for (const Vec at :
             {Vec{0, -0.19F}, Vec{0, -0.24F}, Vec{0.004F, -0.26F}, Vec{-0.08F, -0.25F}, Vec{0.1F, -0.1F}})
            add(Kind::drag, seat, 0, turned(seat, at));
    }

    const State& m_state;
    std::vector<Command> m_legal;
};

}

Verdict judge(const State& state, const Command& command) {
    if (state.phase == Phase::over) return Verdict::refuse(kEnded);
    if (has_seat(command.kind)) {
        if (command.seat.index >= seats(state.options)) return Verdict::refuse(kNotPlaying);
        if (!takes_part(state, command.seat)) return Verdict::refuse(kNotPlaying);
    }
    if (command.disk < 0 || command.disk >= kDisks) return Verdict::refuse(kNoSuchDisk);
    if (command.kind == Kind::reset)
        return state.options.format == Format::practice ? Verdict::accept()
                                                        : Verdict::refuse(kNotThisVariant);
    return judge_in_phase(state, command);
}

SeatSet to_act(const State& state) {
    SeatSet acting;
    for (const Seat seat : kSeats) {
        const auto can = [&](Kind kind, int disk = 0) {
            return judge(state, {.kind = kind, .seat = seat, .disk = disk}).accepted();
        };
        bool can_act = can(Kind::unready) || can(Kind::ready) || can(Kind::quick) || can(Kind::next);
        can_act = can_act || (plays(state, seat) && can(Kind::pause));
        can_act = can_act || (seat != state.claim.accuser && can(Kind::confirm));
        for (int disk = 0; disk < kDisks && !can_act; ++disk)
            can_act = can(Kind::discard, disk);
        if (can_act) acting.add(seat);
    }
    return acting;
}

std::vector<Command> moves(const State& state) { return Candidates(state).legal(); }

}
