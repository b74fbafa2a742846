#include "safe_area.h"

#include <QtGlobal>

namespace trapbox {

void SafeArea::watch([[maybe_unused]] QQuickWindow* window) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 9, 0)
    const auto ask = [this, window] {
        const QMargins margins = window->safeAreaMargins();
        if (!m_faked) set(margins.left(), margins.top(), margins.right(), margins.bottom());
    };
    connect(window, &QWindow::safeAreaMarginsChanged, this, ask);
    ask();
#endif
    // Older Qt keeps windows inside the safe area by itself.
}

void SafeArea::fake(int left, int top, int right, int bottom) {
    m_faked = true;
    set(left, top, right, bottom);
}

void SafeArea::set(int left, int top, int right, int bottom) {
    m_left = left;
    m_top = top;
    m_right = right;
    m_bottom = bottom;
    emit changed();
}

}
