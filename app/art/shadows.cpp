#include "art/shadows.h"

#include "art/light.h"
#include "art/turned.h"

#include <QImage>

#include <algorithm>
#include <cmath>
#include <vector>

namespace trapbox {

namespace {

// Shadows on wood are warm.
QRgb shade(double alpha) {
    const auto byte = [alpha](double part) {
        return static_cast<int>(std::lround(std::clamp(alpha, 0.0, 1.0) * part));
    };
    return qRgba(byte(14), byte(8), byte(4), byte(255));
}

// An image of a shadow; `at` returns its strength at a point, in widths of the object from its centre.
template <class At>
void paint_shade(QPainter& painter, const QRectF& bounds, At at) {
    const int side = std::max(1, static_cast<int>(std::lround(bounds.width())));
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    for (int row = 0; row < side; ++row) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(row));
        const double y = ((row + 0.5) / side - 0.5) * kShadowRoom;
        for (int column = 0; column < side; ++column)
            line[column] = shade(at(((column + 0.5) / side - 0.5) * kShadowRoom, y));
    }
    painter.drawImage(bounds, image);
}

// Replaces each pixel by the mean of `reach` pixels on either side, along a line that starts at `first`;
// `step` is the offset from pixel to pixel.
void blur_line(uchar* first, qsizetype step, int count, int reach, std::vector<uchar>& copy) {
    for (int i = 0; i < count; ++i)
        copy[static_cast<std::size_t>(i)] = first[i * step];
    const auto at = [&](int i) { return i < 0 || i >= count ? 0 : int{copy[static_cast<std::size_t>(i)]}; };
    int sum = 0;
    for (int i = -reach; i <= reach; ++i)
        sum += at(i);
    for (int i = 0; i < count; ++i) {
        first[i * step] = static_cast<uchar>(sum / (2 * reach + 1));
        sum += at(i + reach + 1) - at(i - reach);
    }
}

void blur(QImage& mask, int reach) {
    std::vector<uchar> copy(static_cast<std::size_t>(std::max(mask.width(), mask.height())));
    for (int pass = 0; pass < 2; ++pass) { // two passes are close to a Gaussian blur
        for (int row = 0; row < mask.height(); ++row)
            blur_line(mask.scanLine(row), 1, mask.width(), reach, copy);
        for (int column = 0; column < mask.width(); ++column)
            blur_line(mask.bits() + column, mask.bytesPerLine(), mask.height(), reach, copy);
    }
}

}

void paint_round_shadow(QPainter& painter, const QRectF& bounds, double height) {
    const double aside = light::kShadowX * height;
    const double soft = 0.06 + height * 0.5;
    paint_shade(painter, bounds, [=](double x, double y) {
        const double contact = 0.5 * (1 - smooth_step(0.47, 0.57, std::hypot(x, y)));
        const double cast =
            0.52 * (1 - smooth_step(0.5 - soft / 2, 0.5 + soft / 2, std::hypot(x - aside, y)));
        return 1 - (1 - contact) * (1 - cast);
    });
}

void paint_lifted_shadow(QPainter& painter, const QRectF& bounds) {
    paint_shade(painter, bounds,
                [](double x, double y) { return 0.45 * (1 - smooth_step(0.3, 0.72, std::hypot(x, y))); });
}

void paint_cast_shadow(QPainter& painter, const QPainterPath& shape, double height, double soft,
                       double strength) {
    // Painted at low resolution: a soft edge needs only a few pixels.
    const double coarse =
        std::max(1.0, soft * painter.worldTransform().m11() / 6) / painter.worldTransform().m11();
    const int reach = std::max(1, static_cast<int>(std::lround(soft / coarse / 4)));
    const double edge = soft + 2 * coarse;
    const QRectF area =
        shape.boundingRect().adjusted(-edge, -edge, edge, edge).translated(light::kShadowX * height, 0);
    const QSize size(static_cast<int>(std::ceil(area.width() / coarse)),
                     static_cast<int>(std::ceil(area.height() / coarse)));
    if (size.isEmpty() || size.width() > 4096 || size.height() > 4096) return;
    QImage mask(size, QImage::Format_Alpha8);
    mask.fill(0);
    QPainter inner(&mask);
    inner.setRenderHint(QPainter::Antialiasing);
    inner.scale(1 / coarse, 1 / coarse);
    inner.translate(-area.topLeft());
    inner.translate(light::kShadowX * height, 0);
    inner.fillPath(shape, Qt::black);
    inner.end();
    blur(mask, reach);
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    for (int row = 0; row < size.height(); ++row) {
        const uchar* cover = mask.constScanLine(row);
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(row));
        for (int column = 0; column < size.width(); ++column)
            line[column] = shade(strength * cover[column] / 255);
    }
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRectF(area.topLeft(), QSizeF(size) * coarse), image);
    painter.restore();
}

void paint_board_shadow(QPainter& painter, const QRectF& bounds, double reach) {
    QPainterPath board;
    board.addRoundedRect(bounds.adjusted(reach, reach, -reach, -reach), reach / 4, reach / 4);
    paint_cast_shadow(painter, board, 0, reach * 0.7, 0.5);
    paint_cast_shadow(painter, board, reach, reach * 0.9, 0.42);
}

void paint_inner_shadow(QPainter& painter, const QRectF& ground, double height, double strength) {
    const double wide = 6 * height; // width of the painted walls, of which only the shadow is visible
    QPainterPath walls;
    walls.addRect(ground.adjusted(-wide, -wide, wide, wide));
    walls.addRect(ground);
    painter.save();
    painter.setClipRect(ground, Qt::IntersectClip);
    paint_cast_shadow(painter, walls, 0, height * 1.1, strength * 0.8); // ambient light blocked on all sides
    paint_cast_shadow(painter, walls, height, height * 0.6, strength);
    painter.restore();
}

}
