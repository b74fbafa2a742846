#include "art/tiles.h"

#include "art/frames.h"
#include "art/hexagons.h"
#include "art/passed_board.h"
#include "art/pieces.h"
#include "art/shadows.h"
#include "art/surfaces.h"
#include "art/tints.h"
#include "art/trapdoors.h"
#include "art/tray_pieces.h"
#include "art/woodwork.h"

#include <QPainterPath>
#include <QPen>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace trapbox {

namespace {

// A picture of 100 × 72 units that is painted at the device pixels it covers.
constexpr double kWidth = 100;
constexpr double kHeight = 72;

struct Card {
    QPainter& painter;
    QPointF origin; // px
    double unit;    // px
    double grain;   // device pixels per logical pixel: a card is about 180 of them wide

    QPointF at(double x, double y) const { return origin + QPointF(x, y) * unit; }
    QRectF area(double x, double y, double width, double height) const {
        return {at(x, y), QSizeF(width, height) * unit};
    }
    QRectF around(double x, double y, double size) const {
        return area(x - size / 2, y - size / 2, size, size);
    }
    QPen pen(const QColor& ink, double width) const {
        return {ink, width * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
    }
};

// The trap, a band drawn back around a disk, and one that has just come through.
void paint_passed_trap(const Card& card) {
    constexpr double kMm = 0.46; // units
    constexpr double kTrap = 25; // where the wall is
    const PassedBoard board{.width = 240, .band = 62};
    const double width = (board.width + 2 * board.frame) * kMm;
    const double length = (board.length + 2 * board.frame) * kMm;
    paint_passed_board(card.painter, card.area(50 - width / 2, kTrap - length / 2, width, length), board,
                       card.grain);
    const auto band = [&](double aside) {
        QPainterPath path(card.at(-6 + aside, 53));
        path.lineTo(card.at(41.5 + aside, 62));
        path.cubicTo(card.at(44 + aside, 69.5), card.at(56 + aside, 69.5), card.at(58.5 + aside, 62));
        path.lineTo(card.at(106 + aside, 53));
        return path;
    };
    card.painter.setBrush(Qt::NoBrush);
    card.painter.strokePath(band(-1.2), card.pen(QColor(10, 6, 2, 110), 2));
    constexpr double kSize = 17.5;
    for (const auto& [x, y] :
         {std::pair{50.0, 58.0}, {53.0, 8.5}, {83.0, 11.0}, {17.0, 8.0}, {19.0, 42.0}, {85.0, 40.0}}) {
        paint_round_shadow(card.painter, card.around(x, y, kSize * kShadowRoom), 0.2);
        paint_passed_disk(card.painter, card.around(x, y, kSize), false);
        paint_passed_face(card.painter, card.around(x, y, kSize));
    }
    card.painter.setBrush(Qt::NoBrush);
    card.painter.strokePath(band(0), card.pen(QColor("#7d2f22"), 2));
    card.painter.strokePath(band(0.25), card.pen(QColor("#d4735c"), 0.8));
}

// The spring bar pressing on a heap of pieces.
void paint_booby_trap(const Card& card) {
    paint_material(card.painter, card.area(0, 0, kWidth, kHeight), Surface::felt, card.grain);
    struct Piece {
        double x, y, size;
        int kind;
    };
    constexpr Piece kPieces[] = {{12, 62, 20, 2}, {30, 64, 15.5, 1}, {47, 60, 20, 2},     {63, 65, 12, 0},
                                 {78, 62, 16, 1}, {92, 66, 12, 0},   {24, 48, 15.5, 1},   {37, 45, 12, 0},
                                 {53, 43, 16, 1}, {71, 46, 20, 2},   {90, 48.5, 16, 1},   {8, 46, 12, 0},
                                 {43, 32, 12, 0}, {15, 34, 16, 1},   {59.5, 31, 12.5, 0}, {86, 33, 16, 1},
                                 {29, 32, 13, 0}};
    for (const Piece& piece : kPieces) {
        paint_round_shadow(card.painter, card.around(piece.x, piece.y, piece.size * kShadowRoom), 0.2);
        paint_tray_piece(card.painter, card.around(piece.x, piece.y, piece.size), piece.kind, false);
        paint_tray_grain(card.painter, card.around(piece.x, piece.y, piece.size), piece.kind);
    }
    constexpr int kTurns = 7;
    constexpr double kPitch = 17.0 / kTurns;
    const auto strands = [&](double x, bool near, const QPen& pen) {
        card.painter.setPen(pen);
        for (int turn = 0; turn < kTurns; ++turn) {
            const double y = (turn + (near ? 0 : 0.5)) * kPitch - 1;
            card.painter.drawLine(card.at(x + (near ? -3.6 : 3.6), y),
                                  card.at(x + (near ? 3.6 : -3.6), y + kPitch / 2));
        }
    };
    for (const double x : {20.0, 50.0, 80.0}) {
        strands(x, false, card.pen(tints::kSteel.darker(150), 0.9));
        strands(x, true, card.pen(tints::kSteel.darker(240), 1.5));
        strands(x, true, card.pen(tints::kSteel.lighter(150), 0.9));
    }
    const QRectF bar = card.area(1, 15, 98, 8);
    QPainterPath shape;
    shape.addRect(bar);
    paint_cast_shadow(card.painter, shape.translated(0, 1.6 * card.unit), 0, 3 * card.unit, 0.5);
    paint_spring_bar(card.painter, bar, false);
    paint_inner_shadow(card.painter, card.area(0, -8, kWidth, kHeight + 16), 5 * card.unit, 0.5);
}

// A part of the board with an open door, and the wheel.
void paint_trapdoor_checkers(const Card& card) {
    constexpr double kSquare = 18;
    constexpr double kLeft = -4;
    constexpr double kFrame = 6;
    const CheckersBoardSizes sizes{kSquare * card.unit, kFrame * card.unit, kFrame * card.unit};
    paint_checkers_board(
        card.painter, card.area(kLeft - kFrame, -kFrame, 8 * kSquare + 2 * kFrame, 8 * kSquare + 2 * kFrame),
        sizes, false);
    const auto middle = [&](int row, int column, double size) {
        return card.around(kLeft + (column + 0.5) * kSquare, (row + 0.5) * kSquare, size * kSquare);
    };
    const auto door = [&](int row, int column, const QString& colour, bool open) {
        const QRectF whole = middle(row, column, 0.9);
        if (open) paint_pit(card.painter, whole, colour);
        const double leaf = whole.width() / 2 * (open ? 0.16 : 1);
        paint_door_leaf(card.painter, {whole.topLeft(), QSizeF(leaf, whole.height())}, colour, true);
        paint_door_leaf(card.painter, {whole.right() - leaf, whole.top(), leaf, whole.height()}, colour,
                        false);
    };
    door(2, 3, "orange", true);
    door(2, 1, "green", false);
    const auto man = [&](int row, int column, bool white, bool king) {
        paint_cast_shadow(card.painter, middle(row, column, 1.14), 0.7, 0.5);
        paint_man(card.painter, middle(row, column, 0.8), white, king);
    };
    man(0, 1, false, false);
    man(0, 3, false, false);
    man(1, 4, false, false);
    man(3, 0, true, false);
    man(3, 2, true, false);
    man(2, 1, true, true);
    constexpr double kWheel = 35;
    const QRectF wheel = card.around(81, 51, kWheel);
    paint_cast_shadow(card.painter, card.around(81, 51, kWheel * 1.2), 0.83, 0.5);
    paint_wheel(card.painter, wheel, "pgpopb", true);
    paint_wheel_light(card.painter, wheel);
    paint_wheel_pointer(card.painter, card.area(78.5, 30, 5, 6.5));
}

// Spaces, walls between them, and a mover that is caught.
void paint_hex_trap(const Card& card) {
    constexpr double kSpace = 21;
    constexpr int kSide = 4;
    constexpr double kAcross = 7.6;
    const double width = kAcross * kSpace;
    paint_hex_field(card.painter, card.area(50 - width / 2, 36 - width / 2, width, width), kSide, kAcross,
                    false);
    const auto at = [](double along, double row) {
        return QPointF(50 + (along + row / 2) * kSpace, 36 + row * kSpace * std::numbers::sqrt3 / 2);
    };
    const auto wall = [&](const QPointF& from, const QPointF& to) {
        const QPointF middle = (from + to) / 2;
        const double turn = std::atan2(to.y() - from.y(), to.x() - from.x()) * 180 / std::numbers::pi + 90;
        const QRectF area(-0.36 * kSpace * card.unit, -0.12 * kSpace * card.unit, 0.72 * kSpace * card.unit,
                          0.24 * kSpace * card.unit);
        card.painter.save();
        card.painter.translate(card.at(middle.x() - 0.6, middle.y()));
        card.painter.rotate(turn);
        paint_wall_shadow(card.painter, area);
        card.painter.restore();
        card.painter.save();
        card.painter.translate(card.at(middle.x(), middle.y()));
        card.painter.rotate(turn);
        paint_wall(card.painter, area, tints::kWall, turn);
        card.painter.restore();
    };
    const auto mover = [&](double along, double row, bool red) {
        const QPointF middle = at(along, row);
        paint_cast_shadow(card.painter, card.around(middle.x(), middle.y(), kSpace * 1.02), 0.66,
                          red ? 0.5 : 0.22);
        paint_mover(card.painter, card.around(middle.x(), middle.y(), kSpace * 0.7), red);
    };
    const QPointF caught = at(0, 0);
    for (const auto& [along, row] : {std::pair{1, -1}, {1, 0}, {-1, 1}, {-1, 0}, {0, -1}, {0, 1}})
        wall(caught, at(along, row));
    wall(at(1, -1), at(2, -1));
    wall(at(-2, 1), at(-1, 1));
    mover(0, 0, true);
    paint_cage(card.painter, card.around(caught.x(), caught.y(), kSpace * 1.1547));
    mover(-1, -1, false);
    mover(1, 1, false);
    mover(2, -1, true);
}

}

bool paint_tile(QPainter& painter, const QRectF& bounds, const QString& game) {
    static const std::map<QString, void (*)(const Card&)> kTiles{
        {"passed_trap", paint_passed_trap},
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
    const double unit = std::max(bounds.width() / kWidth, bounds.height() / kHeight);
    found->second(
        {painter, bounds.center() - QPointF(kWidth, kHeight) * unit / 2, unit, std::max(0.25, unit * 0.55)});
    painter.restore();
    return true;
}

}
