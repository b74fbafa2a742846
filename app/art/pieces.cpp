#include "art/pieces.h"

#include "art/tints.h"
#include "art/turned.h"

#include <QLinearGradient>
#include <QPainterPath>
#include <QPen>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <utility>

namespace trapbox {

QRectF shrunk(const QRectF& bounds, double part) {
    const double inset = bounds.width() * part;
    return bounds.adjusted(inset, inset, -inset, -inset);
}

namespace {

QRadialGradient round_gradient(const QRectF& bounds) { return {bounds.center(), bounds.width() / 2}; }

void paint_mark(QPainter& painter, const QRectF& face, const QColor& ink, const QString& mark) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    const double width = face.width() * 0.11;
    if (mark == "dot") {
        painter.drawEllipse(shrunk(face, 0.36));
    } else if (mark == "ring") {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, width));
        painter.drawEllipse(shrunk(face, 0.26));
    } else if (mark == "bar") {
        const QRectF bar(face.center().x() - face.width() * 0.3, face.center().y() - width / 2,
                         face.width() * 0.6, width);
        painter.drawRoundedRect(bar, width / 2, width / 2);
    } else if (mark == "cross") {
        painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::RoundCap));
        const QRectF box = shrunk(face, 0.3);
        painter.drawLine(box.topLeft(), box.bottomRight());
        painter.drawLine(box.topRight(), box.bottomLeft());
    } else if (mark == "crown") {
        const QRectF box = shrunk(face, 0.24);
        QPainterPath crown(QPointF(box.left(), box.bottom() - box.height() * 0.15));
        const double top = box.top() + box.height() * 0.15;
        const double dip = box.center().y() + box.height() * 0.05;
        crown.lineTo(box.left(), top);
        crown.lineTo(box.left() + box.width() * 0.27, dip);
        crown.lineTo(box.center().x(), box.top());
        crown.lineTo(box.right() - box.width() * 0.27, dip);
        crown.lineTo(box.right(), top);
        crown.lineTo(box.right(), box.bottom() - box.height() * 0.15);
        crown.closeSubpath();
        painter.drawPath(crown);
    } else if (mark == "knob") {
        const QRectF knob = shrunk(face, 0.3);
        auto dome = round_gradient(knob);
        dome.setColorAt(0, ink.lighter(175));
        dome.setColorAt(0.7, ink.lighter(120));
        dome.setColorAt(1, ink);
        painter.setBrush(dome);
        painter.drawEllipse(knob);
    }
}

}

namespace {

// A flat disk: a raised ring around a slightly lower face with the grooves of the lathe, and a rounded edge.
double disk_height(double r) {
    constexpr double kEdge = 0.86; // where the edge begins to round off
    const double rounding = std::max(0.0, r - kEdge) / (1 - kEdge);
    const double edge = 0.16 * (1 - std::sqrt(std::max(0.0, 1 - rounding * rounding)));
    const double ring = 0.045 * smooth_step(0.72, 0.78, r);
    const double grooves = r < 0.7 ? 0.0016 * std::cos(r * 9 * 2 * std::numbers::pi) : 0.0016;
    return ring + grooves - edge;
}

// A bead with a rounded top, for pegs and nails.
double peg_height(double r) { return 0.55 * std::sqrt(std::max(0.0, 1 - 0.96 * r * r)); }

}

void paint_disk(QPainter& painter, const QRectF& bounds, const QColor& tint, const QString& mark,
                const QColor& edge) {
    paint_turned(painter, bounds, disk_height, {.tint = tint, .shine = 0.3, .gloss = 46});
    const QRectF face = shrunk(bounds, 0.085);

    const bool dark = tint.lightnessF() < 0.45F;
    QColor ink = dark ? QColor(255, 244, 224) : QColor(48, 32, 20);
    if (mark == "knob")
        ink = tint.darker(135);
    else
        ink.setAlphaF(0.82F);
    paint_mark(painter, face, ink, mark);

    if (!edge.isValid()) return;
    const double width = std::max(1.5, bounds.width() * 0.05);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(edge, width));
    painter.drawEllipse(bounds.adjusted(width / 2, width / 2, -width / 2, -width / 2));
}

