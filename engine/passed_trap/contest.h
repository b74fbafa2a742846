// The order of rounds: who plays, when a round ends, what it is worth, what comes next. Knows no physics.
#pragma once

#include "core/outcome.h"
#include "passed_trap/state.h"

namespace trapbox::passed_trap {

// PT-18: the games of the Big Slam in their order.
struct SlamPart {
    Format contest;
    Seat soloist;
};
inline constexpr std::array<SlamPart, 6> kBigSlam{{{Format::reflected, seat_at(0)},
                                                   {Format::reflected, seat_at(1)},
                                                   {Format::madness, seat_at(0)},
                                                   {Format::madness, seat_at(1)},
                                                   {Format::classical, seat_at(0)},
                                                   {Format::best_of_seven, seat_at(0)}}};
inline constexpr int kPointsPerDisk = 2;   // PT-18
inline constexpr int kPointsPerRound = 30; // PT-18

// The game being played: the format, or the current part of the Big Slam.
Format contest_of(const State& state);
Seat soloist_of(const State& state);
bool plays(const State& state, Seat seat);
bool round_is_timed(const State& state);
bool laughing_costs(const State& state); // in this round (PT-16)
// Pegs that win the contest; 0 where there are none.
int pegs_to_win(Format contest);
// Pegs on the board now: those of the round that has just ended are still in the winner's hand.
std::array<int, kCamps> pegs(const State& state);
int disks_in(const State& state, Seat camp); // PT-9
// Disks each player has at the start of this round; 0 for who does not play.
std::array<int, kCamps> disks_at_start(const State& state);

// PT-18, one column each: reflected, madness, classical, best of seven.
using ScoreSheet = std::array<std::array<int, 4>, kCamps>;
ScoreSheet score_sheet(const std::vector<RoundResult>& results);

// PT-17: disks left over both rounds, the tiebreaker left out.
std::array<int, kCamps> left_over_both_hands(const std::vector<RoundResult>& results);

// After the round `last`: whoever has pegs to place (PT-10); where there are none, either player.
bool may_start_next_round(const RoundResult& last, Seat seat);

Outcome outcome(const State& state);
// Whether the rounds so far decide the whole game.
bool decided(const State& state);
// The part of the Big Slam of which the next round is; the current one while a round is played.
int next_part(const State& state);

void start_round(State& state);
// Ends the round when it has to end. `passed_from`: the camp a disk left during this tick.
void referee(State& state, std::optional<Seat> passed_from, bool sand_ran_out, std::vector<Event>& events);
// From round_over to the next round.
void start_next_round(State& state, std::vector<Event>& events);

}
