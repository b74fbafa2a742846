// Tests of the real program with simulated touches, and with kills during play.
#include "about.h"
#include "core/random.h"
#include "passed_trap/rules.h"
#include "running/running_app.h"

#include <QDir>
#include <QElapsedTimer>
#include <QProcess>

#include <algorithm>

using namespace trapbox;
using tests::RunningApp;

namespace {

// The Passed-Trap in a window of 390 × 844: the positions of millimetres on the board and of the hand pads,
// relative to the window's size.
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

// The position in mm of a resting disk that this seat can play.
QPointF disk_of(RunningApp& app, Seat seat) {
    auto match = Match<passed_trap::Rules>::load(app.saved()->journal());
    REQUIRE(match);
    for (int i = 0; i < 100 && passed_trap::Rules::busy(match->state()); ++i)
        match->advance(24);
    for (const auto& disk : passed_trap::Rules::view(match->state()).disks)
        if (disk.grabbable && disk.camp == seat)
            return {static_cast<double>(disk.at.x) * 1000, static_cast<double>(disk.at.y) * 1000};
    FAIL("no disk can be taken");
    return {};
}

long count(const std::vector<std::string>& commands, const std::string& start) {
    return std::count_if(commands.begin(), commands.end(),
                         [&](const std::string& command) { return command.starts_with(start); });
}

}

TEST_CASE("invalid arguments are reported in one line with exit code 2", "[running]") {
    for (const QStringList& arguments :
         {QStringList{"--bogus"}, QStringList{"-bogus"}, QStringList{"a", "b"}, QStringList{"--data"}}) {
        QProcess app;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QT_QPA_PLATFORM", "nowhere"); // no display is needed
        app.setProcessEnvironment(environment);
        app.start(APP_PROGRAM, arguments);
        REQUIRE(app.waitForFinished());
        CHECK(app.exitCode() == 2);
        const QByteArray output = app.readAllStandardError();
        CAPTURE(output.toStdString());
        CHECK(output.count("trapbox: ") == 1);
    }
}

TEST_CASE("the options --version and --help work without a display", "[running]") {
    for (const auto& [word, output] : {std::pair{QString("--version"), ("Trapbox " + app_version()).toUtf8()},
                                       std::pair{QString("--help"), QByteArray("--data <folder>")}}) {
        QProcess app;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QT_QPA_PLATFORM", "nowhere");
        app.setProcessEnvironment(environment);
        app.start(APP_PROGRAM, {word});
        REQUIRE(app.waitForFinished());
        CHECK(app.exitStatus() == QProcess::NormalExit);
        CHECK(app.exitCode() == 0);
        CHECK(app.readAllStandardOutput().contains(output));
    }
}

TEST_CASE("Qt's own options are accepted", "[running]") {
    QProcess app;
    app.start(APP_PROGRAM, {"-platform", "offscreen", "-reverse", "--data"});
    REQUIRE(app.waitForFinished());
    CHECK(app.exitCode() == 2);
    const QByteArray output = app.readAllStandardError();
    CHECK(output.count("trapbox: ") == 1);
    CHECK(output.contains("--data")); // reports only that
}

TEST_CASE("in the running app two fingers shoot at once and a third is ignored", "[running]") {
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

TEST_CASE("the app restores the game after each of twenty kills during play", "[running]") {
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
        CHECK(commands.size() >= before); // no saved command is lost
        before = commands.size();
    }
    CHECK(count(app.commands(), "release") >= 2); // shots were saved
}

TEST_CASE("a second instance passes its file to the running one and exits", "[running][instance]") {
    RunningApp app("hex_trap", "standard");
    app.start();
    const QByteArray pdn = "[White \"Ada\"]\n\n1. 11-15 22-18 2. 15x22 *\n";
    QFile file(app.folder.filePath("club game.pdn"));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(pdn);
    file.close();
    const auto start_second = [&] {
        QProcess second;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        second.setProcessEnvironment(environment);
        second.setWorkingDirectory(app.folder.path()); // the path is relative to it
        second.start(APP_PROGRAM, {"--data", app.folder.path(), "club game.pdn"});
        REQUIRE(second.waitForFinished());
        return second.exitCode();
    };
    CHECK(start_second() == 0);
    const QDir games(app.folder.filePath("games"));
    const auto count_games = [&] { return games.entryList({"*.trapbox"}, QDir::Files).size(); };
    CHECK(QTest::qWaitFor([&] { return count_games() == 2; }, 10'000));
    REQUIRE(app.process.state() == QProcess::Running);

    app.kill();  // leaves lock and socket
    app.start(); // the next instance must start anyway
    CHECK(start_second() == 0);
    CHECK(count_games() == 2); // the game is already stored
}

// Ten seconds; a number of seconds in the environment makes it longer.
TEST_CASE("ten random fingers neither crash the running app nor leave a disk held", "[running]") {
    RunningApp app("passed_trap", "classical");
    app.start();
    touch_hands(app);
    Random random(3);
    const int seconds = std::max(10, qEnvironmentVariableIntValue("TRAPBOX_FINGERS_SECONDS"));
    QElapsedTimer clock;
    for (clock.start(); clock.elapsed() < seconds * 1000;) {
        const int finger = static_cast<int>(random.below(10));
        const double x = static_cast<double>(random.unit());
        const double y = static_cast<double>(random.unit());
        if (random.below(4) == 0)
            app.screen->lift(finger);
        else
            app.screen->put(finger, {x, 0.12 + 0.76 * y}); // on the board: outside are buttons that leave it
        QTest::qWait(4);
    }
    for (int finger = 0; finger < 10; ++finger)
        app.screen->lift(finger);
    QTest::qWait(1500);
    REQUIRE(app.process.state() == QProcess::Running);

    // Each end can still grab a disk, which would fail if a released finger still held one.
    const auto before = app.commands();
    for (const Seat seat : {seat_at(0), seat_at(1)}) {
        const double side = seat.index == 0 ? -1 : 1;
        const auto disk = disk_of(app, seat);
        app.screen->put(1, on_board(disk.x(), disk.y()));
        QTest::qWait(60);
        app.screen->put(1, on_board(0, side * 238));
        QTest::qWait(60);
        app.screen->lift(1);
        QTest::qWait(1500);
    }
    const auto after = app.commands();
    CHECK(count(after, "release 0") == count(before, "release 0") + 1);
    CHECK(count(after, "release 1") == count(before, "release 1") + 1);
}
