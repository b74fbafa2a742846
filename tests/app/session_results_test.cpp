// Which results of matches are recorded.
#include "games/booby_trap/view.h"
#include "games/passed_trap/view.h"
#include "table.h"
#include "test.h"

using namespace trapbox;

namespace {

// A game without shots: it ends with no disk through.
void play_madness(tests::Table& table, int seconds) {
    MatchSetup setup;
    setup.setGame("passed_trap");
    setup.setPreset("solitaire_madness");
    setup.setOption("timer", seconds);
    REQUIRE(table.session().start(&setup));
    table.let_sand_run_out();
    REQUIRE(table.session().driver()->ended());
}

// A game of Booby-Trap that ends with the next take. The players have these points. There is one loose small
// piece more than there are players, and the bar is at its stop, 39.85 mm from the front wall. The first
// player takes a piece: 5 points (BT-2), and as many pieces are left as there are players (BT-7).
void end_booby_trap(tests::Table& table, const char* preset, const std::vector<int>& points,
                    const std::vector<int>& levels, const char* switched_on = nullptr) {
    MatchSetup setup;
    setup.setGame("booby_trap");
    setup.setPreset(preset);
    if (switched_on) setup.setOption(switched_on, 1);
    if (points.size() > 1) setup.setOption("players", static_cast<int>(points.size()));
    for (std::size_t seat = 0; seat < levels.size(); ++seat)
        setup.setBot(static_cast<int>(seat), levels[seat]);
    std::string position = "0 1 0 -1 0 0 0 0 0 39850 39850 0 0 0";
    for (const int each : points)
        position += ' ' + std::to_string(each) + " 0 0 0 0 0 0";
    for (int piece = 0; piece < booby_trap::kPieces; ++piece)
        position += piece <= static_cast<int>(points.size())
                        ? " i" + std::to_string(30'000 + 40'000 * piece) + " 20000 0"
                        : " t0";
    for (std::size_t seat = 0; seat < points.size(); ++seat)
        position += " 0";
    const auto match = find_game("booby_trap")->start_from(setup.options_text(), 7, position);
    REQUIRE(match);
    const QString id = SaveStore::new_id();
    REQUIRE(table.parts.store.saves().save(id, setup.table(), to_text((*match)->journal())));
    REQUIRE(table.open(id));
    auto& view = *qobject_cast<BoobyTrapView*>(table.session().view());
    view.probe(0);
    view.take();
    table.run(20);
    REQUIRE(table.session().driver()->ended());
}

}

TEST_CASE("a result with custom rules is recorded separately and sets no best", "[session][records]") {
    tests::Table table;
    const Records& records = table.parts.store.records();
    const auto record = [&](bool own_rules) {
        return records.record("passed_trap", "solitaire_madness", Opponents::solo, own_rules);
    };
    play_madness(table, 10); // PT-14 gives 45 seconds
    CHECK(table.session().title() == "The Passed-Trap: Solitaire Madness");
    CHECK(record(true).played == 1);
    CHECK_FALSE(record(true).best);
    CHECK(record(false).played == 0);
    play_madness(table, 45); // changed to the variant's own value
    CHECK(record(false).played == 1);
    CHECK_FALSE(record(false).best); // PT-14: with no disk through it was lost
    play_madness(table, 10);
    CHECK(table.session().result()->best().isEmpty());
    // The list still shows the name of the variant.
    Shelf& replays = *table.parts.store.replays();
    for (int row = 0; row < replays.rowCount(); ++row)
        CHECK(replays.data(replays.index(row), Shelf::VariantRole) == "Solitaire Madness");
    // The records are the same after a restart of the app.
    DiskFiles files;
    Notices notices;
    const Records anew(files, table.folder.path() + "/records.json", notices);
    CHECK(anew.record("passed_trap", "solitaire_madness", Opponents::solo, true).played == 2);
}

