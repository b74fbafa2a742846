#include "app_benches.h"
#include "process_memory.h"
#include "scene.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QTemporaryDir>
#include <QThread>

#include <cstdio>

namespace trapbox::bench {

namespace {

void print_resident(const char* place) {
    std::printf("%s %f\n", place, resident_megabytes());
    std::fflush(stdout);
}

}

int measure_empty_board(int argc, char** argv) {
    QGuiApplication app(argc, argv);
    QQmlApplicationEngine engine;
    engine.loadData("import QtQuick\nWindow { width: 390; height: 844; visible: true }");
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < 1000) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
        QThread::msleep(1);
    }
    print_resident("empty");
    return 0;
}

// Visits the screens in one run, so that memory that a screen leaves behind counts for the next ones.
int measure_boards(int argc, char** argv) {
    AppParts::prepare_graphics();
    QGuiApplication app(argc, argv);
    QTemporaryDir folder;
    AppParts parts(folder.path());
    parts.store.settings().setMuted(true);
    QQmlApplicationEngine engine;
    parts.attach(engine);
    engine.load(QUrl("qrc:/qt/qml/Trapbox/Main.qml"));
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
    if (!window) return 1;
    shots::Stage stage(parts, *window);
    const auto settle = [&stage] {
        stage.wait(700); // until the transitions have ended
        stage.wait_for_art();
    };
    settle();
    print_resident("home");
    for (const CatalogEntry& game : catalog()) {
        const auto key = QString::fromUtf8(game.info().key.data(), static_cast<int>(game.info().key.size()));
        stage.call("openSetup", key);
        settle();
        print_resident(qPrintable("setup_" + key));
        stage.call("goHome");
        settle();
        stage.play(key, game.info().presets.front().key.data(), {true, true});
        settle();
        print_resident(qPrintable(key));
        parts.session.close();
        stage.call("goHome");
        settle();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    return 0;
}

}
