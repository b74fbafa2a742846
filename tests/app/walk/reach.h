// What those who do not see or point meet in a window: what is told to them, and where the Tab key goes.
// Knows no screen.
#pragma once

#include <QStringList>

class QQuickItem;
class QQuickWindow;

namespace trapbox::tests {

// Things without a role or a name, and words that are told to nobody.
QStringList untold(QQuickWindow& window);

// Presses Tab until it is back where it began: what it never came to, left the sheet for, or got stuck on.
QStringList tab_flaws(QQuickWindow& window);

// What has the keyboard, as it is told.
QString focused_name(QQuickWindow& window);

}
