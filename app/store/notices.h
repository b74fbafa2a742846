// What the store has to tell the player: a save that was damaged, a device that is full. Shown by the app,
// dismissed by the player; each sentence once.
#pragma once

#include <QObject>
#include <QStringList>

namespace trapbox {

class Notices final : public QObject {
    Q_OBJECT
  public:
    static constexpr qsizetype kMost = 20;

    const QStringList& all() const { return m_all; }

    void add(const QString& text) {
        if (m_all.contains(text)) return;
        while (m_all.size() >= kMost)
            m_all.removeFirst();
        m_all.append(text);
        emit changed();
    }
    void withdraw(const QString& text) {
        if (m_all.removeAll(text) > 0) emit changed();
    }
    void clear() {
        if (m_all.isEmpty()) return;
        m_all.clear();
        emit changed();
    }

  signals:
    void changed();

  private:
    QStringList m_all;
};

}
