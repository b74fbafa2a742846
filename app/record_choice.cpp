#include "record_choice.h"

#include "players.h"

#include <QCoreApplication>

#include <algorithm>

namespace trapbox {

namespace {

using Ending = RecordListing::Ending;

std::vector<SavedPlayer> players_of(const ListedGame& game) {
    return {{.name = game.names[0], .seat = 0}, {.name = game.names[1], .seat = 1}};
}

QString title_of(const ListedGame& game) {
    if (game.names[0].isEmpty() && game.names[1].isEmpty())
        return !game.event.isEmpty() ? game.event : RecordChoice::tr("Unknown players");
    const auto players = players_of(game);
    return shown_name(players, 0) + " – " + shown_name(players, 1);
}

// The title of a problem (a position to solve).
QString ending_of(const ListedGame& game) {
    SavedTable table;
    table.players = players_of(game);
    table.winners = {game.ending == Ending::second_won ? 1 : 0};
    table.ending = game.ending == Ending::open    ? Outcome::Kind::open
                   : game.ending == Ending::drawn ? Outcome::Kind::drawn
                                                  : Outcome::Kind::won;
    if (game.moves > 0 || !game.set_up) return ending_text(table);
    if (table.ending == Outcome::Kind::drawn) return RecordChoice::tr("To draw");
    if (table.ending != Outcome::Kind::won) return {};
    return RecordChoice::tr("%1 to win").arg(shown_name(table.players, table.winners[0]));
}

// A PDN date without its unknown parts: "1979.07.??" is 1979.07.
QString date_of(const ListedGame& game) {
    QString date = game.date;
    while (date.endsWith(".??") || date.endsWith('.'))
        date.chop(date.endsWith('.') ? 1 : 3);
    return date.contains("????") ? QString() : date;
}

QString joined(const QStringList& parts) {
    QStringList filled;
    for (const QString& part : parts)
        if (!part.isEmpty()) filled << part;
    return filled.join(" · ");
}

QStringList details_of(const ListedGame& game) {
    const QString event = title_of(game) == game.event ? QString() : game.event;
    const QString length =
        game.moves > 0 ? RecordChoice::tr("%n move(s)", nullptr, game.moves) : RecordChoice::tr("a position");
    const QString round =
        game.round.isEmpty() || game.round == "-" ? QString() : RecordChoice::tr("round %1").arg(game.round);
    return {event, joined({game.site, date_of(game), round, length})};
}

}

void RecordChoice::offer(RecordFile file, const QString& name) {
    beginResetModel();
    m_file = std::make_shared<const RecordFile>(std::move(file));
    m_name = name;
    m_search.clear();
    filter();
    endResetModel();
    emit changed();
    emit offered();
}

void RecordChoice::clear() {
    beginResetModel();
    m_file.reset();
    m_rows.clear();
    m_search.clear();
    endResetModel();
    emit changed();
}

const ListedGame* RecordChoice::game(int row) const {
    return row >= 0 && row < count() ? &m_file->games[m_rows[static_cast<std::size_t>(row)]] : nullptr;
}

void RecordChoice::setSearch(const QString& search) {
    if (search == m_search) return;
    beginResetModel();
    m_search = search;
    filter();
    endResetModel();
    emit changed();
}

void RecordChoice::filter() {
    m_rows.clear();
    const QStringList words = m_search.simplified().split(' ', Qt::SkipEmptyParts);
    for (std::size_t i = 0; m_file && i < m_file->games.size(); ++i) {
        const ListedGame& game = m_file->games[i];
        const auto has = [&](const QString& word) {
            const auto in = [&](const QString& text) { return text.contains(word, Qt::CaseInsensitive); };
            return in(game.names[0]) || in(game.names[1]) || in(game.event) || in(game.site) ||
                   in(game.date) || in(ending_of(game));
        };
        if (std::all_of(words.begin(), words.end(), has)) m_rows.push_back(i);
    }
}

int RecordChoice::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant RecordChoice::data(const QModelIndex& index, int role) const {
    const ListedGame* listed = index.isValid() ? game(index.row()) : nullptr;
    if (!listed) return {};
    switch (role) {
    case NumberRole: return static_cast<int>(m_rows[static_cast<std::size_t>(index.row())]) + 1;
    case Qt::DisplayRole:
    case TitleRole: return title_of(*listed);
    case EndingRole: return ending_of(*listed);
    case DetailsRole: return details_of(*listed);
    default: return {};
    }
}

QHash<int, QByteArray> RecordChoice::roleNames() const {
    return {{NumberRole, "number"}, {TitleRole, "title"}, {EndingRole, "ending"}, {DetailsRole, "details"}};
}

}
