#include "polyline.h"

#include <QPainter>
#include <QPainterPath>
#include <QQuickWindow>
#include <QSGGeometryNode>
#include <QSGImageNode>
#include <QSGRendererInterface>
#include <QSGVertexColorMaterial>

#include <algorithm>
#include <cmath>

namespace trapbox {

Polyline::Polyline(QQuickItem* parent) : QQuickItem(parent) { setFlag(ItemHasContents); }

std::vector<QList<QPointF>> Polyline::lines() const {
    if (!m_in_pairs) return {m_points};
    std::vector<QList<QPointF>> pairs;
    for (qsizetype i = 0; i + 1 < m_points.size(); i += 2)
        pairs.push_back({m_points[i], m_points[i + 1]});
    return pairs;
}

LineStyle Polyline::device_style() const {
    LineStyle style = m_style;
    style.pixel = 1 / (std::max(0.01, m_unit) * window()->effectiveDevicePixelRatio());
    return style;
}

void Polyline::itemChange(ItemChange change, const ItemChangeData& data) {
    if (change == ItemDevicePixelRatioHasChanged) update();
    QQuickItem::itemChange(change, data);
}

QSGNode* Polyline::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    if (m_points.size() < 2) {
        delete old;
        return nullptr;
    }
    const auto api = window()->rendererInterface()->graphicsApi();
    return api == QSGRendererInterface::Software ? update_picture(old) : update_triangles(old);
}

QSGNode* Polyline::update_triangles(QSGNode* old) const {
    auto* node = static_cast<QSGGeometryNode*>(old);
    if (!node) {
        node = new QSGGeometryNode;
        auto* geometry = new QSGGeometry(QSGGeometry::defaultAttributes_ColoredPoint2D(), 0, 0);
        geometry->setDrawingMode(QSGGeometry::DrawTriangles);
        node->setGeometry(geometry);
        node->setMaterial(new QSGVertexColorMaterial);
        node->setFlags(QSGNode::OwnsGeometry | QSGNode::OwnsMaterial);
    }
    const LineStyle style = device_style();
    LineMesh mesh;
    for (const QList<QPointF>& line : lines()) {
        const LineMesh part = line_mesh(line, style);
        const auto first = mesh.vertices.size();
        if (first + part.vertices.size() > 0xffff) break;
        mesh.vertices.insert(mesh.vertices.end(), part.vertices.begin(), part.vertices.end());
        for (const std::uint16_t index : part.triangles)
            mesh.triangles.push_back(static_cast<std::uint16_t>(first + index));
    }
    QSGGeometry& geometry = *node->geometry();
    geometry.allocate(static_cast<int>(mesh.vertices.size()), static_cast<int>(mesh.triangles.size()));
    QSGGeometry::ColoredPoint2D* vertex = geometry.vertexDataAsColoredPoint2D();
    for (const LineVertex& each : mesh.vertices) {
        const float alpha = static_cast<float>(m_color.alphaF()) * each.cover;
        const auto byte = [alpha](double share) { // premultiplied alpha, as the scene graph needs
            return static_cast<uchar>(std::lround(share * static_cast<double>(alpha) * 255));
        };
        (vertex++)->set(each.x, each.y, byte(static_cast<double>(m_color.redF())),
                        byte(static_cast<double>(m_color.greenF())),
                        byte(static_cast<double>(m_color.blueF())), byte(1));
    }
    std::copy(mesh.triangles.begin(), mesh.triangles.end(), geometry.indexDataAsUShort());
    node->markDirty(QSGNode::DirtyGeometry);
    return node;
}

QSGNode* Polyline::update_picture(QSGNode* old) const {
    const LineStyle style = device_style();
    QPainterPath path;
    for (const QList<QPointF>& line : lines()) {
        path.moveTo(line.first());
        for (const QPointF& at : line)
            path.lineTo(at);
    }
    const double edge = style.width + 2 * style.pixel;
    const QRectF bounds = path.boundingRect().adjusted(-edge, -edge, edge, edge);
    // Aligned to whole pixels, so that the picture is not resampled.
    const QPointF from(std::floor(bounds.left() / style.pixel), std::floor(bounds.top() / style.pixel));
    const QSize size(static_cast<int>(std::ceil(bounds.width() / style.pixel)) + 1,
                     static_cast<int>(std::ceil(bounds.height() / style.pixel)) + 1);
    if (size.width() > 8192 || size.height() > 8192) return old;
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-from);
    painter.scale(1 / style.pixel, 1 / style.pixel);
    QPen pen(m_color, style.width, Qt::SolidLine, style.round_caps ? Qt::RoundCap : Qt::FlatCap,
             Qt::RoundJoin);
    if (!style.dashes.isEmpty()) pen.setDashPattern(style.dashes);
    painter.strokePath(path, pen);
    painter.end();

    delete old; // not every renderer deletes a node's old texture
    QSGImageNode* node = window()->createImageNode();
    node->setOwnsTexture(true);
    node->setFiltering(QSGTexture::Linear);
    node->setTexture(window()->createTextureFromImage(image, QQuickWindow::TextureHasAlphaChannel));
    node->setRect(QRectF(from * style.pixel, QSizeF(size) * style.pixel));
    return node;
}

}
