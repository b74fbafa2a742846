// The list of damaged saves for QML, the newest first.
#pragma once

#include "store/save_store.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace trapbox {

class SetAside final : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("It is Store.setAside")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
  public:
    enum Role {
        FileNameRole = Qt::UserRole + 1, // string, for Session.bringBack and for remove
        GameRole,                        // string, key in the catalog; empty if unreadable
        TitleRole,                       // string
        VariantRole,                     // string; may be empty
        LastPlayedRole,                  // string, day and time
    };

    explicit SetAside(SaveStore& store, FindGame find = &find_game);

    int count() const { return static_cast<int>(m_entries.size()); }
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    Q_INVOKABLE void remove(const QString& fileName) { (void)m_store.remove_aside(fileName); }

    // The language or the day has changed.
    void retranslate();

  signals:
    void countChanged();

  private:
    void refresh();

    SaveStore& m_store;
    FindGame m_find;
    std::vector<AsideEntry> m_entries;
};

}
