// Puzzles of The Passed-Trap solved, missed, hinted and resumed by touch.
#include "games/passed_trap/view.h"
#include "passed_trap/puzzle.h"
#include "puzzles/solver.h"

using namespace trapbox;
using namespace trapbox::tests;

namespace {

struct Shooter : Solver {
    using Solver::Solver;

    PassedTrapView& view() { return *qobject_cast<PassedTrapView*>(session().view()); }
    const passed_trap::State& state() { return match_of<passed_trap::Rules>(match())->state(); }

    QPoint at(double x, double y) { // mm on the board
        const QQuickItem* field = item("Field");
        const double mm = field->property("mm").toDouble();
        return field->mapToScene({field->width() / 2 + x * mm, field->height() / 2 - y * mm}).toPoint();
    }
    QPoint at(passed_trap::Vec metres) { return at(millimetres(metres.x), millimetres(metres.y)); }

    // A finger takes the disk, carries it there and lets go.
    void shoot(int disk, QPoint to) {
        draw_frame();
        const QPoint from = at(state().table.position(disk));
        QTest::touchEvent(window, screen).press(0, from, window);
        QTest::qWait(20);
        for (int step = 1; step <= 4; ++step) {
            QTest::touchEvent(window, screen).move(0, from + (to - from) * step / 4, window);
            QTest::qWait(20);
        }
        QTest::touchEvent(window, screen).release(0, to, window);
    }
    void shoot(const std::vector<passed_trap::Command>& commands) {
        REQUIRE(commands.size() == 3);
        shoot(commands[0].disk, at(passed_trap::place_of(commands[1])));
    }
    // The shot of the shipped solution that begins with this command.
    void shoot_solution(const Puzzle& puzzle, std::size_t first = 0) {
        std::vector<passed_trap::Command> commands;
        for (std::size_t i = first; i < first + 3; ++i)
            commands.push_back(*passed_trap::parse_command(puzzle.solution[i].command));
        shoot(commands);
    }
    bool await(State state) {
        return QTest::qWaitFor([&] { return run().state() == state; }, 20'000);
    }
    void open(int number) {
        const auto titles = parts.puzzles.pathTitles();
        parts.puzzles.setPath(static_cast<int>(titles.indexOf("The Passed-Trap")));
        REQUIRE(parts.puzzles.open(number));
        QMetaObject::invokeMethod(window, "openPlay");
        QTest::qWait(150);
    }
};

int first_of(const std::vector<Puzzle>& puzzles, std::string_view kind) {
    const auto found =
        std::ranges::find_if(puzzles, [&](const Puzzle& puzzle) { return puzzle.goal.starts_with(kind); });
    REQUIRE(found != puzzles.end());
    return static_cast<int>(found - puzzles.begin()) + 1;
}

}

TEST_CASE("a puzzle of The Passed-Trap is solved by touch", "[puzzles][board][passed_trap]") {
    Shooter player;
    player.open_puzzles("The Passed-Trap");
    player.touch("Continue with puzzle 1");
    const auto puzzles = puzzles_of("passed_trap");
    player.shoot_solution(puzzles[0]);
    REQUIRE(player.match().busy());
    CHECK(player.run().state() == State::Playing); // until everything rests
    if (puzzles[0].par == 1) {
        REQUIRE(player.await(State::Solved));
        CHECK(player.run().stars() == 3);
        CHECK(player.parts.store.replays()->rowCount() == 0); // no game of the player
    }
}

TEST_CASE("a missed shot says where it went, and can be tried again at once",
          "[puzzles][board][passed_trap]") {
    Shooter player;
    const auto puzzles = puzzles_of("passed_trap");
    const int number = first_of(puzzles, "pass ");
    const Puzzle& puzzle = puzzles[static_cast<std::size_t>(number - 1)];
    player.open(number);
    const auto begun = player.match().checkpoint();
    const int marked = player.view().markedDisk();
    CHECK(puzzle.goal == "pass " + std::to_string(marked));
    // Along the rail, gently: 130 mm beside the middle no trap is 47 mm wide.
    const float y =
        passed_trap::y_for_stretch(0.13F, physics::stretch_for_speed(passed_trap::band_of(seat_at(0)), 1.2F));
    player.shoot(marked, player.at(passed_trap::Vec{0.13F, y}));
    REQUIRE(player.await(State::Wrong));
    CAPTURE(player.run().note().toStdString());
    CHECK((player.run().note().startsWith("It hit ") || player.run().note().startsWith("It stopped ")));
    CHECK(player.labels_containing(player.run().note()).size() == 1);
    CHECK(player.record() == PuzzleRecord{.wrong = 1});

    player.touch("Retry");
    CHECK(player.run().state() == State::Playing);
    CHECK(player.match().command_count() == 0);
    CHECK(player.match().checkpoint() == begun);
    CHECK(QTest::qWaitFor([&] { return !player.match().busy(); }));
    player.shoot_solution(puzzle);
    REQUIRE(player.await(State::Solved));
    CHECK(player.run().stars() == 2);
}

TEST_CASE("a hint shows the disk, the place and the shot", "[puzzles][board][passed_trap]") {
    Shooter player;
    const auto puzzles = puzzles_of("passed_trap");
    const int number = first_of(puzzles, "pass ");
    player.open(number);
    REQUIRE(QTest::qWaitFor([&] { return !player.match().busy(); }));
    player.touch("Hint");
    CHECK(player.run().note().startsWith("Shoot the "));
    CHECK(player.view().hintDisk() >= 0);
    CHECK_FALSE(player.view().hintShown());
    player.touch("Hint");
    CHECK(player.run().note().startsWith("Let it go "));
    player.touch("Hint");
    CHECK(player.run().note() == "The shot is shown on the board.");
    CHECK(player.view().hintShown());
    CHECK(player.view().gesture().size() == 2);
    CHECK(player.record() == PuzzleRecord{.helped = true});
    // Just that.
    const int disk = player.view().hintDisk();
    player.shoot(disk, player.at(player.view().hintAt().x(), player.view().hintAt().y()));
    REQUIRE(player.await(State::Solved));
    CHECK_FALSE(player.view().hintShown());
    CHECK(player.run().stars() == 1);
}

TEST_CASE("a puzzle of several shots continues after the app was killed", "[puzzles][board][passed_trap]") {
    const auto puzzles = puzzles_of("passed_trap");
    const int number = first_of(puzzles, "empty in 2");
    const Puzzle& puzzle = puzzles[static_cast<std::size_t>(number - 1)];
    QByteArray left;
    std::string position;
    {
        Shooter player;
        player.open(number);
        player.shoot_solution(puzzle);
        REQUIRE(QTest::qWaitFor([&] { return !player.match().busy(); }, 20'000));
        REQUIRE(player.run().state() == State::Playing);
        CHECK(passed_trap::shots_left(player.state()) == 1);
        position = player.match().checkpoint();
        QFile file(player.folder.path() + "/puzzles.json"); // all that a process that is killed leaves
        REQUIRE(file.open(QIODevice::ReadOnly));
        left = file.readAll();
    }
    Shooter player({{"puzzles.json", left}});
    player.touch(QString("Puzzles"));
    player.touch(QString("Continue with puzzle %1").arg(number));
    REQUIRE(QTest::qWaitFor([&] { return !player.match().busy(); }, 20'000));
    CHECK(player.match().checkpoint() == position);
    const auto last =
        passed_trap::Puzzles::turn(player.state(), *passed_trap::Puzzles::parse_goal(puzzle.goal));
    player.shoot(last);
    REQUIRE(player.await(State::Solved));
    CHECK(player.run().stars() == 3);
}

TEST_CASE("the solution of a puzzle with physics is a replay that ends in the goal",
          "[puzzles][board][passed_trap]") {
    Shooter player;
    const auto puzzles = puzzles_of("passed_trap");
    const int number = first_of(puzzles, "free ");
    player.open(number);
    const auto solution = player.run().solution();
    REQUIRE(solution);
    CHECK(player.game().progress(**solution, puzzles[static_cast<std::size_t>(number - 1)]) ==
          PuzzleProgress::solved);
    player.shoot_solution(puzzles[static_cast<std::size_t>(number - 1)]);
    REQUIRE(player.await(State::Solved));
    player.touch("Watch solution");
    REQUIRE(player.session().replayer());
    player.touch("Exit replay");
    CHECK(player.run().state() == State::Solved);
}
