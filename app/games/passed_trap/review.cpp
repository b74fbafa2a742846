#include "games/passed_trap/review.h"

#include "games/millimetres.h"
#include "match_table.h"

#include <QLocale>

namespace trapbox {

using namespace passed_trap;

namespace {

QString one_digit(double number) { return QLocale().toString(number, 'f', 1); }

}

void PassedTrapReview::run(const ReviewMonitor& monitor) {
    m_review = passed_trap::review(*match_of<Rules>(*m_match), monitor);
}

ReviewPage PassedTrapReview::page(const MatchTable& table) const {
    ReviewPage page;
    for (int seat = 0; seat < table.seats(); ++seat) {
        const SeatReview& review = m_review.seats[static_cast<std::size_t>(seat)];
        QStringList parts{tr("%n shot(s)", nullptr, review.shots),
                          tr("%n disk(s) through", nullptr, review.passed)};
        if (review.shots > 0)
            parts << tr("accuracy %1\u00a0%").arg(100 * review.through / review.shots)
                  << tr("%1 seconds per shot").arg(one_digit(static_cast<double>(review.seconds)));
        page.figures.push_back({.title = table.playerName(seat), .text = parts.join(" · "), .value = {}});
    }
    const Seat near = seat_at(table.nearSeat());
    for (const Advice& advice : m_review.seats[near.index].advice)
        page.advice << text_of(advice);
    for (const Shot& shot : m_review.shots) {
        if (shot.seat != near) continue;
        const QPointF at = point(turned(near, shot.from));
        page.marks.push_back({at.x(), at.y(), shot.result == ShotResult::through});
    }
    const int through = m_review.seats[near.index].through;
    if (const auto all = static_cast<int>(page.marks.size()); all > 0)
        page.marks_text = tr("Where your shots began: a circle went through (%1), a cross did not (%2).")
                              .arg(through)
                              .arg(all - through);
    return page;
}

QString PassedTrapReview::text_of(const Advice& advice) const {
    const QString count = QString::number(advice.count);
    const QString millimetres = one_digit(trapbox::millimetres(advice.metres));
    switch (advice.kind) {
    case Advice::Kind::aim_right:
        return tr("Aim further right: %1 of %2 shots at the wall were left of the trap, by %3 mm on average.")
            .arg(count)
            .arg(advice.of)
            .arg(millimetres);
    case Advice::Kind::aim_left:
        return tr("Aim further left: %1 of %2 shots at the wall were right of the trap, by %3 mm on average.")
            .arg(count)
            .arg(advice.of)
            .arg(millimetres);
    case Advice::Kind::gentler:
        return tr("Shoot more gently: %n disk(s) came back off the far band.", nullptr, advice.count);
    case Advice::Kind::pull_less:
        return tr("Pull less: %n disk(s) flew over the wall.", nullptr, advice.count);
    case Advice::Kind::pull_more:
        return tr("Pull further: %n disk(s) did not reach the wall.", nullptr, advice.count);
    case Advice::Kind::clear_first:
        return tr("Clear the way first: %n shot(s) struck another disk.", nullptr, advice.count);
    case Advice::Kind::from_middle: break;
    }
    return tr("Shoot from the middle: there %1 of %2 shots went through, from the sides %3 of %4.")
        .arg(count)
        .arg(advice.of)
        .arg(advice.side_count)
        .arg(advice.side_of);
}

}
