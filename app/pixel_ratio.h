// The device pixels per logical pixel of the window, for everything that is painted at its exact size. In
// QML, use Theme.pixelRatio. The attached property Screen.devicePixelRatio would do the same, but each item
// that is destroyed then searches all connections of the screen, which is slow on boards.
#pragma once

#include <QObject>
#include <QPointer>
#include <QQuickWindow>
#include <QtQml/qqmlregistration.h>

namespace trapbox {

class PixelRatio : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(double value READ value NOTIFY changed)

  public:
    explicit PixelRatio(QObject* parent = nullptr);

    double value() const { return m_value; } // before watch(), the highest of all screens

    Q_INVOKABLE void watch(QQuickWindow* window);

  signals:
    void changed();

  private:
    void update();

    QPointer<QQuickWindow> m_window;
    double m_value;
};

}
