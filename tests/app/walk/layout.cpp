#include "layout.h"

#include <QAccessible>
#include <QColor>
#include <QQuickItem>
#include <QQuickWindow>

#include <algorithm>

namespace trapbox::tests {

namespace {

constexpr double kSlack = 2; // px, tolerance for rounding and outlines

// A visible item, in painting order.
struct Drawn {
    QQuickItem* item;
    QRectF whole;             // in the window
    QRectF seen;              // the part that is not clipped
    const QQuickItem* scroll; // the Flickable that scrolls it
};

bool holds(const QRectF& outer, const QRectF& inner) {
    return outer.adjusted(-kSlack, -kSlack, kSlack, kSlack).contains(inner);
}

bool overlap(const QRectF& a, const QRectF& b) {
    const QRectF common = a & b;
    return common.width() > kSlack && common.height() > kSlack;
}

bool is_text(const QQuickItem& item) {
    return item.inherits("QQuickText") && !item.property("text").toString().trimmed().isEmpty();
}

// Whether it is a touch target. Squares and pieces of boards are not, because their field chooses the
// nearest.
bool is_target(const QQuickItem& item) {
    return item.inherits("QQuickAbstractButton") || item.inherits("QQuickSlider") ||
           item.inherits("QQuickTextInput") || item.inherits("QQuickMouseArea") ||
           item.inherits("QQuickMultiPointTouchArea");
}

bool is_plate(const QQuickItem& item) {
    if (!item.inherits("QQuickRectangle")) return false;
    const auto colour = item.property("color").value<QColor>();
    return colour.alpha() > 0;
}

bool is_opaque(const QQuickItem& item) {
    return is_plate(item) && item.property("color").value<QColor>().alpha() == 255;
}

QString name_of(const QQuickItem& item) {
    const QString text = item.property("text").toString().simplified();
    if (!text.isEmpty()) return text;
    QString type = item.metaObject()->className();
    return type.section("_QML", 0, 0);
}

class Looker {
  public:
    Looker(QQuickWindow& window, const QMargins& margins)
        : m_window(QRect(QPoint(), window.size()) - margins) {}

    std::vector<Flaw> look_at(QQuickItem& top) {
        collect(top, 1, nullptr);
        for (const Drawn& text : m_texts)
            check_text(text);
        for (std::size_t i = 0; i < m_texts.size(); ++i)
            for (std::size_t j = i + 1; j < m_texts.size(); ++j)
                if (clash(m_texts[i], m_texts[j]) && !hidden(m_texts[i]) && !hidden(m_texts[j]))
                    add("overlaps “" + name_of(*m_texts[j].item) + "”", *m_texts[i].item);
        for (const Drawn& target : m_targets)
            look_at_target(target);
        return std::move(m_flaws);
    }

  private:
    void add(const QString& what, const QQuickItem& item) {
        const Flaw flaw{what, name_of(item)};
        if (std::find(m_flaws.begin(), m_flaws.end(), flaw) == m_flaws.end()) m_flaws.push_back(flaw);
    }

    void collect(QQuickItem& item, double opacity, const QQuickItem* scroll) {
        opacity *= item.opacity();
        if (!item.isVisible() || opacity <= 0.01) return;
        QList<QQuickItem*> children = item.childItems();
        std::stable_sort(children.begin(), children.end(), [](auto* a, auto* b) { return a->z() < b->z(); });
        const QQuickItem* inside = item.inherits("QQuickFlickable") ? &item : scroll;
        auto child = children.begin();
        for (; child != children.end() && (*child)->z() < 0; ++child)
            collect(**child, opacity, inside);
        const Drawn drawn = draw(item, scroll);
        if (is_text(item)) m_texts.push_back(drawn), m_order.push_back(m_painted);
        if (is_opaque(item) && opacity > 0.99) m_plates.push_back({drawn, m_painted});
        if (is_target(item)) m_targets.push_back(drawn);
        ++m_painted;
        for (; child != children.end(); ++child)
            collect(**child, opacity, inside);
    }

    Drawn draw(QQuickItem& item, const QQuickItem* scroll) const {
        const QRectF own = is_text(item) ? item.boundingRect() : QRectF(QPointF(), item.size());
        const QRectF whole = item.mapRectToScene(own);
        QRectF seen = whole & m_window;
        for (const QQuickItem* outer = item.parentItem(); outer; outer = outer->parentItem())
            if (outer->clip()) seen &= outer->mapRectToScene(QRectF(QPointF(), outer->size()));
        return {&item, whole, seen, scroll};
    }

    // Covered by an item painted later.
    bool hidden(const Drawn& text) const {
        const int painted = m_order[static_cast<std::size_t>(&text - m_texts.data())];
        return std::any_of(m_plates.begin(), m_plates.end(), [&](const auto& plate) {
            return plate.second > painted && holds(plate.first.seen, text.seen);
        });
    }

