// How much of the window the on-screen keyboard covers, from below, in logical pixels: pages end above it.
// Nothing where the system makes the window smaller instead. Tests can fake it.
#pragma once

#include <QObject>
#include <QQuickWindow>
#include <QRectF>
#include <QtQml/qqmlregistration.h>

namespace trapbox {

// Of a window of this size. Both in the coordinates of the window. A keyboard that floats, or stands at a
// side, covers nothing that could not be scrolled away from below it.
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
    // For the item that has the focus. Does nothing where there is none.
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
