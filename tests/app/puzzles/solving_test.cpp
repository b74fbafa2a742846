// Puzzles solved, missed, hinted and resumed by touch.
#include "puzzles/solver.h"

using namespace trapbox;
using namespace trapbox::tests;

namespace {

// A turn with two different halves that does not solve the puzzle, as its prover says.
std::string wrong_turn(Solver& player, const Puzzle& puzzle) {
    for (const std::string& move : moves_of(player.match())) {
        if (std::ranges::count(move, ' ') != 1) continue;
        const auto tried = player.game().start(puzzle);
        if (!(*tried)->apply(move)->accepted()) continue;
        if (!player.game().is_solvable(**tried, puzzle)) return move;
    }
    FAIL("every turn solves it");
    return {};
}

}

TEST_CASE("a puzzle of Trap is solved by touch, and the next one follows", "[puzzles][board]") {
    Solver player;
    player.open_puzzles("Trap");
    player.touch("Continue with puzzle 1");
    const auto puzzles = puzzles_of("hex_trap");
    CHECK(player.labels_containing("Trap one of your opponent’s movers this turn.").size() == 1);
    player.touch_turn(puzzles[0].solution[0].command);
    REQUIRE(QTest::qWaitFor([&] { return player.run().state() == State::Solved; }));
    CHECK(player.record() == PuzzleRecord{.solved = true});
    CHECK(player.run().stars() == 3);
    player.touch("Next puzzle");
    CHECK(player.run().place().number == 2);
    CHECK(player.match().command_count() == 0);
    CHECK(player.parts.puzzles.solved() == 1);
    CHECK(player.parts.store.games()->rowCount() == 0); // it is not saved as a game
    CHECK(player.parts.store.replays()->rowCount() == 0);
}

