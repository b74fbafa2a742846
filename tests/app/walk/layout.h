// Finds layout flaws of a window: text that is cut off, outside its container or overlapping, and touch
// targets that are too small. Checks any visible items; ignores items behind a sheet.
#pragma once

#include <QMargins>
#include <QString>

#include <vector>

class QQuickItem;
class QQuickWindow;

namespace trapbox::tests {

struct Flaw {
    QString what;  // "elided", "overlaps …"
    QString where; // the text, or the item's name
    bool operator==(const Flaw&) const = default;
};

constexpr double kFinger = 48; // px, the smallest touch target

// Checks the topmost sheet, else the whole window.
QQuickItem* top_sheet(QQuickWindow& window);
// Finds texts and touch targets within the margins.
std::vector<Flaw> layout_flaws(QQuickWindow& window, const QMargins& margins = {});

}
