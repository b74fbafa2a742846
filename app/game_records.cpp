#include "game_records.h"

#include "translated.h"

#include <algorithm>
#include <utility>

namespace trapbox {

GameRecords::GameRecords(QObject* parent) : QSortFilterProxyModel(parent) {
    connect(this, &QAbstractItemModel::modelReset, this, &GameRecords::countChanged);
    connect(this, &QAbstractItemModel::rowsInserted, this, &GameRecords::countChanged);
    connect(this, &QAbstractItemModel::rowsRemoved, this, &GameRecords::countChanged);
    sort(0);
}

void GameRecords::setGame(const QString& game) {
    if (game == m_game) return;
    m_game = game;
    invalidate();
    emit gameChanged();
}

bool GameRecords::filterAcceptsRow(int row, const QModelIndex& parent) const {
    return sourceModel()->index(row, 0, parent).data(Records::GameRole) == m_game;
}

bool GameRecords::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    const CatalogEntry* game = find_game(m_game.toStdString());
    if (!game) return left.row() < right.row();
    const auto place = [&](const QModelIndex& row) {
        const Preset* preset = find_preset(game, row.data(Records::PresetRole).toString());
        const auto presets = game->info().presets;
        return std::pair(preset ? preset - presets.data() : std::ssize(presets), row.row());
    };
    return place(left) < place(right);
}

}
