#include "games/hex_trap/review.h"

#include "games/hex_trap/view.h"
#include "hex_trap/notation.h"
#include "match_table.h"

namespace trapbox {

using namespace hex_trap;

HexTrapReview::HexTrapReview(std::unique_ptr<AnyMatch> match)
    : TurnsGameReview(*match_of<Rules>(*match)), m_played(match_of<Rules>(*match)->state().played) {}

void HexTrapReview::run(const ReviewMonitor& monitor) { m_review = hex_trap::review(m_game, monitor); }

ReviewPage HexTrapReview::page(const MatchTable& table) const {
    ReviewPage page;
    fill_chances(page);
    for (std::size_t i = 0; i < m_review.turns.size(); ++i)
        page.turns.push_back({m_review.turns[i].seat.index, HexTrapView::text_of(m_played[i].command)});
    for (std::size_t i = 0; i < m_review.points.size(); ++i) {
        const auto& point = m_review.points[i];
        page.points.push_back({static_cast<int>(point.turn), page.turns[point.turn].text,
                               HexTrapView::text_of(point.better.front()), reason(i, table)});
    }
    return page;
}

QString HexTrapReview::reason(std::size_t index, const MatchTable& table) const {
    using Kind = Reason::Kind;
    const auto& point = m_review.points[index];
    const Reason& reason = point.reason;
    const Seat seat = m_review.turns[point.turn].seat;
    const QString own = table.playerName(seat.index);
    const QString opponent = table.playerName(other(seat).index);
    const QString space = QString::fromStdString(to_text(reason.space));
    switch (reason.kind) {
    case Kind::lets_win: return tr("%1 can trap the last mover, on %2.").arg(opponent, space);
    case Kind::misses_win: return tr("The better turn wins the game.");
    case Kind::lets_trap:
        return (reason.closed_own ? tr("It closes a way out of %2, and %1 can trap the mover there.")
                                  : tr("It leaves the mover on %2 where %1 can trap it."))
            .arg(opponent, space);
    case Kind::misses_trap: return tr("The better turn traps the mover on %1.").arg(space);
    case Kind::few_exits:
        if (reason.closed_own && reason.exits == 0) return tr("It closes the last way out of %1.").arg(space);
        return tr("It leaves the mover on %1 only %n way(s) out.", nullptr, reason.exits).arg(space);
    case Kind::spares_exits:
        return tr("The better turn leaves the mover on %1 only %n way(s) out.", nullptr, reason.exits)
            .arg(space);
    case Kind::later_trap:
        return tr("%1’s mover on %2 was trapped %n turn(s) later.", nullptr, reason.turns).arg(own, space);
    case Kind::best_reply: break;
    }
    return reason.reply ? tr("The strongest reply is %1.").arg(HexTrapView::text_of(*reason.reply))
                        : QString();
}

}
