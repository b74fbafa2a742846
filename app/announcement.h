// Announces a text to the clients of Qt before 6.8, which has no announcements of its own. The only text
// event of its AT-SPI bridge that Orca always speaks is a change of focus. So an announcement is an
// accessible object outside the tree that reports having received the focus. The window's own focus stays
// where it is.
#pragma once

#include <QObject>
#include <QQuickWindow>

namespace trapbox {

class Announcement : public QObject {
    Q_OBJECT

  public:
    explicit Announcement(QQuickWindow& window);

    void announce(const QString& text);

    QQuickWindow& window() const { return m_window; }
    const QString& text() const { return m_text; }

  private:
    QQuickWindow& m_window;
    QString m_text;
};

}
