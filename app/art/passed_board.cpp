#include "art/passed_board.h"

#include "art/frames.h"
#include "art/shadows.h"
#include "art/tints.h"

#include <QLinearGradient>
#include <QPainterPath>
#include <QPen>

#include <array>

namespace trapbox {

namespace {

constexpr double kSocket = 6; // mm of the wall's ends inside the frame
constexpr double kHigh = 9;   // mm, height of frame and wall above the slate

// Marks of wear: where disks pass through the trap, and a groove where each band rests.
void paint_traces(QPainter& painter, const QRectF& slate, const PassedBoard& board) {
    const double half = board.gap / 2;
    QLinearGradient worn(-half, 0, half, 0);
    QColor powder = tints::kPowder;
    for (const auto& [at, alpha] : {std::pair{0.0, 0}, {0.12, 15}, {0.5, 23}, {0.88, 15}, {1.0, 0}}) {
        powder.setAlpha(alpha);
        worn.setColorAt(at, powder);
    }
    painter.fillRect(QRectF(-half, slate.top(), board.gap, slate.height()), worn);
    for (const double y : {-board.band, board.band}) {
        painter.setPen(QPen(QColor(0, 0, 0, 80), 0.7));
        painter.drawLine(QPointF(slate.left(), y), QPointF(slate.right(), y));
        powder.setAlpha(46);
        painter.setPen(QPen(powder, 0.6));
        painter.drawLine(QPointF(slate.left(), y + 0.7), QPointF(slate.right(), y + 0.7));
    }
}

void paint_plain(QPainter& painter, const QRectF& slate, const PassedBoard& board,
                 const std::array<QRectF, 2>& walls) {
    const QRectF frame = slate.adjusted(-board.frame, -board.frame, board.frame, board.frame);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tints::kBeech);
    painter.drawRoundedRect(frame, board.frame * 0.4, board.frame * 0.4);
    painter.fillRect(slate, tints::kPlainSlate);
    paint_traces(painter, slate, board);
    painter.setBrush(tints::kBeech);
    painter.setPen(QPen(Qt::white, 1.6));
    for (const QRectF& wall : walls)
        painter.drawRoundedRect(wall.adjusted(0.8, 0.8, -0.8, -0.8), wall.height() / 2, wall.height() / 2);
}

}

void paint_passed_board(QPainter& painter, const QRectF& bounds, const PassedBoard& board, double grain) {
    painter.save();
    painter.translate(bounds.center());
    const double unit = bounds.width() / (board.width + 2 * board.frame); // px per mm
    painter.scale(unit, unit);
    const QRectF slate(-board.width / 2, -board.length / 2, board.width, board.length);
    const double outer = board.width / 2 + kSocket;
    const double span = outer - board.gap / 2;
    const std::array<QRectF, 2> walls{
        {{-outer, -board.wall / 2, span, board.wall}, {board.gap / 2, -board.wall / 2, span, board.wall}}};
    if (board.plain) {
        paint_plain(painter, slate, board, walls);
        painter.restore();
        return;
    }
    paint_material(painter, slate, Surface::slate, grain);
    paint_traces(painter, slate, board);

    painter.save();
    painter.setClipRect(slate);
    QPainterPath rods;
    for (const QRectF& wall : walls)
        rods.addRoundedRect(wall, wall.height() / 2, wall.height() / 2);
    paint_cast_shadow(painter, rods, 0, kHigh * 1.1, 0.6);
    paint_cast_shadow(painter, rods, kHigh, kHigh * 0.7, 0.45);
    painter.restore();
    paint_inner_shadow(painter, slate, kHigh, 0.55);

    const QRectF frame = slate.adjusted(-board.frame, -board.frame, board.frame, board.frame);
    paint_frame(painter, frame, board.frame, Surface::beech, grain);
    for (const QRectF& wall : walls) { // with its socket
        QPainterPath rod;
        rod.addRoundedRect(wall.adjusted(-0.8, -0.8, 0.8, 0.8), wall.height() / 2, wall.height() / 2);
        painter.fillPath(rod, QColor(40, 22, 8, 170));
        paint_rod(painter, wall, Surface::beech, grain);
    }
    painter.restore();
}

}
