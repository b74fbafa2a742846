#include "app_benches.h"
#include "app_parts.h"
#include "console/measure.h"
#include "process_memory.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <cstdio>

namespace trapbox::bench {

namespace {

// Prints "milliseconds megabytes" at the first frame and exits. A frame is shown when it is swapped, possibly
// on another thread; memory is measured after the app's work at that moment.
int print_first_frame(QQmlApplicationEngine& engine) {
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
    if (!window) return 1;
    double shown = 0;
    QObject::connect(
        window, &QQuickWindow::frameSwapped, window,
        [&shown] {
            if (shown == 0) shown = 1e3 * process_seconds();
        },
        Qt::DirectConnection);
    QObject::connect(
        window, &QQuickWindow::frameSwapped, qGuiApp,
        [&shown] {
            std::printf("%f %f\n", shown, private_megabytes());
            std::fflush(stdout);
            std::_Exit(0);
        },
        Qt::QueuedConnection);
    return QGuiApplication::exec();
}

}

int measure_empty_window(int argc, char** argv) {
    QGuiApplication app(argc, argv);
    QQmlApplicationEngine engine;
    engine.loadData("import QtQuick\nWindow { width: 390; height: 844; visible: true }");
    return print_first_frame(engine);
}

int measure_first_frame(int argc, char** argv) {
    AppParts::prepare_graphics();
    QGuiApplication app(argc, argv);
    QTemporaryDir folder;
    AppParts parts(folder.path());
    QQmlApplicationEngine engine;
    parts.attach(engine);
    engine.load(QUrl("qrc:/qt/qml/Trapbox/Main.qml"));
    return print_first_frame(engine);
}

}
