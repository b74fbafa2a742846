// The board of The Passed-Trap: frame, slate and wall, with their shadows.
#pragma once

#include <QPainter>
#include <QRectF>

namespace trapbox {

struct PassedBoard {     // lengths in mm
    double width = 340;  // of the slate
    double length = 560; // of the slate
    double frame = 15;   // width of a rail
    double wall = 12;    // thickness
    double gap = 43;     // of the trap
    double band = 225;   // distance from the wall to a band at rest
    bool plain = false;  // for high contrast
};

// Fills the bounds with slate and frame; `grain` is device pixels per logical pixel.
void paint_passed_board(QPainter& painter, const QRectF& bounds, const PassedBoard& board, double grain);

}
