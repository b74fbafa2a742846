#include "pixel_ratio.h"

#include <QGuiApplication>

namespace trapbox {

PixelRatio::PixelRatio(QObject* parent) : QObject(parent), m_value(qGuiApp->devicePixelRatio()) {}

void PixelRatio::watch(QQuickWindow* window) {
    m_window = window;
    connect(window, &QWindow::screenChanged, this, &PixelRatio::update);
    update();
}

void PixelRatio::update() {
    const double now = m_window ? m_window->devicePixelRatio() : m_value;
    if (now == m_value) return;
    m_value = now;
    emit changed();
}

}
