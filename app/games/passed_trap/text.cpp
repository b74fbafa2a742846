// What The Passed-Trap says: how a round and a match ended, what a score counts, what a disk is.
#include "games/passed_trap/view.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace trapbox {

using namespace passed_trap;

namespace {

constexpr float kAtRest = 0.02F;    // m/s
constexpr float kLeavesBand = 0.3F; // s, from a standstill

}

QString PassedTrapView::roundText() const {
    if (m_now.results.empty()) return {};
    const RoundResult& result = m_now.results.back();
    if (alone(result.contest))
        return tr("%n disk(s) through", nullptr, result.left[1 - result.soloist.index]);
    if (roundTied() && result.contest == Format::ambidexterity) // PT-17
        return tr("%n disk(s) left each over both rounds", nullptr, left_over_both_hands(m_now.results)[0]);
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
    return tr("%n disk(s) left each", nullptr, result.left[0]);
}

void PassedTrapView::announce_event(const Event& event) {
    switch (event.kind) {
    case Event::Kind::began: announce(-1, tr("Go!")); break;
    case Event::Kind::shot:
        if (is_bot(event.seat.index)) break;
        m_shot_disk = event.disk;
        m_shot_tick = m_match.ticks();
        break;
    case Event::Kind::lodged: announce(-1, tr("A disk is stuck in the trap"), "trap"); break;
    case Event::Kind::freed: announce(-1, tr("The trap is free again"), "trap"); break;
    case Event::Kind::hopped: announce(-1, tr("A disk flew over the wall"), "over"); break;
    case Event::Kind::sand_laid: announce(-1, tr("The sand timer is paused")); break;
    default: break;
    }
}

// What is counted, and how a round ended: once what is shown has been brought up to date.
void PassedTrapView::announce_changes(const View& before) {
    const bool playing = m_now.phase == Phase::playing && before.phase == Phase::playing;
    for (const PassedTrapEnd& end : m_ends) {
        const auto seat = static_cast<std::size_t>(end.seat);
        if (playing && end.plays && m_now.disks_in[seat] != before.disks_in[seat])
            announce(soloist() < 0 ? end.seat : -1, tr("%n disk(s) left", nullptr, end.disks),
                     "left" + QString::number(end.seat));
    }
    if (m_shot_disk >= 0 && m_now.phase != Phase::playing) m_shot_disk = -1;
    if (m_shot_disk >= 0) {
        const DiskRow& row = m_disks.rows()[static_cast<std::size_t>(m_shot_disk)];
        if (is_bot(row.view.camp.index) || (soloist() >= 0 && row.view.camp != m_now.soloist)) {
            m_shot_disk = -1; // through: the count says it
        } else if (row.view.grabbable && length(row.view.velocity) < kAtRest &&
                   m_match.ticks() - m_shot_tick > ticks_in(kLeavesBand)) {
            announce(-1, disk_text(row), "shot");
            m_shot_disk = -1;
        }
    }
    constexpr std::array kSaid{30, 20, 10, 5}; // seconds left
    const int seconds = secondsLeft();
    if (sandRuns() && seconds != m_said_seconds && std::ranges::find(kSaid, seconds) != kSaid.end()) {
        m_said_seconds = seconds;
        announce(-1, tr("%n second(s) left", nullptr, seconds), "sand");
    }
    if (m_now.phase == Phase::placing && before.phase != Phase::placing && !special().isEmpty())
        announce(-1, specialTitle() + ": " + special());
    if (m_now.phase == Phase::round_over && before.phase != Phase::round_over) {
        if (roundWinner() >= 0)
            announce(roundWinner(), tr("wins the round") + ". " + roundText());
        else
            announce(-1, roundText());
    }
}

QString PassedTrapView::special() const {
    if (m_now.tiebreak) return tr("First through wins");
    if (m_now.contest != Format::ambidexterity) return {};
    return round() == 1 ? tr("Your better hand") : tr("Your other hand");
}

QString PassedTrapView::specialTitle() const {
    if (m_now.tiebreak) return tr("Tiebreaker");
    return m_now.contest == Format::ambidexterity ? tr("Round %1 of 2").arg(round()) : QString();
}

QString PassedTrapView::score_text(const passed_trap::Options& options, const Score& score) {
    const auto [points, left_over, unused] = score.parts;
    if (options.format == Format::big_slam) return tr("%n point(s)", nullptr, points);
    if (pegs_to_win(options.format) > 0) return tr("%n peg(s)", nullptr, points);
    const QString through = tr("%n disk(s) through", nullptr, points);
    if (left_over <= 0) return through;
    QString left = options.format == Format::reflected
                       ? tr("%n try(s) left", nullptr, left_over)
                       : tr("%1 s left").arg(QLocale().toString(left_over / 10.0, 'f', 1));
    static const QRegularExpression kAfterDigit("(\\d) ");
    left.replace(kAfterDigit, "\\1\u00a0"); // a number keeps its unit
    return through + "\u00a0· " + left;
}

