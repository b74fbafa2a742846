#include "screen_reader.h"

namespace trapbox {

ScreenReader::ScreenReader(QObject* parent) : QObject(parent) {
    QAccessible::installActivationObserver(this);
}

ScreenReader::~ScreenReader() { QAccessible::removeActivationObserver(this); }

void ScreenReader::say(QQuickItem* item, const QString& words) {
    if (!m_active || words.isEmpty()) return;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(item, words);
#else
    QAccessibleEvent event(item, QAccessible::Alert); // readers take the words from the item
#endif
    QAccessible::updateAccessibility(&event);
    emit said(words);
}

void ScreenReader::accessibilityActiveChanged(bool active) {
    if (active == m_active) return;
    m_active = active;
    emit activeChanged();
}

}
