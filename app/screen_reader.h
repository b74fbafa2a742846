// Whether a screen reader is active, and what it announces as it happens: moves, turns, refusals. Text that
// only appears on the screen is read from the items themselves.
//
// Announcements are spaced, because most readers interrupt one with the next. Texts that arrive while one is
// being spoken are announced together afterwards, in order. What each player did is announced by itself,
// unless the game is several turns ahead of the speech.
#pragma once

#include "announcement.h"

#include <QAccessible>
#include <QHash>
#include <QObject>
#include <QPointer>
#include <QQuickWindow>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <memory>

namespace trapbox {

class ScreenReader : public QObject, private QAccessible::ActivationObserver {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool active READ active NOTIFY activeChanged)
    Q_PROPERTY(bool speaking READ speaking NOTIFY speakingChanged) // or texts are waiting

  public:
    explicit ScreenReader(QObject* parent = nullptr);
    ~ScreenReader() override;

    bool active() const { return m_active; }
    bool speaking() const { return m_spoken.isActive(); }
    // The window of the app: the source of announcements. Its hidden and covered items are removed from the
    // accessible tree.
    Q_INVOKABLE void watch(QQuickWindow* window);
    // Announces the text after the current one has been spoken. A waiting text is replaced by a newer one on
    // the same topic; an empty text only removes it. `seat` is whose action or prompt the text is; −1: no
    // one's.
    Q_INVOKABLE void announce(const QString& text, const QString& topic = {}, int seat = -1);
    // Announces the text immediately, as the response to an input.
    Q_INVOKABLE void answer(const QString& text);

  signals:
    void activeChanged();
    void speakingChanged();
    void announced(const QString& text); // for tests; Qt sends events only to clients

  private:
    struct Waiting {
        QString topic;
        QString text;
        int seat;
    };

    void accessibilityActiveChanged(bool active) override;
    void announce_waiting();
    void wait(int milliseconds);
    void send(const QString& text);

    bool m_active = QAccessible::isActive();
    QPointer<QQuickWindow> m_window;
    QList<Waiting> m_waiting;
    QHash<QString, QString> m_last; // the text announced last, by topic
    QTimer m_spoken; // runs while the last announcement is being spoken, or texts are gathered for the next
    std::array<std::unique_ptr<Announcement>, 2> m_announcements; // before Qt 6.8
};

}
