// Requests the display's highest refresh rate while frames are rendered, and releases it when the app has
// been idle for a while.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QQuickWindow>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace trapbox {

class RefreshRate : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    using Ask = std::function<void(bool fastest)>;

    explicit RefreshRate(QObject* parent = nullptr);
    explicit RefreshRate(Ask ask, QObject* parent = nullptr);

    Q_INVOKABLE void watch(QQuickWindow* window);

  private:
    void on_frame();
    void on_quiet();

    Ask m_ask;
    QElapsedTimer m_since_frame;
    QTimer m_quiet; // runs while the highest rate is requested
};

}
