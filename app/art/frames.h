// What boards are framed with: rails of wood with mitred corners and bevelled edges, and round rods.
#pragma once

#include "art/surfaces.h"

#include <QPainter>
#include <QRectF>

namespace trapbox {

// Fills an area with a material whose grain is `grain` device pixels for each of its logical pixels.
void paint_material(QPainter& painter, const QRectF& area, Surface material, double grain);

// Four rails of that width within `outer`, with the grain along each.
void paint_frame(QPainter& painter, const QRectF& outer, double width, Surface wood, double grain);

// A rod of wood with round ends, along x.
void paint_rod(QPainter& painter, const QRectF& bounds, Surface wood, double grain);

}
