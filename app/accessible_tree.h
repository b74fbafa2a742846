// The accessible tree of a window, reduced to visible and reachable items. Qt 6 leaves hidden items in the
// tree, and a client can act on an item behind an open sheet. Knows neither games nor screens.
#pragma once

#include <QQuickItem>
#include <QQuickWindow>

namespace trapbox {

class AccessibleTree {
  public:
    explicit AccessibleTree(QQuickWindow& window) : m_window(window) {}

    // Hides from clients every item that is invisible, behind the topmost sheet, or has `property bool
    // unread: true`; shows all others again. Call it on the GUI thread after items have changed.
    void update();
    // Restores the tree as QML defines it, when no client is left.
    void show_all() { show_all(*m_window.contentItem()); }

  private:
    static void show_all(QQuickItem& item);
    void update(QQuickItem& item, bool reachable, const QQuickItem* sheet);

    QQuickWindow& m_window;
};

}