    static bool clash(const Drawn& a, const Drawn& b) {
        return a.scroll == b.scroll ? overlap(a.whole, b.whole) : overlap(a.seen, b.seen);
    }

    void check_text(const Drawn& text) {
        const QQuickItem& item = *text.item;
        if (hidden(text)) return;
        if (item.property("truncated").toBool()) add("elided", item);
        if (!holds(QRectF(QPointF(), item.size()), item.boundingRect())) add("larger than its place", item);
        for (const QQuickItem* outer = item.parentItem(); outer; outer = outer->parentItem()) {
            if (outer->inherits("QQuickFlickable")) break; // content that scrolls may extend beyond it
            if (!is_plate(*outer) && !outer->inherits("QQuickControl")) continue;
            if (!holds(outer->mapRectToScene(QRectF(QPointF(), outer->size())), text.whole))
                add("outside its card", item);
            break;
        }
        if (!reachable(text)) add("cut off", item);
        const int painted = m_order[static_cast<std::size_t>(&text - m_texts.data())];
        for (const auto& [plate, order] : m_plates)
            if (order > painted && overlap(plate.seen, text.seen)) add("half covered", item);
    }

    void look_at_target(const Drawn& target) {
        const QRectF& place = target.whole;
        if (place.width() < kFinger - 0.01 || place.height() < kFinger - 0.01)
            add(QString("too small for a finger: %1×%2").arg(place.width()).arg(place.height()),
                *target.item);
        if (!reachable(target)) add("cannot be touched: off the screen", *target.item);
        if (!target.item->inherits("QQuickControl")) return;
        for (const Drawn& other : m_targets) {
            if (&other <= &target || !other.item->inherits("QQuickControl")) continue;
            if (target.item->isAncestorOf(other.item) || other.item->isAncestorOf(target.item)) continue;
            if (clash(target, other)) add("covers “" + name_of(*target.item) + "”", *other.item);
        }
    }

    // Whether all of it can be made visible, if necessary by scrolling.
    bool reachable(const Drawn& drawn) const {
        QRectF at = drawn.whole;
        for (const QQuickItem* outer = drawn.item->parentItem(); outer; outer = outer->parentItem()) {
            if (outer->inherits("QQuickFlickable")) {
                if (!scroll_to(*outer, at)) return false;
            } else if (outer->clip() && !holds(outer->mapRectToScene(QRectF(QPointF(), outer->size())), at)) {
                return false;
            }
        }
        return holds(m_window, at);
    }

    // Where scrolling can move it; false if it can't become fully visible.
    static bool scroll_to(const QQuickItem& flickable, QRectF& at) {
        const auto real = [&](const char* name) { return flickable.property(name).toReal(); };
        QRectF inner = flickable.mapRectFromScene(at);
        QRectF content(real("originX") - real("contentX"), real("originY") - real("contentY"),
                       std::max(real("contentWidth"), flickable.width()),
                       std::max(real("contentHeight"), flickable.height()));
        if (!holds(content, inner)) return false;
        if (content.width() > flickable.width() + kSlack) {
            if (inner.width() > flickable.width() + kSlack) return false;
            inner.setLeft(0);
            inner.setWidth(flickable.width());
        }
        if (content.height() > flickable.height() + kSlack) {
            inner.setTop(0);
            inner.setHeight(flickable.height());
        }
        at = flickable.mapRectToScene(inner);
        return true;
    }

    QRectF m_window;
    int m_painted = 0;
    std::vector<Drawn> m_texts;
    std::vector<int> m_order; // painting order of the texts
    std::vector<std::pair<Drawn, int>> m_plates;
    std::vector<Drawn> m_targets;
    std::vector<Flaw> m_flaws;
};

}

namespace {

// A card that covers a board and everything below.
QQuickItem* covering_card(QQuickItem& item) {
    if (!item.isVisible()) return nullptr;
    if (item.isFocusScope()) {
        const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&item);
        if (face && face->role() == QAccessible::Dialog) return &item;
    }
    for (QQuickItem* child : item.childItems())
        if (QQuickItem* card = covering_card(*child)) return card;
    return nullptr;
}

}

QQuickItem* top_sheet(QQuickWindow& window) {
    QQuickItem* top = nullptr;
    for (QQuickItem* item : window.contentItem()->childItems())
        if (item->inherits("QQuickOverlay"))
            for (QQuickItem* sheet : item->childItems())
                if (sheet->inherits("QQuickPopupItem") && sheet->isVisible()) top = sheet;
    if (!top) top = covering_card(*window.contentItem());
    return top ? top : window.contentItem();
}

std::vector<Flaw> layout_flaws(QQuickWindow& window, const QMargins& margins) {
    return Looker(window, margins).look_at(*top_sheet(window));
}

}
