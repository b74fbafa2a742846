#include "on_screen_keyboard.h"

#include <QGuiApplication>
#include <QInputMethod>

#include <cmath>

namespace trapbox {

int covered_from_below(const QRectF& keyboard, QSizeF window) {
    const bool is_at_bottom = keyboard.top() > 0 && keyboard.bottom() >= window.height();
    const bool is_wide = keyboard.width() >= window.width() / 2;
    if (keyboard.isEmpty() || !is_at_bottom || !is_wide) return 0;
    return std::max(0, static_cast<int>(std::ceil(window.height() - keyboard.top())));
}

void OnScreenKeyboard::watch(QQuickWindow* window) {
    const QInputMethod* input = QGuiApplication::inputMethod();
    const auto update = [this, window, input] {
        if (m_faked) return;
        set(input->isVisible() ? covered_from_below(input->keyboardRectangle(), window->size()) : 0);
    };
    connect(input, &QInputMethod::visibleChanged, this, update);
    connect(input, &QInputMethod::keyboardRectangleChanged, this, update);
    connect(window, &QWindow::heightChanged, this, update);
    update();
}

void OnScreenKeyboard::show() { QGuiApplication::inputMethod()->show(); }

void OnScreenKeyboard::fake(int height) {
    m_faked = true;
    set(height);
}

void OnScreenKeyboard::set(int height) {
    if (height == m_height) return;
    m_height = height;
    emit heightChanged();
}

}
