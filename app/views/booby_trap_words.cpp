// What Booby-Trap counts: a match's score and standing, as numbers and as text.
#include "views/booby_trap_view.h"

#include <algorithm>

namespace trapbox {

using namespace booby_trap;

Score BoobyTrapView::score_of(int points) const {
    if (!m_now.trips_left) return points;
    const auto touches =
        std::count_if(m_match.entries().begin(), m_match.entries().end(),
                      [](const auto& entry) { return entry.command.kind == Command::Kind::touch; });
    return {-std::max(0, piecesToGo()), -m_now.players.front().trips, -static_cast<int>(touches)};
}

QString BoobyTrapView::score_words(const Options& options, const Score& score) {
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
