// Checks a window's accessible tree and its Tab order, for any screen.
#pragma once

#include <QStringList>

class QQuickItem;
class QQuickWindow;

namespace trapbox::tests {

// Items without an accessible role or name, and visible texts missing from the accessible tree.
QStringList inaccessible(QQuickWindow& window);

// Presses Tab until the focus returns to its start. Reports items it never reached, and items where it left
// the sheet or got stuck.
QStringList tab_flaws(QQuickWindow& window);

// The accessible text of the focused item.
QString focused_name(QQuickWindow& window);

}
