#include "set_aside.h"

#include "translated.h"

namespace trapbox {

SetAside::SetAside(SaveStore& store, FindGame find) : m_store(store), m_find(find) {
    connect(&store, &SaveStore::asideChanged, this, &SetAside::refresh);
    refresh();
}

int SetAside::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant SetAside::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= count()) return {};
    const AsideEntry& entry = m_entries[static_cast<std::size_t>(index.row())];
    const SavedTable table = entry.table.value_or(SavedTable());
    const CatalogEntry* game = m_find(table.game.toStdString());
    switch (role) {
    case FileNameRole: return entry.name;
    case GameRole: return game ? table.game : QString();
    case Qt::DisplayRole:
    case TitleRole: return game ? game_title(game) : tr("Unknown game");
    case VariantRole: return variant_title(game, table.preset);
    case LastPlayedRole: return moment_text(entry.modified);
    default: return {};
    }
}

QHash<int, QByteArray> SetAside::roleNames() const {
    return {{FileNameRole, "fileName"},
            {GameRole, "game"},
            {TitleRole, "title"},
            {VariantRole, "variant"},
            {LastPlayedRole, "lastPlayed"}};
}

void SetAside::retranslate() {
    if (!m_entries.empty()) emit dataChanged(index(0), index(count() - 1));
}

void SetAside::refresh() {
    const int before = count();
    beginResetModel();
    m_entries = m_store.set_aside();
    endResetModel();
    if (count() != before) emit countChanged();
}

}
