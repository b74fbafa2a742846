#include "art/tiles.h"

#include "art/hexagons.h"
#include "art/pieces.h"
#include "art/surfaces.h"
#include "art/tints.h"

#include <QPainterPath>
#include <QPen>

#include <cmath>
#include <map>
#include <numbers>

namespace trapbox {

namespace {

// Everything below is drawn on a card of 100 × 72 units.
constexpr double kWidth = 100;
constexpr double kHeight = 72;

// At the resolution of the picture, with a grain in proportion to its size.
void fill_surface(QPainter& painter, const QRectF& area, Surface kind, std::uint32_t seed) {
    const double pixels = painter.worldTransform().m11(); // a unit
    const auto scale = static_cast<float>(pixels * 0.55);
    painter.drawImage(area, paint_surface(kind, (area.size() * pixels).toSize(), scale, seed));
}

void disk_at(QPainter& painter, double x, double y, double radius, const QColor& tint, const QString& mark) {
    paint_shadow(painter, QRectF(x - radius * 1.12, y - radius * 1.06, radius * 2.24, radius * 2.24));
    paint_disk(painter, QRectF(x - radius, y - radius, 2 * radius, 2 * radius), tint, mark);
}

// The wall with its gap, a band drawn back around a disk, and one that has just come through.
void paint_passed_trap(QPainter& painter) {
    fill_surface(painter, {0, 0, kWidth, kHeight}, Surface::slate, 3);
    const auto plank = [&](double x, double width) {
        painter.save();
        QPainterPath shape;
        shape.addRoundedRect(QRectF(x, 24, width, 7), 3, 3);
        painter.setClipPath(shape);
        fill_surface(painter, {x, 20, width, 20}, Surface::beech, 5);
        painter.restore();
        painter.setPen(QPen(QColor(0, 0, 0, 90), 0.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(shape);
    };
    plank(-5, 45);
    plank(60, 45);
    painter.setPen(QPen(QColor("#d8c29a"), 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    QPainterPath band(QPointF(0, 52));
    band.lineTo(42, 65.5);
    band.cubicTo(46, 69.5, 54, 69.5, 58, 65.5);
    band.lineTo(100, 52);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(band);
    disk_at(painter, 50, 60, 8, tints::kDisk, "bar");
    disk_at(painter, 50, 11, 8, tints::kDisk, "bar");
    disk_at(painter, 82, 12, 8, tints::kDisk, "bar");
    disk_at(painter, 18, 10, 8, tints::kDisk, "bar");
    disk_at(painter, 20, 42, 8, tints::kDisk, "bar");
}

// A brass bar pressing on a heap of knobbed pieces.
void paint_booby_trap(QPainter& painter) {
    fill_surface(painter, {0, 0, kWidth, kHeight}, Surface::felt, 2);
    struct Piece {
        double x, y, radius;
        std::size_t size;
    };
    constexpr Piece kPieces[] = {{14, 62, 10, 2}, {33, 64, 7.5, 1}, {49, 61, 10, 2},  {66, 64, 6, 0},
                                 {80, 61, 9, 1},  {95, 66, 6, 0},   {24, 47, 7, 1},   {38, 49, 6, 0},
                                 {57, 44, 8, 1},  {73, 46, 9.5, 2}, {91, 47, 7, 1},   {9, 44, 6.5, 0},
                                 {41, 36, 6, 0},  {26, 33, 6.5, 1}, {57.5, 30, 6, 0}, {88, 33, 6.5, 0}};
    for (const Piece& piece : kPieces)
        disk_at(painter, piece.x, piece.y, piece.radius, tints::kTrayPieces[piece.size], "knob");
    QLinearGradient brass(0, 15, 0, 23);
    brass.setColorAt(0, QColor("#fff0bd"));
    brass.setColorAt(0.4, QColor("#dcb55c"));
    brass.setColorAt(1, QColor("#8a6422"));
    painter.setPen(QPen(QColor(60, 40, 10), 0.4));
    painter.setBrush(brass);
    painter.drawRoundedRect(QRectF(2, 15, 96, 8), 3, 3);
    painter.setPen(QPen(QColor("#d8d8d8"), 1.1));
    painter.setBrush(Qt::NoBrush);
    for (const double x : {24.0, 76.0}) {
        QPainterPath spring(QPointF(x, 0));
        for (int turn = 0; turn < 6; ++turn)
            spring.lineTo(x + (turn % 2 == 0 ? 4 : -4), 1.3 + turn * 2.4);
        spring.lineTo(x, 15);
        painter.drawPath(spring);
    }
}

// A corner of the board with an open door, and the wheel.
void paint_trapdoor_checkers(QPainter& painter) {
    constexpr double kSquare = 18;
    for (int row = 0; row < 4; ++row)
        for (int column = 0; column < 6; ++column) {
            painter.fillRect(QRectF(column * kSquare - 4, row * kSquare, kSquare, kSquare),
                             (row + column) % 2 == 0 ? QColor("#e4cda0") : QColor("#7b5335"));
        }
    const auto centre = [](int row, int column) { return QPointF(column * kSquare + 5, row * kSquare + 9); };
    const QPointF door = centre(2, 3);
    painter.setPen(QPen(tints::kOrangeDoor, 1.4));
    painter.setBrush(QColor(18, 10, 6));
    painter.drawRect(QRectF(door.x() - 7.5, door.y() - 7.5, 15, 15));
    const auto man = [&](int row, int column, const QColor& tint, const QString& mark) {
        disk_at(painter, centre(row, column).x(), centre(row, column).y(), 7, tint, mark);
    };
    man(0, 1, tints::kBlackMan, "ring");
    man(0, 3, tints::kBlackMan, "ring");
    man(1, 4, tints::kBlackMan, "ring");
    man(3, 0, tints::kWhiteMan, "");
    man(3, 2, tints::kWhiteMan, "");
    man(2, 1, tints::kWhiteMan, "crown");
    const QPointF hub(81, 52);
    const QColor sections[] = {tints::kWhiteMan, tints::kGreenDoor,  tints::kWhiteMan,
                               tints::kWhiteMan, tints::kOrangeDoor, tints::kWhiteMan};
    painter.setPen(QPen(QColor("#3a2416"), 0.8));
    for (int i = 0; i < 6; ++i) {
        painter.setBrush(sections[i]);
        painter.drawPie(QRectF(hub.x() - 16, hub.y() - 16, 32, 32), i * 60 * 16 + 240, 60 * 16);
    }
    painter.setBrush(QColor("#b08234"));
    painter.drawEllipse(hub, 4, 4);
}

// Hexagons, walls between them, and a mover that is nearly caught.
void paint_hex_trap(QPainter& painter) {
    fill_surface(painter, {0, 0, kWidth, kHeight}, Surface::walnut, 4);
    constexpr double kSide = 12;
    const double step = kSide * std::numbers::sqrt3;
    const auto centre = [&](int row, int column) {
        return QPointF(10 + column * step + (row % 2) * step / 2, 8 + row * kSide * 1.5);
    };
    const auto corner = [&](const QPointF& at, int index, double reach) {
        const double angle = (60 * index - 90) * std::numbers::pi / 180;
        return at + QPointF(std::cos(angle), std::sin(angle)) * kSide * reach;
    };
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor("#d8bd8c"));
    for (int row = -1; row < 5; ++row)
        for (int column = -1; column < 6; ++column) {
            QPolygonF hexagon;
            for (int i = 0; i < 6; ++i)
                hexagon << corner(centre(row, column), i, 0.88);
            painter.drawPolygon(hexagon);
        }
    const QPointF caught = centre(2, 2);
    painter.setPen(QPen(QColor("#f4ead8"), 3.2, Qt::SolidLine, Qt::RoundCap));
    for (const int side : {0, 1, 3, 4, 5})
        painter.drawLine(corner(caught, side, 0.95), corner(caught, side + 1, 0.95));
    const QPointF lone = centre(1, 3);
    painter.drawLine(corner(lone, 1, 0.95), corner(lone, 2, 0.95));
    const auto mover_at = [&](QPointF at, bool red) {
        paint_mover(painter, QRectF(at.x() - 7, at.y() - 7, 14, 14), red);
    };
    mover_at(caught, true);
    mover_at(centre(1, 0), false);
    mover_at(centre(3, 3), false);
}

}

bool paint_tile(QPainter& painter, const QRectF& bounds, const QString& game) {
    static const std::map<QString, void (*)(QPainter&)> kTiles{{"passed_trap", paint_passed_trap},
                                                               {"booby_trap", paint_booby_trap},
                                                               {"trapdoor_checkers", paint_trapdoor_checkers},
                                                               {"hex_trap", paint_hex_trap}};
    const auto found = kTiles.find(game);
    if (found == kTiles.end()) return false;
    painter.save();
    QPainterPath frame;
    frame.addRoundedRect(bounds, bounds.width() * 0.05, bounds.width() * 0.05);
    painter.setClipPath(frame);
    // Fills the bounds, whatever their proportions.
    const double scale = std::max(bounds.width() / kWidth, bounds.height() / kHeight);
    painter.translate(bounds.center());
    painter.scale(scale, scale);
    painter.translate(-kWidth / 2, -kHeight / 2);
    found->second(painter);
    painter.restore();
    return true;
}

}
