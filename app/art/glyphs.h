// The icons of buttons, as strokes in a square of 24 units. Drawn in one colour at their final size.
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>
#include <QString>

namespace trapbox {

// Returns false if there is no glyph with that name. Closed shapes may be filled.
bool paint_glyph(QPainter& painter, const QRectF& bounds, const QString& name, const QColor& ink,
                 const QColor& fill = Qt::transparent);

}