TEST_CASE("Booby-Trap's solitaire with strict passing is recorded separately", "[session][records]") {
    tests::Table table;
    end_booby_trap(table, "solitaire", {0}, {0}, "strict");
    const Records& records = table.parts.store.records();
    CHECK(records.record("booby_trap", "solitaire", Opponents::solo, true).played == 1);
    CHECK(records.count() == 1);
    end_booby_trap(table, "solitaire", {0}, {0});
    CHECK(table.session().result()->best().isEmpty()); // the first of its kind
    CHECK(records.record("booby_trap", "solitaire", Opponents::solo).played == 1);
    CHECK(records.count() == 2);
}

TEST_CASE("piece values are not custom rules in Booby-Trap's solitaire", "[session][records]") {
    tests::Table table;
    end_booby_trap(table, "solitaire", {0}, {0}, "values"); // 1, 2 and 3
    const Records& records = table.parts.store.records();
    CHECK(records.record("booby_trap", "solitaire", Opponents::solo).played == 1);
    CHECK(records.count() == 1);
}

TEST_CASE("the number of players is not a custom rule", "[session][records]") {
    tests::Table table;
    end_booby_trap(table, "regular", {0, 0, 0}, {0, 0, 0});
    const Records& records = table.parts.store.records();
    CHECK(records.record("booby_trap", "regular", Opponents::people).played == 1);
    CHECK(records.count() == 1);
}

TEST_CASE("practice is not recorded", "[session][records]") {
    for (const auto& [preset, counted] : {std::pair{"solitaire", 1}, std::pair{"practice", 0}}) {
        CAPTURE(preset);
        tests::Table table;
        end_booby_trap(table, preset, {0}, {0});
        CHECK(table.parts.store.records().count() == counted);
    }
}

TEST_CASE("between people the best is the highest score of any person", "[session][records]") {
    tests::Table table;
    // At the end the first player has 5 points, the bot 40, the third player 20.
    end_booby_trap(table, "regular", {0, 40, 20}, {0, 1, 0});
    CHECK(table.parts.store.records().record("booby_trap", "regular", Opponents::people).best == 20);
}

TEST_CASE("a match between bots is not recorded", "[session][records]") {
    tests::Table table;
    REQUIRE(table.play("hex_trap", "standard", {1, 1}));
    REQUIRE(submit(*table.session().driver(), "resign"));
    REQUIRE(table.session().result()->ending() == MatchResult::Ending::Won);
    CHECK(table.parts.store.records().count() == 0);
    CHECK(table.parts.store.replays()->count() == 1); // it is still in the list of replays
}

