#include "art/trapdoors.h"

#include "art/pieces.h"
#include "art/tints.h"
#include "art/woodwork.h"

#include <QConicalGradient>
#include <QLinearGradient>
#include <QPainterPath>
#include <QPen>
#include <QRadialGradient>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace trapbox {

namespace {

const QColor kWhiteEdge("#8c7350");
const QColor kBlackEdge("#c8ad8c");
const QColor kGreenOnWood("#62c481"); // contrast 3 : 1 on the lightest wood of a door
const QColor kSeam("#3a2416");        // between the sections of the wheel

QColor tint_of(const QString& colour) { return colour == "green" ? tints::kGreenDoor : tints::kOrangeDoor; }
QColor tint_on_wood(const QString& colour) {
    return colour == "green" ? kGreenOnWood : tints::kOrangeDoor.lighter(112);
}

// The sign of a colour: a dot for green, a diamond for orange.
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

void paint_crown(QPainter& painter, const QRectF& box, const QColor& ink) {
    const double dip = box.top() + box.height() * 0.5;
    const double shoulder = box.top() + box.height() * 0.14;
    const double foot = box.bottom() - box.height() * 0.12;
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(QPolygonF({{box.left() + box.width() * 0.1, foot},
                                   {box.left(), shoulder},
                                   {box.left() + box.width() * 0.27, dip},
                                   {box.center().x(), box.top()},
                                   {box.right() - box.width() * 0.27, dip},
                                   {box.right(), shoulder},
                                   {box.right() - box.width() * 0.1, foot}}));
}

QColor section_tint(QChar face) {
    if (face == 'g') return tints::kGreenDoor;
    return face == 'o' ? tints::kOrangeDoor : tints::kWhiteMan;
}

// A sector of the wheel, centred `degrees` clockwise from the top.
QPainterPath pie(const QRectF& bounds, double degrees, double span) {
    QPainterPath path(bounds.center());
    path.arcTo(bounds, 90 - degrees + span / 2, -span);
    path.closeSubpath();
    return path;
}

}

