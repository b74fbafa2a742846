// Runs a match once per frame of the window, when the fingers of that frame have been heard: everything that
// happened since the last one is shown by one refresh of the view-model.
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

    // Lets the match run for that much time, with the next frame.
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
