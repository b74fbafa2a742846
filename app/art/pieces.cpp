#include "art/pieces.h"

#include "art/tints.h"

#include <QLinearGradient>
#include <QPainterPath>
#include <QPen>
#include <QRadialGradient>

#include <algorithm>

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

void paint_disk(QPainter& painter, const QRectF& bounds, const QColor& tint, const QString& mark,
                const QColor& edge) {
    painter.setPen(Qt::NoPen);
    auto rim = round_gradient(bounds);
    rim.setColorAt(0.84, tint.darker(105));
    rim.setColorAt(0.9, tint.lighter(128));
    rim.setColorAt(0.95, tint.darker(115));
    rim.setColorAt(1, tint.darker(190));
    painter.setBrush(rim);
    painter.drawEllipse(bounds);

    const QRectF face = shrunk(bounds, 0.085);
    auto top = round_gradient(face);
    top.setColorAt(0, tint.lighter(113));
    top.setColorAt(0.75, tint);
    top.setColorAt(1, tint.darker(118));
    painter.setBrush(top);
    painter.drawEllipse(face);

    // The marks of the lathe.
    painter.setBrush(Qt::NoBrush);
    QColor groove = tint.darker(125);
    groove.setAlphaF(0.35F);
    painter.setPen(QPen(groove, std::max(0.5, bounds.width() / 120)));
    for (const double part : {0.06, 0.13, 0.21, 0.3})
        painter.drawEllipse(shrunk(face, part));

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
    paint_disk(painter, bounds, tints::kDisk, "bar", plain ? QColor(Qt::white) : QColor());
}

void paint_tray_piece(QPainter& painter, const QRectF& bounds, int size, bool plain) {
    paint_disk(painter, bounds, tints::kTrayPieces.at(static_cast<std::size_t>(std::clamp(size, 0, 2))),
               "knob", QColor(255, 255, 255, plain ? 255 : 144));
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
    painter.setPen(Qt::NoPen);
    auto brass = round_gradient(bounds);
    brass.setColorAt(0, QColor(255, 240, 190));
    brass.setColorAt(0.35, QColor(232, 192, 104));
    brass.setColorAt(0.8, QColor(176, 130, 52));
    brass.setColorAt(1, QColor(96, 66, 22));
    painter.setBrush(brass);
    painter.drawEllipse(bounds);
}

void paint_hatch(QPainter& painter, const QRectF& bounds, const QColor& ink, int lines, double slope) {
    const double step = std::min(bounds.width(), bounds.height()) / lines;
    const double aside = slope * bounds.height(); // from the top of a line to its foot
    painter.setPen(QPen(ink, step / 7));
    for (double x = bounds.left() - std::max(0.0, aside) + step / 2;
         x < bounds.right() - std::min(0.0, aside); x += step)
        painter.drawLine(QPointF(x, bounds.top()), QPointF(x + aside, bounds.bottom()));
}

namespace {

constexpr double kLid = 0.11; // of the timer's height

QPainterPath sand_glass(const QRectF& bounds) {
    const double side = bounds.width() * 0.11;
    const double lid = bounds.height() * kLid / 2;
    const QRectF glass = bounds.adjusted(side, lid, -side, -lid);
    const double neck = bounds.width() * 0.045; // half of it
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
    painter.setPen(QPen(ink, bounds.width() * 0.045));
    painter.setBrush(QColor(255, 255, 255, 50));
    painter.drawPath(sand_glass(bounds));
    painter.setPen(Qt::NoPen);
    painter.setBrush(lids);
    const double lid = bounds.height() * kLid;
    for (const double top : {bounds.top(), bounds.bottom() - lid})
        painter.drawRoundedRect(QRectF(bounds.left(), top, bounds.width(), lid), lid / 3, lid / 3);
}

void paint_sand(QPainter& painter, const QRectF& bounds, const QColor& colour) {
    painter.fillPath(sand_glass(bounds), colour);
}

}