void paint_passed_disk(QPainter& painter, const QRectF& bounds, bool plain) {
    paint_disk(painter, bounds, tints::kDisk, "", plain ? QColor(Qt::white) : QColor());
}

void paint_passed_face(QPainter& painter, const QRectF& bounds) {
    // Fibres across the face, at fixed positions.
    const QRectF face = shrunk(bounds, 0.15);
    painter.save();
    QPainterPath round;
    round.addEllipse(face);
    painter.setClipPath(round);
    constexpr int kFibres = 26;
    for (int i = 0; i < kFibres; ++i) {
        const double y = face.top() + face.height() * (i + 0.5 * std::sin(i * 2.4)) / kFibres;
        const double bow = face.height() * 0.03 * std::sin(i * 1.7);
        QColor fibre = i % 3 == 0 ? tints::kDisk.lighter(150) : tints::kDisk.darker(210);
        fibre.setAlpha(26 + 14 * (i * 7 % 4));
        QPainterPath line({face.left(), y});
        line.quadTo({face.center().x(), y + bow * 2}, {face.right(), y - bow});
        painter.strokePath(line, QPen(fibre, bounds.width() * (0.006 + 0.004 * (i % 4))));
    }
    painter.restore();
    // The bar is inlaid in the wood.
    const QRectF disk = shrunk(bounds, 0.085);
    painter.save();
    painter.translate(0, bounds.width() * 0.012);
    paint_mark(painter, disk, QColor(255, 226, 190, 110), "bar");
    painter.restore();
    paint_mark(painter, disk, QColor(56, 30, 14, 235), "bar");
}