void paint_checkers_board(QPainter& painter, const QRectF& bounds, const CheckersBoardSizes& sizes,
                          bool plain) {
    const double unit = bounds.width() / (8 * sizes.square + 2 * sizes.rail);
    const double square = sizes.square * unit;
    const QRectF field(bounds.left() + sizes.rail * unit, bounds.top() + sizes.border * unit, 8 * square,
                       8 * square);
    const auto cell = [&](int column, int row) {
        return QRectF(field.left() + column * square, field.top() + row * square, square, square);
    };
    painter.setPen(Qt::NoPen);
    if (plain) {
        painter.fillRect(bounds, tints::kPlainFrame);
        painter.fillRect(field.adjusted(-2 * unit, -2 * unit, 2 * unit, 2 * unit), Qt::black);
        for (int i = 0; i < 64; ++i)
            painter.fillRect(cell(i % 8, i / 8),
                             (i % 8 + i / 8) % 2 == 0 ? tints::kPlainLightSquare : tints::kPlainDarkSquare);
        return;
    }
    // The frame: four planks with mitred corners, and a brass line around the squares.
    const QBrush beech = plank(Surface::beech, 1.05 * std::max(bounds.width(), bounds.height()), 6);
    QBrush upright = beech;
    upright.setTransform(QTransform().rotate(90) * beech.transform());
    const double corner = sizes.square * unit * 0.14;
    QPainterPath outline;
    outline.addRoundedRect(bounds, corner, corner);
    painter.save();
    painter.setClipPath(outline);
    painter.fillRect(bounds, beech);
    for (const bool left : {true, false}) {
        const double outer = left ? bounds.left() : bounds.right();
        const double inner = left ? field.left() : field.right();
        const QPolygonF side(
            {{outer, bounds.top()}, {inner, field.top()}, {inner, field.bottom()}, {outer, bounds.bottom()}});
        painter.setBrush(upright);
        painter.drawPolygon(side);
        painter.setBrush(left == (kLitSide < 0) ? QColor(255, 246, 226, 20) : QColor(40, 16, 0, 22));
        painter.drawPolygon(side);
        painter.setPen(QPen(QColor(60, 32, 12, 90), std::max(1.0, unit * 0.8)));
        painter.drawLine(side[0], side[1]);
        painter.drawLine(side[2], side[3]);
        painter.setPen(Qt::NoPen);
    }
    paint_bevel(painter, corners_of(bounds), bounds.center(), 1 - 5 * unit / bounds.width(), 0.5);
    painter.restore();
    const auto line_around = [&](double out, double width, const QBrush& ink) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, width * unit, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.drawRect(field.adjusted(-out * unit, -out * unit, out * unit, out * unit));
        painter.setPen(Qt::NoPen);
    };
    QLinearGradient brass = from_light(field);
    for (const auto& [at, tint] : {std::pair{0.0, tints::kBrass.lighter(140)},
                                   {0.35, tints::kBrass},
                                   {0.7, tints::kBrass.lighter(120)},
                                   {1.0, tints::kBrass.darker(140)}})
        brass.setColorAt(at, tint);
    line_around(1.3, 2.6, QColor(38, 20, 8));
    line_around(1.6, 1, brass);

    // The squares are inlaid, each cut from a different part of its plank.
    const QBrush maple = plank(Surface::beech, 5.2 * square, 8); // bleached
    const QBrush walnut = plank(Surface::walnut, 5.2 * square, 4);
    for (int i = 0; i < 64; ++i) {
        const int column = i % 8;
        const int row = i / 8;
        const QRectF area = cell(column, row);
        const bool light = (column + row) % 2 == 0;
        const QPointF cut =
            area.topLeft() - QPointF(0.3 + 0.55 * (i * 5 % 7), 0.2 + 0.6 * (i * 3 % 6)) * square;
        painter.fillRect(area, cut_from(light ? maple : walnut, cut));
        painter.fillRect(area, light ? QColor(246, 232, 205, 120) : QColor(150, 84, 40, 60));
        if (i % 3 == 0) painter.fillRect(area, QColor(0, 0, 0, 12));
        paint_bevel(painter, corners_of(area), area.center(), 0.955, light ? 0.3 : 0.26);
    }
    // The squares are lower than the frame, whose side shades them.
    const double depth = square * 0.2;
    const QRectF shaded = lit_strip(field, depth);
    QLinearGradient shade = from_light(shaded);
    shade.setColorAt(0, QColor(20, 8, 0, 110));
    shade.setColorAt(1, QColor(20, 8, 0, 0));
    painter.fillRect(shaded, shade);
    for (const bool top : {true, false}) {
        const double edge = top ? field.top() : field.bottom();
        const double inwards = top ? depth * 0.4 : -depth * 0.4;
        QLinearGradient faint(0, edge, 0, edge + inwards);
        faint.setColorAt(0, QColor(20, 8, 0, 60));
        faint.setColorAt(1, QColor(20, 8, 0, 0));
        painter.fillRect(
            QRectF(field.left(), std::min(edge, edge + inwards), field.width(), std::abs(inwards)), faint);
    }
}

