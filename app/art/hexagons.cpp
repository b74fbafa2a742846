#include "art/hexagons.h"

#include "art/pieces.h"
#include "art/surfaces.h"
#include "art/tints.h"
#include "art/woodwork.h"
#include "hex_trap/board.h"

#include <QLinearGradient>
#include <QPainterPath>
#include <QPainterPathStroker>
#include <QPen>
#include <QRadialGradient>

#include <cmath>
#include <numbers>

namespace trapbox {

namespace {

using std::numbers::sqrt3;

// Corner 0 is at the top, the others follow clockwise. `reach` 1 is half the distance between opposite
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
        outline(tints::kFrameEdge, 0.8);
        outline(plank(Surface::walnut, m_width * 0.8, 4), 0.78);
        outline(QColor(150, 84, 40, 40), 0.78);
        // The outer edge is rounded; the sunk field begins at the frame's inner edge.
        const double radius = std::hypot(shape[0].x() - m_middle.x(), shape[0].y() - m_middle.y());
        const auto rim = [&](double out) {
            return scaled(shape, m_middle, 1 + out * m_unit * 2 / sqrt3 / radius);
        };
        QPainterPath outer;
        outer.addPolygon(shape);
        outer.closeSubpath();
        QPainterPathStroker stroker(
            QPen(Qt::black, 2 * 0.78 * m_unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.save();
        m_painter.setClipPath(stroker.createStroke(outer).united(outer));
        paint_bevel(m_painter, rim(0.78), m_middle, 1 - 0.055 * m_unit / radius, 0.45);
        paint_bevel(m_painter, rim(0.615), m_middle, 1 - 0.05 * m_unit / radius, -0.4);
        m_painter.restore();
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(QColor(24, 12, 4, 150));
        m_painter.drawPolygon(rim(0.57));
    }

    void spaces() {
        const QBrush beech = plank(Surface::beech, 5.25 * m_unit, 6);
        // First the shadows that the tiles cast into the slots, so that no tile is in another's shadow.
        if (!m_plain)
            for (const auto& place : m_board.spaces) {
                m_painter.setPen(Qt::NoPen);
                for (const auto& [aside, ink] : {std::pair{0.05, 70}, {0.025, 110}}) {
                    m_painter.setBrush(QColor(8, 3, 0, ink));
                    m_painter.drawPolygon(
                        hexagon(at(place.q, place.r) - QPointF(kLitSide * aside * m_unit, 0), m_unit, 0.9));
                }
            }
        int number = 0;
        for (const auto& place : m_board.spaces) {
            const QPointF centre = at(place.q, place.r);
            const double width = m_unit;
            if (m_plain) {
                m_painter.setPen(QPen(tints::kPlainLine, std::max(1.5, m_unit * 0.02)));
                m_painter.setBrush(tints::kPlainSpace);
                m_painter.drawPolygon(hexagon(centre, width, 0.86));
                continue;
            }
            m_painter.setPen(Qt::NoPen);
            // Every tile is cut from a different part of the plank, away from its edges.
            const QPointF cut = centre - QPointF(0.7 + 0.6 * (number % 7), 0.7 + 0.9 * (number % 5)) * m_unit;
            const QBrush tile = cut_from(beech, cut);
            const QPolygonF outer = hexagon(centre, width, 0.89);
            m_painter.setBrush(tile);
            m_painter.drawPolygon(outer);
            if (number % 4 == 1) { // varies the tone of the tiles
                m_painter.setBrush(QColor(96, 52, 18, 22));
                m_painter.drawPolygon(outer);
            }
            ++number;
            paint_bevel(m_painter, outer, centre, 0.9, 0.5);
            // The top is slightly hollow: its far side faces the light.
            const QPointF half(kLitSide * width * 0.4, 0);
            QLinearGradient hollow(centre + half, centre - half);
            hollow.setColorAt(0, QColor(60, 28, 6, 44));
            hollow.setColorAt(0.5, QColor(255, 246, 225, 10));
            hollow.setColorAt(1, QColor(255, 246, 225, 58));
            m_painter.setBrush(hollow);
            m_painter.drawPolygon(scaled(outer, centre, 0.9));
        }
    }

    // The border counts as a wall, so it looks like one.
    void border() {
        const int edge = m_board.side - 1;
        // By the corner at which a side begins: the offset of the neighbour across that side.
        constexpr int kAcross[6][2] = {{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}};
        const auto line = [&](const QColor& ink, double width, double aside) {
            m_painter.setPen(QPen(ink, m_unit * width, Qt::SolidLine, Qt::RoundCap));
            for (const auto& place : m_board.spaces)
                for (int i = 0; i < 6; ++i) {
                    const int q = place.q + kAcross[i][0];
                    const int r = place.r + kAcross[i][1];
                    if (std::max({std::abs(q), std::abs(r), std::abs(q + r)}) <= edge) continue;
                    const QPointF centre = at(place.q, place.r) - QPointF(kLitSide * aside * m_unit, 0);
                    m_painter.drawLine(corner(centre, m_unit, i, 1.06), corner(centre, m_unit, i + 1, 1.06));
                }
        };
        if (m_plain) return line(Qt::white, 0.075, 0);
        line(QColor(10, 4, 0, 110), 0.09, 0.035);
        line(tints::kWall.darker(165), 0.085, 0);
        line(tints::kWall.darker(122), 0.06, 0);
        line(tints::kWall, 0.024, -0.012);
    }

    void slots_between() {
        for (const auto& slot : m_board.slot_list) {
            const QPointF a = at(slot.a);
            const QPointF b = at(slot.b);
            const QPointF along = QPointF(a.y() - b.y(), b.x() - a.x()) * 0.215;
            const QPointF middle = (a + b) / 2;
            const auto groove = [&](const QColor& ink, double width, double aside) {
                m_painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::RoundCap));
                const QPointF off(-kLitSide * aside, 0);
                m_painter.drawLine(middle - along + off, middle + along + off);
            };
            if (m_plain) {
                groove(tints::kPlainLine, std::max(1.5, m_unit * 0.03), 0);
                continue;
            }
            groove(QColor(255, 224, 178, 70), m_unit * 0.07, m_unit * 0.014); // the far edge is lit
            groove(QColor(14, 6, 2), m_unit * 0.066, 0);
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

// Spaces that both seats can reach are shown half and half; spaces that only one can reach are also hatched.
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
    const QColor tint = red ? tints::kRedMover : tints::kBlueMover;
    const QPointF centre = bounds.center();
    const double size = bounds.width() * 0.97;
    const double roundness = red ? 0.5 : 0.22; // corner radius
    painter.setPen(Qt::NoPen);
    const auto block = [&](double share, const QBrush& brush) {
        const double side = size * share;
        painter.setBrush(brush);
        painter.drawRoundedRect(QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side),
                                side * roundness, side * roundness);
    };
    const auto lit = [&](double share, int bright, int dim) { // from the lit side to the other
        const QPointF half(kLitSide * size * share / 2, 0);
        QLinearGradient across(centre + half, centre - half);
        across.setColorAt(0, tint.lighter(bright));
        across.setColorAt(0.45, tint);
        across.setColorAt(1, tint.darker(dim));
        return QBrush(across);
    };
    // A pawn seen from above: base, groove, body, neck and head.
    block(1, tint.darker(210));
    block(0.96, lit(0.96, 150, 175));
    block(0.84, tint.darker(165));
    block(0.81, lit(0.81, 118, 128));
    if (red) {
        paint_round_bevel(painter, bounds, 0.78, 0.5, 0.3);
    } else {
        const QRectF body(centre.x() - size * 0.36, centre.y() - size * 0.36, size * 0.72, size * 0.72);
        paint_bevel(painter, corners_of(body), centre, 0.68, 0.34);
    }
    // The head's shadow on the body.
    for (int i = 1; i <= 4; ++i) {
        painter.save();
        painter.translate(-kLitSide * size * 0.022 * i, 0);
        block(0.54, QColor(10, 2, 0, 34));
        painter.restore();
    }
    block(0.54, tint.darker(190));
    QRadialGradient head(centre + QPointF(kLitSide * size * 0.1, 0), size * 0.36);
    head.setColorAt(0, tint.lighter(165));
    head.setColorAt(0.35, tint.lighter(118));
    head.setColorAt(0.8, tint.darker(118));
    head.setColorAt(1, tint.darker(170));
    block(0.51, head);
    // The inlaid mark: a dot or a frame.
    const QColor ink(255, 244, 224, 225);
    if (red) {
        block(0.2, QColor(60, 6, 2, 140));
        block(0.175, ink);
    } else {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, size * 0.075, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.drawRoundedRect(
            QRectF(centre.x() - size * 0.15, centre.y() - size * 0.15, size * 0.3, size * 0.3), size * 0.05,
            size * 0.05);
    }
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
    // The frame's shadow on the field.
    painter.save();
    painter.translate(-kLitSide * width * 0.05, 0);
    stroke(QColor(10, 4, 0, 90), 0.1);
    painter.restore();
    stroke(QColor(27, 20, 16), 0.105);
    stroke(tints::kBrass, 0.07);
    painter.translate(kLitSide * width * 0.012, 0);
    stroke(tints::kBrass.lighter(165), 0.022);
}

void paint_wall(QPainter& painter, const QRectF& bounds, const QColor& tint, double turn) {
    const auto stick = [&](double width, double height, const QBrush& brush) {
        const QSizeF size(bounds.width() * width, bounds.height() * height);
        const QRectF area(bounds.center() - QPointF(size.width() / 2, size.height() / 2), size);
        painter.setPen(Qt::NoPen);
        painter.setBrush(brush);
        painter.drawRoundedRect(area, size.height() * 0.42, size.height() * 0.42);
    };
    const QPointF light = light_seen_from(turn);
    stick(1, 0.96, QColor(20, 8, 0, 120)); // contact with the board
    stick(0.96, 0.82, tint.darker(240));
    // The long sides slope; their brightness depends on their angle to the light.
    const auto side = [&](double facing) {
        return facing >= 0 ? tint.lighter(100 + static_cast<int>(10 * facing))
                           : tint.darker(100 + static_cast<int>(70 * -facing));
    };
    QLinearGradient slope(0, bounds.top() + bounds.height() * 0.12, 0,
                          bounds.bottom() - bounds.height() * 0.12);
    slope.setColorAt(0, side(-light.y() - 0.35));
    slope.setColorAt(0.3, tint);
    slope.setColorAt(0.6, tint);
    slope.setColorAt(1, side(light.y() - 0.35));
    stick(0.94, 0.74, slope);
    QLinearGradient top(bounds.left(), 0, bounds.right(), 0); // along the wall, because its ends are rounded
    QColor bright = tint.lighter(108);
    for (const double at : {0.0, 1.0})
        top.setColorAt(at, (at < 0.5) == (light.x() < 0) ? bright : tint.darker(112));
    top.setColorAt(0.2, bright);
    top.setColorAt(0.8, bright);
    stick(0.86, 0.34, top);
}

void paint_wall_shadow(QPainter& painter, const QRectF& bounds) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(14, 6, 0, 46));
    for (int i = 0; i < 5; ++i) {
        const double inset = bounds.height() * (0.02 + 0.05 * i);
        const QRectF area = bounds.adjusted(inset, inset, -inset, -inset);
        painter.drawRoundedRect(area, area.height() * 0.45, area.height() * 0.45);
    }
}

void paint_wall_pile(QPainter& painter, const QRectF& bounds, double share, const QColor& tint) {
    constexpr int kLayers = 5;
    const int layers = static_cast<int>(std::ceil(std::clamp(share, 0.0, 1.0) * kLayers));
    const double height = bounds.height() / (kLayers + 0.6) * 1.5;
    for (int i = 0; i < layers; ++i) {
        const double slip = (i % 2 == 0 ? -1 : 1) * bounds.width() * 0.05;
        const double y = bounds.bottom() - height - i * bounds.height() / (kLayers + 0.6);
        paint_wall(painter, {bounds.left() + bounds.width() * 0.05 + slip, y, bounds.width() * 0.9, height},
                   tint, 0);
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
    if (mark == "bars") // so that the meaning does not depend on colour alone
        for (const int slope : {1, -1})
            painter.drawLine(centre - QPointF(slope, 1) * width * 0.12,
                             centre + QPointF(slope, 1) * width * 0.12);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    if (mark == "one" || mark == "two") paint_dots(painter, centre, width, mark == "one" ? 1 : 2);
    if (mark == "last") painter.drawEllipse(centre, width * 0.06, width * 0.06);
}

}
