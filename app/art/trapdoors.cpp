#include "art/trapdoors.h"

#include "art/pieces.h"
#include "art/tints.h"

#include <QLinearGradient>
#include <QPainterPath>
#include <QPen>
#include <QRadialGradient>

#include <cmath>
#include <numbers>

namespace trapbox {

namespace {

const QColor kWhiteEdge("#8c7350");
const QColor kBlackEdge("#c8ad8c");
const QColor kGreenOnWood("#62c481"); // 3 : 1 on the lightest wood of a door
const QColor kWalnut("#5b3d29");

QColor tint_of(const QString& colour) { return colour == "green" ? tints::kGreenDoor : tints::kOrangeDoor; }
QColor tint_on_wood(const QString& colour) {
    return colour == "green" ? kGreenOnWood : tints::kOrangeDoor.lighter(112);
}

// The sign that goes with the colour.
void paint_sign(QPainter& painter, const QPointF& at, double radius, const QString& colour,
                const QColor& ink) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    if (colour == "green") {
        painter.drawEllipse(at, radius, radius);
        return;
    }
    const double reach = radius * 1.25;
    painter.drawPolygon(QPolygonF({{at.x(), at.y() - reach},
                                   {at.x() + reach, at.y()},
                                   {at.x(), at.y() + reach},
                                   {at.x() - reach, at.y()}}));
}

void paint_face_sign(QPainter& painter, const QPointF& at, double radius, QChar face, bool white) {
    const QColor ink(255, 248, 232);
    if (face == 'g') return paint_sign(painter, at, radius, "green", ink);
    if (face == 'o') return paint_sign(painter, at, radius, "orange", ink);
    if (face == 'b') {
        paint_sign(painter, at - QPointF(radius * 0.9, 0), radius * 0.7, "green", ink);
        paint_sign(painter, at + QPointF(radius * 0.9, 0), radius * 0.7, "orange", ink);
        return;
    }
    const QRectF box(at.x() - radius * 1.15, at.y() - radius * 1.15, radius * 2.3, radius * 2.3);
    paint_man(painter, box, white, false);
}

QColor section_tint(QChar face) {
    if (face == 'g') return tints::kGreenDoor;
    return face == 'o' ? tints::kOrangeDoor : tints::kWhiteMan;
}

// A pie of the wheel whose middle is `degrees` clockwise from the top.
QPainterPath pie(const QRectF& bounds, double degrees, double span) {
    QPainterPath path(bounds.center());
    path.arcTo(bounds, 90 - degrees + span / 2, -span);
    path.closeSubpath();
    return path;
}

}

void paint_man(QPainter& painter, const QRectF& bounds, bool white, bool crown, bool plain) {
    paint_disk(painter, bounds, white ? tints::kWhiteMan : tints::kBlackMan,
               crown   ? "crown"
               : white ? ""
                       : "ring");
    // An edge, so that ebony is seen on a dark card and on a dark square, and cream on a light card (3 : 1).
    const double edge = plain ? std::max(2.0, bounds.width() * 0.06) : std::max(1.0, bounds.width() * 0.035);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(white ? kWhiteEdge : plain ? QColor(Qt::white) : kBlackEdge, edge));
    painter.drawEllipse(bounds.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2));
}

void paint_door_leaf(QPainter& painter, const QRectF& bounds, const QString& colour, bool left) {
    QLinearGradient wood(bounds.topLeft(), bounds.topRight());
    wood.setColorAt(left ? 0 : 1, kWalnut.lighter(106));
    wood.setColorAt(left ? 1 : 0, kWalnut.lighter(135));
    painter.setPen(Qt::NoPen);
    painter.setBrush(wood);
    painter.drawRect(bounds);
    // Planks, and the seam where the leaves meet.
    painter.setPen(QPen(kWalnut.darker(135), std::max(0.6, bounds.height() / 60)));
    for (const double part : {0.33, 0.67}) {
        const double y = bounds.top() + bounds.height() * part;
        painter.drawLine(QPointF(bounds.left(), y), QPointF(bounds.right(), y));
    }
    const double edge = bounds.height() * 0.05;
    painter.setPen(QPen(tint_on_wood(colour), edge));
    const double outer = left ? bounds.left() + edge / 2 : bounds.right() - edge / 2;
    const double inner = left ? bounds.right() : bounds.left();
    painter.drawPolyline(QPolygonF({{inner, bounds.top() + edge / 2},
                                    {outer, bounds.top() + edge / 2},
                                    {outer, bounds.bottom() - edge / 2},
                                    {inner, bounds.bottom() - edge / 2}}));
    painter.setPen(QPen(QColor(20, 12, 6), std::max(1.0, bounds.height() / 34)));
    painter.drawLine(QPointF(inner, bounds.top()), QPointF(inner, bounds.bottom()));
    // Half of the sign on each leaf.
    painter.save();
    painter.setClipRect(bounds);
    paint_sign(painter, QPointF(inner, bounds.center().y()), bounds.height() * 0.13, colour,
               tint_on_wood(colour));
    painter.restore();
}

void paint_pit(QPainter& painter, const QRectF& bounds, const QString& colour) {
    QRadialGradient depth(bounds.center(), bounds.width() * 0.72);
    depth.setColorAt(0, QColor(4, 3, 2));
    depth.setColorAt(0.62, QColor(18, 12, 8));
    depth.setColorAt(1, QColor(62, 42, 28));
    painter.setPen(Qt::NoPen);
    painter.setBrush(depth);
    painter.drawRect(bounds);
    const double edge = bounds.height() * 0.06;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(tint_on_wood(colour), edge));
    painter.drawRect(bounds.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2));
}

