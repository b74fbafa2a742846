// The store's warnings to the player: a damaged save, a full device. Each text is listed once, until the
// player dismisses it. Notices are translated when they are shown, because the language may change.
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

    // In the current language.
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