void paint_man(QPainter& painter, const QRectF& bounds, bool white, bool crown, bool plain) {
    const QColor tint = white ? tints::kWhiteMan : tints::kBlackMan;
    painter.setPen(Qt::NoPen);
    const auto round = [&](double size, const QBrush& brush) {
        painter.setBrush(brush);
        painter.drawEllipse(bounds.center(), bounds.width() / 2 * size, bounds.width() / 2 * size);
    };
    round(1, white ? tint.darker(135) : tint);
    // The end grain of the wood; on ebony it is hardly visible.
    const QBrush wood = plank(white ? Surface::beech : Surface::walnut, bounds.width() * 2.6, white ? 11 : 5);
    round(0.97, cut_from(wood, bounds.topLeft() - QPointF(0.4, 0.8) * bounds.width()));
    QColor dye = tint;
    dye.setAlphaF(white ? 0.62F : 0.74F);
    round(0.97, dye);
    // Turned on a lathe: a rounded edge, a groove, a raised ring and a shallow dish.
    paint_round_bevel(painter, bounds, 0.97, 0.87, white ? 0.62 : 0.66);
    paint_round_bevel(painter, bounds, 0.87, 0.8, white ? 0.26 : 0.3);
    paint_round_bevel(painter, bounds, 0.8, 0.745, white ? -0.5 : -0.5);
    paint_round_bevel(painter, bounds, 0.745, 0.69, white ? 0.44 : 0.44);
    paint_round_bevel(painter, bounds, 0.62, 0.56, white ? -0.2 : -0.28);
    QRadialGradient gloss(bounds.center() + QPointF(kLitSide * bounds.width() * 0.2, 0),
                          bounds.width() * 0.46);
    gloss.setColorAt(0, QColor(255, 250, 236, white ? 96 : 52));
    gloss.setColorAt(1, QColor(255, 250, 236, 0));
    round(0.7, gloss);
    if (crown) {
        // Inlaid: with a bright rim below, on the side away from the light.
        QColor rim = white ? QColor(255, 252, 240) : QColor(10, 6, 4);
        rim.setAlphaF(0.8F);
        const double aside = -kLitSide * bounds.width() * 0.014;
        paint_crown(painter, shrunk(bounds, 0.27).translated(aside, 0), rim);
        paint_crown(painter, shrunk(bounds, 0.27), white ? tints::kCrownOnLight : tints::kCrownOnDark);
    } else if (!white) {
        QColor ink = tints::kInkOnDark;
        ink.setAlphaF(0.82F);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, bounds.width() * 0.09));
        painter.drawEllipse(shrunk(bounds, 0.3));
    }
    // An edge, so that ebony is visible on dark cards and squares, and cream on light cards (contrast 3 : 1).
    const double edge = plain ? std::max(2.0, bounds.width() * 0.06) : std::max(1.0, bounds.width() * 0.03);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(white ? kWhiteEdge : plain ? QColor(Qt::white) : kBlackEdge, edge));
    painter.drawEllipse(bounds.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2));
}

void paint_door_leaf(QPainter& painter, const QRectF& bounds, const QString& colour, bool left) {
    const double height = bounds.height();
    const QBrush wood = plank(Surface::walnut, height * 1.9, left ? 12 : 17);
    painter.setPen(Qt::NoPen);
    painter.fillRect(bounds, cut_from(wood, bounds.topLeft() - QPointF(0.3, 0.5) * height));
    // Three boards with gaps between them.
    for (int board = 0; board < 3; ++board) {
        const QRectF area(bounds.left(), bounds.top() + height * board / 3, bounds.width(), height / 3);
        painter.fillRect(area, QColor(255, 190, 120, board == 1 ? 34 : 20));
        painter.fillRect(QRectF(area.left(), area.top(), area.width(), height / 80),
                         QColor(255, 230, 190, 46));
        painter.fillRect(QRectF(area.left(), area.bottom() - height / 55, area.width(), height / 55),
                         QColor(16, 8, 2, 150));
    }
    // The raised frame, in the colour of the door.
    const double edge = height * 0.062;
    const double inner = left ? bounds.right() : bounds.left();
    const QRectF whole(left ? bounds.left() : bounds.right() - 2 * bounds.width(), bounds.top(),
                       2 * bounds.width(), height); // both leaves
    painter.save();
    painter.setClipRect(bounds);
    painter.setBrush(tint_on_wood(colour));
    QPainterPath frame;
    frame.addRect(whole);
    QPainterPath hole;
    hole.addRect(whole.adjusted(edge, edge, -edge, -edge));
    painter.drawPath(frame - hole);
    paint_bevel(painter, corners_of(whole), whole.center(), 1 - edge / height, 0.5);
    paint_bevel(painter, corners_of(whole.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)), whole.center(),
                1 - edge / height, -0.42);
    // The frame's shadow on the boards.
    const QRectF shaded = lit_strip(whole.adjusted(edge, edge, -edge, -edge), height * 0.06);
    QLinearGradient shade = from_light(shaded);
    shade.setColorAt(0, QColor(10, 4, 0, 120));
    shade.setColorAt(1, QColor(10, 4, 0, 0));
    painter.fillRect(shaded, shade);
    // Two brass hinges.
    for (const double part : {0.25, 0.75}) {
        const QSizeF size(height * 0.1, height * 0.1);
        const QRectF barrel(left ? bounds.left() : bounds.right() - size.width(),
                            bounds.top() + height * part - size.height() / 2, size.width(), size.height());
        QLinearGradient brass = from_light(barrel);
        brass.setColorAt(0, tints::kBrass.lighter(165));
        brass.setColorAt(0.4, tints::kBrass);
        brass.setColorAt(1, tints::kBrass.darker(230));
        painter.setBrush(brass);
        painter.drawRoundedRect(barrel, size.width() * 0.25, size.width() * 0.25);
    }
    // Half of the sign on each leaf, inlaid.
    const QPointF middle(inner, bounds.center().y());
    paint_sign(painter, middle - QPointF(kLitSide * height * 0.012, 0), height * 0.14, colour,
               QColor(8, 4, 0, 170));
    paint_sign(painter, middle, height * 0.13, colour, tint_on_wood(colour));
    // The gap where the leaves meet.
    const double gap = std::max(1.0, height / 30);
    painter.fillRect(QRectF(left ? inner - gap / 2 : inner, bounds.top(), gap / 2, height), QColor(12, 6, 2));
    painter.fillRect(left ? QRectF(inner - gap * 1.1, bounds.top() + edge, gap * 0.5, height - 2 * edge)
                          : QRectF(inner + gap / 2, bounds.top() + edge, gap * 0.5, height - 2 * edge),
                     left == (kLitSide < 0) ? QColor(10, 4, 0, 90) : QColor(255, 225, 180, 80));
    painter.restore();
}

