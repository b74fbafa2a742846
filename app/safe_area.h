// The safe area's margins (rounded corners, camera, gesture bars), in logical pixels. Tests can set them.
#pragma once

#include <QMargins>
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

    int left() const { return m_margins.left(); }
    int top() const { return m_margins.top(); }
    int right() const { return m_margins.right(); }
    int bottom() const { return m_margins.bottom(); }

    // Reads the margins of this window, now and whenever it is rotated or resized.
    Q_INVOKABLE void watch(QQuickWindow* window);
    void fake(const QMargins& margins);

  signals:
    void changed();

  private slots:
    void read();

  private:
    void set(const QMargins& margins);

    QObject* m_qt = nullptr; // from Qt 6.9, the margins that Qt reports; the window owns it
    QMargins m_margins;
    bool m_faked = false;
};

}
