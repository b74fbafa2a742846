// The list of games in progress or of replays for QML, last played first. Mirrors the store and forwards
// requests to it.
#pragma once

#include "store/save_store.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace trapbox {

class Shelf final : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The shelves are Store.games and Store.replays")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
  public:
    enum class Kind { games, replays };
    enum Role {
        GameIdRole = Qt::UserRole + 1, // string, id in the store
        GameRole,                      // string, key in the catalog
        TitleRole,                     // string, the game, translated
        VariantRole,                   // string, the variant, translated; may be empty
        StandingRole,                  // string, players and score
        LastPlayedRole,                // string, day and time
        PinnedRole,                    // bool
        DailyRole,                     // string, the daily challenge; empty if none
        EndingRole,                    // string, who won; empty if in progress or unknown
    };

    Shelf(SaveStore& store, Kind kind, FindGame find = &find_game);

    int count() const { return static_cast<int>(m_entries.size()); }
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    Q_INVOKABLE void remove(const QString& gameId);
    Q_INVOKABLE void pin(const QString& gameId, bool pinned = true);

    // The language or the day has changed.
    void retranslate();

  signals:
    void countChanged();

  private:
    void refresh();

    SaveStore& m_store;
    Kind m_kind;
    FindGame m_find;
    std::vector<SavedEntry> m_entries;
};

}