void paint_pit(QPainter& painter, const QRectF& bounds, const QString& colour) {
    const double height = bounds.height();
    const double edge = height * 0.06;
    const QRectF mouth = bounds.adjusted(edge, edge, -edge, -edge);
    // The view down: four walls that darken with depth, and a barely visible bottom. The light hits the far
    // wall.
    const QPolygonF top = corners_of(mouth);
    const QPolygonF bottom = scaled(top, mouth.center(), 0.5);
    constexpr std::array<int, 4> kLit{52, kLitSide > 0 ? 24 : 78, 46,
                                      kLitSide > 0 ? 78 : 24}; // clockwise from the top
    painter.setPen(Qt::NoPen);
    for (qsizetype i = 0; i < 4; ++i) {
        const qsizetype next = (i + 1) % 4;
        const QPointF from = (top[i] + top[next]) / 2;
        QLinearGradient wall(from, (bottom[i] + bottom[next]) / 2);
        const int lit = kLit[static_cast<std::size_t>(i)];
        wall.setColorAt(0, QColor(lit, lit * 7 / 10, lit * 5 / 10));
        wall.setColorAt(0.55, QColor(lit / 3, lit / 4, lit / 5));
        wall.setColorAt(1, QColor(5, 3, 2));
        painter.setBrush(wall);
        painter.drawPolygon(QPolygonF({top[i], top[next], bottom[next], bottom[i]}));
    }
    painter.setBrush(QColor(5, 3, 2));
    painter.drawPolygon(scaled(bottom, mouth.center(), 1.03));
    QPainterPath frame;
    frame.addRect(bounds);
    QPainterPath hole;
    hole.addRect(mouth);
    painter.fillPath(frame - hole, tint_on_wood(colour));
    paint_bevel(painter, corners_of(bounds), bounds.center(), 1 - edge / height, 0.45);
    paint_bevel(painter, corners_of(bounds.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)),
                bounds.center(), 1 - edge / height, -0.5);
    // The edge of the opening shades the wall below it.
    const QRectF shaded = lit_strip(mouth, height * 0.16);
    QLinearGradient shade = from_light(shaded);
    shade.setColorAt(0, QColor(0, 0, 0, 200));
    shade.setColorAt(1, QColor(0, 0, 0, 0));
    painter.fillRect(shaded, shade);
}

