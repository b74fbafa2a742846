#include "art/woodwork.h"

#include <QConicalGradient>
#include <QPainterPath>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace trapbox {

namespace {

// Subtracted from a slope's brightness, relative to the flat top, which the light hits almost vertically.
constexpr double kSlopeLoss = 0.14;

QColor shade(double brightness, double strength) {
    const double seen = brightness * strength;
    return seen >= 0 ? QColor::fromRgbF(1, 0.91F, 0.76F, static_cast<float>(std::min(1.0, seen)))
                     : QColor::fromRgbF(0.09F, 0.04F, 0, static_cast<float>(std::min(1.0, -seen)));
}

}

QLinearGradient from_light(const QRectF& area) {
    return kLitSide > 0 ? QLinearGradient(area.topRight(), area.topLeft())
                        : QLinearGradient(area.topLeft(), area.topRight());
}

QRectF lit_strip(const QRectF& area, double width) {
    return {kLitSide > 0 ? area.right() - width : area.left(), area.top(), width, area.height()};
}

QPointF light_seen_from(double turn) {
    const double angle = -turn * std::numbers::pi / 180;
    return QPointF(std::cos(angle), std::sin(angle)) * kLitSide;
}

QBrush plank(Surface kind, double length, std::uint32_t seed) {
    constexpr int kPixels = 420;
    QBrush brush(paint_surface(kind, QSize(kPixels, kPixels), 1.6F, seed));
    brush.setTransform(QTransform::fromScale(length / kPixels, length / kPixels));
    return brush;
}

QBrush cut_from(const QBrush& plank, const QPointF& offset) {
    QBrush piece = plank;
    piece.setTransform(plank.transform() * QTransform::fromTranslate(offset.x(), offset.y()));
    return piece;
}

QPolygonF corners_of(const QRectF& rectangle) {
    return QPolygonF(
        {rectangle.topLeft(), rectangle.topRight(), rectangle.bottomRight(), rectangle.bottomLeft()});
}

QPolygonF scaled(const QPolygonF& shape, const QPointF& centre, double factor) {
    QPolygonF result;
    for (const QPointF& corner : shape)
        result << centre + (corner - centre) * factor;
    return result;
}

void paint_bevel(QPainter& painter, const QPolygonF& shape, const QPointF& centre, double inner,
                 double strength, double turn) {
    const QPointF light = light_seen_from(turn);
    const QPolygonF top = scaled(shape, centre, inner);
    painter.setPen(Qt::NoPen);
    for (qsizetype i = 0; i < shape.size(); ++i) {
        const qsizetype next = (i + 1) % shape.size();
        const QPointF along = shape[next] - shape[i];
        QPointF normal(along.y(), -along.x());
        if (QPointF::dotProduct(normal, shape[i] - centre) < 0) normal = -normal;
        normal /= std::max(1e-9, std::hypot(normal.x(), normal.y()));
        const double brightness = QPointF::dotProduct(normal, light) - kSlopeLoss;
        painter.setBrush(shade(strength < 0 ? -brightness - 2 * kSlopeLoss : brightness, std::abs(strength)));
        painter.drawPolygon(QPolygonF({shape[i], shape[next], top[next], top[i]}));
    }
}

void paint_round_bevel(QPainter& painter, const QRectF& bounds, double outer, double inner, double strength) {
    // Starts at the right and continues around.
    QConicalGradient slope(bounds.center(), 0);
    for (int step = 0; step <= 16; ++step) {
        const double share = step / 16.0;
        const double brightness =
            kLitSide * std::cos(share * 2 * std::numbers::pi) * (strength < 0 ? -1 : 1) - kSlopeLoss;
        slope.setColorAt(share, shade(brightness, std::abs(strength)));
    }
    const double half = bounds.width() / 2;
    QPainterPath ring;
    ring.addEllipse(bounds.center(), half * outer, half * outer);
    if (inner > 0) {
        QPainterPath hole;
        hole.addEllipse(bounds.center(), half * inner, half * inner);
        ring -= hole;
    }
    painter.fillPath(ring, slope);
}

void paint_cast_shadow(QPainter& painter, const QRectF& bounds, double body, double corner) {
    const double reach = bounds.width() * (1 - body) / 2;
    const int layers =
        std::clamp(static_cast<int>(reach), 8,
                   40); // more layers for large shadows, in which single layers would be visible
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(18, 8, 2, 250 / layers));
    for (int i = 0; i < layers; ++i) {
        const double far = static_cast<double>(i) / (layers - 1);
        // The further from the object, the wider and the more displaced.
        const double size = bounds.width() * body * (1.02 - 0.1 * far) + reach * 0.8 * far;
        const double aside = -kLitSide * reach * 0.56 * far;
        const QRectF area(bounds.center().x() - size / 2 + aside, bounds.center().y() - size / 2, size, size);
        painter.drawRoundedRect(area, size * corner, size * corner);
    }
}

}
