// The margins that the device's corners, camera and gestures need, in logical pixels. Settings can fake them
// for tests.
#pragma once

#include <QObject>
#include <QQuickWindow>
#include <QtQml/qqmlregistration.h>

namespace trapbox {

class SafeArea : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(int left READ left NOTIFY changed)
    Q_PROPERTY(int top READ top NOTIFY changed)
    Q_PROPERTY(int right READ right NOTIFY changed)
    Q_PROPERTY(int bottom READ bottom NOTIFY changed)

  public:
    using QObject::QObject;

    int left() const { return m_left; }
    int top() const { return m_top; }
    int right() const { return m_right; }
    int bottom() const { return m_bottom; }

    // Asks the platform about this window, now and whenever it is turned or resized.
    Q_INVOKABLE void watch(QQuickWindow* window);
    Q_INVOKABLE void fake(int left, int top, int right, int bottom);

  signals:
    void changed();

  private:
    void set(int left, int top, int right, int bottom);
    int m_left = 0;
    int m_top = 0;
    int m_right = 0;
    int m_bottom = 0;
    bool m_faked = false;
};

}
