#include "passed_trap/rounds.h"

#include <algorithm>

namespace trapbox::passed_trap {

namespace {

constexpr std::array kSeats{seat_at(0), seat_at(1)};

// Rounds of the contest being played, the Big Slam's earlier ones left out.
std::vector<RoundResult> contest_results(const State& state) {
    std::vector<RoundResult> rounds;
    for (const RoundResult& result : state.results)
        if (result.contest == contest_of(state) &&
            (!alone(result.contest) || result.soloist == soloist_of(state)))
            rounds.push_back(result);
    return rounds;
}

std::array<int, kCamps> pegs_won(const State& state) {
    std::array<int, kCamps> won{};
    for (const RoundResult& result : contest_results(state))
        if (result.winner) won[result.winner->index] += result.pegs;
    return won;
}

std::optional<Seat> fewer(const std::array<int, kCamps>& left) {
    if (left[0] == left[1]) return {};
    return seat_at(left[0] < left[1] ? 0 : 1);
}

bool contest_decided(const State& state) {
    const Format contest = contest_of(state);
    if (alone(contest)) return true;
    if (contest == Format::ambidexterity) {
        if (state.results.size() < 2) return false;
        return state.results.size() > 2 || fewer(left_over_both_hands(state.results)).has_value();
    }
    const auto won = pegs_won(state);
    return std::max(won[0], won[1]) >= pegs_to_win(contest);
}

// After a round: PT-11, or PT-17 where both hands together leave it open.
bool tiebreak_is_next(const State& state) {
    const RoundResult& last = state.results.back();
    if (alone(last.contest) || contest_decided(state)) return false;
    return last.contest == Format::ambidexterity ? state.results.size() == 2 : !last.winner.has_value();
}

bool last_contest(const State& state) {
    return state.options.format != Format::big_slam || state.part + 1 == static_cast<int>(kBigSlam.size());
}

void announce_outcome(const State& state, std::vector<Event>& events) {
    const Outcome end = outcome(state);
    for (const Seat winner : end.winners)
        events.push_back({.kind = Event::Kind::match_won, .seat = winner});
    if (end.kind == Outcome::Kind::lost) events.push_back({.kind = Event::Kind::match_lost});
}

void end_round(State& state, Why why, std::optional<Seat> winner, bool twice, std::vector<Event>& events) {
    const Format contest = contest_of(state);
    RoundResult result{contest, soloist_of(state), state.tiebreak, why, {}, 0, {}};
    for (const Seat seat : kSeats)
        result.left[seat.index] = disks_in(state, seat);
    if (!alone(contest)) {
        result.winner = winner;
        result.pegs = !winner || pegs_to_win(contest) == 0 ? 0 : twice ? 2 : 1;
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
    // There is no hole for the peg that wins: the match is over at once.
    if (decided(state)) {
        state.phase = Phase::over;
        announce_outcome(state, events);
    }
}

}

Format contest_of(const State& state) {
    return state.options.format == Format::big_slam ? kBigSlam[static_cast<std::size_t>(state.part)].contest
                                                    : state.options.format;
}

Seat soloist_of(const State& state) {
    return state.options.format == Format::big_slam ? kBigSlam[static_cast<std::size_t>(state.part)].soloist
                                                    : seat_at(0);
}

bool plays(const State& state, Seat seat) {
    return alone(contest_of(state)) ? seat == soloist_of(state) : seat.index < kCamps;
}

bool round_is_timed(const State& state) { return timed(contest_of(state)) && !state.tiebreak; }

bool laughing_costs(const State& state) { return state.options.laughing && !alone(contest_of(state)); }

int pegs_to_win(Format contest) {
    return contest == Format::best_of_seven ? 4 : contest == Format::classical ? 2 : 0; // PT-10, PT-13
}

std::array<int, kCamps> pegs(const State& state) {
    auto placed = pegs_won(state);
    if (state.phase == Phase::round_over && state.results.back().winner)
        placed[state.results.back().winner->index] -= state.results.back().pegs;
    return placed;
}

int disks_in(const State& state, Seat camp) {
    return static_cast<int>(std::count_if(state.disks.begin(), state.disks.end(), [&](const Disk& disk) {
        return disk.camp == camp && disk.where != Disk::Where::discarded;
    }));
}

std::array<int, kCamps> disks_at_start(const State& state) {
    if (alone(contest_of(state)))
        return soloist_of(state).index == 0 ? std::array{kDisks, 0} : std::array{0, kDisks};
    if (state.tiebreak) return {5, 5}; // PT-11
    return {state.options.disks, kDisks - state.options.disks};
}

ScoreSheet score_sheet(const std::vector<RoundResult>& results) {
    ScoreSheet sheet{};
    for (const RoundResult& result : results) {
        if (alone(result.contest)) {
            const Seat seat = result.soloist;
            sheet[seat.index][result.contest == Format::reflected ? 0 : 1] +=
                kPointsPerDisk * result.left[other(seat).index];
        } else if (result.winner) {
            sheet[result.winner->index][result.contest == Format::classical ? 2 : 3] +=
                kPointsPerRound * result.pegs;
        }
    }
    return sheet;
}

std::array<int, kCamps> left_over_both_hands(const std::vector<RoundResult>& results) {
    std::array<int, kCamps> left{};
    for (const RoundResult& result : results)
        if (!result.tiebreak)
            for (const Seat seat : kSeats)
                left[seat.index] += result.left[seat.index];
    return left;
}

bool decided(const State& state) { return contest_decided(state) && last_contest(state); }

Outcome outcome(const State& state) {
    if (state.phase != Phase::over) return {};
    const RoundResult& last = state.results.back();
    Outcome end{Outcome::Kind::won, {}, {}};
    switch (state.options.format) {
    case Format::madness: // PT-14
        if (last.left[0] < last.left[1])
            end.winners = {seat_at(0)};
        else
            end.kind = Outcome::Kind::lost;
        end.scores = {last.left[1]};
        break;
    case Format::reflected: // PT-15: the score is all there is
    case Format::practice:
        end.winners = {seat_at(0)};
        end.scores = {last.left[1]};
        break;
    case Format::ambidexterity: { // PT-17
        const auto both = fewer(left_over_both_hands(state.results));
        end.winners = {both.value_or(last.winner.value_or(seat_at(0)))};
        break;
    }
    case Format::best_of_seven:
    case Format::classical: {
        const auto won = pegs_won(state);
        end.scores = {won[0], won[1]};
        end.winners = {seat_at(won[0] > won[1] ? 0 : 1)};
        break;
    }
    case Format::big_slam: // PT-18: equal points share the win
        for (const auto& column : score_sheet(state.results))
            end.scores.push_back(column[0] + column[1] + column[2] + column[3]);
        for (const Seat seat : kSeats)
            if (end.scores[seat.index] >= end.scores[other(seat).index]) end.winners.push_back(seat);
        break;
    }
    return end;
}

int next_part(const State& state) {
    return state.part + (state.phase == Phase::round_over && contest_decided(state) ? 1 : 0);
}

void start_round(State& state) {
    state.phase = Phase::placing;
    state.tries = 0;
    state.hands = {};
    state.claim = {};
    state.laugh_left = {};
    state.sand = SandTimer(ticks_from_seconds(state.options.timer));
    state.table = Table(width_of(state.options.gap)); // a fresh world: a round depends on nothing before it
    const auto counts = disks_at_start(state);
    for (int disk = 0; disk < kDisks; ++disk) {
        const Seat camp = seat_at(disk < counts[0] ? 0 : 1);
        state.disks[static_cast<std::size_t>(disk)] = Disk{.camp = camp, .shooter = camp};
    }
}

void referee(State& state, std::optional<Seat> passed_from, bool sand_ran_out, std::vector<Event>& events) {
    const Format contest = contest_of(state);
    if (contest == Format::practice) return;
    if (state.tiebreak && passed_from) {
        end_round(state, Why::first_through, passed_from, false, events);
        return;
    }
    for (const Seat seat : kSeats)
        if (plays(state, seat) && disks_in(state, seat) == 0) {
            // PT-12: counts double if the last disk was passed; not if it was discarded (PT-16).
            const bool twice = contest == Format::best_of_seven && passed_from == seat;
            end_round(state, Why::camp_empty, seat, twice, events);
            return;
        }
    if (sand_ran_out) {
        events.push_back({.kind = Event::Kind::sand_ran_out});
        const std::array left{disks_in(state, seat_at(0)), disks_in(state, seat_at(1))};
        end_round(state, Why::fewest_left, fewer(left), false, events);
        return;
    }
    if (contest == Format::reflected && state.tries == kTries && state.table.at_rest() &&
        std::none_of(state.disks.begin(), state.disks.end(),
                     [](const Disk& disk) { return disk.where == Disk::Where::away; }))
        end_round(state, Why::tries_used, {}, false, events);
}

bool may_start_next_round(const RoundResult& last, Seat seat) {
    return last.pegs == 0 || last.winner.value_or(seat) == seat;
}

void start_next_round(State& state, std::vector<Event>& events) {
    const RoundResult& last = state.results.back();
    if (last.pegs > 0)
        events.push_back({.kind = Event::Kind::pegged, .seat = *last.winner, .number = last.pegs});
    state.tiebreak = tiebreak_is_next(state);
    if (contest_decided(state)) ++state.part;
    start_round(state);
}

}
