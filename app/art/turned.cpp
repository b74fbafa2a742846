#include "art/turned.h"

#include "art/light.h"

#include <QImage>

#include <algorithm>
#include <cmath>

namespace trapbox {

namespace {

Normal unit(const Normal& v) {
    const double size = std::sqrt(v.x * v.x + v.y * v.y + v.z * v.z);
    return {v.x / size, v.y / size, v.z / size};
}

double dot(const Normal& a, const Normal& b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

// The distance of the lamp in radii: near enough that a flat face is slightly lighter on the lamp's side.
constexpr double kLamp = 5;

}

QRgb lit_pixel(const Normal& surface, const Finish& finish, double cover, double x, double y) {
    const Normal normal = unit(surface);
    const Normal to_light = unit({light::kX * kLamp - x, -y, light::kZ * kLamp});
    const double ambient = light::kAmbient * (1 - 0.55 * finish.metal);
    // Flat faces have exactly the tint.
    const double diffuse =
        ambient * (0.55 + 0.45 * normal.z) + (1 - ambient) * std::max(0.0, dot(normal, to_light)) / light::kZ;
    const Normal half = unit({to_light.x, to_light.y, to_light.z + 1});
    const double shine = finish.shine * std::pow(std::max(0.0, dot(normal, half)), finish.gloss);
    const auto channel = [&](double tint) {
        const double white = 1 - finish.metal * (1 - std::sqrt(tint));
        return std::clamp(tint * diffuse + shine * white, 0.0, 1.0) * cover * 255;
    };
    const auto byte = [](double value) { return static_cast<int>(std::lround(value)); };
    return qRgba(byte(channel(static_cast<double>(finish.tint.redF()))),
                 byte(channel(static_cast<double>(finish.tint.greenF()))),
                 byte(channel(static_cast<double>(finish.tint.blueF()))), byte(cover * 255));
}

double smooth_step(double from, double to, double x) {
    const double t = std::clamp((x - from) / (to - from), 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

void paint_turned(QPainter& painter, const QRectF& bounds, const Profile& profile, const Finish& finish) {
    const int side =
        std::clamp(static_cast<int>(std::lround(bounds.width() * painter.worldTransform().m11())), 1, 2048);
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    const double radius = side / 2.0;
    // Slopes are measured over one pixel, so that sharp edges are antialiased.
    const double step = 0.5 / radius;
    for (int row = 0; row < side; ++row) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(row));
        const double y = (row + 0.5 - radius) / radius;
        for (int column = 0; column < side; ++column) {
            const double x = (column + 0.5 - radius) / radius;
            const double distance = std::sqrt(x * x + y * y);
            const double cover = std::clamp((1 - distance) * radius + 0.5, 0.0, 1.0);
            if (cover <= 0) {
                line[column] = 0;
                continue;
            }
            const double inner = std::clamp(distance - step, 0.0, std::max(0.0, 1 - 2 * step));
            const double slope = (profile(inner + 2 * step) - profile(inner)) / (2 * step);
            const double away = std::max(distance, 1e-6);
            line[column] = lit_pixel({-slope * x / away, -slope * y / away, 1}, finish, cover, x, y);
        }
    }
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(bounds, image);
    painter.restore();
}

}
