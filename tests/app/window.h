// The complete app in its window: a Table with a window.
#pragma once

#include "item_type.h"
#include "table.h"
#include "test.h"

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

namespace trapbox::tests {

struct Window : Table {
    QQmlApplicationEngine engine;
    QQuickWindow* window = nullptr;
    int frames = 0;

    Window() {
        parts.attach(engine);
        engine.load(QUrl("qrc:/qt/qml/Trapbox/Main.qml"));
        REQUIRE_FALSE(engine.rootObjects().isEmpty());
        window = qobject_cast<QQuickWindow*>(engine.rootObjects().front());
        QObject::connect(
            window, &QQuickWindow::afterRendering, window, [this] { ++frames; }, Qt::DirectConnection);
        QTest::qWait(300);
    }
    // The engine must be destroyed before the parts.
    ~Window() { session().close(); }

    // Waits until pending changes are laid out and rendered.
    void settle() {
        frames = 0;
        window->requestUpdate();
        REQUIRE(QTest::qWaitFor([this] { return frames > 0; }));
    }

    // The visible items of this type, "GameTile" or "QQuickText".
    std::vector<QQuickItem*> of_type(const char* type) const {
        std::vector<QQuickItem*> all{window->contentItem()};
        std::vector<QQuickItem*> found;
        for (std::size_t i = 0; i < all.size(); ++i) {
            for (QQuickItem* child : all[i]->childItems())
                all.push_back(child);
            if (all[i]->isVisible() && is_type(all[i], type)) found.push_back(all[i]);
        }
        return found;
    }

    int frames_in(int milliseconds) {
        frames = 0;
        QTest::qWait(milliseconds);
        return frames;
    }
};

}