void paint_slider(QPainter& painter, const QRectF& bounds, const QString& colour) {
    const QColor tint = tint_of(colour);
    const QRectF body = bounds.adjusted(bounds.width() * 0.06, bounds.height() * 0.06, -bounds.width() * 0.06,
                                        -bounds.height() * 0.06);
    QLinearGradient side(body.topLeft(), body.bottomLeft());
    side.setColorAt(0, tint.lighter(150));
    side.setColorAt(0.18, tint.lighter(118));
    side.setColorAt(0.8, tint);
    side.setColorAt(1, tint.darker(160));
    painter.setPen(QPen(tint.darker(220), std::max(0.8, bounds.height() / 40)));
    painter.setBrush(side);
    const double corner = body.height() * 0.3;
    painter.drawRoundedRect(body, corner, corner);
    // Grips left and right of the sign.
    painter.setPen(QPen(tint.darker(150), std::max(0.8, body.width() * 0.05), Qt::SolidLine, Qt::RoundCap));
    for (const double part : {0.15, 0.85}) {
        const double x = body.left() + body.width() * part;
        painter.drawLine(QPointF(x, body.top() + body.height() * 0.3),
                         QPointF(x, body.bottom() - body.height() * 0.3));
    }
    paint_sign(painter, body.center(), body.height() * 0.19, colour, QColor(255, 248, 232));
}

void paint_wheel(QPainter& painter, const QRectF& area, const QString& sections, bool white) {
    if (sections.isEmpty()) return;
    const QRectF bounds = area.adjusted(2, 2, -2, -2); // a clear edge keeps its rim smooth while it turns
    const double span = 360.0 / static_cast<double>(sections.size());
    const double size = bounds.width();
    QRadialGradient rim(bounds.center(), size / 2);
    rim.setColorAt(0.86, kWalnut.lighter(110));
    rim.setColorAt(0.93, kWalnut.lighter(165));
    rim.setColorAt(1, kWalnut.darker(170));
    painter.setPen(Qt::NoPen);
    painter.setBrush(rim);
    painter.drawEllipse(bounds);
    const QRectF face = bounds.adjusted(size * 0.065, size * 0.065, -size * 0.065, -size * 0.065);
    for (qsizetype i = 0; i < sections.size(); ++i) {
        const double middle = static_cast<double>(i) * span;
        painter.setPen(QPen(QColor("#3a2416"), std::max(1.0, size / 110)));
        if (sections[i] == 'b') {
            painter.setBrush(tints::kGreenDoor);
            painter.drawPath(pie(face, middle - span / 4, span / 2));
            painter.setBrush(tints::kOrangeDoor);
            painter.drawPath(pie(face, middle + span / 4, span / 2));
        } else {
            painter.setBrush(section_tint(sections[i]));
            painter.drawPath(pie(face, middle, span));
        }
        const double angle = middle * std::numbers::pi / 180;
        const QPointF at = face.center() + QPointF(std::sin(angle), -std::cos(angle)) * face.width() * 0.335;
        painter.save();
        painter.translate(at);
        painter.rotate(middle);
        paint_face_sign(painter, {0, 0}, face.width() * (sections.size() > 6 ? 0.068 : 0.08), sections[i],
                        white);
        painter.restore();
    }
    // The pegs on the rim that the tongue ticks over.
    for (qsizetype i = 0; i < sections.size(); ++i) {
        const double angle = (static_cast<double>(i) + 0.5) * span * std::numbers::pi / 180;
        const QPointF at = bounds.center() + QPointF(std::sin(angle), -std::cos(angle)) * size * 0.465;
        const double radius = size * 0.018;
        paint_peg(painter, QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius));
    }
    const double hub = size * 0.085;
    paint_peg(painter, QRectF(bounds.center().x() - hub, bounds.center().y() - hub, 2 * hub, 2 * hub));
}

void paint_wheel_face(QPainter& painter, const QRectF& bounds, const QString& face, bool white) {
    const QChar initial = face.isEmpty() ? QChar('p') : face[0];
    const QRectF coin = bounds.adjusted(1, 1, -1, -1);
    painter.setPen(QPen(QColor("#3a2416"), std::max(1.0, bounds.width() / 24)));
    painter.setBrush(section_tint(initial));
    painter.drawEllipse(coin);
    if (initial == 'b') {
        painter.setBrush(tints::kGreenDoor);
        painter.drawPie(coin, 90 * 16, 180 * 16);
        painter.setBrush(tints::kOrangeDoor);
        painter.drawPie(coin, -90 * 16, 180 * 16);
    }
    paint_face_sign(painter, bounds.center(), bounds.width() * 0.2, initial, white);
}

void paint_wheel_pointer(QPainter& painter, const QRectF& bounds) {
    QPainterPath tongue(QPointF(bounds.left() + bounds.width() * 0.1, bounds.top() + bounds.height() * 0.06));
    tongue.lineTo(bounds.right() - bounds.width() * 0.1, bounds.top() + bounds.height() * 0.06);
    tongue.lineTo(bounds.center().x(), bounds.bottom() - bounds.height() * 0.04);
    tongue.closeSubpath();
    QLinearGradient brass(bounds.topLeft(), bounds.topRight());
    brass.setColorAt(0, QColor(176, 130, 52));
    brass.setColorAt(0.45, QColor(255, 240, 190));
    brass.setColorAt(1, QColor(150, 106, 40));
    painter.setPen(QPen(QColor(70, 46, 14), std::max(1.0, bounds.width() / 18), Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin));
    painter.setBrush(brass);
    painter.drawPath(tongue);
}

}
