// Practice: the way that the held disk would take. It is worked out in another thread, once for each place to
// which the hand carries the disk; while it carries it on, the last way found is shown.
#pragma once

#include "passed_trap/rules.h"

#include <QList>
#include <QObject>
#include <QPointF>

#include <optional>

namespace trapbox {

class PassedTrapFlight : public QObject {
    Q_OBJECT
  public:
    // Looks at the hand of that seat, as it is now.
    void follow(const passed_trap::View& view, Seat seat);
    void clear();                                         // nothing is held
    const QList<QPointF>& line() const { return m_line; } // mm; empty where there is none

  signals:
    void changed();

  private:
    struct Grip {
        int disk = -1;
        passed_trap::Vec at{};
        bool is(const Grip& other) const {
            return disk == other.disk && at.x == other.at.x && at.y == other.at.y;
        }
    };

    void start();
    void take(const Grip& grip, const std::vector<passed_trap::Vec>& path);
    void show(QList<QPointF> line);

    std::optional<Grip> m_grip; // the newest
    passed_trap::View m_view;   // with that grip
    Seat m_seat{};
    bool m_busy = false; // another thread is at it
    QList<QPointF> m_line;
};

}