QString PassedTrapView::standing_title(const passed_trap::Options& options) {
    if (options.format == Format::big_slam) return tr("Points");
    if (pegs_to_win(options.format) > 0) return tr("Pegs");
    return options.format == Format::ambidexterity ? tr("Disks left") : tr("Disks through");
}

// The sheet above says who won; this is what decided it.
QStringList PassedTrapView::end_story(const QStringList& names) const {
    if (m_now.phase != Phase::over || m_now.results.empty()) return {};
    QStringList lines;
    const RoundResult& last = m_now.results.back();
    constexpr int kClose = 2;
    const auto is_close = [](int disks) { return disks > 0 && disks <= kClose; };
    if (last.winner) {
        const Seat loser = other(*last.winner);
        const int apart = last.left[loser.index] - last.left[last.winner->index];
        if (is_close(apart))
            lines << tr("So close: %1 was %n disk(s) behind", nullptr, apart).arg(names.value(loser.index));
    } else if (const int left = last.left[last.soloist.index];
               m_now.outcome.kind == Outcome::Kind::lost && is_close(left)) {
        lines << tr("So close: %n disk(s) from the end!", nullptr, left);
    }
    const auto rounds = std::ranges::count_if(
        m_now.results, [](const RoundResult& round) { return round.winner.has_value(); });
    if (rounds > 1) lines << tr("%n round(s)", nullptr, static_cast<int>(rounds));
    return lines;
}

QString PassedTrapView::end_text(const QStringList& names) const {
    if (m_now.phase != Phase::over) return {};
    switch (m_now.format) {
    case Format::best_of_seven:
    case Format::classical: return tr("Last round") + "\u00a0· " + roundText();
    case Format::ambidexterity: {
        const auto left = left_over_both_hands(m_now.results);
        if (left[0] == left[1])
            return tr("%n disk(s) left each over both rounds: the tiebreaker decided", nullptr, left[0]);
        const auto of = [&](int seat) {
            return names[seat] + "\u00a0" + QString::number(left[static_cast<std::size_t>(seat)]);
        };
        return tr("Disks left over both rounds: %1, %2").arg(of(0), of(1));
    }
    case Format::madness: { // PT-14
        const auto& left = m_now.results.back().left;
        return left[0] < left[1]
                   ? QString() // the score says it
                   : tr("%n disk(s) in your camp, %1 in the other: yours needs fewer", nullptr, left[0])
                         .arg(left[1]);
    }
    default: return {}; // the score says it, or the sheet
    }
}

// "disk 3, 14 mm to the left, power 80%", as the player sees the band; only the disk where it is taken out.
QString PassedTrapView::cursorText() const {
    QStringList words{tr("disk %1").arg(m_aim_disk + 1)};
    if (!laughEstablished()) {
        const int aside = qRound(std::abs(m_aim_x));
        words << (aside == 0    ? tr("middle of the band")
                  : m_aim_x < 0 ? tr("%1 mm to the left").arg(aside)
                                : tr("%1 mm to the right").arg(aside));
        words << tr("power %1%").arg(qRound(m_aim_power * 100));
    }
    return words.join(", ");
}

// "Your disk 3, left, at the band, can be played", left and right as the player of its camp sees them.
QString PassedTrapView::disk_text(const DiskRow& row) const {
    const int camp = row.view.camp.index;
    const int number = row.number + 1;
    if (alone(m_now.contest) && row.view.camp != m_now.soloist)
        return tr("Disk %1, through the trap").arg(number);
    const bool of_two = !alone(m_now.contest) && is_bot(0) == is_bot(1);
    QStringList words{(of_two ? (camp == 0 ? tr("Disk %1 of the near camp") : tr("Disk %1 of the far camp"))
                       : is_bot(camp) ? tr("Disk %1 of the other camp")
                                      : tr("Your disk %1"))
                          .arg(number)};
    const Vec at = turned(row.view.camp, row.shown);
    if (row.view.lodged) {
        words << tr("stuck in the trap");
    } else {
        words << (in_front_of_trap(at, m_now.gap) ? tr("in front of the trap")
                  : at.x < 0                      ? tr("left")
                                                  : tr("right"));
        words << (at.y < -kBandLine           ? tr("behind the band")
                  : at.y < -kBandLine * 2 / 3 ? tr("at the band")
                  : at.y < -kBandLine / 3     ? tr("halfway")
                                              : tr("at the wall"));
    }
    if (row.number == m_marked) words << tr("marked: the puzzle is about it");
    if (row.view.grabbable && !is_bot(camp)) words << tr("can be played");
    return words.join(", ");
}

}
