#include "games/trapdoor_checkers/review.h"

#include "games/trapdoor_checkers/text.h"
#include "match_table.h"

namespace trapbox {

using namespace trapdoor_checkers;

namespace {

QString played_text(State state, const Command& command) {
    std::vector<Event> ignored;
    if (!Rules::apply(state, command, ignored).accepted()) return {};
    return TrapdoorCheckersText::played(Rules::view(state), state.played.back());
}

}

TrapdoorCheckersReview::TrapdoorCheckersReview(std::unique_ptr<AnyMatch> match)
    : TurnsGameReview(*match_of<Rules>(*match)), m_end(match_of<Rules>(*match)->state()) {}

void TrapdoorCheckersReview::run(const ReviewMonitor& monitor) {
    m_review = trapdoor_checkers::review(m_game, monitor);
}

State TrapdoorCheckersReview::state_before(std::size_t command) const {
    auto game = m_game;
    game.commands.resize(command);
    return Match<Rules>::of(game)->state();
}

ReviewPage TrapdoorCheckersReview::page(const MatchTable& table) const {
    ReviewPage page;
    fill_chances(page);
    const View view = Rules::view(m_end);
    for (std::size_t i = 0; i < m_review.turns.size(); ++i)
        page.turns.push_back(
            {m_review.turns[i].seat.index, TrapdoorCheckersText::played(view, m_end.played[i])});
    for (const Point& point : m_review.points) {
        const State before = state_before(m_review.turns[point.turn].command);
        page.points.push_back({static_cast<int>(point.turn), page.turns[point.turn].text,
                               played_text(before, point.better.front()), reason(point, table)});
    }
    return page;
}

QString TrapdoorCheckersReview::reason(const Point& point, const MatchTable& table) const {
    using Kind = Reason::Kind;
    const Reason& reason = point.reason;
    const Seat seat = m_review.turns[point.turn].seat;
    const QString own = table.playerName(seat.index);
    const QString opponent = table.playerName(other(seat).index);
    const QString square = QString::fromStdString(name_of(reason.square));
    switch (reason.kind) {
    case Kind::loses_at_once: return tr("It lets %1 win at once.").arg(opponent);
    case Kind::misses_win: return tr("The better turn wins the game at once.");
    case Kind::drops_own: return tr("It opens the trapdoor on %1 below %2’s own piece.").arg(square, own);
    case Kind::falls: return tr("The piece falls through the open trapdoor on %1.").arg(square);
    case Kind::opens_to_capture:
        if (reason.count == 1) return tr("It leaves %1 open to a capture.").arg(square);
        if (reason.count == 2) return tr("It leaves %1 open to a double jump.").arg(square);
        return tr("It leaves %1 open to a capture of %2 pieces.").arg(square).arg(reason.count);
    case Kind::misses_drop: return tr("The better slide drops %1’s piece on %2.").arg(opponent, square);
    case Kind::misses_capture: return tr("The better turn wins %n piece(s) more.", nullptr, reason.count);
    case Kind::loses_exchange:
        return tr("It loses %n piece(s) in the captures that follow.", nullptr, reason.count);
    case Kind::leaves_on_door:
        return tr("It leaves a piece on %1, where the next spin can open the trapdoor.").arg(square);
    case Kind::misses_crown: return tr("The better move crowns a man on %1.").arg(square);
    case Kind::lets_crown: return tr("It lets %1 crown a man on %2.").arg(opponent, square);
    case Kind::spares_moves:
        return reason.count == 0
                   ? tr("The better turn leaves %1 no safe move.").arg(opponent)
                   : tr("The better turn leaves %1 only %n safe move(s).", nullptr, reason.count)
                         .arg(opponent);
    case Kind::later_losses:
        return tr("%1 then lost %n piece(s) more than they captured.", nullptr, reason.count).arg(own);
    case Kind::best_reply: break;
    }
    if (!reason.reply) {
        const std::size_t next = point.turn + 1;
        return next < m_end.played.size()
                   ? tr("%1 replied %2.")
                         .arg(opponent, TrapdoorCheckersText::played(Rules::view(m_end), m_end.played[next]))
                   : QString();
    }
    State after = state_before(m_review.turns[point.turn].command);
    std::vector<Event> ignored;
    (void)Rules::apply(after, point.played.front(), ignored);
    return tr("The strongest reply is %1.").arg(played_text(after, *reason.reply));
}

}
