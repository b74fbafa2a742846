// A line through points, antialiased without multisampling: the band, its shadow, a path on the board. Drawn
// as triangles, or as a picture with Qt's software renderer.
#pragma once

#include "art/line_mesh.h"

#include <QColor>
#include <QQuickItem>

namespace trapbox {

class Polyline : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<QPointF> points READ points WRITE setPoints NOTIFY changed)
    // Each pair of points is a separate line.
    Q_PROPERTY(bool inPairs READ inPairs WRITE setInPairs NOTIFY changed)
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY changed)
    Q_PROPERTY(double lineWidth READ lineWidth WRITE setLineWidth NOTIFY changed)
    Q_PROPERTY(bool roundCaps READ roundCaps WRITE setRoundCaps NOTIFY changed)
    Q_PROPERTY(QList<double> dashes READ dashes WRITE setDashes NOTIFY changed) // on, off, … in line widths
    // Logical pixels per unit of the points, if a parent item is scaled.
    Q_PROPERTY(double unit READ unit WRITE setUnit NOTIFY changed)

  public:
    explicit Polyline(QQuickItem* parent = nullptr);

    const QList<QPointF>& points() const { return m_points; }
    void setPoints(const QList<QPointF>& points) { set(m_points, points); }
    bool inPairs() const { return m_in_pairs; }
    void setInPairs(bool in_pairs) { set(m_in_pairs, in_pairs); }
    const QColor& color() const { return m_color; }
    void setColor(const QColor& color) { set(m_color, color); }
    double lineWidth() const { return m_style.width; }
    void setLineWidth(double width) { set(m_style.width, width); }
    bool roundCaps() const { return m_style.round_caps; }
    void setRoundCaps(bool round) { set(m_style.round_caps, round); }
    const QList<double>& dashes() const { return m_style.dashes; }
    void setDashes(const QList<double>& dashes) { set(m_style.dashes, dashes); }
    double unit() const { return m_unit; }
    void setUnit(double unit) { set(m_unit, unit); }

  signals:
    void changed();

  protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;

  private:
    template <class Value>
    void set(Value& member, const Value& value) {
        if (member == value) return;
        member = value;
        emit changed();
        update();
    }
    std::vector<QList<QPointF>> lines() const;
    LineStyle device_style() const;
    QSGNode* update_triangles(QSGNode* old) const;
    QSGNode* update_picture(QSGNode* old) const;

    QList<QPointF> m_points;
    bool m_in_pairs = false;
    QColor m_color = Qt::black;
    LineStyle m_style;
    double m_unit = 1;
};

}
