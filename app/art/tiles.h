// The pictures of the games on the home screen: a small still life for each.
#pragma once

#include <QPainter>
#include <QRectF>
#include <QString>

namespace trapbox {

// Returns false if there is no picture for that game.
bool paint_tile(QPainter& painter, const QRectF& bounds, const QString& game);

}
