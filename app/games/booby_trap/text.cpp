// What Booby-Trap counts: a match's score and standing, as numbers and as text.
#include "games/booby_trap/view.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace trapbox {

using namespace booby_trap;

Score BoobyTrapView::score_of(int points) const {
    if (!m_now.trips_left) return points;
    const auto touches =
        std::count_if(m_match.entries().begin(), m_match.entries().end(),
                      [](const auto& entry) { return entry.command.kind == Command::Kind::touch; });
    return {-std::max(0, piecesToGo()), -m_now.players.front().trips, -static_cast<int>(touches)};
}

QStringList BoobyTrapView::end_story(const QStringList& names) const {
    if (!m_now.outcome.ended()) return {};
    QStringList lines;
    if (m_now.players.size() > 1) {
        std::vector<int> scores;
        for (const PlayerView& player : m_now.players)
            scores.push_back(player.score);
        std::ranges::sort(scores, std::ranges::greater{});
        constexpr int kClose = 2;
        if (const int apart = scores[0] - scores[1]; apart > 0 && apart <= kClose)
            lines << tr("So close: %n point(s) apart", nullptr, apart);
        const auto taken = [](const PlayerView& player) {
            return std::accumulate(player.taken.begin(), player.taken.end(), 0);
        };
        const auto most = std::ranges::max_element(m_now.players, {}, taken);
        lines << tr("Most pieces: %1 with %2")
                     .arg(names.value(static_cast<int>(most - m_now.players.begin())))
                     .arg(taken(*most));
    }
    int trips = 0;
    for (const PlayerView& player : m_now.players)
        trips += player.trips;
    lines << (trips == 0 ? tr("The bar never tripped") : tr("The bar tripped %n time(s)", nullptr, trips));
    return lines;
}

void BoobyTrapView::announce_event(const Event& event) {
    const View now = Rules::view(m_match.state());
    const bool alone = now.players.size() == 1;
    const int seat = alone ? -1 : event.seat.index;
    switch (event.kind) {
    case Event::Kind::safe:
        if (alone)
            announce(
                -1, tr("Safe. %n piece(s) to go", nullptr, std::max(0, now.pieces_left - now.pieces_at_end)));
        else
            announce(seat, tr("safe, %n point(s)", nullptr, event.amount));
        break;
    case Event::Kind::penalty:
        if (alone && now.outcome.ended())
            announce(-1, tr("The bar tripped one time too many"));
        else if (now.trips_left)
            announce(-1, tr("The bar has tripped. %n more trip(s) allowed", nullptr, *now.trips_left));
        else
            announce(seat, tr("the bar has tripped, minus %n point(s)", nullptr, event.amount));
        break;
    case Event::Kind::jumped:
        announce(-1, tr("Jumped out of the tray: %1").arg(piece_name(event.piece)));
        break;
    case Event::Kind::upended:
        announce(-1, tr("Pushed up on end and out: %1").arg(piece_name(event.piece)));
        break;
    case Event::Kind::passed: announce(seat, tr("passes")); break;
    case Event::Kind::turn:
        if (!alone && !is_bot(event.seat.index)) announce(event.seat.index, tr("your turn"), "prompt");
        break;
    case Event::Kind::must_pick: announce(seat, tr("You must take a piece now"), "must_pick"); break;
    default: break;
    }
}

QString BoobyTrapView::score_text(const Options& options, const Score& score) {
    const auto [first, trips, touches] = score.parts;
    if (!solitaire(options) || options.practice)
        return with_sign(first, tr("%n point(s)", nullptr, std::abs(first)));
    QStringList counts{tr("%n trip(s)", nullptr, -trips), tr("%n touch(es)", nullptr, -touches)};
    if (first < 0) counts.prepend(tr("%n piece(s) left", nullptr, 1 - first)); // BT-8: one may be left
    return counts.join("\u00a0· ");
}

QString BoobyTrapView::standing_title(const Options& options) {
    return !solitaire(options) || options.practice ? tr("Points") : tr("Pieces to go");
}

std::vector<int> BoobyTrapView::standing() const {
    if (m_now.trips_left) return {std::max(0, piecesToGo())};
    std::vector<int> scores;
    for (const auto& player : m_now.players)
        scores.push_back(player.score);
    return scores;
}

}
