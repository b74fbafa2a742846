#include "passed_trap/outcome.h"

namespace trapbox::passed_trap {

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

bool is_decided(const State& state) {
    const bool last_part =
        state.options.format != Format::big_slam || state.part + 1 == static_cast<int>(kBigSlam.size());
    return last_part && is_contest_decided(state);
}

Outcome outcome(const State& state) {
    if (state.phase != Phase::over) return {};
    const RoundResult& last = state.results.back();
    Outcome end{.kind = Outcome::Kind::won};
    switch (state.options.format) {
    case Format::madness: // PT-14
        if (last.left[0] < last.left[1])
            end.winners = {seat_at(0)};
        else
            end.kind = Outcome::Kind::lost;
        end.scores = {last.left[1]};
        break;
    case Format::reflected: // PT-15: only the score counts
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
    case Format::big_slam: // PT-18: with equal points the win is shared
        for (const auto& column : score_sheet(state.results))
            end.scores.push_back(column[0] + column[1] + column[2] + column[3]);
        for (const Seat seat : {seat_at(0), seat_at(1)})
            if (end.scores[seat.index] >= end.scores[other(seat).index]) end.winners.push_back(seat);
        break;
    }
    return end;
}

}
