// A line as triangles whose edges fade out over one device pixel: smooth without multisampling.
#pragma once

#include <QList>
#include <QPointF>

#include <cstdint>
#include <vector>

namespace trapbox {

struct LineStyle {
    double width = 1;
    double pixel = 1; // size of a device pixel, in units of the points
    bool round_caps = false;
    QList<double> dashes = {}; // lengths of dash and gap in line widths, alternating; empty: a solid line
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

// A line that ends at its start is closed. The mesh is empty if it would need more than 65535 vertices.
LineMesh line_mesh(const QList<QPointF>& line, const LineStyle& style);

}
