#include "refresh_rate.h"

#include "display_rate.h"

#include <QGuiApplication>

namespace trapbox {

namespace {
// Longer than the usual pauses of a player, because a change of rate may be visible.
constexpr int kQuietMs = 1000;
}

RefreshRate::RefreshRate(QObject* parent) : RefreshRate(ask_display_for_fastest, parent) {}

RefreshRate::RefreshRate(Ask ask, QObject* parent) : QObject(parent), m_ask(std::move(ask)) {
    m_quiet.setSingleShot(true);
    connect(&m_quiet, &QTimer::timeout, this, &RefreshRate::on_quiet);
    // The app has a new surface when it returns to the foreground.
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive || !m_quiet.isActive()) return;
        m_quiet.stop();
        m_ask(false);
    });
}

void RefreshRate::watch(QQuickWindow* window) {
    // Called on the GUI thread for every rendered frame.
    connect(window, &QQuickWindow::afterAnimating, this, &RefreshRate::on_frame);
}

void RefreshRate::on_frame() {
    m_since_frame.start();
    if (m_quiet.isActive()) return;
    m_quiet.start(kQuietMs);
    m_ask(true);
}

void RefreshRate::on_quiet() {
    const auto left = kQuietMs - static_cast<int>(m_since_frame.elapsed());
    if (left > 0)
        m_quiet.start(left);
    else
        m_ask(false);
}

}
