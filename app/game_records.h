// The records of one game, in the order of its variants.
#pragma once

#include "store/records.h"

#include <QSortFilterProxyModel>

namespace trapbox {

class GameRecords : public QSortFilterProxyModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged FINAL)
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
  public:
    explicit GameRecords(QObject* parent = nullptr);

    QString game() const { return m_game; }
    void setGame(const QString& game);
    int count() const { return rowCount(); }

  signals:
    void gameChanged();
    void countChanged();

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

  private:
    QString m_game;
};

}
