// What is wrong with how a window is laid out right now: words cut short, outside their place or upon each
// other, and things to touch that a finger misses. Looks at what is drawn; knows no screen. What lies below a
// sheet is not looked at.
#pragma once

#include <QMargins>
#include <QString>

#include <vector>

class QQuickItem;
class QQuickWindow;

namespace trapbox::tests {

struct Flaw {
    QString what;  // "elided", "overlaps …"
    QString where; // the words, or the name of the thing
    bool operator==(const Flaw&) const = default;
};

constexpr double kFinger = 48; // px: the least a finger can be asked to hit

// The sheet on top where there is one, else the whole of the window.
QQuickItem* top_sheet(QQuickWindow& window);
// Nothing is to be read or touched within the margins.
std::vector<Flaw> layout_flaws(QQuickWindow& window, const QMargins& margins = {});

}
