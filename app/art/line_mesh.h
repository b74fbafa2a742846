// A line as triangles whose edges fade over one device pixel, so that it is smooth without multisampling.
#pragma once

#include <QList>
#include <QPointF>

#include <cstdint>
#include <vector>

namespace trapbox {

struct LineStyle {
    double width = 1;
    double pixel = 1; // a device pixel, in the unit of the points
    bool round_caps = false;
    QList<double> dashes = {}; // on, off, on, … in widths; empty: an unbroken line
};

struct LineVertex {
    float x = 0;
    float y = 0;
    float cover = 0; // 0 … 1
};

struct LineMesh {
    std::vector<LineVertex> vertices;
    std::vector<std::uint16_t> triangles; // three indices each
};

// A line that ends where it begins is closed. What would need more than 65536 vertices is left out.
LineMesh line_mesh(const QList<QPointF>& line, const LineStyle& style);

}
