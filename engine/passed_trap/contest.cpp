#include "passed_trap/contest.h"

#include <algorithm>

namespace trapbox::passed_trap {

namespace {

constexpr std::array kSeats{seat_at(0), seat_at(1)};

// Rounds of the contest being played, without those of earlier parts of the Big Slam.
std::vector<RoundResult> contest_results(const State& state) {
    std::vector<RoundResult> rounds;
    for (const RoundResult& result : state.results)
        if (result.contest == contest_of(state) &&
            (!alone(result.contest) || result.soloist == soloist_of(state)))
            rounds.push_back(result);
    return rounds;
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

std::array<int, kCamps> pegs_won(const State& state) {
    std::array<int, kCamps> won{};
    for (const RoundResult& result : contest_results(state))
        if (result.winner) won[result.winner->index] += result.pegs;
    return won;
}

std::array<int, kCamps> pegs(const State& state) {
    auto placed = pegs_won(state);
    if (state.phase == Phase::round_over && state.results.back().winner)
        placed[state.results.back().winner->index] -= state.results.back().pegs;
    return placed;
}

std::array<int, kCamps> disks_at_start(const State& state) {
    if (alone(contest_of(state)))
        return soloist_of(state).index == 0 ? std::array{kDisks, 0} : std::array{0, kDisks};
    if (state.tiebreak) return {5, 5}; // PT-11
    return {state.options.disks, kDisks - state.options.disks};
}

std::array<int, kCamps> left_over_both_hands(const std::vector<RoundResult>& results) {
    std::array<int, kCamps> left{};
    for (const RoundResult& result : results)
        if (!result.tiebreak)
            for (const Seat seat : kSeats)
                left[seat.index] += result.left[seat.index];
    return left;
}

std::optional<Seat> fewer(const std::array<int, kCamps>& left) {
    if (left[0] == left[1]) return {};
    return seat_at(left[0] < left[1] ? 0 : 1);
}

bool is_contest_decided(const State& state) {
    const Format contest = contest_of(state);
    if (alone(contest)) return true;
    if (contest == Format::ambidexterity) {
        if (state.results.size() < 2) return false;
        return state.results.size() > 2 || fewer(left_over_both_hands(state.results)).has_value();
    }
    const auto won = pegs_won(state);
    return std::max(won[0], won[1]) >= pegs_to_win(contest);
}

bool tiebreak_is_next(const State& state) {
    const RoundResult& last = state.results.back();
    if (alone(last.contest) || is_contest_decided(state)) return false;
    return last.contest == Format::ambidexterity ? state.results.size() == 2 : !last.winner.has_value();
}

int next_part(const State& state) {
    return state.part + (state.phase == Phase::round_over && is_contest_decided(state) ? 1 : 0);
}

bool may_start_next_round(const RoundResult& last, Seat seat) {
    return last.pegs == 0 || last.winner.value_or(seat) == seat;
}

}
