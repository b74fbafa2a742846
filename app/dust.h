// Bursts of dust at impacts: small rectangles that fly apart and fade, with both of Qt's renderers. Time
// advances only with `advance`, which must be called as long as there are grains.
#pragma once

#include <QColor>
#include <QPointF>
#include <QQuickItem>

#include <cstdint>
#include <vector>

namespace trapbox {

class Dust : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int grains READ grains NOTIFY grainsChanged) // in the air
    Q_PROPERTY(QColor color MEMBER m_color)
    Q_PROPERTY(double size MEMBER m_size) // px; of the largest grain

  public:
    static constexpr int kMax = 30; // grains at a time

    explicit Dust(QQuickItem* parent = nullptr);
    int grains() const { return static_cast<int>(m_grains.size()); }

    // px; px/s for the fastest grain. Once there are kMax grains, new ones replace the oldest.
    Q_INVOKABLE void burst(double x, double y, int count, double speed);
    Q_INVOKABLE void advance(double seconds);

  signals:
    void grainsChanged();

  protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;

  private:
    struct Grain {
        QPointF at;
        QPointF velocity; // px/s
        double life = 0;  // s remaining
        double whole = 1; // s, total
        double size = 1;  // px
    };

    double random(); // 0 … 1

    std::vector<Grain> m_grains; // the oldest first
    QColor m_color = Qt::white;
    double m_size = 3;
    std::uint32_t m_state = 1;
};

}
