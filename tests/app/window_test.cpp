#include "table.h"
#include "test.h"

#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTest>

using namespace trapbox;

namespace {

struct Window : tests::Table {
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
    // The engine must let go of the parts first.
    ~Window() { session().close(); }

    int frames_in(int milliseconds) {
        frames = 0;
        QTest::qWait(milliseconds);
        return frames;
    }
};

}

TEST_CASE("the app starts without a warning", "[window]") {
    static QStringList warnings;
    const auto before =
        qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& text) {
            if (type != QtDebugMsg && type != QtInfoMsg && !text.contains("pa_context")) warnings << text;
        });
    { Window app; }
    qInstallMessageHandler(before);
    CHECK(warnings.join("\n").toStdString() == "");
}

TEST_CASE("Home does nothing while nobody touches it: no frame in ten seconds", "[window]") {
    Window app;
    QTest::qWait(1500);
    CHECK(app.frames_in(10000) == 0);
}

TEST_CASE("a waiting board does nothing: no frame in ten seconds", "[window]") {
    for (const char* game : {"passed_trap", "trapdoor_checkers"}) {
        Window app;
        const QString preset = find_game(game)->info().presets.front().key.data();
        REQUIRE(app.play(game, preset, {0, 0}));
        QMetaObject::invokeMethod(app.window, "openPlay");
        QTest::qWait(6000); // the pad asks to be touched, for a moment
        REQUIRE(app.session().driver() != nullptr);
        CHECK(app.frames_in(10000) == 0);
    }
}
