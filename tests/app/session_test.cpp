#include "session.h"
#include "table.h"
#include "test.h"
#include "views/passed_trap_view.h"

#include <QDir>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

using namespace trapbox;

namespace {

// What the phone still has when it ends the app in the background, without a word, at this very moment.
void copy_files(const QString& from, const QString& to) {
    QDir().mkpath(to);
    for (const QFileInfo& entry : QDir(from).entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot)) {
        const QString target = to + "/" + entry.fileName();
        if (entry.isDir())
            copy_files(entry.filePath(), target);
        else
            REQUIRE(QFile::copy(entry.filePath(), target));
    }
}

}

TEST_CASE("on pause and on stop the timer is laid down and the game is on disk at once", "[session]") {
    // Android says the first when something covers the app, and the second when it is gone; iOS alike.
    const auto state = GENERATE(Qt::ApplicationInactive, Qt::ApplicationHidden, Qt::ApplicationSuspended);
    INFO("state " << static_cast<int>(state));
    QTemporaryDir left_behind;
    Tick ticks = 0;
    std::size_t commands = 0;
    {
        tests::Table table;
        REQUIRE(table.play("passed_trap", "best_of_seven", {0, 0}));
        MatchDriver& driver = *table.session().driver();
        auto& view = *qobject_cast<PassedTrapView*>(table.session().view());
        view.handDown(0);
        view.handDown(1);
        table.run(2);
        REQUIRE(driver.running()); // the sand runs
        const auto before = driver.match().command_count();
        emit qGuiApp->applicationStateChanged(state);
        CHECK_FALSE(driver.running());
        CHECK(view.phase() == "laid");
        CHECK(driver.match().command_count() > before); // it was laid down, by a command as any other
        copy_files(table.folder.path(), left_behind.path());
        ticks = driver.match().ticks();
        commands = driver.match().command_count();
    }
    AppParts anew(left_behind.path());
    REQUIRE(anew.session.resumeLast());
    CHECK(anew.session.driver()->match().ticks() == ticks);
    CHECK(anew.session.driver()->match().command_count() == commands);
    CHECK_FALSE(anew.session.driver()->running());
}

TEST_CASE("a match that is left can be resumed where it was", "[session]") {
    tests::Table table;
    REQUIRE(table.play("passed_trap", "classical", {0, 0}));
    auto& driver = *table.session().driver();
    driver.submit("ready 0");
    driver.submit("ready 1");
    driver.submit("drop 0");
    table.session().close();
    CHECK(table.session().driver() == nullptr);

    Shelf& shelf = *table.parts.store.games();
    REQUIRE(shelf.rowCount() == 1);
    const auto id = shelf.data(shelf.index(0), Shelf::GameIdRole).toString();
    REQUIRE(table.session().resume(id));
    // Leaving laid the round down; nothing else happened.
    CHECK(table.session().driver()->match().command_count() >= 4);
    CHECK(table.session().title() == "The Passed-Trap: Classical");
}

TEST_CASE("the first match of a game for two is against a bot, the next like the last", "[session]") {
    tests::Table table;
    const auto is_bot = [&](int seat) {
        MatchSetup setup;
        setup.setGame("trapdoor_checkers");
        table.session().recall(&setup);
        return setup.table().players[static_cast<std::size_t>(seat)].bot;
    };
    CHECK_FALSE(is_bot(0));
    CHECK(is_bot(1));
    REQUIRE(table.play("trapdoor_checkers", "checkers", {0, 0}));
    table.session().close();
    CHECK_FALSE(is_bot(1));
}

