#include "safe_area.h"

#include <QtGlobal>

namespace trapbox {

void SafeArea::watch([[maybe_unused]] QQuickWindow* window) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 9, 0)
    const auto ask = [this, window] {
        if (!m_faked) set(window->safeAreaMargins());
    };
    connect(window, &QWindow::safeAreaMarginsChanged, this, ask);
    ask();
#endif
    // Older Qt keeps windows inside the safe area by itself.
}

void SafeArea::fake(const QMargins& margins) {
    m_faked = true;
    set(margins);
}

void SafeArea::set(const QMargins& margins) {
    m_margins = margins;
    emit changed();
}

}
