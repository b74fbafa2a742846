// The height of the on-screen keyboard in the window, in logical pixels. 0 on systems that resize the window
// instead. Tests can set it.
#pragma once

#include <QObject>
#include <QQuickWindow>
#include <QRectF>
#include <QtQml/qqmlregistration.h>

namespace trapbox {

// For a window of this size; both in window coordinates. 0 for a floating or one-sided keyboard.
int covered_from_below(const QRectF& keyboard, QSizeF window);

class OnScreenKeyboard : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(int height READ height NOTIFY heightChanged)

  public:
    using QObject::QObject;

    int height() const { return m_height; }

    Q_INVOKABLE void watch(QQuickWindow* window);
    // For the focused item, if any.
    Q_INVOKABLE void show();
    void fake(int height);

  signals:
    void heightChanged();

  private:
    void set(int height);

    int m_height = 0;
    bool m_faked = false;
};

}
