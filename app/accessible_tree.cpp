#include "accessible_tree.h"

#include <QAccessible>

namespace trapbox {

namespace {

constexpr const char* kHidden = "hiddenFromClients"; // dynamic property of items that were hidden here

// The attached object `Accessible` of an item, or null.
QObject* accessible_of(const QQuickItem& item) {
    for (QObject* child : item.children())
        if (child->inherits("QQuickAccessibleAttached")) return child;
    return nullptr;
}

// The topmost open sheet, or null.
const QQuickItem* topmost_sheet(const QQuickItem& root) {
    const QQuickItem* top = nullptr;
    for (const QQuickItem* overlay : root.childItems()) {
        if (!overlay->inherits("QQuickOverlay") || !overlay->isVisible()) continue;
        for (const QQuickItem* popup : overlay->childItems())
            if (popup->inherits("QQuickPopupItem") && popup->isVisible() && (!top || popup->z() >= top->z()))
                top = popup;
    }
    return top;
}

void hide(QQuickItem& item, QObject& accessible) {
    accessible.setProperty("ignored", true);
    accessible.setProperty(kHidden, true);
    // Disables actions too: a client may still hold the hidden item.
    if (QAccessibleInterface* known = QAccessible::queryAccessibleInterface(&item))
        QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(known));
}

void show(QObject& accessible) {
    accessible.setProperty(kHidden, {});
    accessible.setProperty("ignored", false);
}

}

void AccessibleTree::update() {
    QQuickItem& root = *m_window.contentItem();
    const QQuickItem* sheet = topmost_sheet(root);
    update(root, sheet == nullptr, sheet);
}

void AccessibleTree::show_all(QQuickItem& item) {
    if (QObject* accessible = accessible_of(item); accessible && accessible->property(kHidden).toBool())
        show(*accessible);
    for (QQuickItem* child : item.childItems())
        show_all(*child);
}

void AccessibleTree::update(QQuickItem& item, bool reachable, const QQuickItem* sheet) {
    reachable = reachable || &item == sheet;
    if (QObject* accessible = accessible_of(item)) {
        const bool hidden = accessible->property(kHidden).toBool();
        const bool shown = reachable && item.isVisible() && !item.property("unread").toBool();
        if (shown && hidden) show(*accessible);
        if (!shown && !accessible->property("ignored").toBool()) hide(item, *accessible);
    }
    for (QQuickItem* child : item.childItems())
        update(*child, reachable, sheet);
}

}