void paint_shadow(QPainter& painter, const QRectF& bounds) {
    auto shade = round_gradient(bounds);
    shade.setColorAt(0, QColor(0, 0, 0, 150));
    shade.setColorAt(0.72, QColor(0, 0, 0, 120));
    shade.setColorAt(1, QColor(0, 0, 0, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(shade);
    painter.drawEllipse(bounds);
}

void paint_peg(QPainter& painter, const QRectF& bounds) {
    paint_turned(painter, bounds, peg_height,
                 {.tint = tints::kBrass, .shine = 0.6, .gloss = 16, .metal = 0.7});
}

void paint_glow(QPainter& painter, const QRectF& bounds, const QColor& ink) {
    auto light = round_gradient({-0.5, -0.5, 1, 1});
    QColor colour = ink;
    for (const auto& [at, alpha] : {std::pair{0.0, 1.0F}, {0.3, 0.6F}, {0.65, 0.16F}, {1.0, 0.0F}}) {
        colour.setAlphaF(alpha);
        light.setColorAt(at, colour);
    }
    painter.save();
    painter.translate(bounds.center());
    painter.scale(bounds.width(), bounds.height());
    painter.fillRect(QRectF(-0.5, -0.5, 1, 1), light);
    painter.restore();
}

void paint_trail(QPainter& painter, const QRectF& bounds, const QColor& ink) {
    QPainterPath comet({bounds.left(), bounds.center().y()});
    comet.cubicTo({bounds.center().x(), bounds.top() + bounds.height() * 0.3},
                  {bounds.center().x(), bounds.top()}, bounds.topRight());
    comet.lineTo(bounds.bottomRight());
    comet.cubicTo({bounds.center().x(), bounds.bottom()},
                  {bounds.center().x(), bounds.bottom() - bounds.height() * 0.3},
                  {bounds.left(), bounds.center().y()});
    QLinearGradient fading(bounds.topLeft(), bounds.topRight());
    QColor colour = ink;
    colour.setAlphaF(0);
    fading.setColorAt(0, colour);
    colour.setAlphaF(0.42F);
    fading.setColorAt(1, colour);
    painter.fillPath(comet, fading);
}

void paint_hatch(QPainter& painter, const QRectF& bounds, const QColor& ink, int lines, double slope) {
    const double step = std::min(bounds.width(), bounds.height()) / lines;
    const double aside = slope * bounds.height(); // horizontal distance between the ends of a line
    painter.setPen(QPen(ink, step / 7));
    for (double x = bounds.left() - std::max(0.0, aside) + step / 2;
         x < bounds.right() - std::min(0.0, aside); x += step)
        painter.drawLine(QPointF(x, bounds.top()), QPointF(x + aside, bounds.bottom()));
}

namespace {

constexpr double kLid = 0.11; // share of the timer's height

QPainterPath sand_glass(const QRectF& bounds) {
    const double side = bounds.width() * 0.11;
    const double lid = bounds.height() * kLid / 2;
    const QRectF glass = bounds.adjusted(side, lid, -side, -lid);
    const double neck = bounds.width() * 0.045; // half its width
    const double shoulder = glass.height() * 0.3;
    const QPointF middle = glass.center();
    QPainterPath path(glass.topLeft());
    path.lineTo(glass.topRight());
    path.cubicTo(glass.right(), glass.top() + shoulder, middle.x() + neck, middle.y() - shoulder / 2,
                 middle.x() + neck, middle.y());
    path.cubicTo(middle.x() + neck, middle.y() + shoulder / 2, glass.right(), glass.bottom() - shoulder,
                 glass.right(), glass.bottom());
    path.lineTo(glass.bottomLeft());
    path.cubicTo(glass.left(), glass.bottom() - shoulder, middle.x() - neck, middle.y() + shoulder / 2,
                 middle.x() - neck, middle.y());
    path.cubicTo(middle.x() - neck, middle.y() - shoulder / 2, glass.left(), glass.top() + shoulder,
                 glass.left(), glass.top());
    return path;
}

}

void paint_sand_glass(QPainter& painter, const QRectF& bounds, const QColor& ink, const QColor& lids) {
    QLinearGradient glass(bounds.topLeft(), bounds.topRight());
    glass.setColorAt(0, QColor(255, 255, 255, 26));
    glass.setColorAt(0.66, QColor(255, 255, 255, 34));
    glass.setColorAt(0.76, QColor(255, 255, 255, 120));
    glass.setColorAt(0.84, QColor(255, 255, 255, 40));
    glass.setColorAt(1, QColor(255, 255, 255, 60));
    painter.setPen(QPen(ink, bounds.width() * 0.045));
    painter.setBrush(glass);
    painter.drawPath(sand_glass(bounds));
    painter.setPen(Qt::NoPen);
    const double lid = bounds.height() * kLid;
    for (const double top : {bounds.top(), bounds.bottom() - lid}) {
        const QRectF plate(bounds.left(), top, bounds.width(), lid);
        QLinearGradient wood(plate.topLeft(), plate.topRight());
        wood.setColorAt(0, lids.darker(150));
        wood.setColorAt(0.7, lids.lighter(112));
        wood.setColorAt(0.85, lids.lighter(140));
        wood.setColorAt(1, lids);
        painter.setBrush(wood);
        painter.drawRoundedRect(plate, lid / 3, lid / 3);
    }
}

void paint_sand(QPainter& painter, const QRectF& bounds, const QColor& colour) {
    painter.save();
    painter.setClipPath(sand_glass(bounds));
    QLinearGradient round(bounds.topLeft(), bounds.topRight()); // the light is on the right
    round.setColorAt(0, colour.darker(135));
    round.setColorAt(0.62, colour);
    round.setColorAt(0.8, colour.lighter(116));
    round.setColorAt(1, colour.darker(108));
    painter.fillRect(bounds, round);
    // Grains: light and dark dots at fixed positions.
    painter.setPen(Qt::NoPen);
    const double grain = std::max(0.8, bounds.width() / 44);
    std::uint32_t state = 5;
    const auto next = [&state] {
        state = state * 1664525U + 1013904223U;
        return (state >> 8) * 0x1p-24;
    };
    const int grains =
        static_cast<int>(std::min(2400.0, bounds.width() * bounds.height() / (grain * grain) / 3));
    for (int i = 0; i < grains; ++i) {
        QColor tone = i % 3 == 0 ? colour.lighter(140) : colour.darker(i % 2 == 0 ? 150 : 125);
        tone.setAlpha(150);
        painter.setBrush(tone);
        const double x = bounds.left() + next() * bounds.width();
        const double y = bounds.top() + next() * bounds.height();
        painter.drawEllipse(QPointF(x, y), grain / 2, grain / 2);
    }
    painter.restore();
}

}
