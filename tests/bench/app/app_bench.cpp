// Measures the app against an empty Qt Quick window: CPU time to the first frame and memory then, best of
// five runs each in a process of its own; and the app's own work per frame with every disk moving. One JSON
// object a line.
#include "app_parts.h"
#include "console/measure.h"
#include "views/passed_trap_view.h"

#include <QGuiApplication>
#include <QProcess>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <optional>

using namespace trapbox;

namespace {

constexpr int kRuns = 5;

// Memory of this process alone, without what it shares with others, in MB.
double private_megabytes() {
    std::ifstream file("/proc/self/smaps_rollup");
    std::string word;
    double kilobytes = 0;
    while (file >> word)
        if (word == "Private_Dirty:" || word == "Private_Clean:") {
            double value = 0;
            file >> value;
            kilobytes += value;
        }
    return kilobytes / 1024;
}

// Prints "milliseconds megabytes" of the first frame and ends.
int measure_start(int argc, char** argv, bool empty) {
    AppParts::prepare_graphics();
    QGuiApplication app(argc, argv);
    QTemporaryDir folder;
    std::unique_ptr<AppParts> parts;
    QQmlApplicationEngine engine;
    if (empty) {
        engine.loadData("import QtQuick\nWindow { width: 390; height: 844; visible: true }");
    } else {
        parts = std::make_unique<AppParts>(folder.path());
        parts->attach(engine);
        engine.load(QUrl("qrc:/qt/qml/Trapbox/Main.qml"));
    }
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
    if (!window) return 1;
    // The first frame is there when it is swapped, which another thread may do; memory is counted after what
    // the app does at once then.
    double shown = 0;
    QObject::connect(
        window, &QQuickWindow::frameSwapped, window,
        [&shown] {
            if (shown == 0) shown = 1e3 * process_seconds();
        },
        Qt::DirectConnection);
    QObject::connect(
        window, &QQuickWindow::frameSwapped, &app,
        [&shown] {
            std::printf("%f %f\n", shown, private_megabytes());
            std::fflush(stdout);
            std::_Exit(0);
        },
        Qt::QueuedConnection);
    return QGuiApplication::exec();
}

struct Start {
    double milliseconds = 0;
    double megabytes = 0;
};

std::optional<Start> start_once(const QString& program, const QString& kind) {
    QProcess process;
    process.start(program, {kind});
    if (!process.waitForFinished(30000)) return {};
    const auto words = QString::fromUtf8(process.readAllStandardOutput()).simplified().split(' ');
    if (words.size() != 2) return {};
    return Start{words[0].toDouble(), words[1].toDouble()};
}

// The least of each; none where no run came to its first frame.
void keep_least(std::optional<Start>& best, const std::optional<Start>& start) {
    if (!best) best = start;
    if (!start) return;
    best->milliseconds = std::min(best->milliseconds, start->milliseconds);
    best->megabytes = std::min(best->megabytes, start->megabytes);
}

void print(const char* name, double value, const char* unit, std::optional<double> baseline = {}) {
    std::puts(json_line(name, unit, {value, baseline}).c_str());
    std::fflush(stdout);
}

// p99 of the app's own work in a frame of 1/60 s, all ten disks moving.
double frame_milliseconds() {
    QTemporaryDir folder;
    AppParts parts(folder.path());
    parts.store.settings().setMuted(true);
    MatchSetup setup;
    setup.setGame("passed_trap");
    setup.setPreset("practice");
    std::vector<double> times;
    for (int round = 0; round < kRuns; ++round) {
        parts.session.start(&setup);
        MatchDriver& driver = *parts.session.driver();
        driver.submit("ready 0");
        auto& view = *qobject_cast<PassedTrapView*>(driver.view());
        for (int shot = 0; shot < passed_trap::kDisks; ++shot) {
            const auto& disks = *view.disks();
            const auto of = [&](const char* role) {
                return disks.data(disks.index(shot, 0), disks.roleNames().key(role)).toDouble();
            };
            view.press(1, of("mmX"), of("mmY"));
            view.move(1, shot * 25 - 110, -250);
            view.lift(1);
            for (int i = 0; i < 12 && driver.running(); ++i) {
                const double before = thread_seconds();
                driver.frame(1.0 / 60);
                times.push_back(1e3 * (thread_seconds() - before));
            }
        }
    }
    std::sort(times.begin(), times.end());
    return times.empty() ? 0 : times[times.size() * 99 / 100];
}

}

int main(int argc, char** argv) {
    if (argc > 1) return measure_start(argc, argv, QString(argv[1]) == "--empty");
    QGuiApplication app(argc, argv);
    std::optional<Start> empty;
    std::optional<Start> full;
    for (int i = 0; i < kRuns; ++i) { // in turn: a machine is not as quick in one second as in the next
        keep_least(empty, start_once(argv[0], "--empty"));
        keep_least(full, start_once(argv[0], "--app"));
    }
    if (!empty || !full) {
        std::fputs("app_bench: no window came to its first frame\n", stderr);
        return 1;
    }
    print("app.first_frame", full->milliseconds, "ms", empty->milliseconds);
    print("app.memory", full->megabytes, "MB", empty->megabytes);
    print("app.frame_p99", frame_milliseconds(), "ms");
    return 0;
}
