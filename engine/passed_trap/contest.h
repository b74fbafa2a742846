// Queries about the current contest (the format, or a part of the Big Slam): who plays, who leads, what comes
// next. Changes no state.
#pragma once

#include "passed_trap/state.h"

namespace trapbox::passed_trap {

// PT-18: the games of the Big Slam in order.
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

// The game being played: the format, or the current part of the Big Slam.
Format contest_of(const State& state);
Seat soloist_of(const State& state);
bool plays(const State& state, Seat seat);
bool round_is_timed(const State& state);
bool laughing_costs(const State& state); // in this round (PT-16)
// Pegs needed to win the contest; 0: it has no pegs.
int pegs_to_win(Format contest);
// pegs_won: pegs won in this contest. pegs: those already on the board; the pegs of a round that has just
// ended are not placed yet.
std::array<int, kCamps> pegs_won(const State& state);
std::array<int, kCamps> pegs(const State& state);
// Disks each player has at the start of this round; 0 for a player who does not take part.
std::array<int, kCamps> disks_at_start(const State& state);

// PT-17: disks left, summed over both rounds without the tiebreaker.
std::array<int, kCamps> left_over_both_hands(const std::vector<RoundResult>& results);

// After the round `last`: only the player with pegs to place (PT-10); without pegs, either player.
bool may_start_next_round(const RoundResult& last, Seat seat);

// The seat with fewer disks left; none when equal.
std::optional<Seat> fewer(const std::array<int, kCamps>& left);
bool is_contest_decided(const State& state);
// After a round: whether a tiebreaker follows (PT-11; PT-17 if the sums of both rounds are equal).
bool tiebreak_is_next(const State& state);
// The part of the Big Slam to which the next round belongs; during a round, the current part.
int next_part(const State& state);

}
