#include "shelf.h"
#include "store/pebbles.h"
#include "table.h"
#include "test.h"
#include "translated.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace trapbox;
using namespace trapbox::tests;

namespace {

QVariant shown(const Shelf& shelf, int row, Shelf::Role role) { return shelf.data(shelf.index(row), role); }

QStringList ids(const Shelf& shelf) {
    QStringList list;
    for (int row = 0; row < shelf.count(); ++row)
        list.append(shown(shelf, row, Shelf::GameIdRole).toString());
    return list;
}

}

TEST_CASE("a card shows game, players and score", "[store]") {
    Box box;
    auto table = pebbles_table(7);
    table.preset = "hurry";
    table.daily = QDate(2026, 3, 1);
    // The bot is at the near end, so it is listed first.
    std::swap(table.players[0], table.players[1]);
    REQUIRE(box.saves.save("one", table, pebbles_journal(7)));
    const Shelf shelf(box.saves, Shelf::Kind::games, &find_pebbles);
    REQUIRE(shelf.count() == 1);
    CHECK(shown(shelf, 0, Shelf::GameIdRole) == "one");
    CHECK(shown(shelf, 0, Shelf::GameRole) == "null_game");
    CHECK(shown(shelf, 0, Shelf::TitleRole) == "Pebbles");
    CHECK(shown(shelf, 0, Shelf::VariantRole) == "Hurry");
    CHECK(shown(shelf, 0, Shelf::StandingRole) == "Bot \"5\" (Master): -7\u00a0· Zoë: 7");
    CHECK(shown(shelf, 0, Shelf::LastPlayedRole) == moment_text(table.last_played));
    CHECK(shown(shelf, 0, Shelf::DailyRole) == challenge_title(QDate(2026, 3, 1)));
    CHECK_FALSE(shelf.data(shelf.index(1), Shelf::GameIdRole).isValid());
}

TEST_CASE("a card shows the unit of the score, and the winner", "[store]") {
    Table table;
    const auto card = [](const Shelf* shelf, Shelf::Role role) {
        return shown(*shelf, 0, role).toString().toStdString();
    };
    const Shelf* games = table.parts.store.games();
    const Shelf* replays = table.parts.store.replays();
    const auto play = [&](const char* game, const char* preset, const std::vector<int>& levels) {
        table.session().close(); // saves the match first
        QTest::qWait(2);         // so that no two games have the same time
        REQUIRE(table.play(game, preset, levels));
        return card(games, Shelf::StandingRole);
    };
    const std::string both = " Player 1\u00a0(0)\u00a0· Player 2\u00a0(0)";
    CHECK(play("passed_trap", "best_of_seven", {0, 0}) == "Pegs:" + both);
    CHECK(play("passed_trap", "big_slam", {0, 0}) == "Points:" + both);
    CHECK(play("passed_trap", "ambidexterity", {0, 0}) == "Player 1\u00a0· Player 2"); // nothing yet
    CHECK(play("passed_trap", "solitaire_reflected", {0}) == "Disks through: 0");
    CHECK(play("booby_trap", "solitaire", {0}) == "Pieces to go: 59");
    CHECK(play("trapdoor_checkers", "checkers", {0, 0}) ==
          "Pieces left: Player 1\u00a0(12)\u00a0· Player 2\u00a0(12)");
    CHECK(play("hex_trap", "standard", {0, 0}) == "Movers trapped:" + both);
    CHECK(card(games, Shelf::EndingRole) == "");
    REQUIRE(submit(*table.session().driver(), "resign")); // the first to move
    CHECK(card(replays, Shelf::EndingRole) == "Player 2 wins");
    QTest::qWait(2);
    REQUIRE(table.session().rematch());
    REQUIRE(submit(*table.session().driver(), "offer_draw"));
    REQUIRE(submit(*table.session().driver(), "accept_draw"));
    CHECK(card(replays, Shelf::EndingRole) == "A draw");
    QTest::qWait(2);
    REQUIRE(table.play("passed_trap", "solitaire_madness", {0}));
    table.let_sand_run_out();
    CHECK(card(replays, Shelf::EndingRole) == "Not this time"); // PT-14: nothing went through
    // The same after a restart of the app.
    Notices notices;
    DiskFiles files;
    SaveStore later(files, table.folder.path(), notices);
    CHECK(card(std::make_unique<Shelf>(later, Shelf::Kind::replays).get(), Shelf::EndingRole) ==
          "Not this time");
}

TEST_CASE("the list updates row by row with the store", "[store]") {
    Box box;
    Shelf games(box.saves, Shelf::Kind::games, &find_pebbles);
    Shelf replays(box.saves, Shelf::Kind::replays, &find_pebbles);
    // Detects wrong row signals.
    const QAbstractItemModelTester games_tester(&games,
                                                QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QAbstractItemModelTester replays_tester(&replays,
                                                  QAbstractItemModelTester::FailureReportingMode::Fatal);
    QSignalSpy reset(&games, &QAbstractItemModel::modelReset);
    QSignalSpy moved(&games, &QAbstractItemModel::rowsMoved);
    QSignalSpy counted(&games, &Shelf::countChanged);

    REQUIRE(save_turn(box.saves, "a", 10));
    REQUIRE(save_turn(box.saves, "b", 20));
    // Saved last, so it was played last, although the clock was set back meanwhile.
    REQUIRE(save_turn(box.saves, "c", 15));
    CHECK(ids(games) == QStringList{"c", "b", "a"});
    CHECK(counted.size() == 3);

    // "a" is continued, so it is now the last played.
    REQUIRE(save_turn(box.saves, "a", 30));
    CHECK(ids(games) == QStringList{"a", "c", "b"});
    CHECK(moved.size() == 1);
    CHECK(shown(games, 0, Shelf::StandingRole) == "Zoë: 30\u00a0· Bot \"5\" (Master): -30");

    REQUIRE(box.saves.finish("b"));
    CHECK(ids(games) == QStringList{"a", "c"});
    CHECK(ids(replays) == QStringList{"b"});
    CHECK(shown(replays, 0, Shelf::PinnedRole) == false);
    replays.pin("b");
    CHECK(shown(replays, 0, Shelf::PinnedRole) == true);

    games.remove("c");
    games.remove("no-such-game");
    CHECK(ids(games) == QStringList{"a"});
    replays.remove("b");
    CHECK(replays.count() == 0);
    CHECK(reset.isEmpty());
}
