// How the rounds stand and how the last one ended, in numbers and in words.
#include "views/passed_trap_view.h"

#include <algorithm>

namespace trapbox {

using namespace passed_trap;

int PassedTrapView::round() const {
    const auto played =
        std::count_if(m_now.results.begin(), m_now.results.end(),
                      [this](const RoundResult& result) { return result.contest == m_now.contest; });
    return static_cast<int>(played) +
           (m_now.phase == Phase::round_over || m_now.phase == Phase::over ? 0 : 1);
}

double PassedTrapView::sand() const {
    return m_now.sand_capacity > 0
               ? static_cast<double>(sand_ahead()) / static_cast<double>(m_now.sand_capacity)
               : 0;
}

int PassedTrapView::secondsLeft() const {
    return static_cast<int>((sand_ahead() + kTicksPerSecond - 1) / kTicksPerSecond);
}

// Before the round the sand is still below; what counts is what it will measure.
Tick PassedTrapView::sand_ahead() const {
    return m_now.phase == Phase::placing ? m_now.sand_capacity : m_now.sand_left;
}

int PassedTrapView::roundWinner() const {
    return !m_now.results.empty() && m_now.results.back().winner ? m_now.results.back().winner->index : -1;
}

int PassedTrapView::roundPegs() const { return m_now.results.empty() ? 0 : m_now.results.back().pegs; }

bool PassedTrapView::roundTied() const {
    if (m_now.phase != Phase::round_over || roundWinner() >= 0 || alone(m_now.contest)) return false;
    return m_now.contest != Format::ambidexterity || round() == 2; // PT-17: both hands count together
}

QString PassedTrapView::roundWords() const {
    if (m_now.results.empty()) return {};
    const RoundResult& result = m_now.results.back();
    if (alone(result.contest))
        return tr("%n disk(s) through", nullptr, result.left[1 - result.soloist.index]);
    switch (result.why) {
    case Why::camp_empty:
        return result.pegs == 2 ? tr("Camp empty: two pegs") : tr("The camp is empty"); // PT-12
    case Why::first_through: return tr("First through the trap");
    case Why::tries_used:
    case Why::fewest_left: break;
    }
    if (result.winner)
        return tr("%n disk(s) left, against %1", nullptr, result.left[result.winner->index])
            .arg(result.left[other(*result.winner).index]);
    std::array<int, kCamps> left{}; // no winner: a tie, or the hands of PT-17
    for (const RoundResult& each : m_now.results)
        if (&each == &result || each.contest == Format::ambidexterity)
            for (std::size_t seat = 0; seat < kCamps; ++seat)
                left[seat] += each.left[seat];
    return left[0] == left[1] ? tr("%n disk(s) left each", nullptr, left[0])
                              : tr("Disks left: %1 against %2").arg(left[0]).arg(left[1]);
}

QString PassedTrapView::score_words(const passed_trap::Options& options, int score) {
    return options.format == passed_trap::Format::big_slam ? tr("%n point(s)", nullptr, score)
           : passed_trap::pegs_to_win(options.format) > 0  ? tr("%n peg(s)", nullptr, score)
                                                           : tr("%n disk(s) through", nullptr, score);
}

std::vector<int> PassedTrapView::standing() const {
    if (bigSlam()) return {m_ends[0].points, m_ends[1].points};
    if (m_now.pegs_to_win > 0) return {m_ends[0].pegs, m_ends[1].pegs};
    return {m_ends[1 - m_now.soloist.index].disks};
}

}
