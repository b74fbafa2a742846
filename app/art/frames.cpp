#include "art/frames.h"

#include "art/light.h"
#include "art/turned.h"

#include <QImage>
#include <QLinearGradient>
#include <QPainterPath>
#include <QPen>

#include <algorithm>
#include <array>
#include <cmath>

namespace trapbox {

namespace {

constexpr std::uint32_t kSeed = 11;

QImage planed(QSizeF size, Surface material, double pixels, double grain, std::uint32_t seed) {
    const QSize whole(std::max(1, static_cast<int>(std::ceil(size.width() * pixels))),
                      std::max(1, static_cast<int>(std::ceil(size.height() * pixels))));
    return paint_surface(material, whole, static_cast<float>(std::max(0.25, grain)), seed);
}

// One of the four rails: its corners (outer edge first) and its orientation.
struct Rail {
    QPolygonF shape;
    QPointF inner; // midpoint of its inner edge
    QPointF outer; // midpoint of its outer edge
    double facing; // how its outer bevel is lit: 1 facing the light, −1 facing away
};

void shade_rail(QPainter& painter, const Rail& rail) {
    QLinearGradient round(rail.inner, rail.outer);
    const auto tone = [](double light) { // positive lightens, negative darkens
        return light > 0 ? QColor(255, 244, 222, static_cast<int>(255 * light))
                         : QColor(30, 16, 6, static_cast<int>(-255 * light));
    };
    const double lit = rail.facing;
    round.setColorAt(0, tone(-0.46 - 0.1 * lit));
    round.setColorAt(0.07, tone(-0.1 - 0.3 * lit));
    round.setColorAt(0.16, tone(0.16 - 0.12 * lit));
    round.setColorAt(0.22, tone(0));
    round.setColorAt(0.72, tone(0));
    round.setColorAt(0.8, tone(0.18 + 0.14 * lit));
    round.setColorAt(0.9, tone(-0.06 + 0.22 * lit));
    round.setColorAt(1, tone(-0.42 + 0.16 * lit));
    painter.fillRect(rail.shape.boundingRect(), round);
}

}

void paint_material(QPainter& painter, const QRectF& area, Surface material, double grain) {
    painter.drawImage(area, planed(area.size(), material, painter.worldTransform().m11(), grain, kSeed));
}

void paint_frame(QPainter& painter, const QRectF& outer, double width, Surface wood, double grain) {
    const QRectF inner = outer.adjusted(width, width, -width, -width);
    const double pixels = painter.worldTransform().m11();
    QPainterPath edge;
    edge.addRoundedRect(outer, width * 0.4, width * 0.4);
    const QPointF middle = outer.center();
    const std::array<Rail, 4> rails{{
        {{{outer.topLeft(), outer.topRight(), inner.topRight(), inner.topLeft()}},
         {middle.x(), inner.top()},
         {middle.x(), outer.top()},
         0},
        {{{outer.bottomLeft(), outer.bottomRight(), inner.bottomRight(), inner.bottomLeft()}},
         {middle.x(), inner.bottom()},
         {middle.x(), outer.bottom()},
         0},
        {{{outer.topLeft(), outer.bottomLeft(), inner.bottomLeft(), inner.topLeft()}},
         {inner.left(), middle.y()},
         {outer.left(), middle.y()},
         -1},
        {{{outer.topRight(), outer.bottomRight(), inner.bottomRight(), inner.topRight()}},
         {inner.right(), middle.y()},
         {outer.right(), middle.y()},
         1},
    }};
    painter.save();
    painter.setClipPath(edge, Qt::IntersectClip);
    std::uint32_t seed = kSeed;
    for (const Rail& rail : rails) {
        painter.save();
        QPainterPath shape;
        shape.addPolygon(rail.shape);
        shape.closeSubpath();
        painter.setClipPath(shape, Qt::IntersectClip);
        const QRectF box = rail.shape.boundingRect();
        if (box.width() > box.height()) {
            painter.drawImage(box, planed(box.size(), wood, pixels, grain, ++seed));
        } else {
            painter.save();
            painter.translate(box.center());
            painter.rotate(90);
            const QRectF turned(-box.height() / 2, -box.width() / 2, box.height(), box.width());
            painter.drawImage(turned, planed(turned.size(), wood, pixels, grain, ++seed));
            painter.restore();
        }
        shade_rail(painter, rail);
        painter.restore();
    }
    // The mitre joints.
    const std::array<std::pair<QPointF, QPointF>, 4> joints{{{outer.topLeft(), inner.topLeft()},
                                                             {outer.topRight(), inner.topRight()},
                                                             {outer.bottomLeft(), inner.bottomLeft()},
                                                             {outer.bottomRight(), inner.bottomRight()}}};
    for (const auto& [from, to] : joints) {
        painter.setPen(QPen(QColor(255, 240, 214, 80), width * 0.05));
        painter.drawLine(from + QPointF(width * 0.04, 0), to + QPointF(width * 0.04, 0));
        painter.setPen(QPen(QColor(48, 28, 12, 150), width * 0.045));
        painter.drawLine(from, to);
    }
    painter.restore();
}

void paint_rod(QPainter& painter, const QRectF& bounds, Surface wood, double grain) {
    const double pixels = painter.worldTransform().m11();
    QImage image = planed(bounds.size(), wood, pixels, grain, kSeed + 7)
                       .convertToFormat(QImage::Format_ARGB32_Premultiplied);
    const double radius = image.height() / 2.0;
    for (int row = 0; row < image.height(); ++row) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(row));
        const double y = (row + 0.5 - radius) / radius;
        for (int column = 0; column < image.width(); ++column) {
            const double along = column + 0.5;
            const double x =
                (along - std::clamp(along, radius, std::max(radius, image.width() - radius))) / radius;
            const double distance = std::sqrt(x * x + y * y);
            const double cover = std::clamp((1 - distance) * radius + 0.5, 0.0, 1.0);
            const double up = std::sqrt(std::max(0.03, 1 - distance * distance));
            // Lit by a long lamp: the rod has a highlight along its top.
            line[column] =
                lit_pixel({x, y, up}, {.tint = QColor(line[column]), .shine = 0.3, .gloss = 18}, cover);
        }
    }
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(bounds, image);
    painter.restore();
}

}
