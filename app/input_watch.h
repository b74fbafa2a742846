// The place of the last touch, and a signal for each new input. Messages appear at that place and disappear
// with the next input. Filters all events before the items get them, and accepts none.
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
    // In window coordinates, of the finger that was pressed or released last.
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
    // A touch, mouse button or key was pressed. Emitted before any item handles it.
    void acted();

  private:
    void point_at(QPointF place, bool pressed);

    QPointF m_place;
    bool m_pointed = false;
};

}
