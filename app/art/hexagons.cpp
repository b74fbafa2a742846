#include "art/hexagons.h"

#include "art/pieces.h"
#include "art/surfaces.h"
#include "art/tints.h"
#include "hex_trap/board.h"

#include <QLinearGradient>
#include <QPainterPath>
#include <QPen>
#include <QRadialGradient>

#include <cmath>
#include <numbers>

namespace trapbox {

namespace {

using std::numbers::sqrt3;

// Number 0 is the one at the top, then clockwise; `reach` 1 is half the distance between two opposite
// corners.
QPointF corner(const QPointF& centre, double width, int index, double reach = 1) {
    const double angle = (60 * index - 90) * std::numbers::pi / 180;
    return centre + QPointF(std::cos(angle), std::sin(angle)) * (width / sqrt3 * reach);
}

QPolygonF hexagon(const QPointF& centre, double width, double reach) {
    QPolygonF shape;
    for (int i = 0; i < 6; ++i)
        shape << corner(centre, width, i, reach);
    return shape;
}

// A plank that is so long and wide. Beyond its edges it begins again, with a seam.
QBrush wood(Surface kind, double length, std::uint32_t seed) {
    constexpr int kPixels = 420;
    QBrush brush(paint_surface(kind, QSize(kPixels, kPixels), 1.6F, seed));
    brush.setTransform(QTransform::fromScale(length / kPixels, length / kPixels));
    return brush;
}

class FieldPainter {
  public:
    FieldPainter(QPainter& painter, const QRectF& bounds, int side, double across, bool plain)
        : m_painter(painter), m_board(hex_trap::board_of(side)), m_middle(bounds.center()),
          m_width(bounds.width()), m_unit(bounds.width() / across), m_plain(plain) {}

    void paint() {
        frame();
        spaces();
        border();
        slots_between();
    }

  private:
    QPointF at(double q, double r) const { return m_middle + QPointF(q + r / 2, r * sqrt3 / 2) * m_unit; }
    QPointF at(hex_trap::Space space) const {
        for (const auto& place : m_board.spaces)
            if (place.space == space) return at(place.q, place.r);
        return m_middle;
    }