void paint_slider_slot(QPainter& painter, const QRectF& bounds) {
    const double corner = bounds.height() / 2;
    painter.setPen(Qt::NoPen);
    QLinearGradient rim = from_light(bounds);
    rim.setColorAt(0, tints::kBrass.darker(170));
    rim.setColorAt(0.5, tints::kBrass.lighter(120));
    rim.setColorAt(1, tints::kBrass.lighter(150));
    painter.setBrush(rim);
    painter.drawRoundedRect(bounds, corner, corner);
    const double edge = bounds.height() * 0.1;
    const QRectF slot = bounds.adjusted(edge, edge, -edge, -edge);
    QLinearGradient dark = from_light(slot);
    dark.setColorAt(0, QColor(10, 5, 2));
    dark.setColorAt(0.4, QColor(30, 18, 10));
    dark.setColorAt(1, QColor(66, 44, 26));
    painter.setBrush(dark);
    painter.drawRoundedRect(slot, corner - edge, corner - edge);
    // The rod that guides the slider.
    const QRectF rod(slot.left(), slot.center().y() - slot.height() * 0.14, slot.width(),
                     slot.height() * 0.28);
    QLinearGradient brass(rod.topLeft(), rod.bottomLeft());
    brass.setColorAt(0, tints::kBrass.darker(150));
    brass.setColorAt(0.4, tints::kBrass.lighter(135));
    brass.setColorAt(1, tints::kBrass.darker(220));
    painter.setBrush(brass);
    painter.drawRect(rod);
}

void paint_slider(QPainter& painter, const QRectF& bounds, const QString& colour) {
    const QColor tint = tint_of(colour);
    const QRectF body = bounds.adjusted(bounds.width() * 0.06, bounds.height() * 0.05, -bounds.width() * 0.1,
                                        -bounds.height() * 0.05);
    const double corner = body.width() * 0.36;
    painter.setPen(Qt::NoPen);
    // The slider's shadow.
    for (int i = 0; i < 4; ++i) {
        painter.setBrush(QColor(12, 4, 0, 40));
        painter.drawRoundedRect(body.translated(-kLitSide * bounds.width() * 0.025 * (i + 1), 0), corner,
                                corner);
    }
    // A block of brass, with an enamelled top in the slider's colour.
    QLinearGradient brass = from_light(body);
    brass.setColorAt(0, tints::kBrass.lighter(170));
    brass.setColorAt(0.25, tints::kBrass.lighter(115));
    brass.setColorAt(0.75, tints::kBrass.darker(125));
    brass.setColorAt(1, tints::kBrass.darker(240));
    painter.setBrush(brass);
    painter.drawRoundedRect(body, corner, corner);
    const double edge = body.width() * 0.13;
    const QRectF top = body.adjusted(edge, edge, -edge, -edge);
    QLinearGradient enamel = from_light(top);
    enamel.setColorAt(0, tint.lighter(128));
    enamel.setColorAt(0.35, tint);
    enamel.setColorAt(1, tint.darker(140));
    painter.setBrush(enamel);
    painter.drawRoundedRect(top, corner - edge / 2, corner - edge / 2);
    // Grips above and below the sign.
    for (const double part : {0.14, 0.2, 0.8, 0.86}) {
        const double y = top.top() + top.height() * part;
        const double half = top.width() * 0.26;
        painter.setPen(
            QPen(tint.darker(190), std::max(0.8, top.height() * 0.022), Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(top.center().x() - half, y), QPointF(top.center().x() + half, y));
    }
    paint_sign(painter, body.center() - QPointF(kLitSide * body.width() * 0.03, 0), body.height() * 0.19,
               colour, QColor(12, 4, 0, 110));
    paint_sign(painter, body.center(), body.height() * 0.185, colour, QColor(255, 248, 232));
}

void paint_wheel(QPainter& painter, const QRectF& area, const QString& sections, bool white) {
    if (sections.isEmpty()) return;
    const QRectF bounds =
        area.adjusted(2, 2, -2, -2); // a transparent edge keeps the rim smooth during rotation
    const double span = 360.0 / static_cast<double>(sections.size());
    const double size = bounds.width();
    painter.setPen(Qt::NoPen);
    painter.setBrush(plank(Surface::walnut, size * 0.7, 4));
    painter.drawEllipse(bounds);
    painter.setBrush(QColor(150, 84, 40, 70));
    painter.drawEllipse(bounds);
    const QRectF face = bounds.adjusted(size * 0.065, size * 0.065, -size * 0.065, -size * 0.065);
    const QBrush maple = plank(Surface::beech, size * 0.6, 8);
    for (qsizetype i = 0; i < sections.size(); ++i) {
        const double middle = static_cast<double>(i) * span;
        const auto lacquer = [&](const QPainterPath& shape, const QColor& tint) {
            painter.setPen(Qt::NoPen);
            painter.fillPath(shape, cut_from(maple, {static_cast<double>(i) * size * 0.17, 0}));
            QColor coat = tint;
            coat.setAlphaF(tint == tints::kWhiteMan ? 0.5F : 0.93F);
            painter.fillPath(shape, coat);
        };
        if (sections[i] == 'b') {
            lacquer(pie(face, middle - span / 4, span / 2), tints::kGreenDoor);
            lacquer(pie(face, middle + span / 4, span / 2), tints::kOrangeDoor);
        } else {
            lacquer(pie(face, middle, span), section_tint(sections[i]));
        }
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(kSeam, std::max(1.0, size / 110)));
        painter.drawPath(pie(face, middle, span));
        const double angle = middle * std::numbers::pi / 180;
        const QPointF at = face.center() + QPointF(std::sin(angle), -std::cos(angle)) * face.width() * 0.335;
        painter.save();
        painter.translate(at);
        painter.rotate(middle);
        paint_face_sign(painter, {0, 0}, face.width() * (sections.size() > 6 ? 0.068 : 0.08), sections[i],
                        white);
        painter.restore();
    }
    // The pegs on the rim, over which the tongue clicks.
    for (qsizetype i = 0; i < sections.size(); ++i) {
        const double angle = (static_cast<double>(i) + 0.5) * span * std::numbers::pi / 180;
        const QPointF at = bounds.center() + QPointF(std::sin(angle), -std::cos(angle)) * size * 0.465;
        const double radius = size * 0.02;
        paint_peg(painter, QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius));
    }
}

