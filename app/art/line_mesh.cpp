#include "art/line_mesh.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

namespace trapbox {

namespace {

using Line = QList<QPointF>;

double length(QPointF v) { return std::hypot(v.x(), v.y()); }

QPointF unit(QPointF v) {
    const double size = length(v);
    return size > 0 ? v / size : QPointF(1, 0);
}

QPointF normal(QPointF along) { return {-along.y(), along.x()}; }

// Removes points that repeat the previous one, because they have no direction.
Line without_repeats(const Line& line, double least) {
    Line kept;
    for (const QPointF& at : line)
        if (kept.isEmpty() || length(at - kept.last()) > least) kept << at;
    return kept;
}

// The dashes of an open line. A dash can continue around a corner.
std::vector<Line> dashed(const Line& line, const QList<double>& dashes, double width) {
    std::vector<Line> parts;
    qsizetype next = 0;
    double left = dashes[0] * width;
    Line part{line.first()};
    for (qsizetype i = 1; i < line.size(); ++i) {
        QPointF from = line[i - 1];
        double remaining = length(line[i] - from);
        const QPointF along = unit(line[i] - from);
        while (remaining > left) {
            from += along * left;
            remaining -= left;
            if (next % 2 == 0) {
                part << from;
                parts.push_back(std::move(part));
            }
            part = {from};
            next = (next + 1) % dashes.size();
            left = dashes[next] * width;
        }
        left -= remaining;
        part << line[i];
    }
    if (next % 2 == 0) parts.push_back(std::move(part));
    return parts;
}

class Mesher {
  public:
    explicit Mesher(const LineStyle& style)
        : m_inner(std::max(0.0, (style.width - style.pixel) / 2)), m_outer(m_inner + style.pixel),
          m_cover(std::min(1.0, style.width / style.pixel)), m_pixel(style.pixel), m_round(style.round_caps) {
        // The number of sides for which the polygon is within a twentieth of a pixel of the circle.
        const double sides = std::numbers::pi / std::sqrt(0.4 * style.pixel / std::max(m_outer, m_pixel));
        m_cap_sides = std::clamp(static_cast<int>(std::ceil(sides)), 4, 32);
    }

    void add_open(const Line& line) {
        if (line.size() < 2) return;
        const QPointF first = unit(line[1] - line[0]);
        const QPointF last = unit(line[line.size() - 1] - line[line.size() - 2]);
        m_section = -1;
        begin(line.first(), first);
        for (qsizetype i = 1; i + 1 < line.size(); ++i)
            corner(line[i], unit(line[i] - line[i - 1]), unit(line[i + 1] - line[i]));
        end(line.last(), last);
    }

    void add_closed(const Line& line) { // its last point is not repeated
        const auto at = [&](qsizetype i) { return line[(i + line.size()) % line.size()]; };
        m_section = -1;
        for (qsizetype i = 0; i <= line.size(); ++i)
            corner(at(i), unit(at(i) - at(i - 1)), unit(at(i + 1) - at(i)));
    }

    LineMesh take() { return std::move(m_mesh); }

  private:
    int add(QPointF at, double cover) {
        m_mesh.vertices.push_back(
            {static_cast<float>(at.x()), static_cast<float>(at.y()), static_cast<float>(cover)});
        return static_cast<int>(m_mesh.vertices.size()) - 1;
    }
    void triangle(int a, int b, int c) {
        for (const int index : {a, b, c})
            m_mesh.triangles.push_back(static_cast<std::uint16_t>(index));
    }
    void quad(int a, int b, int c, int d) {
        triangle(a, b, c);
        triangle(c, b, d);
    }

    // Adds a cross-section (outer left edge, inner left, inner right, outer right) and joins it to the
    // previous one.
    void section(QPointF at, QPointF across, double cover) {
        const int first = add(at + across * m_outer, 0);
        add(at + across * m_inner, cover);
        add(at - across * m_inner, cover);
        add(at - across * m_outer, 0);
        if (m_section >= 0)
            for (int edge = 0; edge < 3; ++edge)
                quad(m_section + edge, m_section + edge + 1, first + edge, first + edge + 1);
        m_section = first;
    }

    void begin(QPointF at, QPointF along) {
        if (m_round) {
            cap(at, -along);
            section(at, normal(along), m_cover);
        } else {
            section(at - along * m_pixel / 2, normal(along), 0);
            section(at + along * m_pixel / 2, normal(along), m_cover);
        }
    }
    void end(QPointF at, QPointF along) {
        if (m_round) {
            section(at, normal(along), m_cover);
            cap(at, along);
        } else {
            section(at - along * m_pixel / 2, normal(along), m_cover);
            section(at + along * m_pixel / 2, normal(along), 0);
        }
    }

    void corner(QPointF at, QPointF before, QPointF after) {
        const QPointF sum = normal(before) + normal(after);
        const double same = QPointF::dotProduct(normal(before), normal(after));
        if (same > -0.5) return section(at, sum / (1 + same), m_cover);
        end(at, before); // sharper than 60°: drawn as two lines
        m_section = -1;
        begin(at, after);
    }

    void cap(QPointF at, QPointF outwards) {
        const QPointF side = normal(outwards);
        const int centre = add(at, m_cover);
        int inner = 0;
        int outer = 0;
        for (int i = 0; i <= m_cap_sides; ++i) {
            const double angle = std::numbers::pi * i / m_cap_sides;
            const QPointF radial = side * std::cos(angle) + outwards * std::sin(angle);
            const int next_inner = add(at + radial * m_inner, m_cover);
            const int next_outer = add(at + radial * m_outer, 0);
            if (i > 0) {
                triangle(centre, inner, next_inner);
                quad(inner, outer, next_inner, next_outer);
            }
            inner = next_inner;
            outer = next_outer;
        }
    }

    double m_inner; // half the width with full coverage
    double m_outer; // half the width with any coverage
    double m_cover;
    double m_pixel;
    bool m_round;
    int m_cap_sides = 4;
    int m_section = -1; // first vertex of the previous section, or −1
    LineMesh m_mesh;
};

}

LineMesh line_mesh(const QList<QPointF>& line, const LineStyle& style) {
    if (!(style.width > 0) || !(style.pixel > 0)) return {};
    Line points = without_repeats(line, style.pixel / 100);
    if (points.size() < 2) return {};
    Mesher mesher(style);
    const bool closed = points.size() > 3 && length(points.first() - points.last()) <= style.pixel / 100;
    const double period = std::accumulate(style.dashes.begin(), style.dashes.end(), 0.0) * style.width;
    if (style.dashes.size() % 2 == 0 && period > style.pixel) {
        for (const Line& dash : dashed(points, style.dashes, style.width))
            mesher.add_open(without_repeats(dash, style.pixel / 100));
    } else if (closed) {
        points.removeLast();
        mesher.add_closed(points);
    } else {
        mesher.add_open(points);
    }
    LineMesh mesh = mesher.take();
    if (mesh.vertices.size() > std::numeric_limits<std::uint16_t>::max()) return {};
    return mesh;
}

}
