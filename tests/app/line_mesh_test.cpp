#include "app_parts.h"
#include "art/line_mesh.h"
#include "polyline.h"
#include "test.h"

#include <QQuickWindow>
#include <QSurfaceFormat>
#include <QTest>

#include <cmath>
#include <numbers>

using namespace trapbox;

namespace {

// The amount of ink: the sum over the triangles of area times coverage.
double ink(const LineMesh& mesh) {
    double sum = 0;
    for (std::size_t i = 0; i + 2 < mesh.triangles.size(); i += 3) {
        const LineVertex& a = mesh.vertices[mesh.triangles[i]];
        const LineVertex& b = mesh.vertices[mesh.triangles[i + 1]];
        const LineVertex& c = mesh.vertices[mesh.triangles[i + 2]];
        const double area =
            std::abs(static_cast<double>((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y))) / 2;
        sum += area * static_cast<double>(a.cover + b.cover + c.cover) / 3;
    }
    return sum;
}

float most_cover(const LineMesh& mesh) {
    float most = 0;
    for (const LineVertex& vertex : mesh.vertices)
        most = std::max(most, vertex.cover);
    return most;
}

}

TEST_CASE("the ink of a line is its length times its width", "[line]") {
    const LineMesh mesh = line_mesh({{0, 0}, {60, 80}}, {.width = 4, .pixel = 0.5});
    CHECK(ink(mesh) == Approx(100 * 4).epsilon(0.01));
    CHECK(most_cover(mesh) == 1);
}

TEST_CASE("a line's edge fades over one device pixel", "[line]") {
    const LineMesh mesh = line_mesh({{0, 0}, {100, 0}}, {.width = 4, .pixel = 0.5});
    for (const LineVertex& vertex : mesh.vertices) {
        const float aside = std::abs(vertex.y);
        CHECK((aside == Approx(1.75) || aside == Approx(2.25))); // 2 ± a quarter
        if (aside > 2) CHECK(vertex.cover == 0);
    }
}

TEST_CASE("a line thinner than a pixel is a pixel wide and fainter", "[line]") {
    const LineMesh mesh = line_mesh({{0, 0}, {100, 0}}, {.width = 0.25, .pixel = 1});
    CHECK(most_cover(mesh) == 0.25F);
    CHECK(ink(mesh) == Approx(25).epsilon(0.02));
}

TEST_CASE("round caps add half a circle at each end", "[line]") {
    const LineMesh mesh = line_mesh({{0, 0}, {0, 50}}, {.width = 10, .pixel = 0.1, .round_caps = true});
    CHECK(ink(mesh) == Approx(50 * 10 + std::numbers::pi * 25).epsilon(0.01));
}

TEST_CASE("dashes cover their share of a line, also around corners", "[line]") {
    // A dash of 3 widths and a gap of 3 widths of 2 px: ten dashes of 6 px in 120 px, one of them around the
    // corner.
    const LineMesh mesh =
        line_mesh({{0, 0}, {63, 0}, {63, 57}}, {.width = 2, .pixel = 0.2, .dashes = {3, 3}});
    CHECK(ink(mesh) == Approx(10 * 6 * 2).epsilon(0.02));
}

TEST_CASE("a closed line has no caps", "[line]") {
    QList<QPointF> hexagon;
    for (int i = 0; i <= 6; ++i)
        hexagon << QPointF(50 * std::cos(i * std::numbers::pi / 3), 50 * std::sin(i * std::numbers::pi / 3));
    const LineMesh mesh = line_mesh(hexagon, {.width = 4, .pixel = 0.5});
    CHECK(ink(mesh) == Approx(6 * 50 * 4).epsilon(0.01)); // the middle line of a ring is its mean
    CHECK(mesh.vertices.size() == 7 * 4);
}

TEST_CASE("a line without length or width draws nothing", "[line]") {
    CHECK(line_mesh({}, {}).triangles.empty());
    CHECK(line_mesh({{1, 1}}, {}).triangles.empty());
    CHECK(line_mesh({{1, 1}, {1, 1}}, {}).triangles.empty());
    CHECK(line_mesh({{0, 0}, {1, 1}}, {.width = 0}).triangles.empty());
}

TEST_CASE("the software renderer draws lines with smooth edges", "[line]") {
    QQuickWindow window;
    window.resize(100, 100);
    window.setColor(Qt::white);
    Polyline line(window.contentItem());
    line.setPoints({{10, 20}, {90, 50}});
    line.setLineWidth(6);
    window.show();
    REQUIRE(QTest::qWaitForWindowExposed(&window));
    const QImage image = window.grabWindow();
    const double density = window.effectiveDevicePixelRatio();
    int covered = 0;
    int partly = 0;
    const int column = static_cast<int>(50 * density); // the line is at y = 35
    for (int row = 0; row < image.height(); ++row) {
        const int ink = 255 - qGray(image.pixel(column, row));
        if (ink > 250) ++covered;
        if (ink > 20 && ink < 235) ++partly;
    }
    CHECK(covered >= static_cast<int>(4 * density));
    CHECK(covered <= static_cast<int>(std::ceil(7 * density)));
    CHECK(partly >= 1);
    CHECK(qGray(image.pixel(column, static_cast<int>(35 * density))) == 0);
}

TEST_CASE("no window asks for multisampling", "[line]") {
    AppParts::prepare_graphics();
    CHECK(QSurfaceFormat::defaultFormat().samples() <= 1);
}
