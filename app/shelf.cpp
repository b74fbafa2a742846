#include "shelf.h"

#include "games/game_views.h"
#include "players.h"
#include "translated.h"

#include <QCoreApplication>

#include <algorithm>

namespace trapbox {

namespace {

// "Pegs: Anna 3 · Ben 2", by seat. With more than two players only their number, to fit the card.
QString standing_text(const SavedTable& table, const CatalogEntry* game) {
    if (table.players.size() > 2)
        return QCoreApplication::translate("players", "%1 players").arg(table.players.size());
    const Preset* preset = find_preset(game, table.preset);
    const QString title =
        preset && !table.standing.empty() ? standing_title(game->info().key, preset->options) : QString();
    const QString line = QCoreApplication::translate("players", "%1: %2");
    QStringList parts;
    for (const SavedPlayer& player : table.players) {
        const QString name = shown_name(table.players, player.seat);
        const auto seat = static_cast<std::size_t>(player.seat);
        if (seat >= table.standing.size()) {
            parts << name;
            continue;
        }
        const QString count = QString::number(table.standing[seat]);
        if (title.isEmpty())
            parts << line.arg(name, count);
        else
            parts << (table.players.size() == 1 ? count : name + "\u00a0(" + count + ')');
    }
    const QString all = parts.join("\u00a0· ");
    return title.isEmpty() ? all : line.arg(title, all);
}

}

Shelf::Shelf(SaveStore& store, Kind kind, FindGame find) : m_store(store), m_kind(kind), m_find(find) {
    connect(&store, kind == Kind::games ? &SaveStore::gamesChanged : &SaveStore::replaysChanged, this,
            &Shelf::refresh);
    refresh();
}

int Shelf::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant Shelf::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= count()) return {};
    const auto& [id, table] = m_entries[static_cast<std::size_t>(index.row())];
    const CatalogEntry* game = m_find(table.game.toStdString());
    switch (role) {
    case GameIdRole: return id;
    case GameRole: return table.game;
    case Qt::DisplayRole:
    case TitleRole: return game_title(game);
    case VariantRole: return variant_title(game, table.preset);
    case StandingRole: return standing_text(table, game);
    case EndingRole: return ending_text(table);
    case LastPlayedRole: return moment_text(table.last_played);
    case PinnedRole: return table.pinned;
    case DailyRole: return challenge_title(table.daily);
    default: return {};
    }
}

QHash<int, QByteArray> Shelf::roleNames() const {
    return {{GameIdRole, "gameId"},   {GameRole, "game"},         {TitleRole, "title"},
            {VariantRole, "variant"}, {StandingRole, "standing"}, {LastPlayedRole, "lastPlayed"},
            {PinnedRole, "pinned"},   {DailyRole, "daily"},       {EndingRole, "ending"}};
}

void Shelf::remove(const QString& gameId) { (void)m_store.remove(gameId); }

void Shelf::pin(const QString& gameId, bool pinned) { (void)m_store.pin(gameId, pinned); }

void Shelf::retranslate() {
    if (!m_entries.empty()) emit dataChanged(index(0), index(count() - 1));
}

// Row by row, so that views can animate the change.
void Shelf::refresh() {
    const auto entries = m_kind == Kind::games ? m_store.games() : m_store.replays();
    const int before = count();
    const auto find = [](const auto& list, const QString& id) {
        return std::find_if(list.begin(), list.end(),
                            [&id](const SavedEntry& entry) { return entry.id == id; });
    };
    for (int row = count() - 1; row >= 0; --row) {
        if (find(entries, m_entries[static_cast<std::size_t>(row)].id) != entries.end()) continue;
        beginRemoveRows({}, row, row);
        m_entries.erase(m_entries.begin() + row);
        endRemoveRows();
    }
    for (int row = 0; row < static_cast<int>(entries.size()); ++row) {
        const SavedEntry& entry = entries[static_cast<std::size_t>(row)];
        const auto at = find(m_entries, entry.id);
        const int from = static_cast<int>(at - m_entries.begin());
        if (at == m_entries.end()) {
            beginInsertRows({}, row, row);
            m_entries.insert(m_entries.begin() + row, entry);
            endInsertRows();
            continue;
        }
        if (from != row) {
            beginMoveRows({}, from, from, {}, row);
            std::rotate(m_entries.begin() + row, m_entries.begin() + from, m_entries.begin() + from + 1);
            endMoveRows();
        }
        if (SavedEntry& shown = m_entries[static_cast<std::size_t>(row)]; shown.table != entry.table) {
            shown.table = entry.table;
            emit dataChanged(index(row), index(row));
        }
    }
    if (count() != before) emit countChanged();
}

}
