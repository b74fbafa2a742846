// A game of The Passed-Trap for tests: plays commands as text and places disks anywhere. Lengths in
// millimetres; the camp of seat 0 is at negative y.
#pragma once

#include "passed_trap/play.h"
#include "passed_trap/rules.h"
#include "test.h"

#include <string>

namespace trapbox::passed_trap {

struct TableTop {
    State state;
    std::vector<Event> events;

    explicit TableTop(std::string_view options = "")
        : state(Rules::start(*parse_options<Options>(options, Rules::option_fields()), 1)) {}

    Verdict say(const std::string& text) {
        const auto command = parse_command(text);
        REQUIRE(command);
        return Rules::apply(state, *command, events);
    }
    // Plays lines that must all be accepted.
    void all(std::initializer_list<std::string> lines) {
        for (const std::string& line : lines) {
            CAPTURE(line);
            REQUIRE(say(line).accepted());
        }
    }
    void begin() {
        for (const Seat seat : {seat_at(0), seat_at(1)})
            if (plays(state, seat)) {
                if (state.phase == Phase::placing) all({"quick " + word(seat)});
                all({"ready " + word(seat)});
            }
        REQUIRE(state.phase == Phase::playing);
    }

    // Puts a disk at rest in that place.
    void lay(int disk, float x, float y) {
        Disk& moved = state.disks[static_cast<std::size_t>(disk)];
        const Vec at{x / 1000, y / 1000};
        state.table.put(disk, at);
        if (!in_trap(at, width_of(state.options.gap))) moved.camp = moved.shooter = camp_at(at);
    }
    // Puts the first `count` disks into camp 0 and the others into camp 1, away from the trap and the bands.
    void share_out(int count) {
        for (int disk = 0; disk < kDisks; ++disk)
            state.table.take_off(disk);
        for (int disk = 0; disk < kDisks; ++disk) {
            const Seat camp = seat_at(disk < count ? 0 : 1);
            const auto number = static_cast<float>(disk < count ? disk : disk - count);
            const float column = number < 5 ? number : number - 5;
            const Vec at = turned(camp, {-100, number < 5 ? -190.0F : -140.0F});
            lay(disk, (at.x < 0 ? at.x + 50 * column : at.x - 50 * column), at.y);
        }
    }

    // Moves the disk to x in front of the band, and releases it at the pull that gives that launch speed.
    void shoot(Seat seat, int disk, float x, float speed) {
        const float y = y_for_stretch(x / 1000, stretch_for_speed(band_of(seat), speed));
        pull(seat, disk, turned(seat, {x / 1000, y}));
        all({"release " + word(seat)});
    }
    // Holds the disk there, metres.
    void pull(Seat seat, int disk, Vec at) {
        all({"grab " + word(seat) + ' ' + std::to_string(disk) + ' ' + um(state.table.position(disk)),
             "drag " + word(seat) + ' ' + um(at)});
    }

    void run(float seconds) {
        for (int i = 0; i < static_cast<int>(seconds * kTicksPerSecond) && Rules::busy(state); ++i)
            Rules::tick(state, events);
    }

    int count(Event::Kind kind) const {
        int found = 0;
        for (const Event& event : events)
            found += event.kind == kind;
        return found;
    }
    const Event& last(Event::Kind kind) const {
        for (auto event = events.rbegin(); event != events.rend(); ++event)
            if (event->kind == kind) return *event;
        FAIL("no such event");
        return events.back();
    }
    Disk::Where where(int number) const { return where_is(state, number); }
    const Disk& disk(int number) const { return state.disks[static_cast<std::size_t>(number)]; }
    Vec at(int number) const { return state.table.position(number); }
    std::array<int, 2> shared() const { return {disks_in(state, seat_at(0)), disks_in(state, seat_at(1))}; }

    static std::string word(Seat seat) { return std::to_string(seat.index); }
    static std::string um(Vec at) {
        return std::to_string(std::lround(at.x * 1e6F)) + ' ' + std::to_string(std::lround(at.y * 1e6F));
    }
};

}