TEST_CASE("a challenge's card shows its result", "[session]") {
    tests::Table table;
    const auto& dailies = *table.parts.catalog.dailies();
    const auto shown = [&](const QString& preset, const char* role) {
        const auto roles = dailies.roleNames();
        for (int row = 0; row < dailies.rowCount(); ++row)
            if (dailies.data(dailies.index(row, 0), roles.key("preset")) == preset)
                return dailies.data(dailies.index(row, 0), roles.key(role)).toString();
        return QString("no such card");
    };
    const auto add = [&](const char* preset, GameResult::Ending ending, int score, int days_ago = 0) {
        table.parts.store.records().add({.id = SaveStore::new_id(),
                                         .game = "passed_trap",
                                         .preset = preset,
                                         .ending = ending,
                                         .score = score,
                                         .date = QDate::currentDate(),
                                         .challenge = QDate::currentDate().addDays(-days_ago)});
    };
    CHECK(shown("solitaire_madness", "gameTitle") == "The Passed-Trap");
    CHECK(shown("solitaire_madness", "goal").contains("more than half"));
    CHECK(shown("solitaire", "gameTitle") == "Booby-Trap");
    CHECK(shown("solitaire_madness", "today").isEmpty());
    add("solitaire_madness", GameResult::Ending::lost, 4);
    CHECK(shown("solitaire_madness", "today") == "Not done yet");
    add("solitaire_madness", GameResult::Ending::won, 7);
    CHECK(shown("solitaire_madness", "today") == "Done today\u00a0· 7 disks through");
    CHECK(shown("solitaire_madness", "won") == "true");
    add("solitaire_madness", GameResult::Ending::won, 9, 1);
    CHECK(shown("solitaire_madness", "today") == "Done today\u00a0· 7 disks through\u00a0· 2 days in a row");
    // PT-15: it is never lost, so it is never won either.
    add("solitaire_reflected", GameResult::Ending::won, 6);
    CHECK(shown("solitaire_reflected", "today") == "6 disks through");
    CHECK(shown("solitaire_reflected", "won") == "false");
    CHECK_FALSE(table.parts.catalog.canBeWon("passed_trap", "solitaire_reflected"));
    CHECK(table.parts.catalog.canBeWon("passed_trap", "solitaire_madness"));
    CHECK(table.parts.catalog.scoreText("passed_trap", "solitaire_reflected", {1}) == "1 disk through");
    CHECK(table.parts.catalog.scoreText("passed_trap", "best_of_seven", {4}) == "4 pegs");
    CHECK(table.parts.catalog.scoreText("passed_trap", "gone", {4}) == "4");
    CHECK(table.parts.catalog.scoreText("passed_trap", "solitaire_reflected", {10, 1}) ==
          "10 disks through\u00a0· 1\u00a0try left");
    CHECK(table.parts.catalog.scoreText("booby_trap", "solitaire", {0, 0, -61}) ==
          "0 trips\u00a0· 61 touches");
    CHECK(table.parts.catalog.scoreText("booby_trap", "solitaire", {-22, -4, -1}) ==
          "23 pieces left\u00a0· 4 trips\u00a0· 1 touch");
}

TEST_CASE("a completed Solitaire Madness is scored by the time left", "[session][records]") {
    tests::Table table;
    GameResult before; // all ten, recorded by a version without times
    before.game = "passed_trap";
    before.preset = "solitaire_madness";
    before.score = 10;
    table.parts.store.records().add(before);
    REQUIRE(table.play("passed_trap", "solitaire_madness", {0}));
    auto& view = *qobject_cast<PassedTrapView*>(table.session().view());
    MatchDriver& driver = *table.session().driver();
    view.handDown(0);
    for (int i = 0; i < 60 && view.phase() == PassedTrapView::RoundPhase::Playing; ++i) {
        const auto state = passed_trap::Rules::view(match_of<passed_trap::Rules>(driver.match())->state());
        for (const auto& disk : state.disks) {
            if (!disk.grabbable || disk.camp.index != 0) continue;
            view.press(1, static_cast<double>(disk.at.x) * 1000, static_cast<double>(disk.at.y) * 1000);
            break;
        }
        view.move(1, 0.5, -234);
        view.lift(1);
        table.run(0.5);
    }
    REQUIRE(driver.match().outcome().scores == std::vector{10});
    REQUIRE(table.session().result()->ending() == MatchResult::Ending::Won);
    // 45 s of 240 ticks, in whole tenths of a second.
    const auto left = static_cast<int>((45 * 240 - driver.match().ticks()) * 10 / 240);
    REQUIRE(left > 0);
    const QString text = QString("10 disks through\u00a0· %1.%2\u00a0s left").arg(left / 10).arg(left % 10);
    const auto& result = *table.session().result()->players();
    CHECK(result.data(result.index(0, 0), result.roleNames().key("score")) == text);
    const auto best = [&] {
        return table.parts.store.records().record("passed_trap", "solitaire_madness", Opponents::solo).best;
    };
    CHECK(best() == Score(10, left));
    CHECK(table.session().result()->best() == "New record!");
}

