// Questions about the contest being played (the format, or a part of the Big Slam): who plays, who leads,
// what comes next. Changes nothing.
#pragma once

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

// The game being played: the format, or the current part of the Big Slam.
Format contest_of(const State& state);
Seat soloist_of(const State& state);
bool plays(const State& state, Seat seat);
bool round_is_timed(const State& state);
bool laughing_costs(const State& state); // in this round (PT-16)
// Pegs that win the contest; 0 where there are none.
int pegs_to_win(Format contest);
// Pegs won in this contest, and those of them on the board: the pegs of the round that has just ended are
// still in the winner's hand.
std::array<int, kCamps> pegs_won(const State& state);
std::array<int, kCamps> pegs(const State& state);
// Disks each player has at the start of this round; 0 for a player who does not take part.
std::array<int, kCamps> disks_at_start(const State& state);

// PT-17: disks left in both rounds together, without the tiebreaker.
std::array<int, kCamps> left_over_both_hands(const std::vector<RoundResult>& results);

// After the round `last`: whoever has pegs to place (PT-10); where there are none, either player.
bool may_start_next_round(const RoundResult& last, Seat seat);

// Who has fewer disks left; none when equal.
std::optional<Seat> fewer(const std::array<int, kCamps>& left);
bool is_contest_decided(const State& state);
// After a round: whether a tiebreaker follows (PT-11; PT-17 where both hands together are equal).
bool tiebreak_is_next(const State& state);
// The part of the Big Slam that the next round belongs to; the current one while a round is played.
int next_part(const State& state);

}
