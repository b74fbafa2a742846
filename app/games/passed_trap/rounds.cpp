// How the rounds stand and how the last one ended, in numbers.
#include "games/passed_trap/view.h"
#include "translated.h"

#include <algorithm>

namespace trapbox {

using namespace passed_trap;

namespace {

// The Big Slam's sheet in its order (PT-18).
constexpr std::array kSheet{Format::reflected, Format::madness, Format::classical, Format::best_of_seven};

QString title_of(Format contest) {
    const OptionSpec& formats = passed_trap::option_fields().front().spec;
    return translated(Rules::info().key, formats.choices[static_cast<std::size_t>(contest)].label);
}

}

QString PassedTrapView::partText() const {
    if (!bigSlam()) return {};
    return tr("Part %1 of %2: %3").arg(m_now.part + 1).arg(kBigSlam.size()).arg(title_of(m_now.contest));
}

QString PassedTrapView::nextTitle() const {
    if (m_now.next_part == m_now.part) return {};
    return title_of(kBigSlam[static_cast<std::size_t>(m_now.next_part)].contest);
}

int PassedTrapView::nextSoloist() const {
    const SlamPart& next = kBigSlam[static_cast<std::size_t>(m_now.next_part)];
    return !nextTitle().isEmpty() && alone(next.contest) ? next.soloist.index : -1;
}

void PassedTrapView::fill_sheet() {
    if (!bigSlam()) return;
    std::vector<SheetRow> rows;
    for (std::size_t line = 0; line < kSheet.size(); ++line) {
        SheetRow row{title_of(kSheet[line]), {}};
        for (const RoundResult& result : m_now.results)
            for (std::size_t seat = 0; seat < row.points.size(); ++seat)
                if (result.contest == kSheet[line] &&
                    (!alone(result.contest) || result.soloist.index == static_cast<int>(seat)))
                    row.points[seat] = m_now.sheet[seat][line];
        rows.push_back(row);
    }
    m_sheet.set_rows(std::move(rows));
}

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
    if (m_now.phase != Phase::round_over || alone(m_now.contest)) return false;
    if (m_now.contest == Format::ambidexterity) return round() == 2; // PT-17: else the match would be over
    return roundWinner() < 0;
}

// Alone, between two players who passed all ten disks, what was left over decides: tenths of a second in
// Solitaire Madness (PT-14), tries in Solitaire Reflected (PT-15).
Score PassedTrapView::score_of(int points) const {
    if (m_now.phase != Phase::over || m_now.results.back().why != Why::camp_empty) return points;
    switch (m_now.format) {
    case Format::madness: return {points, static_cast<int>(m_now.sand_left * 10 / kTicksPerSecond)};
    case Format::reflected: return {points, m_now.tries_left};
    default: return points;
    }
}

std::vector<int> PassedTrapView::standing() const {
    if (bigSlam()) return {m_ends[0].points, m_ends[1].points};
    if (m_now.pegs_to_win > 0) return {m_ends[0].pegs, m_ends[1].pegs};
    if (!alone(m_now.contest)) { // PT-17: nothing before the first hand has played
        const auto left = left_over_both_hands(m_now.results);
        return m_now.results.empty() ? std::vector<int>{} : std::vector<int>{left[0], left[1]};
    }
    return {m_ends[1 - m_now.soloist.index].disks};
}

}