TEST_CASE("Booby-Trap's solitaire shows trips and touches in result, record and list", "[session][records]") {
    tests::Table table;
    end_booby_trap(table, "solitaire", {0}, {0});
    Session& session = table.session();
    REQUIRE(session.result()->ending() == MatchResult::Ending::Won); // one piece is left (BT-8)
    const auto& result = *table.session().result()->players();
    CHECK(result.data(result.index(0, 0), result.roleNames().key("score")) == "0 trips\u00a0· 1 touch");
    const auto record = [&] {
        return table.parts.store.records().record("booby_trap", "solitaire", Opponents::solo);
    };
    CHECK(record().best == Score(0, 0, -1));
    const Shelf& replays = *table.parts.store.replays();
    CHECK(replays.data(replays.index(0), Shelf::StandingRole) == "Pieces to go: 0");
    CHECK(session.result()->best().isEmpty());
    end_booby_trap(table, "solitaire", {0}, {0});
    CHECK(session.result()->best() == "Your best: 0 trips\u00a0· 1 touch");
}

TEST_CASE("a completed Solitaire Reflected is scored by the tries left", "[session][records]") {
    tests::Table table;
    REQUIRE(table.play("passed_trap", "solitaire_reflected", {0}));
    auto& view = *qobject_cast<PassedTrapView*>(table.session().view());
    MatchDriver& driver = *table.session().driver();
    view.handDown(0);
    int tries = 0;
    for (; tries < 20 && view.phase() == PassedTrapView::RoundPhase::Playing; ++tries) {
        const auto state = passed_trap::Rules::view(match_of<passed_trap::Rules>(driver.match())->state());
        for (const auto& disk : state.disks) {
            if (!disk.grabbable || disk.camp.index != 0) continue;
            view.press(1, static_cast<double>(disk.at.x) * 1000, static_cast<double>(disk.at.y) * 1000);
            break;
        }
        view.move(1, 0.5, -234);
        view.lift(1);
        table.run(2);
    }
    const int through = driver.match().outcome().scores[0];
    REQUIRE(driver.ended());
    const int left = through == 10 ? 20 - tries : 0; // PT-15: twenty tries
    CHECK(table.parts.store.records().record("passed_trap", "solitaire_reflected", Opponents::solo).best ==
          Score(through, left));
    REQUIRE(left > 0); // else this shows nothing
}

TEST_CASE("wins against bots are recorded by level", "[session][records]") {
    tests::Table table;
    end_booby_trap(table, "regular", {40, 0}, {0, 4});
    end_booby_trap(table, "regular", {40, 0, 0}, {0, 4, 4});
    end_booby_trap(table, "regular", {40, 0, 0}, {0, 4, 1});
    end_booby_trap(table, "regular", {0, 40}, {0, 4}); // lost
    const auto record = [&](int level) {
        return table.parts.store.records().record("booby_trap", "regular", Opponents::bots, false, level);
    };
    CHECK(record(4).played == 3);
    CHECK(record(4).won == 2);
    CHECK(record(0).played == 1); // of different levels
    CHECK(record(1).played == 0);
    CHECK(record(4).best == 45);
}

TEST_CASE("the best of a challenge compares only tries at the same challenge", "[session][records]") {
    tests::Table table;
    Session& session = table.session();
    GameResult before;
    before.game = "passed_trap";
    before.preset = "solitaire_madness";
    before.score = 9; // in an ordinary game
    table.parts.store.records().add(before);
    REQUIRE(session.startDaily("passed_trap", "solitaire_madness"));
    table.let_sand_run_out();
    CHECK(session.result()->best().isEmpty());
    CHECK(session.result()->challenge().size() == 2);
    before.score = 7;
    before.challenge = QDate::currentDate();
    table.parts.store.records().add(before);
    REQUIRE(session.rematch());
    table.let_sand_run_out();
    CHECK(session.result()->best().isEmpty()); // it was lost
    CHECK(session.result()->challenge().value(2) == "Your best in this challenge: 7 disks through");
}
