// Advances a match once per frame of the window, after the touch events of that frame. One refresh of the
// view-model then shows all changes.
#pragma once

#include "match_driver.h"

#include <QPointer>
#include <QQuickItem>

namespace trapbox {

class FrameStep : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(trapbox::MatchDriver* driver READ driver WRITE setDriver NOTIFY driverChanged)

  public:
    using QQuickItem::QQuickItem;
    ~FrameStep() override { setDriver(nullptr); }

    MatchDriver* driver() const { return m_driver; }
    void setDriver(MatchDriver* driver);

    // Advances the match by this time, with the next frame.
    Q_INVOKABLE void advance(double seconds);

  signals:
    void driverChanged();

  protected:
    void updatePolish() override;

  private:
    QPointer<MatchDriver> m_driver;
    double m_due = 0; // seconds
};

}
