// The pictures on the box: one small still life per game.
#pragma once

#include <QPainter>
#include <QRectF>
#include <QString>

namespace trapbox {

// False when there is no picture for that game.
bool paint_tile(QPainter& painter, const QRectF& bounds, const QString& game);

}
