#include "games/passed_trap/flight.h"

#include "games/millimetres.h"
#include "passed_trap/bot.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

namespace trapbox {

using namespace passed_trap;

void PassedTrapFlight::follow(const View& view, Seat seat) {
    const HandView& hand = view.hands[seat.index];
    if (hand.disk < 0 || hand.power <= 0) return clear();
    const Grip grip{hand.disk, view.disks[static_cast<std::size_t>(hand.disk)].at};
    if (m_grip && m_grip->is(grip)) return;
    m_grip = grip;
    m_view = view;
    m_seat = seat;
    if (!m_busy) start();
}

void PassedTrapFlight::clear() {
    m_grip.reset();
    show({});
}

void PassedTrapFlight::start() {
    m_busy = true;
    QThreadPool::globalInstance()->start(
        [self = QPointer(this), view = m_view, seat = m_seat, grip = *m_grip] {
            auto path = landing_path(view, seat);
            QMetaObject::invokeMethod(qApp, [self, grip, path = std::move(path)] {
                if (self) self->take(grip, path);
            });
        });
}

void PassedTrapFlight::take(const Grip& grip, const std::vector<Vec>& path) {
    m_busy = false;
    if (!m_grip) return;
    if (m_grip->disk == grip.disk) {
        QList<QPointF> line;
        for (const Vec at : path)
            line << point(at);
        show(std::move(line));
    }
    if (!m_grip->is(grip)) start();
}

void PassedTrapFlight::show(QList<QPointF> line) {
    if (line == m_line) return;
    m_line = std::move(line);
    emit changed();
}

}
