#include "passed_trap/play.h"

#include "passed_trap/contest.h"

namespace trapbox::passed_trap {

namespace {

constexpr Tick kAwayTicks = kTicksPerSecond / 2; // time until a disk that flew over the wall is put back
constexpr float kBackY = kInFrontY + 0.001F;     // where a disk is put back: near the band

// PT-2, quick set-up for seat 0: rows of six along the band, alternately left and right.
Vec quick_place(int number) {
    constexpr std::array<float, 6> kColumns{-0.062F, 0.062F, -0.104F, 0.104F, -0.146F, 0.146F};
    const auto row = static_cast<float>(number / 6);
    return {kColumns[static_cast<std::size_t>(number % 6)], kInFrontY + 0.002F + row * 0.042F};
}

// Puts the disk near the band of that camp. A camp has room for all ten disks.
void put_back(State& state, int disk, Seat seat, std::vector<Event>& events) {
    const Vec wish{turned(seat, state.table.position(disk)).x, kBackY};
    const Vec at =
        state.table.free_place(disk, seat, turned(seat, wish), kInFrontY).value_or(turned(seat, wish));
    state.table.put(disk, at);
    Disk& back = disk_at(state, disk);
    back.camp = back.shooter = seat;
    back.in_trap = back.lodged = false;
    events.push_back({.kind = Event::Kind::returned, .seat = seat, .disk = disk, .at = at});
}

void let_go(State& state, Seat seat, int disk, float min_y) {
    const Vec wish = state.table.position(disk);
    state.table.put(disk, state.table.free_place(disk, seat, wish, min_y).value_or(wish));
    state.hands[seat.index] = {};
}

void fly_over(State& state, const Knock& knock, std::vector<Event>& events) {
    Disk& disk = disk_at(state, knock.disk);
    if (!state.table.on_table(knock.disk)) return;
    events.push_back({.kind = Event::Kind::hopped, .seat = disk.shooter, .disk = knock.disk, .at = knock.at});
    state.table.take_off(knock.disk);
    disk.off = Disk::Off::away;
    disk.camp = disk.shooter;
    disk.in_trap = disk.lodged = false;
    disk.back_in = kAwayTicks;
}

void bring_back(State& state, std::vector<Event>& events) {
    for (int i = 0; i < kDisks; ++i)
        if (where_is(state, i) == Disk::Where::away && --disk_at(state, i).back_in <= 0)
            put_back(state, i, disk_at(state, i).camp, events);
}

// PT-7: a band makes its player the disk's shooter; a disk that hits another passes its shooter on.
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
        if (!state.table.on_table(i)) continue;
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

// PT-8: a single player may have no disk left with which to hit those in the trap.
void rescue_the_last(State& state, std::vector<Event>& events) {
    if (!alone(contest_of(state)) || !state.table.at_rest()) return;
    const Seat seat = soloist_of(state);
    for (int i = 0; i < kDisks; ++i) {
        const Disk& disk = disk_at(state, i);
        if (disk.camp == seat && where_is(state, i) != Disk::Where::discarded && !disk.lodged) return;
    }
    for (int i = 0; i < kDisks; ++i)
        if (disk_at(state, i).camp == seat && disk_at(state, i).lodged) put_back(state, i, seat, events);
}

}

std::optional<Vec> free_start(const State& state, const Command& place) {
    return state.table.free_place(place.disk, place.seat, place_of(place), kInFrontY,
                                  half_front(width_of(state.options.gap)));
}

void place(State& state, const Command& command, std::vector<Event>& events) {
    const Vec at = *free_start(state, command);
    state.table.put(command.disk, at);
    events.push_back({.kind = Event::Kind::placed, .seat = command.seat, .disk = command.disk, .at = at});
}

void quick_set_up(State& state, Seat seat, std::vector<Event>& events) {
    int number = 0;
    for (int i = 0; i < kDisks; ++i) {
        if (disk_at(state, i).camp != seat) continue;
        const Vec at = turned(seat, quick_place(number++));
        state.table.put(i, at);
        events.push_back({.kind = Event::Kind::placed, .seat = seat, .disk = i, .at = at});
    }
}

void grab(State& state, const Command& command, std::vector<Event>& events) {
    const Vec finger = place_of(command);
    const Vec grip = state.table.position(command.disk) - finger;
    state.hands[command.seat.index] = {.grip = grip};
    state.table.hold(command.disk, held_place(command.seat, finger + grip));
    events.push_back({.kind = Event::Kind::grabbed, .seat = command.seat, .disk = command.disk});
}

void drag(State& state, const Command& command) {
    const Hand& hand = state.hands[command.seat.index];
    state.table.hold(*held_by(state, command.seat), held_place(command.seat, place_of(command) + hand.grip));
}

void release(State& state, Seat seat, std::vector<Event>& events) {
    const int disk = *held_by(state, seat);
    if (pull_of(seat, state.table.position(disk)) < kMinPull) return set_down(state, seat, events);
    let_go(state, seat, disk, kFarthestY);
    disk_at(state, disk).shooter = seat;
    if (contest_of(state) == Format::reflected) ++state.tries;
    const float power = power_of(state.table.band(seat).stretch);
    events.push_back({.kind = Event::Kind::shot, .seat = seat, .disk = disk, .strength = power});
}

void set_down(State& state, Seat seat, std::vector<Event>& events) {
    const auto disk = held_by(state, seat);
    if (!disk) return;
    let_go(state, seat, *disk, kInFrontY);
    events.push_back(
        {.kind = Event::Kind::set_down, .seat = seat, .disk = *disk, .at = state.table.position(*disk)});
}

void discard(State& state, Seat seat, int disk, std::vector<Event>& events) {
    Disk& gone = disk_at(state, disk);
    gone = {.off = Disk::Off::discarded, .camp = gone.camp, .shooter = gone.shooter};
    state.table.take_off(disk);
    events.push_back({.kind = Event::Kind::discarded, .seat = seat, .disk = disk});
}

void bring_all_back(State& state, std::vector<Event>& events) {
    for (int i = 0; i < kDisks; ++i)
        if (where_is(state, i) == Disk::Where::away) put_back(state, i, disk_at(state, i).camp, events);
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
