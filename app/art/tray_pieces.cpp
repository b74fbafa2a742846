#include "art/tray_pieces.h"

#include "art/pieces.h"
#include "art/tints.h"
#include "art/turned.h"

#include <QLinearGradient>
#include <QPainterPath>
#include <QPen>

#include <algorithm>
#include <cmath>

namespace trapbox {

namespace {

const QColor& tint_of(int size) {
    return tints::kTrayPieces.at(static_cast<std::size_t>(std::clamp(size, 0, 2)));
}

// The height by distance from the axis, both relative to the radius: knob, neck, cove, bead, flat rim, bevel.
double profile(double r) {
    constexpr double kKnob = 0.34;
    constexpr double kNeck = 0.42;
    constexpr double kBead = 0.66;
    constexpr double kBevel = 0.84;
    const double floor = 0.16 + 0.10 * smooth_step(kNeck, kBead, r);
    const double knob = r < kKnob ? 0.12 + 0.30 * std::sqrt(1 - 0.96 * r * r / (kKnob * kKnob)) : 0;
    const double neck = 0.10 * (1 - smooth_step(kKnob, kNeck, r));
    const double bead = 0.03 * std::exp(-std::pow((r - kBead) / 0.025, 2));
    const double bevel = r > kBevel ? 0.30 * std::pow((r - kBevel) / (1 - kBevel), 1.6) : 0;
    return floor + knob + neck + bead - bevel;
}

}

void paint_tray_piece(QPainter& painter, const QRectF& bounds, int size, bool plain) {
    paint_turned(painter, bounds, profile, {.tint = tint_of(size), .shine = 0.4, .gloss = 22});
    const double width = std::max(plain ? 1.5 : 0.75, bounds.width() * (plain ? 0.05 : 0.02));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, plain ? 255 : 90), width));
    painter.drawEllipse(bounds.adjusted(width / 2, width / 2, -width / 2, -width / 2));
}

void paint_tray_grain(QPainter& painter, const QRectF& bounds, int size) {
    constexpr int kFibres = 17;
    const QRectF face = shrunk(bounds, 0.05);
    QPainterPath round;
    round.addEllipse(face);
    painter.save();
    painter.setClipPath(round);
    for (int i = 0; i < kFibres; ++i) {
        const double y = face.top() + face.height() * (i + 0.5 + 0.4 * std::sin(i * 2.7 + size)) / kFibres;
        const double bow = face.height() * 0.04 * std::sin(i * 1.3 + size);
        QColor fibre = i % 4 == 0 ? tint_of(size).lighter(150) : tint_of(size).darker(190);
        fibre.setAlpha(34 + 12 * (i * 5 % 4));
        QPainterPath line({face.left(), y});
        line.quadTo({face.center().x(), y + 2 * bow}, {face.right(), y - bow});
        painter.strokePath(line, QPen(fibre, bounds.width() * (0.012 + 0.006 * (i % 3))));
    }
    painter.restore();
}

void paint_spring_bar(QPainter& painter, const QRectF& bounds, bool plain) {
    const double height = bounds.height();
    const double corner = height * 0.22;
    QPainterPath whole;
    whole.addRoundedRect(bounds, corner, corner);
    painter.setPen(Qt::NoPen);
    if (plain) {
        painter.setBrush(tints::kSteel.lighter(140));
        painter.drawPath(whole);
        return;
    }
    painter.save();
    painter.setClipPath(whole);
    // A round bar: bright at the top, dark at its edges.
    QLinearGradient steel(bounds.topLeft(), bounds.bottomLeft());
    steel.setColorAt(0, tints::kSteel.darker(200));
    steel.setColorAt(0.14, tints::kSteel.lighter(112));
    steel.setColorAt(0.36, tints::kSteel.lighter(168));
    steel.setColorAt(0.6, tints::kSteel);
    steel.setColorAt(0.88, tints::kSteel.darker(150));
    steel.setColorAt(1, tints::kSteel.darker(260));
    painter.fillRect(bounds, steel);
    // Brushed lengthwise.
    const int streaks = std::max(6, static_cast<int>(height / 1.5));
    for (int i = 0; i < streaks; ++i) {
        const double y = bounds.top() + height * (i + 0.5) / streaks;
        const double from = bounds.left() + bounds.width() * std::fmod(i * 0.377, 0.5);
        painter.setPen(QPen(QColor(255, 255, 255, 14 + 9 * (i * 7 % 4)), height / streaks * 0.5));
        painter.drawLine(QPointF(from, y), QPointF(from + bounds.width() * 0.55, y));
    }
    // The light is on the right.
    QLinearGradient side(bounds.topLeft(), bounds.topRight());
    side.setColorAt(0, QColor(0, 0, 0, 70));
    side.setColorAt(0.7, QColor(0, 0, 0, 0));
    side.setColorAt(1, QColor(255, 255, 255, 40));
    painter.fillRect(bounds, side);
    const double block = height * 1.5;
    for (const double left : {bounds.left(), bounds.right() - block}) {
        const QRectF end(left, bounds.top(), block, height);
        QLinearGradient beech(end.topLeft(), end.bottomLeft());
        beech.setColorAt(0, tints::kBarWood.darker(150));
        beech.setColorAt(0.25, tints::kBarWood.lighter(118));
        beech.setColorAt(0.7, tints::kBarWood);
        beech.setColorAt(1, tints::kBarWood.darker(180));
        painter.fillRect(end, beech);
        painter.fillRect(
            QRectF(left < bounds.center().x() ? end.right() - 1 : end.left(), end.top(), 1, height),
            QColor(0, 0, 0, 120));
        paint_peg(painter, QRectF(end.center().x() - height * 0.2, end.center().y() - height * 0.2,
                                  height * 0.4, height * 0.4));
    }
    painter.restore();
}

}
