// The puzzle of the day.
#include "puzzles/solver.h"

#include <QClipboard>
#include <QGuiApplication>

using namespace trapbox;
using namespace trapbox::tests;

TEST_CASE("everyone has the same puzzle of the day in each of the games", "[puzzles]") {
    const auto goals = [] {
        Table table;
        QAbstractListModel& dailies = *table.parts.puzzles.dailies();
        QStringList goals;
        for (int row = 0; row < dailies.rowCount(); ++row)
            for (const char* role : {"game", "gameTitle", "goal"})
                goals << dailies.data(dailies.index(row, 0), dailies.roleNames().key(role)).toString();
        return goals;
    };
    const QStringList once = goals();
    CHECK(once.size() == 9); // three texts each
    CHECK(once.contains("passed_trap"));
    CHECK(once.contains("hex_trap"));
    CHECK(once.contains("trapdoor_checkers"));
    CHECK(once == goals());
}

TEST_CASE("the puzzle of the day is solved from Home, counts for the streak and can be shared",
          "[puzzles][board]") {
    Solver player;
    const QDate today = QDate::currentDate();
    for (const int ago : {1, 2})
        player.parts.store.puzzles().add_solved(PuzzleRecords::daily_key(today.addDays(-ago), "hex_trap"));
    REQUIRE(player.parts.puzzles.result_text("hex_trap").isEmpty());
    QQuickItem* card = player.button("Trap, Puzzle of the day"); // below what the window shows
    REQUIRE(card);
    QMetaObject::invokeMethod(card, "activate");
    QTest::qWait(150);
    CHECK(player.run().daily());
    // Both sides as the solver plays them.
    const auto puzzles = puzzles_of("hex_trap");
    const auto same = [&](const Puzzle& puzzle) {
        return (*player.game().start(puzzle))->checkpoint() == player.match().checkpoint();
    };
    const auto puzzle = std::ranges::find_if(puzzles, same);
    REQUIRE(puzzle != puzzles.end());
    for (int turn = 0; turn < puzzle->par; ++turn) {
        player.touch_turn(to_text(*player.game().answer(player.match(), *puzzle)));
        REQUIRE(player.await_turn());
    }
    REQUIRE(QTest::qWaitFor([&] { return player.run().state() == State::Solved; }, 20'000));
    CHECK(player.parts.puzzles.streak("hex_trap") == 3);
    player.touch("Copy result");
    const QString text = player.parts.puzzles.result_text("hex_trap");
    CHECK(QGuiApplication::clipboard()->text() == text);
    CHECK(text.contains("Trap ★★★\n3 days in a row"));
    player.touch("Home");
    CHECK(QTest::qWaitFor([&] { return player.labels_containing("Done today").size() == 1; }));
}