TEST_CASE("a finished match goes to the replays and can be watched to its end", "[session]") {
    tests::Table table;
    REQUIRE(table.play("passed_trap", "solitaire_reflected", {0}));
    auto& driver = *table.session().driver();
    driver.submit("ready 0");
    for (int shot = 0; shot < 60 && !driver.ended(); ++shot) {
        const auto moves = driver.match().moves();
        for (const auto& move : moves) {
            if (!move.starts_with("grab")) continue;
            driver.submit(move);
            driver.submit("drag 0 0 -240000");
            driver.submit("release 0");
            break;
        }
        for (int i = 0; i < 240 && driver.running(); ++i)
            driver.frame(1.0 / 60);
        for (const auto& move : driver.match().moves())
            if (move.starts_with("next")) {
                driver.submit(move);
                break;
            }
    }
    REQUIRE(driver.ended());
    const auto hash = driver.match().hash();
    CHECK(table.session().ending() != "open");
    CHECK(table.parts.store.records().count() == 1);
    CHECK(table.session().bestWords().isEmpty()); // the first is the best by itself
    table.session().close();
    CHECK(table.parts.store.games()->rowCount() == 0);

    Shelf& replays = *table.parts.store.replays();
    REQUIRE(replays.rowCount() == 1);
    REQUIRE(table.session().watch(replays.data(replays.index(0), Shelf::GameIdRole).toString()));
    Replayer& replayer = *table.session().replayer();
    replayer.setSpeed(8);
    for (int i = 0; i < 20000 && replayer.playing(); ++i)
        replayer.frame(1.0 / 60);
    CHECK(replayer.atEnd());
    CHECK(table.session().driver()->match().hash() == hash);
    replayer.stepBack();
    CHECK_FALSE(replayer.atEnd());
    replayer.step();
    CHECK(table.session().driver()->match().hash() == hash);
    CHECK(table.parts.store.records().count() == 1); // watching is not playing
}

TEST_CASE("a match that has just ended can be watched again, and is measured by the best so far",
          "[session]") {
    tests::Table table;
    GameResult before;
    before.game = "passed_trap";
    before.preset = "solitaire_madness";
    before.score = 3;
    table.parts.store.records().add(before);
    REQUIRE(table.play("passed_trap", "solitaire_madness", {0}));
    CHECK(table.session().bestWords().isEmpty());
    CHECK_FALSE(table.session().watchAgain()); // it is still being played
    auto& driver = *table.session().driver();
    driver.submit("ready 0");
    for (int i = 0; i < 60 * 60 && !driver.ended(); ++i) { // nobody shoots, the sand runs out
        driver.frame(1.0 / 60);
        if (!driver.running()) driver.submit("next 0");
    }
    REQUIRE(driver.ended());
    CHECK(table.session().bestWords() == "Your best so far: 3 disks through");
    REQUIRE(table.session().watchAgain());
    CHECK(table.session().replayer() != nullptr);
    CHECK(table.session().bestWords().isEmpty());
}

TEST_CASE("a seat is marked by its own piece, where the game has one for each", "[session]") {
    const auto art = [](const char* game, const char* preset, int seat) {
        MatchSetup setup;
        setup.setGame(game);
        setup.setPreset(preset);
        const auto& players = *setup.players();
        return players.data(players.index(seat, 0), players.roleNames().key("art")).toString();
    };
    // TC-8, TC-9: in the English rules Black starts and sits first, in the continental ones White.
    CHECK(art("trapdoor_checkers", "trapdoor_checkers", 0) == "man?side=black");
    CHECK(art("trapdoor_checkers", "trapdoor_checkers", 1) == "man?side=white");
    CHECK(art("trapdoor_checkers", "dames_et_trap", 0) == "man?side=white");
    CHECK(art("trapdoor_checkers", "dames_et_trap", 1) == "man?side=black");
    CHECK(art("hex_trap", "standard", 0) != art("hex_trap", "standard", 1));
    CHECK(art("booby_trap", "regular", 0) != art("booby_trap", "regular", 1));
    // Everyone shoots the same disks.
    CHECK(art("passed_trap", "classical", 0) == art("passed_trap", "classical", 1));
}

TEST_CASE("bots play a whole round by themselves, off the thread of the app", "[session]") {
    tests::Table table;
    REQUIRE(table.play("passed_trap", "classical", {5, 5}));
    MatchDriver& driver = *table.session().driver();
    QSignalSpy accepted(&driver, &MatchDriver::commandAccepted);
    // They set up, touch hands and shoot in real time.
    for (int i = 0; i < 1500 && accepted.count() < 8; ++i) {
        QTest::qWait(10);
        if (driver.running()) driver.frame(0.016);
    }
    CHECK(accepted.count() >= 8);
    driver.setPaused(true);
    const auto commands = driver.match().command_count();
    for (int i = 0; i < 30; ++i)
        QTest::qWait(10);
    CHECK(driver.match().command_count() == commands); // a pause holds the bots too
}

TEST_CASE("a waiting board wants no frames", "[session]") {
    tests::Table table;
    REQUIRE(table.play("passed_trap", "best_of_seven", {0, 0}));
    CHECK_FALSE(table.session().driver()->running());
}
