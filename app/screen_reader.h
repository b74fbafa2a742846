// Whoever plays by ear: whether a screen reader is there, and what it is told as it happens. What merely
// stands on the screen is told by the screen itself.
#pragma once

#include <QAccessible>
#include <QObject>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

namespace trapbox {

class ScreenReader : public QObject, private QAccessible::ActivationObserver {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool active READ active NOTIFY activeChanged)

  public:
    explicit ScreenReader(QObject* parent = nullptr);
    ~ScreenReader() override;

    bool active() const { return m_active; }
    // Says these words now; the item that shows them has them for its name.
    Q_INVOKABLE void say(QQuickItem* item, const QString& words);

  signals:
    void activeChanged();
    void said(const QString& words); // for tests: without a platform's reader Qt tells nobody

  private:
    void accessibilityActiveChanged(bool active) override;

    bool m_active = QAccessible::isActive();
};

}
