// The list of games in a PDN file: players, event, date and result. A search keeps the games that contain all
// its words. A game is replayed only when it is chosen.
#pragma once

#include "store/record_file.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace trapbox {

class RecordChoice : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("created by the session")
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)        // games found by the search
    Q_PROPERTY(int total READ total NOTIFY changed)        // games in the list
    Q_PROPERTY(bool complete READ complete NOTIFY changed) // false: the file has more games than the list

  public:
    enum Role {
        NumberRole = Qt::UserRole + 1, // int, number in the file, from 1
        TitleRole,                     // string, the players or the game's title
        EndingRole,                    // string, who won; empty if unknown
        DetailsRole,                   // list<string>, lines: event, place and time
    };

    void offer(RecordFile file, const QString& name);
    Q_INVOKABLE void clear(); // the file is no longer needed

    const std::shared_ptr<const RecordFile>& file() const { return m_file; }
    const ListedGame* game(int row) const; // null if there is no such row

    QString fileName() const { return m_name; }
    QString search() const { return m_search; }
    void setSearch(const QString& search);
    int count() const { return static_cast<int>(m_rows.size()); }
    int total() const { return m_file ? static_cast<int>(m_file->games.size()) : 0; }
    bool complete() const { return !m_file || m_file->complete; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

  signals:
    void changed();
    void offered(); // a new file

  private:
    void filter();

    std::shared_ptr<const RecordFile> m_file; // shared with the game that is read from it
    QString m_name;
    QString m_search;
    std::vector<std::size_t> m_rows; // indices into the file's games
};

}