    void frame() {
        const int edge = m_board.side - 1;
        QPolygonF shape;
        for (const auto& [q, r] :
             {std::pair{edge, 0}, {0, edge}, {-edge, edge}, {-edge, 0}, {0, -edge}, {edge, -edge}})
            shape << at(q, r);
        const auto outline = [&](const QBrush& brush, double width) {
            m_painter.setPen(QPen(brush, 2 * width * m_unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            m_painter.setBrush(brush);
            m_painter.drawPolygon(shape);
        };
        if (m_plain) {
            outline(QColor(Qt::white), 0.8);
            outline(QColor(Qt::black), 0.76);
            return;
        }
        outline(QColor("#2a190d"), 0.8);
        outline(wood(Surface::walnut, m_width, 4), 0.77);
        outline(QColor(0, 0, 0, 70), 0.62);
    }

    void spaces() {
        const QBrush beech = wood(Surface::beech, 5.25 * m_unit, 6);
        int number = 0;
        for (const auto& place : m_board.spaces) {
            const QPointF centre = at(place.q, place.r);
            const double width = m_unit;
            if (m_plain) {
                m_painter.setPen(QPen(QColor("#8a8a8a"), std::max(1.5, m_unit * 0.02)));
                m_painter.setBrush(QColor("#101010"));
                m_painter.drawPolygon(hexagon(centre, width, 0.86));
                continue;
            }
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(QColor("#8d6a42"));
            m_painter.drawPolygon(hexagon(centre, width, 0.9));
            // Every tile is cut from another part of the plank, well within its edges.
            const QPointF cut = centre - QPointF(0.7 + 0.6 * (number % 7), 0.7 + 0.9 * (number % 5)) * m_unit;
            QBrush tile = beech;
            tile.setTransform(beech.transform() * QTransform::fromTranslate(cut.x(), cut.y()));
            ++number;
            m_painter.setBrush(tile);
            m_painter.drawPolygon(hexagon(centre, width, 0.85));
            QRadialGradient hollow(centre, width * 0.5);
            hollow.setColorAt(0, QColor(255, 255, 255, 40));
            hollow.setColorAt(0.8, QColor(255, 255, 255, 0));
            hollow.setColorAt(1, QColor(70, 40, 15, 70));
            m_painter.setBrush(hollow);
            m_painter.drawPolygon(hexagon(centre, width, 0.85));
        }
    }

    // It counts as a wall, and looks like one.
    void border() {
        const int edge = m_board.side - 1;
        // The neighbour across the side that begins at the corner of that number.
        constexpr int kAcross[6][2] = {{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}};
        m_painter.setPen(QPen(m_plain ? QColor(Qt::white) : QColor("#d9c393"), m_unit * 0.075, Qt::SolidLine,
                              Qt::RoundCap));
        for (const auto& place : m_board.spaces)
            for (int i = 0; i < 6; ++i) {
                const int q = place.q + kAcross[i][0];
                const int r = place.r + kAcross[i][1];
                if (std::max({std::abs(q), std::abs(r), std::abs(q + r)}) <= edge) continue;
                const QPointF centre = at(place.q, place.r);
                m_painter.drawLine(corner(centre, m_unit, i, 1.06), corner(centre, m_unit, i + 1, 1.06));
            }
    }

    void slots_between() {
        for (const auto& slot : m_board.slot_list) {
            const QPointF a = at(slot.a);
            const QPointF b = at(slot.b);
            const QPointF along = QPointF(a.y() - b.y(), b.x() - a.x()) * 0.215;
            const QPointF middle = (a + b) / 2;
            m_painter.setPen(QPen(m_plain ? QColor("#8a8a8a") : QColor("#1c1008"),
                                  m_plain ? std::max(1.5, m_unit * 0.03) : m_unit * 0.066, Qt::SolidLine,
                                  Qt::RoundCap));
            m_painter.drawLine(middle - along, middle + along);
        }
    }

    QPainter& m_painter;
    const hex_trap::Board& m_board;
    QPointF m_middle;
    double m_width;
    double m_unit;
    bool m_plain;
};

void paint_dots(QPainter& painter, const QPointF& centre, double width, int count) {
    const double radius = width * (count == 1 ? 0.13 : 0.095);
    for (int i = 0; i < count; ++i)
        painter.drawEllipse(centre + QPointF((i - (count - 1) / 2.0) * width * 0.26, 0), radius, radius);
}

// What both can reach is half and half; what one side has for itself is also hatched.
void paint_reach(QPainter& painter, const QRectF& bounds, const QString& mark) {
    const auto faint = [](QColor tint, float opacity) {
        tint.setAlphaF(opacity);
        return tint;
    };
    QPainterPath clip;
    clip.addPolygon(hexagon(bounds.center(), bounds.width() * sqrt3 / 2, 0.85));
    painter.save();
    painter.setClipPath(clip);
    if (mark == "both") {
        const double half = bounds.width() / 2;
        painter.fillRect(bounds.adjusted(0, 0, -half, 0), faint(tints::kRedMover, 0.2F));
        painter.fillRect(bounds.adjusted(half, 0, 0, 0), faint(tints::kBlueMover, 0.24F));
    } else {
        const QColor tint = mark == "red" ? tints::kRedMover : tints::kBlueMover;
        painter.fillRect(bounds, faint(tint, 0.3F));
        paint_hatch(painter, bounds, tint, 7, mark == "red" ? 0.6 : -0.6);
    }
    painter.restore();
}

}

void paint_hex_field(QPainter& painter, const QRectF& bounds, int side, double across, bool plain) {
    FieldPainter(painter, bounds, std::clamp(side, hex_trap::kMinSide, hex_trap::kMaxSide), across, plain)
        .paint();
}

void paint_mover(QPainter& painter, const QRectF& bounds, bool red) {
    if (red) return paint_disk(painter, bounds, tints::kRedMover, "dot");
    const QColor tint = tints::kBlueMover;
    const auto block = [&](const QRectF& area, const QBrush& brush) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(brush);
        painter.drawRoundedRect(area, area.width() * 0.24, area.width() * 0.24);
    };
    const QRectF body = shrunk(bounds, 0.045);
    block(body, tint.darker(185));
    block(shrunk(body, 0.02), tint.lighter(125));
    block(shrunk(body, 0.065), tint.darker(108));
    QRadialGradient top(bounds.center(), bounds.width() * 0.6);
    top.setColorAt(0, tint.lighter(116));
    top.setColorAt(0.7, tint);
    top.setColorAt(1, tint.darker(125));
    block(shrunk(body, 0.085), top);
    painter.setBrush(Qt::NoBrush);
    QColor ink(255, 244, 224);
    ink.setAlphaF(0.86F);
    painter.setPen(QPen(ink, bounds.width() * 0.09, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawRoundedRect(shrunk(bounds, 0.31), bounds.width() * 0.07, bounds.width() * 0.07);
}

void paint_mover_start(QPainter& painter, const QRectF& bounds, bool red) {
    const double corner = bounds.width() * (red ? 0.5 : 0.2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(red ? tints::kRedMover : tints::kBlueMover);
    painter.drawRoundedRect(bounds, corner, corner);
}

void paint_cage(QPainter& painter, const QRectF& bounds) {
    const QPointF centre = bounds.center();
    const double width = bounds.width() * sqrt3 / 2;
    const auto stroke = [&](const QColor& ink, double thick) {
        painter.setPen(QPen(ink, width * thick, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolygon(hexagon(centre, width, 0.82));
        for (const double x : {-0.22, 0.0, 0.22}) {
            const double half = (0.82 / sqrt3 - std::abs(x) / sqrt3) * width;
            painter.drawLine(centre + QPointF(x * width, -half), centre + QPointF(x * width, half));
        }
    };
    stroke(QColor("#1b1410"), 0.105);
    stroke(QColor("#c79a3e"), 0.066);
    stroke(QColor("#f3dc98"), 0.02);
}

void paint_wall(QPainter& painter, const QRectF& bounds, const QColor& tint) {
    const auto stick = [&](double width, double height, const QBrush& brush) {
        const QSizeF size(bounds.width() * width, bounds.height() * height);
        const QRectF area(bounds.center() - QPointF(size.width() / 2, size.height() / 2), size);
        painter.setPen(Qt::NoPen);
        painter.setBrush(brush);
        painter.drawRoundedRect(area, size.height() * 0.42, size.height() * 0.42);
    };
    stick(1, 1, QColor(0, 0, 0, 60));
    stick(0.97, 0.86, QColor(0, 0, 0, 90));
    stick(0.93, 0.68, tint.darker(210));
    QLinearGradient top(0, bounds.top() + bounds.height() * 0.2, 0, bounds.bottom() - bounds.height() * 0.2);
    top.setColorAt(0, tint.darker(118));
    top.setColorAt(0.5, tint.lighter(108));
    top.setColorAt(1, tint.darker(118));
    stick(0.905, 0.56, top);
}

void paint_wall_pile(QPainter& painter, const QRectF& bounds, double share, const QColor& tint) {
    constexpr int kLayers = 5;
    const int layers = static_cast<int>(std::ceil(std::clamp(share, 0.0, 1.0) * kLayers));
    const double height = bounds.height() / (kLayers + 0.6) * 1.5;
    for (int i = 0; i < layers; ++i) {
        const double slip = (i % 2 == 0 ? -1 : 1) * bounds.width() * 0.05;
        const double y = bounds.bottom() - height - i * bounds.height() / (kLayers + 0.6);
        paint_wall(painter, {bounds.left() + bounds.width() * 0.05 + slip, y, bounds.width() * 0.9, height},
                   tint);
    }
}

void paint_space_light(QPainter& painter, const QRectF& bounds, const QColor& ink, double fill,
                       const QString& mark) {
    const QPointF centre = bounds.center();
    const double width = bounds.width() * sqrt3 / 2;
    QColor glow = ink;
    glow.setAlphaF(static_cast<float>(fill));
    painter.setPen(Qt::NoPen);
    painter.setBrush(glow);
    painter.drawPolygon(hexagon(centre, width, 0.85));
    painter.setBrush(Qt::NoBrush);
    if (mark == "red" || mark == "blue" || mark == "both") return paint_reach(painter, bounds, mark);
    painter.setPen(QPen(ink, width * 0.05, mark == "back" || mark == "last" ? Qt::DotLine : Qt::SolidLine,
                        Qt::RoundCap, Qt::RoundJoin));
    if (mark != "") painter.drawPolygon(hexagon(centre, width, 0.8));
    if (mark == "back") return painter.drawEllipse(centre, width * 0.24, width * 0.24);
    if (mark == "bars") // not by its colour alone
        for (const int slope : {1, -1})
            painter.drawLine(centre - QPointF(slope, 1) * width * 0.12,
                             centre + QPointF(slope, 1) * width * 0.12);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    if (mark == "one" || mark == "two") paint_dots(painter, centre, width, mark == "one" ? 1 : 2);
    if (mark == "last") painter.drawEllipse(centre, width * 0.06, width * 0.06);
}

}
