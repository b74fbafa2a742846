// The signs on buttons, as strokes in a square of 24 units. Drawn in one colour at the size in which they are
// shown.
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>
#include <QString>

namespace trapbox {

// False when there is no glyph of that name. What its lines enclose may be filled.
bool paint_glyph(QPainter& painter, const QRectF& bounds, const QString& name, const QColor& ink,
                 const QColor& fill = Qt::transparent);

}
