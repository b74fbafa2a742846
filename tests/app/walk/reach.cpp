#include "reach.h"

#include "layout.h"

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <algorithm>
#include <set>
#include <vector>

namespace trapbox::tests {

namespace {

constexpr int kMaxTabs = 300;
constexpr int kMaxStops = 3; // Tab stops allowed within one item

// Controls get accessible roles when a client becomes active, and boards then add controls.
struct Listener {
    Listener() { QAccessible::setActive(true); }
    ~Listener() { QAccessible::setActive(false); }
};

QString accessible_text(QQuickItem* item) {
    if (!item) return {};
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
    const QString name = face ? face->text(QAccessible::Name).trimmed() : QString();
    // A button without a name gets its text as its name, but only on platforms with accessibility.
    return name.isEmpty() && item->inherits("QQuickAbstractButton") ? item->property("text").toString()
                                                                    : name;
}

// For the report: accessible text, else type.
QString called(QQuickItem* item) {
    if (!item) return "nothing";
    const QString name = accessible_text(item);
    return name.isEmpty() ? QString(item->metaObject()->className()).section("_QML", 0, 0) : name;
}

bool acts(const QAccessibleInterface& face) {
    switch (face.role()) {
    case QAccessible::Button:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::Slider:
    case QAccessible::SpinBox:
    case QAccessible::EditableText:
    case QAccessible::ListItem:
    case QAccessible::Dialog: return true;
    default: return face.state().focusable;
    }
}

bool has_no_role(QAccessible::Role role) {
    return role == QAccessible::NoRole || role == QAccessible::Client || role == QAccessible::Window;
}

void look_at(QAccessibleInterface& face, std::set<QObject*>& heard, QStringList& flaws) {
    auto* item = qobject_cast<QQuickItem*>(face.object());
    if (item && item->isVisible()) {
        const bool named = !accessible_text(item).isEmpty();
        if (acts(face) && !named) flaws << called(item) + " has no name";
        if (named) heard.insert(item);
    }
    for (int i = 0; i < face.childCount(); ++i)
        if (QAccessibleInterface* child = face.child(i)) look_at(*child, heard, flaws);
}

void list(QQuickItem& item, std::vector<QQuickItem*>& all) {
    if (!item.isVisible() || item.opacity() <= 0.01) return;
    all.push_back(&item);
    for (QQuickItem* child : item.childItems())
        list(*child, all);
}

std::vector<QQuickItem*> visible_items(QQuickItem& top) {
    std::vector<QQuickItem*> all;
    list(top, all);
    return all;
}

// Whether the item or a part of it is accessible by its own or its parent's text. A screen's name does not
// count.
bool is_heard(QQuickItem* item, const std::set<QObject*>& heard) {
    for (; item; item = item->parentItem()) {
        if (!heard.contains(item)) continue;
        const auto role = QAccessible::queryAccessibleInterface(item)->role();
        if (role != QAccessible::Pane && role != QAccessible::Grouping && role != QAccessible::List)
            return true;
    }
    return false;
}

// Whether it is a Tab stop or part of one.
bool within(const QQuickItem* item, const std::set<QQuickItem*>& stops) {
    for (; item; item = item->parentItem())
        if (stops.contains(const_cast<QQuickItem*>(item))) return true;
    return false;
}

// Whether it is fully visible in its Flickable; of a large item, its beginning.
bool in_sight(QQuickItem& item) {
    for (QQuickItem* view = item.parentItem(); view; view = view->parentItem()) {
        if (!view->inherits("QQuickFlickable")) continue;
        const QRectF seen = item.mapRectToItem(view, {0, 0, item.width(), item.height()});
        const QSizeF most(std::min(seen.width(), view->width()), std::min(seen.height(), view->height()));
        const QRectF all(-1, -1, view->width() + 2, view->height() + 2);
        if (!all.contains(QRectF(seen.topLeft(), most))) return false;
    }
    return true;
}

}

QString focused_name(QQuickWindow& window) { return accessible_text(window.activeFocusItem()); }

QStringList inaccessible(QQuickWindow& window) {
    const Listener listener;
    window.update(); // hidden items leave the tree with the next frame
    QTest::qWait(60);
    QStringList flaws;
    std::set<QObject*> heard;
    look_at(*QAccessible::queryAccessibleInterface(&window), heard, flaws);
    std::set<QString> names; // the label of a group or a slider is its name
    for (QObject* each : heard)
        names.insert(accessible_text(qobject_cast<QQuickItem*>(each)));
    for (QQuickItem* item : visible_items(*top_sheet(window))) {
        if (item->activeFocusOnTab() || item->inherits("QQuickAbstractButton")) {
            QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
            if (!face || has_no_role(face->role())) flaws << called(item) + " has no role";
            if (!heard.contains(item)) flaws << called(item) + " is not accessible";
        }
        // Texts of up to two characters are marks on the board, which its items describe.
        if (item->inherits("QQuickText") && item->property("text").toString().size() > 2 &&
            !is_heard(item, heard) && !names.contains(item->property("text").toString()))
            flaws << "the text “" + item->property("text").toString() + "” is not accessible";
    }
    flaws.removeDuplicates();
    return flaws;
}

QStringList tab_flaws(QQuickWindow& window) {
    QQuickItem* top = top_sheet(window);
    std::set<QQuickItem*> wanted;
    for (QQuickItem* item : visible_items(*top))
        if (item->activeFocusOnTab() && item->isEnabled()) wanted.insert(item);

    QStringList flaws;
    // A screen has the focus before any of its controls; a board gets it immediately.
    QQuickItem* start = window.activeFocusItem();
    if (start && QString(start->metaObject()->className()).contains("Board") && !wanted.contains(start))
        flaws << "Tab never comes back to the board";
    std::vector<QQuickItem*> visited;
    int stayed = 0;
    for (int tabs = 0; tabs < kMaxTabs; ++tabs) {
        QTest::keyClick(&window, Qt::Key_Tab);
        QQuickItem* at = window.activeFocusItem();
        if (!visited.empty() && at == visited.back() && ++stayed < kMaxStops) continue;
        if (std::find(visited.begin(), visited.end(), at) != visited.end()) break;
        visited.push_back(at);
        stayed = 0;
        if (!in_sight(*at)) flaws << "“" + called(at) + "” has the keyboard and is not seen";
    }
    if (!wanted.empty() && window.activeFocusItem() != visited.front())
        flaws << "Tab goes round from “" + called(visited.front()) + "” but comes back to “" +
                     called(window.activeFocusItem()) + "”";
    for (QQuickItem* item : wanted)
        if (std::find(visited.begin(), visited.end(), item) == visited.end())
            flaws << "Tab never comes to “" + called(item) + "”";
    for (QQuickItem* item : visited) {
        if (item != top && !top->isAncestorOf(item))
            flaws << "Tab leaves the sheet for “" + called(item) + "”";
        if (item->inherits("QQuickText") || !item->isEnabled())
            flaws << "Tab comes to “" + called(item) + "”, where there is nothing to do";
    }
    // Every control that can be tapped can be pressed with a key.
    for (QQuickItem* item : visible_items(*top))
        if (item->inherits("QQuickAbstractButton") && item->isEnabled() && !within(item, wanted))
            flaws << "no key comes to “" + called(item) + "”";
    return flaws;
}

}
