// The games in progress, or the replays, as QML lists them: last played first, row by row in step with the
// store. Shows and asks; what is saved is the store's affair.
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
        GameIdRole = Qt::UserRole + 1, // string, for the verbs and for Play
        GameRole,                      // string, key in the catalog
        TitleRole,                     // string, of the game, in today's language
        VariantRole,                   // string, the same; empty where there is no such variant
        StandingRole,                  // string, who plays and how it stands
        LastPlayedRole,                // string, day and time
        PinnedRole,                    // bool
        DailyRole,                     // string, which challenge of a day; empty where it is none
        EndingRole,                    // string, who won; empty while it goes on, or where that was not kept
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
