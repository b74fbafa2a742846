#include "passed_trap/rounds.h"

#include "passed_trap/outcome.h"

namespace trapbox::passed_trap {

namespace {

constexpr std::array kSeats{seat_at(0), seat_at(1)};

void announce_outcome(const State& state, std::vector<Event>& events) {
    const Outcome end = outcome(state);
    for (const Seat winner : end.winners)
        events.push_back({.kind = Event::Kind::match_won, .seat = winner});
    if (end.kind == Outcome::Kind::lost) events.push_back({.kind = Event::Kind::match_lost});
}

void end_round(State& state, Why why, std::optional<Seat> winner, bool counts_double,
               std::vector<Event>& events) {
    const Format contest = contest_of(state);
    RoundResult result{
        .contest = contest, .soloist = soloist_of(state), .tiebreak = state.tiebreak, .why = why};
    for (const Seat seat : kSeats)
        result.left[seat.index] = disks_in(state, seat);
    if (!alone(contest)) {
        result.winner = winner;
        result.pegs = !winner || pegs_to_win(contest) == 0 ? 0 : counts_double ? 2 : 1;
    }
    state.results.push_back(result);
    state.sand.lay_down();
    state.phase = Phase::round_over;

    if (result.winner)
        events.push_back(
            {.kind = Event::Kind::round_won, .seat = *result.winner, .number = result.pegs, .why = why});
    else if (alone(contest))
        events.push_back({.kind = Event::Kind::round_done,
                          .seat = result.soloist,
                          .number = result.left[other(result.soloist).index],
                          .why = why});
    else if (!tiebreak_is_next(state))
        events.push_back({.kind = Event::Kind::round_done, .why = why});
    if (tiebreak_is_next(state)) events.push_back({.kind = Event::Kind::round_tied, .why = why});
    // The match ends at once: the winning peg is not placed.
    if (is_decided(state)) {
        state.phase = Phase::over;
        announce_outcome(state, events);
    }
}

bool any_away(const State& state) {
    for (int disk = 0; disk < kDisks; ++disk)
        if (where_is(state, disk) == Disk::Where::away) return true;
    return false;
}

}

void start_round(State& state) {
    state.phase = Phase::placing;
    state.tries = 0;
    state.hands = {};
    state.claim = {};
    state.laugh_left = {};
    state.sand = SandTimer(ticks_from_seconds(state.options.timer));
    const auto counts = disks_at_start(state);
    for (int disk = 0; disk < kDisks; ++disk) {
        const Seat camp = seat_at(disk < counts[0] ? 0 : 1);
        state.disks[static_cast<std::size_t>(disk)] = Disk{.camp = camp, .shooter = camp};
    }
}

void end_round_if_over(State& state, const RoundProgress& progress, std::vector<Event>& events) {
    const Format contest = contest_of(state);
    if (contest == Format::practice) return;
    if (state.tiebreak && progress.passed_from) {
        end_round(state, Why::first_through, progress.passed_from, false, events);
        return;
    }
    for (const Seat seat : kSeats)
        if (plays(state, seat) && disks_in(state, seat) == 0) {
            // PT-12: counts double if the last disk was passed; not if it was discarded (PT-16).
            const bool counts_double = contest == Format::best_of_seven && progress.passed_from == seat;
            end_round(state, Why::camp_empty, seat, counts_double, events);
            return;
        }
    if (progress.sand_ran_out) {
        events.push_back({.kind = Event::Kind::sand_ran_out});
        const std::array left{disks_in(state, seat_at(0)), disks_in(state, seat_at(1))};
        end_round(state, Why::fewest_left, fewer(left), false, events);
        return;
    }
    if (contest == Format::reflected && state.tries == kTries && progress.at_rest && !any_away(state))
        end_round(state, Why::tries_used, {}, false, events);
}

void start_next_round(State& state, std::vector<Event>& events) {
    const RoundResult& last = state.results.back();
    if (last.pegs > 0)
        events.push_back({.kind = Event::Kind::pegged, .seat = *last.winner, .number = last.pegs});
    state.tiebreak = tiebreak_is_next(state);
    if (is_contest_decided(state)) ++state.part;
    start_round(state);
}

}
