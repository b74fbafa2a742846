// Where the player last touched the window, and when they act again. Messages appear at that place and go
// with the next action. Sees every event before the items do, and takes none.
#pragma once

#include <QObject>
#include <QPointF>
#include <QQuickWindow>
#include <QtQml/qqmlregistration.h>

namespace trapbox {

class InputWatch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    // In the window. Of several fingers the one that has come down or up last.
    Q_PROPERTY(QPointF place READ place NOTIFY placeChanged)
    // Whether the last action was a touch or a click; false after a key.
    Q_PROPERTY(bool pointed READ pointed NOTIFY placeChanged)

  public:
    using QObject::QObject;

    QPointF place() const { return m_place; }
    bool pointed() const { return m_pointed; }

    Q_INVOKABLE void watch(QQuickWindow* window) { window->installEventFilter(this); }

    bool eventFilter(QObject* watched, QEvent* event) override;

  signals:
    void placeChanged();
    // A finger, a mouse button or a key has come down; emitted before anything reacts to it.
    void acted();

  private:
    void point_at(QPointF place, bool pressed);

    QPointF m_place;
    bool m_pointed = false;
};

}
