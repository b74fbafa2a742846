#include "frame_step.h"

#include <utility>

namespace trapbox {

void FrameStep::setDriver(MatchDriver* driver) {
    if (driver == m_driver) return;
    if (m_driver) {
        m_driver->disconnect(this);
        m_driver->set_shown_by_frames(false);
    }
    m_driver = driver;
    m_due = 0;
    if (m_driver) {
        connect(m_driver, &MatchDriver::frameWanted, this, &QQuickItem::polish);
        m_driver->set_shown_by_frames(true);
    }
    emit driverChanged();
}

void FrameStep::advance(double seconds) {
    m_due += seconds;
    polish();
}

// Called before the frame is rendered, after its touch events have been delivered.
void FrameStep::updatePolish() {
    const double due = std::exchange(m_due, 0);
    if (!m_driver) return;
    if (due > 0) m_driver->frame(due);
    if (m_driver) m_driver->show_drag();
}

}
