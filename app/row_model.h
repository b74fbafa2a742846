// A list model over plain rows. Each model says once which roles a row has and how to read them.
#pragma once

#include <QAbstractListModel>
#include <QHash>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace trapbox {

template <class Row>
class RowModel : public QAbstractListModel {
  public:
    struct Role {
        const char* name;
        std::function<QVariant(const Row&)> read;
    };

    explicit RowModel(std::vector<Role> roles, QObject* parent = nullptr)
        : QAbstractListModel(parent), m_roles(std::move(roles)) {}

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    QVariant data(const QModelIndex& index, int role) const override {
        const int column = role - Qt::UserRole;
        if (!index.isValid() || column < 0 || column >= static_cast<int>(m_roles.size())) return {};
        return m_roles[static_cast<std::size_t>(column)].read(m_rows[static_cast<std::size_t>(index.row())]);
    }
    QHash<int, QByteArray> roleNames() const override {
        QHash<int, QByteArray> names;
        for (std::size_t i = 0; i < m_roles.size(); ++i)
            names[Qt::UserRole + static_cast<int>(i)] = m_roles[i].name;
        return names;
    }

    const std::vector<Row>& rows() const { return m_rows; }

    // Rows that stay keep their delegates: only the difference in length is added or removed at the end.
    void set_rows(std::vector<Row> rows) {
        const int before = static_cast<int>(m_rows.size());
        const int after = static_cast<int>(rows.size());
        if (after > before) beginInsertRows({}, before, after - 1);
        if (after < before) beginRemoveRows({}, after, before - 1);
        m_rows = std::move(rows);
        if (after > before) endInsertRows();
        if (after < before) endRemoveRows();
        if (const int kept = std::min(before, after); kept > 0) emit dataChanged(index(0), index(kept - 1));
    }

  private:
    std::vector<Role> m_roles;
    std::vector<Row> m_rows;
};

}
