// A list model over plain rows. Each model defines its roles and how to read them. dataChanged is emitted
// only for roles whose values differ from those last read.
#pragma once

#include "accessibility.h"

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
        bool spoken = false; // a text for screen readers, not updated every frame
    };

    explicit RowModel(std::vector<Role> roles, QObject* parent = nullptr)
        : QAbstractListModel(parent), m_roles(std::move(roles)) {}

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    QVariant data(const QModelIndex& index, int role) const override {
        const int column = role - Qt::UserRole;
        if (!index.isValid() || column < 0 || column >= static_cast<int>(m_roles.size())) return {};
        const auto row = static_cast<std::size_t>(index.row());
        const auto which = static_cast<std::size_t>(column);
        return m_known[row][which] = m_roles[which].read(m_rows[row]);
    }
    QHash<int, QByteArray> roleNames() const override {
        QHash<int, QByteArray> names;
        for (std::size_t i = 0; i < m_roles.size(); ++i)
            names[Qt::UserRole + static_cast<int>(i)] = m_roles[i].name;
        return names;
    }

    const std::vector<Row>& rows() const { return m_rows; }

    // Keeps delegates: only the difference in length is inserted or removed at the end. While rows are
    // `moving` (called once a frame), texts for screen readers are updated only if one is active, four times
    // a second.
    void set_rows(std::vector<Row> rows, bool moving = false) {
        const int before = static_cast<int>(m_rows.size());
        const int after = static_cast<int>(rows.size());
        if (after > before) beginInsertRows({}, before, after - 1);
        if (after < before) beginRemoveRows({}, after, before - 1);
        m_rows = std::move(rows);
        m_known.resize(m_rows.size(), Values(m_roles.size()));
        if (after > before) endInsertRows();
        if (after < before) endRemoveRows();
        constexpr int kFramesPerText = 15;
        m_frames = moving ? m_frames + 1 : 0;
        const bool update_spoken = m_frames % kFramesPerText == 0 && (!moving || is_accessibility_active());
        for (int row = 0; row < std::min(before, after); ++row)
            report_changes(row, update_spoken);
    }

  private:
    using Values = std::vector<QVariant>; // by role

    void report_changes(int row, bool update_spoken) {
        QList<int> changed;
        const auto at = static_cast<std::size_t>(row);
        for (std::size_t i = 0; i < m_roles.size(); ++i) {
            if (m_roles[i].spoken && !update_spoken) continue;
            QVariant value = m_roles[i].read(m_rows[at]);
            if (value == m_known[at][i]) continue;
            m_known[at][i] = std::move(value);
            changed << Qt::UserRole + static_cast<int>(i);
        }
        if (!changed.isEmpty()) emit dataChanged(index(row), index(row), changed);
    }

    std::vector<Role> m_roles;
    std::vector<Row> m_rows;
    mutable std::vector<Values> m_known; // values last read or reported
    int m_frames = 0;                    // since the rows started moving
};

}