void paint_wheel_light(QPainter& painter, const QRectF& area) {
    const QRectF bounds = area.adjusted(2, 2, -2, -2);
    paint_round_bevel(painter, bounds, 1, 0.95, 0.4);
    paint_round_bevel(painter, bounds, 0.91, 0.87, -0.5);
    // The face is slightly hollow; the rim shades its edge.
    const double size = bounds.width();
    const QRectF face = shrunk(bounds, 0.065);
    QLinearGradient across = from_light(face);
    across.setColorAt(0, QColor(20, 8, 0, 84));
    across.setColorAt(0.14, QColor(20, 8, 0, 24));
    across.setColorAt(0.5, QColor(255, 250, 235, 0));
    across.setColorAt(0.86, QColor(255, 244, 220, 26));
    across.setColorAt(1, QColor(255, 250, 235, 10));
    painter.setPen(Qt::NoPen);
    painter.setBrush(across);
    painter.drawEllipse(face);
    const double hub = size * 0.085;
    const QRectF knob(bounds.center().x() - hub, bounds.center().y() - hub, 2 * hub, 2 * hub);
    paint_cast_shadow(painter, shrunk(knob, -0.45), 0.53, 0.5);
    QRadialGradient brass(bounds.center() + QPointF(kLitSide * hub * 0.45, 0), hub * 1.5);
    brass.setColorAt(0, tints::kBrass.lighter(190));
    brass.setColorAt(0.3, tints::kBrass.lighter(115));
    brass.setColorAt(0.75, tints::kBrass.darker(150));
    brass.setColorAt(1, tints::kBrass.darker(260));
    painter.setBrush(brass);
    painter.drawEllipse(knob);
    paint_round_bevel(painter, knob, 0.5, 0.34, -0.4);
}

void paint_wheel_face(QPainter& painter, const QRectF& bounds, const QString& face, bool white) {
    const QChar initial = face.isEmpty() ? QChar('p') : face[0];
    const QRectF coin = bounds.adjusted(1, 1, -1, -1);
    painter.setPen(QPen(kSeam, std::max(1.0, bounds.width() / 24)));
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
