// The state of a game of The Passed-Trap (table, hands, sand timer, rounds so far), its commands and its
// events.
#pragma once

#include "core/sand_timer.h"
#include "passed_trap/options.h"
#include "passed_trap/table.h"

#include <array>
#include <optional>
#include <vector>

namespace trapbox::passed_trap {

enum class Phase : std::uint8_t {
    placing,    // disks are placed (PT-2); play starts when hands touch (PT-5)
    playing,    // the round is running
    laid,       // paused with the timer on its side, until hands touch again
    claim,      // a player is accused of laughing (PT-16)
    round_over, // the result is shown; the winner places the peg
    over,
};

struct Disk {
    // See where_is.
    enum class Where : std::uint8_t {
        beside,    // not placed yet
        on_table,  //
        held,      // in the hand of its camp's player
        away,      // flew over the wall, on its way back (PT-7)
        discarded, // out of the round (PT-16)
    };
    // Why a disk is off the table. Meaningful only while it is; Table knows whether it is.
    enum class Off : std::uint8_t { beside, away, discarded };

    Off off = Off::beside;
    Seat camp{};    // PT-9
    Seat shooter{}; // whose band drove it last, directly or through another disk (PT-7)
    bool in_trap = false;
    bool lodged = false; // in the trap and at rest (PT-8)
    Tick back_in = 0;    // ticks until it is put back, while away
};

enum class Why : std::uint8_t {
    fewest_left, // when the sand ran out
    camp_empty,
    first_through, // tiebreaker (PT-11)
    tries_used,    // PT-15
};

struct RoundResult {
    Format contest = Format::best_of_seven; // never big_slam, but its part
    Seat soloist{};                         // who played, if one player played alone
    bool tiebreak = false;
    Why why = Why::fewest_left;
    std::optional<Seat> winner{}; // none: a tie, or a solitaire
    int pegs = 0;
    std::array<int, kCamps> left{}; // disks in each camp at the end
    bool operator==(const RoundResult&) const = default;
};

// See held_by for the disk that a hand holds.
struct Hand {
    bool down = false; // on its pad (PT-5)
    Vec grip{};        // m, from the finger to the centre of the held disk
};

// PT-16
struct Claim {
    Seat accuser{};
    bool established = false;
    bool caught = false; // the accused had laughed (command `laugh`)
};

// A laugh is shown for 2.5 s, and can be claimed for half a second longer.
inline constexpr Tick kLaughGrace = kTicksPerSecond / 2;
inline constexpr Tick kLaughTicks = 5 * kTicksPerSecond / 2 + kLaughGrace;

struct State {
    Options options;
    Phase phase = Phase::placing;
    int part = 0; // index into kBigSlam
    bool tiebreak = false;
    int tries = 0; // used in this round (PT-15)
    std::array<Disk, kDisks> disks{};
    std::array<Hand, kCamps> hands{};
    Claim claim{};
    std::array<Tick, kCamps> laugh_left{}; // ticks until that player's laugh is over (PT-16)
    SandTimer sand;
    std::vector<RoundResult> results{};
    Table table;
};

inline Disk& disk_at(State& state, int disk) { return state.disks[static_cast<std::size_t>(disk)]; }
inline const Disk& disk_at(const State& state, int disk) {
    return state.disks[static_cast<std::size_t>(disk)];
}
Disk::Where where_is(const State& state, int disk);
// The disk in that player's hand (PT-6), a disk of their camp.
std::optional<int> held_by(const State& state, Seat seat);
bool all_placed(const State& state, Seat seat);
int disks_in(const State& state, Seat camp); // PT-9

struct Command {
    enum class Kind : std::uint8_t {
        place,   // seat disk x y
        quick,   // seat
        ready,   // seat: hand on its pad
        unready, // seat: hand off its pad
        grab,    // seat disk x y: finger down on a disk
        drag,    // seat x y: finger moved
        release, // seat: finger up; shoots from a stretched band
        drop,    // seat: set down without shooting (a cancelled touch)
        pause,   // the timer is laid down
        claim,   // seat: claims that the other laughed
        confirm, // by the accused or a referee
        reject,
        discard, // seat disk
        next,    // seat: places the winner's peg and starts the next round
        reset,   // seat: starts practice again
        laugh,   // seat: shown to the other player (PT-16)
    };
    Kind kind = Kind::pause;
    Seat seat{};
    int disk = 0;
    std::int32_t x = 0; // micrometres on the board
    std::int32_t y = 0;
    bool operator==(const Command&) const = default;
};

constexpr Vec place_of(const Command& command) { // m
    return {physics::from_millionths(command.x), physics::from_millionths(command.y)};
}

struct Event {
    enum class Kind : std::uint8_t {
        placed,       // seat disk
        hand_down,    // seat
        hand_up,      // seat
        began,        // play starts or resumes
        grabbed,      // seat disk
        set_down,     // seat disk at
        shot,         // seat disk strength = power 0 … 1
        hit,          // disk on at strength = impulse, N·s
        passed,       // disk, out of the camp of seat
        lodged,       // disk
        freed,        // disk
        hopped,       // disk at, shot by seat
        returned,     // disk at, to seat
        sand_turned,  //
        sand_laid,    //
        sand_ran_out, //
        claimed,      // seat
        confirmed,    //
        rejected,     //
        discarded,    // seat disk
        round_won,    // seat number = pegs why
        round_tied,   // a tiebreaker follows (PT-11); in PT-17 also after a round that was won
        round_done,   // seat number = disks through, why; a round without winner (alone, or PT-17)
        pegged,       // seat number = pegs
        match_won,    // seat; one event for each winner
        match_lost,   // seat: a solitaire not solved
        laughed,      // seat
    };
    Kind kind = Kind::began;
    Seat seat{};
    int disk = -1;
    int number = 0;
    Why why = Why::fewest_left;
    Knock::On on = Knock::On::disk;
    Vec at{};
    float strength = 0;
};

}
