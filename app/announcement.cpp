#include "announcement.h"

#include <QAccessible>
#include <QAccessibleObject>

namespace trapbox {

namespace {

class Interface : public QAccessibleObject {
  public:
    explicit Interface(Announcement& announcement)
        : QAccessibleObject(&announcement), m_announcement(announcement) {}

    QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(&m_announcement.window());
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text text) const override {
        return text == QAccessible::Name ? m_announcement.text() : QString();
    }
    QAccessible::Role role() const override { return QAccessible::StaticText; }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = true;
        state.focused = true;
        return state;
    }
    QRect rect() const override { return m_announcement.window().geometry(); }

  private:
    const Announcement& m_announcement;
};

QAccessibleInterface* make_interface(const QString&, QObject* object) {
    auto* announcement = qobject_cast<Announcement*>(object);
    return announcement ? new Interface(*announcement) : nullptr;
}

}

Announcement::Announcement(QQuickWindow& window) : m_window(window) {
    static const bool installed = [] {
        QAccessible::installFactory(make_interface);
        return true;
    }();
    Q_UNUSED(installed);
}

void Announcement::announce(const QString& text) {
    m_text = text;
    QAccessibleEvent event(this, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

}
