// What the store has to tell the player: a save that was damaged, a device that is full. Shown by the app,
// dismissed by the player; each sentence once. A notice is kept as what makes its sentence, because it may be
// older than the choice of the language.
#pragma once

#include <QObject>
#include <QStringList>

#include <functional>
#include <vector>

namespace trapbox {

using Notice = std::function<QString()>;

class Notices final : public QObject {
    Q_OBJECT
  public:
    static constexpr std::size_t kMax = 20;

    // In today's language.
    QStringList all() const {
        QStringList sentences;
        for (const Notice& notice : m_all)
            sentences << notice();
        return sentences;
    }

    void add(Notice notice) {
        if (all().contains(notice())) return;
        if (m_all.size() >= kMax) m_all.erase(m_all.begin());
        m_all.push_back(std::move(notice));
        emit changed();
    }
    void withdraw(const Notice& notice) {
        if (std::erase_if(m_all, [&](const Notice& each) { return each() == notice(); }) > 0) emit changed();
    }
    void dismiss(int index) {
        if (index < 0 || index >= static_cast<int>(m_all.size())) return;
        m_all.erase(m_all.begin() + index);
        emit changed();
    }
    void retranslate() { emit changed(); }

  signals:
    void changed();

  private:
    std::vector<Notice> m_all;
};

}
