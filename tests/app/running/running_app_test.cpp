// The real program, touched from outside and killed in the middle of play.
#include "core/random.h"
#include "running/running_app.h"

#include <algorithm>

using namespace trapbox;
using tests::RunningApp;

namespace {

// The Passed-Trap on a window of 390 × 844: where the board's millimetres and the hand pads are, as shares of
// the window.
constexpr double kWidth = 390;
constexpr double kHeight = 844;
constexpr double kPixelsPerMm = 390.0 / 370;

QPointF on_board(double x, double y) {
    return {(kWidth / 2 + x * kPixelsPerMm) / kWidth, (kHeight / 2 - y * kPixelsPerMm) / kHeight};
}
QPointF pad(int seat) { return {0.5, seat == 0 ? (kHeight - 55) / kHeight : 55 / kHeight}; }

void touch_hands(RunningApp& app) {
    app.screen->put(90, pad(0));
    QTest::qWait(60);
    app.screen->put(91, pad(1));
    QTest::qWait(120);
    app.screen->lift(90);
    app.screen->lift(91);
    QTest::qWait(60);
}

long count(const std::vector<std::string>& commands, const std::string& start) {
    return std::count_if(commands.begin(), commands.end(),
                         [&](const std::string& command) { return command.starts_with(start); });
}

}

TEST_CASE(
    "in the running app two fingers shoot at once, a third is ignored, a cancelled touch sets the disk down",
    "[running]") {
    RunningApp app("passed_trap", "classical");
    app.start();
    touch_hands(app);
    // Quick set-up puts disks at (±62, ∓204).
    app.screen->put(1, on_board(-62, -204));
    app.screen->put(2, on_board(62, 204));
    QTest::qWait(50);
    app.screen->put(3, on_board(62, -204));
    for (int step = 1; step <= 5; ++step) {
        app.screen->put(1, on_board(-62 + step * 12, -204 - step * 7));
        app.screen->put(2, on_board(62 - step * 12, 204 + step * 7));
        app.screen->put(3, on_board(62 + step, -204));
        QTest::qWait(30);
    }
    app.screen->lift(1);
    app.screen->lift(2);
    app.screen->lift(3);
    QTest::qWait(1500);
    app.kill();
    const auto commands = app.commands();
    CHECK(count(commands, "release 0") == 1);
    CHECK(count(commands, "release 1") == 1);
    CHECK(count(commands, "grab 0") == 1);
    CHECK(count(commands, "grab 1") == 1);
}

TEST_CASE("killed twenty times in the middle of play, the app finds the game again each time", "[running]") {
    RunningApp app("passed_trap", "classical");
    Random random(11);
    std::size_t before = 0;
    for (int round = 0; round < 20; ++round) {
        app.start();
        touch_hands(app);
        for (int finger = 0; finger < 2; ++finger) {
            const int side = finger == 0 ? -1 : 1;
            app.screen->put(finger, on_board(side * 62, side * 204));
            QTest::qWait(20);
            app.screen->put(finger, on_board(0, side * 238));
            QTest::qWait(20);
            app.screen->lift(finger);
        }
        QTest::qWait(static_cast<int>(random.below(300)));
        app.kill();
        const auto commands = app.commands();
        CHECK(commands.size() >= before); // nothing that was saved is lost
        before = commands.size();
    }
    CHECK(count(app.commands(), "release") >= 2); // shots were made and kept
}

TEST_CASE("ten random fingers for a while leave the running app standing", "[running]") {
    RunningApp app("passed_trap", "best_of_seven");
    app.start();
    Random random(3);
    for (int i = 0; i < 1500; ++i) {
        const int finger = static_cast<int>(random.below(10));
        const float x = random.unit();
        const float y = random.unit();
        if (random.below(4) == 0)
            app.screen->lift(finger);
        else
            app.screen->put(finger, {static_cast<double>(x), static_cast<double>(y)});
        if (i % 300 == 0) touch_hands(app);
        QTest::qWait(4);
    }
    CHECK(app.process.state() == QProcess::Running);
    app.kill();
}
