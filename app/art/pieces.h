// Wooden and brass pieces and other small objects on the boards, painted at their final size. No meaning
// depends on colour alone: every side also has its own mark.
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>
#include <QString>

namespace trapbox {

// The rectangle without a border; `part` is the border's share of the width.
QRectF shrunk(const QRectF& bounds, double part);

// A flat disk seen from above, filling the bounds: bevelled rim, turned rings, and a mark on its face ("",
// "dot", "ring", "bar", "cross", "crown", "knob"). `edge`, if valid, is the colour of an outline.
void paint_disk(QPainter& painter, const QRectF& bounds, const QColor& tint, const QString& mark,
                const QColor& edge = {});

// A disk of The Passed-Trap in two layers: the lit disk, which does not rotate, and its grain and mark, which
// do. `plain` is for high contrast: a white edge.
void paint_passed_disk(QPainter& painter, const QRectF& bounds, bool plain);
void paint_passed_face(QPainter& painter, const QRectF& bounds);

// A soft round shadow directly below.
void paint_shadow(QPainter& painter, const QRectF& bounds);

// A brass peg seen from above.
void paint_peg(QPainter& painter, const QRectF& bounds);

// A soft round glow, and the streak behind a fast disk, brightest at its right end.
void paint_glow(QPainter& painter, const QRectF& bounds, const QColor& ink);
void paint_trail(QPainter& painter, const QRectF& bounds, const QColor& ink);

// Slanted lines: `lines` of them per shorter side. `slope` is their shift to the right per unit downwards.
void paint_hatch(QPainter& painter, const QRectF& bounds, const QColor& ink, int lines, double slope);

// An upright sand timer without sand, and separately the sand that fills its two bulbs.
void paint_sand_glass(QPainter& painter, const QRectF& bounds, const QColor& ink, const QColor& lids);
void paint_sand(QPainter& painter, const QRectF& bounds, const QColor& colour);

}
