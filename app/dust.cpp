#include "dust.h"

#include <QQuickWindow>
#include <QSGRectangleNode>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace trapbox {

Dust::Dust(QQuickItem* parent) : QQuickItem(parent) { setFlag(ItemHasContents); }

double Dust::random() {
    m_state = m_state * 1664525U + 1013904223U;
    return (m_state >> 8) * 0x1p-24;
}

void Dust::burst(double x, double y, int count, double speed) {
    for (int i = 0; i < std::min(count, kMax); ++i) {
        const double angle = 2 * std::numbers::pi * random();
        const double pace = speed * (0.25 + 0.75 * random());
        const double life = 0.22 + 0.24 * random();
        m_grains.push_back({{x, y},
                            {pace * std::cos(angle), pace * std::sin(angle)},
                            life,
                            life,
                            m_size * (0.4 + 0.6 * random())});
    }
    const auto excess = static_cast<std::ptrdiff_t>(m_grains.size()) - kMax;
    if (excess > 0) m_grains.erase(m_grains.begin(), m_grains.begin() + excess);
    emit grainsChanged();
    update();
}

void Dust::advance(double seconds) {
    if (m_grains.empty()) return;
    const double kept = std::exp(-5 * seconds); // of the speed, in air
    for (Grain& grain : m_grains) {
        grain.at += grain.velocity * seconds;
        grain.velocity *= kept;
        grain.life -= seconds;
    }
    if (std::erase_if(m_grains, [](const Grain& grain) { return grain.life <= 0; }) > 0) emit grainsChanged();
    update();
}

QSGNode* Dust::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    if (m_grains.empty()) {
        delete old;
        return nullptr;
    }
    QSGNode* root = old ? old : new QSGNode;
    while (root->childCount() > grains()) {
        QSGNode* last = root->lastChild();
        root->removeChildNode(last);
        delete last;
    }
    while (root->childCount() < grains())
        root->appendChildNode(window()->createRectangleNode());
    auto* node = static_cast<QSGRectangleNode*>(root->firstChild());
    for (const Grain& grain : m_grains) {
        const double left = grain.life / grain.whole;
        const double size = grain.size * (0.6 + 0.4 * left);
        node->setRect(QRectF(grain.at - QPointF(size, size) / 2, QSizeF(size, size)));
        QColor color = m_color;
        color.setAlphaF(color.alphaF() * static_cast<float>(std::min(1.0, 1.6 * left)));
        node->setColor(color);
        node = static_cast<QSGRectangleNode*>(node->nextSibling());
    }
    return root;
}

}