TEST_CASE("a wrong answer is refuted on the board, and tried again it is worth two stars",
          "[puzzles][board]") {
    Solver player;
    const auto puzzles = puzzles_of("hex_trap");
    const int number = first_with(puzzles, "escape");
    const Puzzle& puzzle = puzzles[static_cast<std::size_t>(number - 1)];
    player.parts.puzzles.setPath(0);
    REQUIRE(player.parts.puzzles.open(number));
    QMetaObject::invokeMethod(player.window, "openPlay");
    QTest::qWait(150);
    const std::string wrong = wrong_turn(player, puzzle);
    CAPTURE(wrong);
    player.touch_turn(wrong);
    REQUIRE(player.await_turn());
    REQUIRE(QTest::qWaitFor([&] { return player.run().state() == State::Wrong; }, 20'000));
    CHECK(player.match().command_count() == 2); // the turn and its refutation
    CHECK(player.game().progress(player.match(), puzzle) == PuzzleProgress::failed);
    CHECK(player.labels_containing("Not this way: your mover is trapped.").size() == 1);
    CHECK(player.record() == PuzzleRecord{.wrong = 1});

    player.touch("Retry");
    CHECK(player.run().state() == State::Playing);
    CHECK(player.match().command_count() == 0);
    player.touch_turn(puzzle.solution[0].command);
    REQUIRE(player.await_turn());
    REQUIRE(QTest::qWaitFor([&] { return player.run().state() == State::Solved; }, 20'000));
    CHECK(player.run().stars() == 2);
    player.touch("Back to puzzles");
    CHECK_FALSE(player.session().driver());
    CHECK(player.parts.puzzles.next() == number + 1);
}

TEST_CASE("a hint has three steps, and a puzzle solved with it is worth one star", "[puzzles][board]") {
    Solver player;
    player.open_puzzles("Trap");
    player.touch("Continue with puzzle 1");
    // The solution is "c4-d5 d3-d4".
    player.touch("Hint");
    CHECK(player.run().note() == "Look at your mover on c4.");
    player.touch("Hint");
    CHECK(player.run().note() == "Move it to d5, and another mover too.");
    player.touch("Hint");
    CHECK(player.run().note() == "The turn is shown on the board.");
    CHECK(player.record() == PuzzleRecord{.helped = true});
    player.touch_turn("c4-d5 d3-d4");
    REQUIRE(QTest::qWaitFor([&] { return player.run().state() == State::Solved; }));
    CHECK(player.run().stars() == 1);
}

TEST_CASE("a puzzle continues after the app was killed, and its wrong answer still counts",
          "[puzzles][board]") {
    const auto puzzles = puzzles_of("hex_trap");
    // Not one in which a single mover can step and there are no walls: there, no turn has two halves.
    const auto found = std::ranges::find_if(puzzles, [](const Puzzle& each) {
        return each.goal == "trap 2" && each.solution[0].command.find(' ') != std::string::npos;
    });
    REQUIRE(found != puzzles.end());
    const int number = static_cast<int>(found - puzzles.begin()) + 1;
    const Puzzle& puzzle = puzzles[static_cast<std::size_t>(number - 1)];
    QByteArray left;
    std::string position;
    {
        Solver player;
        player.parts.puzzles.setPath(0);
        REQUIRE(player.parts.puzzles.open(number));
        QMetaObject::invokeMethod(player.window, "openPlay");
        QTest::qWait(150);
        player.touch_turn(wrong_turn(player, puzzle));
        REQUIRE(QTest::qWaitFor([&] { return player.run().state() == State::Wrong; }, 20'000));
        player.touch("Retry");
        player.touch_turn(puzzle.solution[0].command);
        REQUIRE(player.await_turn());
        REQUIRE(player.run().state() == State::Playing);
        CHECK(player.match().command_count() == 2);
        position = player.match().checkpoint();
        QFile file(player.folder.path() + "/puzzles.json"); // all that a process that is killed leaves
        REQUIRE(file.open(QIODevice::ReadOnly));
        left = file.readAll();
    }
    Solver player({{"puzzles.json", left}});
    player.touch(QString("Puzzles"));
    player.touch(QString("Continue with puzzle %1").arg(number));
    CHECK(player.match().checkpoint() == position);
    CHECK(player.record() == PuzzleRecord{.wrong = 1});
    player.touch_turn(to_text(*player.game().answer(player.match(), puzzle)));
    REQUIRE(QTest::qWaitFor([&] { return player.run().state() == State::Solved; }));
    CHECK(player.run().stars() == 2);
}

TEST_CASE("a puzzle of checkers is solved by touch, with the spins announced in advance",
          "[puzzles][board]") {
    const auto [title, options] = GENERATE(table<const char*, const char*>(
        {{"Trapdoor Checkers", "rules=english"}, {"Dames & Trap", "rules=continental"}}));
    CAPTURE(title);
    Solver player;
    player.open_puzzles(title);
    player.touch("Continue with puzzle 1");
    const Puzzle puzzle = puzzles_of("trapdoor_checkers", options).front();
    CHECK(player.run().coming().startsWith("Next spins: "));
    for (int i = 0; i < 20 && player.run().state() != State::Solved; ++i) {
        const auto command = player.game().answer(player.match(), puzzle);
        REQUIRE(command);
        CAPTURE(to_text(*command));
        const auto before = player.match().command_count();
        player.touch_command(to_text(*command));
        REQUIRE(player.match().command_count() > before);
        REQUIRE(player.await_turn());
        REQUIRE(QTest::qWaitFor([&] { return !player.session().view()->showing(); }));
    }
    CHECK(player.run().state() == State::Solved);
    CHECK(player.run().stars() == 3);
}

TEST_CASE("the solution is a replay that leads back to the puzzle", "[puzzles][board]") {
    Solver player;
    player.open_puzzles("Trap");
    player.touch("Continue with puzzle 1");
    player.touch_turn("c4-d5 d3-d4");
    player.touch("Watch solution");
    REQUIRE(player.session().replayer());
    CHECK(player.session().replayer()->length() == 1);
    CHECK_FALSE(player.button("Share this game")); // it is no game of the player
    player.touch("Exit replay");
    CHECK_FALSE(player.session().replayer());
    CHECK(player.run().state() == State::Solved);
    player.touch("Next puzzle");
    CHECK(player.run().place().number == 2);
}

TEST_CASE("How to play opens from a puzzle and returns to it", "[puzzles][board]") {
    Solver player;
    player.open_puzzles("Trap");
    player.touch("Continue with puzzle 1");
    player.touch("Menu");
    player.touch("How to play");
    REQUIRE(player.session().teach("hex_trap"));
    QMetaObject::invokeMethod(player.window, "openPlay");
    QTest::qWait(150);
    CHECK_FALSE(player.session().puzzle());
    for (int back = 0; back < 2; ++back) {
        QMetaObject::invokeMethod(player.window, "goBack");
        QTest::qWait(150);
    }
    REQUIRE(player.session().puzzle());
    player.touch_turn("c4-d5 d3-d4");
    CHECK(QTest::qWaitFor([&] { return player.run().state() == State::Solved; }));
}

TEST_CASE("the goal of a puzzle is announced to screen readers", "[puzzles][board]") {
    Solver::listen();
    Solver player;
    player.open_puzzles("Trap");
    player.touch("Continue with puzzle 1");
    auto* card = QAccessible::queryAccessibleInterface(player.item("PuzzleCard"));
    REQUIRE(card);
    CHECK(card->text(QAccessible::Name) == "Trap one of your opponent’s movers this turn.");
}
