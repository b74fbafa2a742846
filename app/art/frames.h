// The frames of boards: wooden rails with mitred corners and bevelled edges, and round rods.
#pragma once

#include "art/surfaces.h"

#include <QPainter>
#include <QRectF>

namespace trapbox {

// Fills an area with a material; `grain` is the number of device pixels per logical pixel of its texture.
void paint_material(QPainter& painter, const QRectF& area, Surface material, double grain);

// Paints four rails of that width inside `outer`, with the grain along each rail.
void paint_frame(QPainter& painter, const QRectF& outer, double width, Surface wood, double grain);

// A wooden rod with round ends, along x.
void paint_rod(QPainter& painter, const QRectF& bounds, Surface wood, double grain);

}
