#include "passed_trap/play.h"

#include "passed_trap/refusals.h"
#include "passed_trap/rounds.h"

#include <algorithm>

namespace trapbox::passed_trap {

namespace {

constexpr Tick kAwayTicks = kTicksPerSecond / 2; // over the wall and back in the hand of its shooter
constexpr float kBackY = kInFrontY + 0.001F;     // where a disk is put back: near the band

Disk& disk_at(State& state, int disk) { return state.disks[static_cast<std::size_t>(disk)]; }
const Disk& disk_at(const State& state, int disk) { return state.disks[static_cast<std::size_t>(disk)]; }

// PT-2's quick set-up, as seat 0 sees it: in rows of six along the band, left and right in turn.
Vec quick_place(int number) {
    constexpr std::array<float, 6> kColumns{-0.062F, 0.062F, -0.104F, 0.104F, -0.146F, 0.146F};
    const auto row = static_cast<float>(number / 6);
    return {kColumns[static_cast<std::size_t>(number % 6)], kInFrontY + 0.002F + row * 0.042F};
}

void put(State& state, int disk, Vec at) {
    disk_at(state, disk).where = Disk::Where::on_table;
    state.table.put(disk, at);
}

// Near the band of that camp. A camp always has room for ten disks.
void put_back(State& state, int disk, Seat seat, std::vector<Event>& events) {
    const Vec wish{turned(seat, state.table.position(disk)).x, kBackY};
    const Vec at =
        state.table.free_place(disk, seat, turned(seat, wish), kInFrontY).value_or(turned(seat, wish));
    put(state, disk, at);
    Disk& back = disk_at(state, disk);
    back.camp = back.shooter = seat;
    back.in_trap = back.lodged = false;
    events.push_back({.kind = Event::Kind::returned, .seat = seat, .disk = disk, .at = at});
}

void let_go(State& state, Seat seat, float least_y) {
    Hand& hand = state.hands[seat.index];
    const Vec wish = state.table.position(hand.disk);
    put(state, hand.disk, state.table.free_place(hand.disk, seat, wish, least_y).value_or(wish));
    hand = {};
}

void fly_over(State& state, const Knock& knock, std::vector<Event>& events) {
    Disk& disk = disk_at(state, knock.disk);
    if (disk.where != Disk::Where::on_table) return;
    events.push_back({.kind = Event::Kind::hopped, .seat = disk.shooter, .disk = knock.disk, .at = knock.at});
    state.table.take_off(knock.disk);
    disk.where = Disk::Where::away;
    disk.camp = disk.shooter;
    disk.in_trap = disk.lodged = false;
    disk.back_in = kAwayTicks;
}

void bring_back(State& state, std::vector<Event>& events) {
    for (int i = 0; i < kDisks; ++i)
        if (disk_at(state, i).where == Disk::Where::away && --disk_at(state, i).back_in <= 0)
            put_back(state, i, disk_at(state, i).camp, events);
}

// PT-7: a disk that strikes another passes its own shooter on; a band makes its player the shooter.
void follow_shooters(State& state) {
    const auto before = state.disks;
    for (const Drive& drive : state.table.drives())
        disk_at(state, drive.disk).shooter = before[static_cast<std::size_t>(drive.by)].shooter;
    for (const Seat camp : {seat_at(0), seat_at(1)})
        for (int i = 0; i < kDisks; ++i)
            if (state.table.on_band(camp) >> i & 1U) disk_at(state, i).shooter = camp;
}

std::optional<Seat> follow_through_trap(State& state, std::vector<Event>& events) {
    std::optional<Seat> passed_from;
    const float gap = width_of(state.options.gap);
    for (int i = 0; i < kDisks; ++i) {
        Disk& disk = disk_at(state, i);
        if (disk.where != Disk::Where::on_table) continue;
        const Vec at = state.table.position(i);
        disk.in_trap = in_trap(at, gap);
        const bool lodged = disk.in_trap && state.table.velocity(i) == Vec{};
        if (lodged != disk.lodged && (lodged || !disk.in_trap)) {
            disk.lodged = lodged;
            events.push_back({.kind = lodged ? Event::Kind::lodged : Event::Kind::freed, .disk = i});
        }
        if (disk.in_trap || camp_at(at) == disk.camp) continue; // PT-9
        events.push_back({.kind = Event::Kind::passed, .seat = disk.camp, .disk = i});
        if (!passed_from) passed_from = disk.camp;
        disk.camp = other(disk.camp);
    }
    return passed_from;
}

// PT-8: alone, the last disks lie in the trap and there is none left to hit them.
void rescue_the_last(State& state, std::vector<Event>& events) {
    if (!alone(contest_of(state)) || !state.table.at_rest()) return;
    const Seat seat = soloist_of(state);
    for (const Disk& disk : state.disks)
        if (disk.camp == seat && disk.where != Disk::Where::discarded && !disk.lodged) return;
    for (int i = 0; i < kDisks; ++i)
        if (disk_at(state, i).camp == seat && disk_at(state, i).lodged) put_back(state, i, seat, events);
}

}

Verdict place(State& state, Seat seat, int disk, Vec at, std::vector<Event>& events) {
    if (disk_at(state, disk).camp != seat) return Verdict::refuse(kNotYourCamp);
    const Vec own = turned(seat, at);
    if (own.y >= 0) return Verdict::refuse(kNotYourCamp);
    const float gap = width_of(state.options.gap);
    if (in_front_of_trap(own, gap)) return Verdict::refuse(kInFrontOfTrap);
    const auto free = state.table.free_place(disk, seat, at, kInFrontY, half_front(gap));
    if (!free) return Verdict::refuse(kNotNow);
    put(state, disk, *free);
    events.push_back({.kind = Event::Kind::placed, .seat = seat, .disk = disk, .at = *free});
    return Verdict::accept();
}

Verdict quick_set_up(State& state, Seat seat, std::vector<Event>& events) {
    int number = 0;
    for (int i = 0; i < kDisks; ++i) {
        if (disk_at(state, i).camp != seat) continue;
        const Vec at = turned(seat, quick_place(number++));
        put(state, i, at);
        events.push_back({.kind = Event::Kind::placed, .seat = seat, .disk = i, .at = at});
    }
    return Verdict::accept();
}

bool all_placed(const State& state, Seat seat) {
    return std::none_of(state.disks.begin(), state.disks.end(), [&](const Disk& disk) {
        return disk.camp == seat && disk.where == Disk::Where::beside;
    });
}

Verdict can_grab(const State& state, Seat seat, int disk) {
    const Disk& wanted = disk_at(state, disk);
    if (state.hands[seat.index].disk >= 0) return Verdict::refuse(kHandFull);
    if (contest_of(state) == Format::reflected && state.tries == kTries) return Verdict::refuse(kNoTriesLeft);
    if (wanted.where != Disk::Where::on_table) return Verdict::refuse(kOutOfReach);
    if (wanted.in_trap) return Verdict::refuse(kInTrap);
    if (wanted.camp != seat) return Verdict::refuse(kNotYourCamp);
    return Verdict::accept();
}

Verdict grab(State& state, Seat seat, int disk, Vec finger, std::vector<Event>& events) {
    const Verdict verdict = can_grab(state, seat, disk);
    if (!verdict.accepted()) return verdict;
    const Vec grip = state.table.position(disk) - finger;
    if (length(grip) > kDiskRadius + kFingerReach) return Verdict::refuse(kOutOfReach);
    state.hands[seat.index] = {false, disk, grip};
    disk_at(state, disk).where = Disk::Where::held;
    state.table.hold(disk, held_place(seat, finger + grip));
    events.push_back({.kind = Event::Kind::grabbed, .seat = seat, .disk = disk});
    return Verdict::accept();
}

Verdict drag(State& state, Seat seat, Vec finger) {
    const Hand& hand = state.hands[seat.index];
    if (hand.disk < 0) return Verdict::refuse(kHandEmpty);
    state.table.hold(hand.disk, held_place(seat, finger + hand.grip));
    return Verdict::accept();
}

Verdict release(State& state, Seat seat, std::vector<Event>& events) {
    const int disk = state.hands[seat.index].disk;
    if (disk < 0) return Verdict::refuse(kHandEmpty);
    if (pull_of(seat, state.table.position(disk)) < kLeastPull) {
        set_down(state, seat, events);
        return Verdict::accept();
    }
    let_go(state, seat, kFarthestY);
    disk_at(state, disk).shooter = seat;
    if (contest_of(state) == Format::reflected) ++state.tries;
    const float power = power_of(state.table.band(seat).stretch);
    events.push_back({.kind = Event::Kind::shot, .seat = seat, .disk = disk, .strength = power});
    return Verdict::accept();
}

void set_down(State& state, Seat seat, std::vector<Event>& events) {
    const int disk = state.hands[seat.index].disk;
    if (disk < 0) return;
    let_go(state, seat, kInFrontY);
    events.push_back(
        {.kind = Event::Kind::set_down, .seat = seat, .disk = disk, .at = state.table.position(disk)});
}

void bring_all_back(State& state, std::vector<Event>& events) {
    for (int i = 0; i < kDisks; ++i)
        if (disk_at(state, i).where == Disk::Where::away) put_back(state, i, disk_at(state, i).camp, events);
}

std::optional<Seat> move_disks(State& state, std::vector<Event>& events) {
    state.table.step();
    follow_shooters(state);
    for (const Knock& knock : state.table.knocks()) {
        if (knock.over)
            fly_over(state, knock, events);
        else
            events.push_back({.kind = Event::Kind::hit,
                              .disk = knock.disk,
                              .on = knock.on,
                              .at = knock.at,
                              .strength = knock.impulse});
    }
    const auto passed_from = follow_through_trap(state, events);
    bring_back(state, events);
    rescue_the_last(state, events);
    return passed_from;
}

}
