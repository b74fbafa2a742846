#include "games/booby_trap/review.h"

#include "booby_trap/feel.h"
#include "match_table.h"

#include <QLocale>

#include <algorithm>

namespace trapbox {

using namespace booby_trap;

void BoobyTrapReview::run(const ReviewMonitor& monitor) {
    m_review = booby_trap::review(*match_of<Rules>(*m_match), monitor);
}

ReviewPage BoobyTrapReview::page(const MatchTable& table) const {
    ReviewPage page;
    page.advice = advice();
    for (const Take& take : m_review.takes)
        page.figures.push_back(figure_of(take, table));
    return page;
}

ReviewPage::Figure BoobyTrapReview::figure_of(const Take& take, const MatchTable& table) const {
    const std::array sizes{tr("Small piece"), tr("Medium piece"), tr("Large piece")};
    const QString newtons = QLocale().toString(take.tension / 1'000.0, 'f', 1);
    const QString tension = take.tension == 0 ? tr("loose") : tr("%1 N").arg(newtons);
    QString text = sizes[static_cast<std::size_t>(size_of(take.piece))] + ", " + tension + ": " +
                   (take.tripped ? tr("the bar tripped") : tr("safe"));
    if (take.tripped)
        text += ". " + tr("%n loose piece(s) could have been taken instead.", nullptr, take.loose);
    const QString title = table.seats() > 1
                              ? tr("Turn %1: %2").arg(take.turn).arg(table.playerName(take.seat.index))
                              : tr("Turn %1").arg(take.turn);
    const QString points =
        take.points < 0 ? u'\u2212' + QString::number(-take.points) : u'+' + QString::number(take.points);
    return {.title = title, .text = text, .value = points, .bad = take.tripped};
}

QStringList BoobyTrapReview::advice() const {
    QStringList advice;
    const auto tripped = std::ranges::count_if(m_review.takes, &Take::tripped);
    const auto avoidable = std::ranges::count_if(
        m_review.takes, [](const Take& take) { return take.tripped && take.loose > 0; });
    if (tripped > 0)
        advice << tr("%1 of %2 trips could have been avoided: a loose piece was in the tray.")
                      .arg(avoidable)
                      .arg(tripped);
    else if (!m_review.takes.empty())
        advice << tr("The bar never tripped.");
    if (m_review.passes_with_loose > 0)
        advice << tr("%1 of %2 passes were beside a loose piece.")
                      .arg(m_review.passes_with_loose)
                      .arg(m_review.passes);
    if (!m_review.left.empty())
        advice << tr("%n loose piece(s) were left at the end.", nullptr,
                     static_cast<int>(m_review.left.size()));
    return advice;
}

}
