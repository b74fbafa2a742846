#include "input_watch.h"

#include <QMouseEvent>
#include <QTouchEvent>

namespace trapbox {

bool InputWatch::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd: {
        const auto* touch = static_cast<QTouchEvent*>(event);
        for (const auto state : {QEventPoint::Updated, QEventPoint::Released, QEventPoint::Pressed})
            for (const QEventPoint& point : touch->points())
                if (point.state() == state) point_at(point.position(), state == QEventPoint::Pressed);
        break;
    }
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
        point_at(static_cast<QMouseEvent*>(event)->position(), event->type() == QEvent::MouseButtonPress);
        break;
    case QEvent::MouseMove:
        if (const auto* mouse = static_cast<QMouseEvent*>(event); mouse->buttons() != Qt::NoButton)
            point_at(mouse->position(), false);
        break;
    case QEvent::KeyPress:
        m_pointed = false;
        emit placeChanged();
        emit acted();
        break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

void InputWatch::point_at(QPointF place, bool pressed) {
    m_place = place;
    m_pointed = true;
    emit placeChanged();
    if (pressed) emit acted();
}

}
