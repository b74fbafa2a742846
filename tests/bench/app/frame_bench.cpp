#include "app_benches.h"
#include "console/measure.h"
#include "games/passed_trap/view.h"
#include "passed_trap/board.h"
#include "scene.h"

#include <QEvent>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

namespace trapbox::bench {

namespace {

// The CPU time of this thread from the window's request for a frame until the scene graph has been updated:
// polishing and synchronising. Needs the basic render loop, which does all of it in this thread.
class UpdateClock : public QObject {
  public:
    explicit UpdateClock(QQuickWindow& window) {
        window.installEventFilter(this);
        connect(
            &window, &QQuickWindow::afterSynchronizing, this,
            [this] {
                if (m_begun > 0) m_seconds += thread_seconds() - m_begun;
                m_begun = 0;
            },
            Qt::DirectConnection);
        connect(
            &window, &QQuickWindow::frameSwapped, this, [this] { ++m_frames; }, Qt::DirectConnection);
    }

    int frames() const { return m_frames; }
    double take_seconds() { return std::exchange(m_seconds, 0); }

  protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::UpdateRequest) m_begun = thread_seconds();
        return false;
    }

  private:
    double m_begun = 0;
    double m_seconds = 0;
    int m_frames = 0;
};

}

int measure_frames(int argc, char** argv) {
    qputenv("QSG_RENDER_LOOP", "basic");
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
    stage.wait(500);
    UpdateClock clock(*window);
    std::vector<double> times;

    constexpr int kRounds = 4;
    for (int round = 0; round < kRounds; ++round) {
        stage.play("passed_trap", "practice", {true});
        stage.wait(700);
        stage.wait_for_art();
        MatchDriver& driver = *parts.session.driver();
        stage.commands({"ready 0"});
        for (QObject* each : window->findChildren<QObject*>()) // the benchmark advances the frames itself
            if (each->inherits("QQuickFrameAnimation")) each->setProperty("paused", true);
        auto& view = *qobject_cast<PassedTrapView*>(driver.view());
        // One frame of 1/60 s: touches, ticks, bindings and the scene graph, without the renderer.
        const auto frame = [&](const auto& fingers) {
            clock.take_seconds();
            const int before_frames = clock.frames();
            const double before = thread_seconds();
            fingers();
            driver.frame(1.0 / 60);
            const double work = thread_seconds() - before;
            window->requestUpdate();
            for (int i = 0; i < 2000 && clock.frames() == before_frames; ++i)
                QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
            times.push_back(1e3 * (work + clock.take_seconds()));
        };
        const auto& disks = *view.disks();
        for (int shot = 0; shot < passed_trap::kDisks; ++shot) {
            const auto of = [&](const char* role) {
                return disks.data(disks.index(shot, 0), disks.roleNames().key(role)).toDouble();
            };
            frame([&] { view.press(1, of("mmX"), of("mmY")); });
            for (int step = 1; step <= 2; ++step) // a touch screen sends up to four samples per frame
                frame([&] {
                    for (int sample = 0; sample < 4; ++sample)
                        view.move(1, shot * 25 - 110 + sample * 0.3, -230 - 5 * step - sample);
                });
            frame([&] { view.lift(1); });
        }
        for (int i = 0; i < 30; ++i)
            frame([] {});
        parts.session.close();
        stage.call("goHome");
        stage.wait(300);
    }
    std::sort(times.begin(), times.end());
    std::printf("%f %f\n", times[times.size() * 99 / 100], times[times.size() / 2]);
    return 0;
}

}
