// Measures the app at one and three device pixels per logical pixel, compared with an empty Qt Quick window
// without multisampling: CPU time to the first frame and memory at that time, memory on every board, and the
// app's work per frame with moving disks. Prints one JSON object per line.
#include "app_benches.h"
#include "console/measure.h"

#include <QCoreApplication>
#include <QProcess>
#include <QStringList>

#include <algorithm>
#include <cstdio>
#include <optional>

using namespace trapbox;
using namespace trapbox::bench;

namespace {

constexpr int kRuns = 5;

struct Bench {
    const char* name;
    int (*run)(int argc, char** argv);
};
constexpr Bench kBenches[] = {{"empty_window", measure_empty_window},
                              {"first_frame", measure_first_frame},
                              {"empty_board", measure_empty_board},
                              {"boards", measure_boards},
                              {"frames", measure_frames}};

// The words that a benchmark prints in a separate process at that density; empty if it fails.
QStringList text_of(const char* bench, int density) {
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_SCALE_FACTOR", QString::number(density));
    process.setProcessEnvironment(environment);
    process.start(QCoreApplication::applicationFilePath(), {bench});
    if (!process.waitForFinished(120000) || process.exitCode() != 0) return {};
    return QString::fromUtf8(process.readAllStandardOutput()).simplified().split(' ');
}

struct Start {
    double milliseconds = 0;
    double megabytes = 0;
};

// Keeps the minimum of each value over several runs; none if no run reached its first frame.
void keep_min(std::optional<Start>& best, const QStringList& fields) {
    if (fields.size() != 2) return;
    const Start start{fields[0].toDouble(), fields[1].toDouble()};
    if (!best) best = start;
    best->milliseconds = std::min(best->milliseconds, start.milliseconds);
    best->megabytes = std::min(best->megabytes, start.megabytes);
}

void print(const QString& name, int density, double value, const char* unit,
           std::optional<double> baseline = {}) {
    const std::string full = QString("app.%1@%2").arg(name).arg(density).toStdString();
    std::puts(json_line(full, unit, {value, baseline}).c_str());
    std::fflush(stdout);
}

bool fail(const char* what) {
    std::fprintf(stderr, "app_bench: %s\n", what);
    return false;
}

bool bench_start(int density) {
    std::optional<Start> empty;
    std::optional<Start> full;
    for (int i = 0; i < kRuns; ++i) { // alternating, because the machine's speed varies over time
        keep_min(empty, text_of("empty_window", density));
        keep_min(full, text_of("first_frame", density));
    }
    if (!empty || !full) return fail("no window came to its first frame");
    print("first_frame", density, full->milliseconds, "ms", empty->milliseconds);
    print("memory", density, full->megabytes, "MB", empty->megabytes);
    return true;
}

bool bench_boards(int density) {
    const QStringList empty = text_of("empty_board", density);
    const QStringList places = text_of("boards", density);
    if (empty.size() != 2 || places.size() < 2) return fail("the boards were not measured");
    for (qsizetype i = 0; i + 1 < places.size(); i += 2)
        print("memory_board." + places[i], density, places[i + 1].toDouble(), "MB", empty[1].toDouble());
    return true;
}

bool bench_frames(int density) {
    const QStringList fields = text_of("frames", density);
    if (fields.size() != 2) return fail("no frames were measured");
    print("frame_p99", density, fields[0].toDouble(), "ms");
    print("frame_median", density, fields[1].toDouble(), "ms");
    return true;
}

}

int main(int argc, char** argv) {
    if (argc > 1)
        for (const Bench& bench : kBenches)
            if (QString(argv[1]) == bench.name) return bench.run(argc, argv);
    const QCoreApplication app(argc, argv);
    for (const int density : {1, 3})
        if (!bench_start(density) || !bench_boards(density)) return 1;
    return bench_frames(3) ? 0 : 1;
}
