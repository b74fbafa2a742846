#include "games/passed_trap/view.h"
#include "session.h"
#include "table.h"
#include "test.h"

#include <QDir>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

using namespace trapbox;

namespace {

// Copies the files as they are when the phone ends the app in the background, at this very moment.
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

TEST_CASE("on pause and on stop the timer stops and the game is saved immediately", "[session]") {
    // Android and iOS send Inactive when something covers the app, and Hidden or Suspended when it is hidden.
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
        CHECK(view.phase() == PassedTrapView::RoundPhase::Laid);
        CHECK(driver.match().command_count() > before); // it was laid down, by a command as any other
        copy_files(table.folder.path(), left_behind.path());
        ticks = driver.match().ticks();
        commands = driver.match().command_count();
    }
    AppParts anew(left_behind.path());
    REQUIRE(anew.session.opener()->resumeLast());
    REQUIRE(tests::await(anew.session));
    CHECK(anew.session.driver()->match().ticks() == ticks);
    CHECK(anew.session.driver()->match().command_count() == commands);
    CHECK_FALSE(anew.session.driver()->running());
}

TEST_CASE("an unfinished match resumes where it was", "[session]") {
    tests::Table table;
    REQUIRE(table.play("passed_trap", "classical", {0, 0}));
    auto& driver = *table.session().driver();
    REQUIRE(submit(driver, "ready 0"));
    REQUIRE(submit(driver, "ready 1"));
    REQUIRE(submit(driver, "grab 0 0 -62000 -204000"));
    REQUIRE(submit(driver, "drag 0 0 -236000"));
    REQUIRE(submit(driver, "release 0"));
    table.run(0.5);
    const auto ticks = driver.match().ticks();
    const auto commands = driver.match().command_count() + 1; // plus the command that pauses the timer
    table.session().close();
    CHECK(table.session().driver() == nullptr);

    Shelf& shelf = *table.parts.store.games();
    REQUIRE(shelf.rowCount() == 1);
    const auto id = shelf.data(shelf.index(0), Shelf::GameIdRole).toString();
    REQUIRE(table.open(id));
    CHECK(table.session().driver()->match().command_count() == commands);
    CHECK(table.session().driver()->match().ticks() == ticks);
    // Only the pause was added when leaving.
    CHECK(qobject_cast<PassedTrapView*>(table.session().view())->phase() == PassedTrapView::RoundPhase::Laid);
    CHECK(table.session().title() == "The Passed-Trap: Classical");
}

TEST_CASE("in every multiplayer variant the first match is one person against one bot", "[session]") {
    tests::Table table;
    for (const CatalogEntry& game : catalog()) {
        MatchSetup setup;
        setup.setGame(game.info().key.data());
        table.session().recall(&setup);
        for (const Preset& preset : game.info().presets) {
            setup.setPreset(preset.key.data());
            CAPTURE(game.info().key, preset.key);
            const auto players = setup.table().players;
            CHECK_FALSE(players[0].bot);
            if (players.size() == 1) continue;
            CHECK(players.size() == 2);
            CHECK(players[1].bot);
        }
    }
}

TEST_CASE("the first match of a game for two is against a bot, later ones repeat the last set-up",
          "[session]") {
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

TEST_CASE("in a rematch of a turn game the players swap sides", "[session]") { // TC-13
    tests::Table table;
    REQUIRE(table.play("trapdoor_checkers", "checkers", {0, 1}));
    REQUIRE(table.session().rematch());
    CHECK(table.session().table()->isBot(0));
    CHECK_FALSE(table.session().table()->isBot(1));
    REQUIRE(table.session().rematch());
    CHECK_FALSE(table.session().table()->isBot(0));
    CHECK(table.session().table()->isBot(1));
    // In simultaneous games there are no sides to swap.
    REQUIRE(table.play("passed_trap", "classical", {0, 1}));
    REQUIRE(table.session().rematch());
    CHECK_FALSE(table.session().table()->isBot(0));
    CHECK(table.session().table()->isBot(1));
}

TEST_CASE("in a rematch players keep their names and swap colours", "[session]") {
    tests::Table table;
    Session& session = table.session();
    const auto both = [&] { return session.table()->playerName(0) + ", " + session.table()->playerName(1); };
    REQUIRE(table.play("trapdoor_checkers", "checkers", {0, 0}));
    const QString first = session.table()->seatArt(0);
    CHECK(both() == "Player 1, Player 2");
    REQUIRE(session.rematch()); // TC-13: the players swap colours
    CHECK(both() == "Player 2, Player 1");
    CHECK(session.table()->seatArt(0) == first);
    // The same after the match is reopened.
    session.close();
    REQUIRE(table.open(table.parts.store.saves().games().front().id));
    CHECK(both() == "Player 2, Player 1");
    REQUIRE(submit(*session.driver(), "resign"));
    CHECK(session.result()->title() == "Player 1 wins"); // the second seat's opponent resigned
    REQUIRE(session.rematch());
    CHECK(both() == "Player 1, Player 2");

    REQUIRE(table.play("hex_trap", "quick", {0, 2}));
    CHECK(both() == "Player 1, Easy bot");
    REQUIRE(session.rematch());
    CHECK(both() == "Easy bot, Player 1");

    MatchSetup setup;
    setup.setGame("hex_trap");
    setup.setName(1, "Ben");
    REQUIRE(session.start(&setup));
    REQUIRE(session.rematch());
    CHECK(both() == "Ben, Player 1");
}

TEST_CASE("a bot's name contains its level", "[session]") {
    tests::Table table;
    Session& session = table.session();
    REQUIRE(table.play("booby_trap", "regular", {0, 5}));
    CHECK(session.table()->playerName(1) == "Master bot");
    MatchSetup setup;
    setup.setGame("booby_trap");
    setup.setOption("players", 4);
    setup.setBot(1, 1);
    setup.setBot(2, 3);
    setup.setBot(3, 4);
    setup.setName(3, "Zed");
    REQUIRE(table.session().start(&setup));
    CHECK(session.table()->playerName(0) == "Player 1");
    CHECK(session.table()->playerName(1) ==
          "Beginner bot 2"); // two bots without a name: numbered like the players
    CHECK(session.table()->playerName(2) == "Medium bot 3");
    CHECK(session.table()->playerName(3) == "Zed (Hard)");
}

TEST_CASE("a restarted match replaces the old one, with the same sides and options", "[session]") {
    tests::Table table;
    Session& session = table.session();
    MatchSetup setup;
    setup.setGame("trapdoor_checkers");
    setup.setPreset("checkers");
    setup.setName(0, "Anna");
    setup.setName(1, "Ben");
    REQUIRE(session.start(&setup));
    const std::string options = session.driver()->match().options();
    const Seed seed = session.driver()->match().seed();
    CHECK_FALSE(session.begun());
    REQUIRE(submit(*session.driver(), "11-15"));
    CHECK(session.begun());
    REQUIRE(session.startAgain());
    CHECK_FALSE(session.begun());
    CHECK(session.driver()->match().command_count() == 0);
    CHECK(session.driver()->match().seed() != seed);
    CHECK(session.driver()->match().options() == options);
    CHECK(session.table()->playerName(0) == "Anna"); // sides change only after a completed game (TC-13)
    CHECK(session.table()->playerName(1) == "Ben");
    CHECK(table.parts.store.saves().games().size() == 1);

    // Disks that the app has set up are no progress to lose.
    REQUIRE(table.play("passed_trap", "classical", {0, 0}));
    CHECK_FALSE(session.begun());
    REQUIRE(submit(*session.driver(), "ready 0"));
    REQUIRE(submit(*session.driver(), "ready 1"));
    table.run(0.1);
    CHECK(session.begun());
}

TEST_CASE("lessons, replays, results and daily challenges can't be restarted", "[session]") {
    tests::Table table;
    Session& session = table.session();
    CHECK_FALSE(session.startAgain());
    REQUIRE(session.startDaily("passed_trap", "solitaire_madness"));
    CHECK_FALSE(session.startAgain()); // its seed is everyone's, and a try at it counts
    REQUIRE(table.play("hex_trap", "standard", {0, 0}));
    CHECK(session.canStartAgain());
    REQUIRE(session.teach("hex_trap"));
    CHECK_FALSE(session.startAgain());
    REQUIRE(session.resumeStashed());
    CHECK(session.canStartAgain());
    REQUIRE(submit(*session.driver(), "resign"));
    CHECK_FALSE(session.startAgain()); // it has its rematch
    REQUIRE(session.watchAgain());
    CHECK_FALSE(session.startAgain());
    CHECK(table.parts.store.saves().replays().size() == 1);
}

TEST_CASE("a seat shows its own piece in games that have one per seat", "[session]") {
    const auto art = [](const char* game, const char* preset, int seat) {
        MatchSetup setup;
        setup.setGame(game);
        setup.setPreset(preset);
        const auto& players = *setup.players();
        return players.data(players.index(seat, 0), players.roleNames().key("art")).toString();
    };
    // TC-8, TC-9: in the English rules Black starts and has the first seat, in the continental ones White.
    CHECK(art("trapdoor_checkers", "trapdoor_checkers", 0) == "man?side=black");
    CHECK(art("trapdoor_checkers", "trapdoor_checkers", 1) == "man?side=white");
    CHECK(art("trapdoor_checkers", "dames_et_trap", 0) == "man?side=white");
    CHECK(art("trapdoor_checkers", "dames_et_trap", 1) == "man?side=black");
    CHECK(art("hex_trap", "standard", 0) != art("hex_trap", "standard", 1));
    CHECK(art("booby_trap", "regular", 0) != art("booby_trap", "regular", 1));
    // All players shoot the same disks.
    CHECK(art("passed_trap", "classical", 0) == art("passed_trap", "classical", 1));
}

TEST_CASE("bots set up, touch hands and shoot by themselves, on another thread", "[session]") {
    tests::Table table;
    REQUIRE(table.play("passed_trap", "classical", {5, 5}));
    MatchDriver& driver = *table.session().driver();
    QSignalSpy accepted(&driver, &MatchDriver::commandAccepted);
    const auto shot = [&] {
        return std::any_of(accepted.begin(), accepted.end(), [](const QList<QVariant>& arguments) {
            const auto command = arguments.front().value<AnyCommand>();
            return command.as<passed_trap::Command>().kind == passed_trap::Command::Kind::release;
        });
    };
    for (int i = 0; i < 1500 && !shot(); ++i) { // in real time
        QTest::qWait(10);
        if (driver.running()) driver.frame(0.016);
    }
    CHECK(shot());
    driver.setPaused(true);
    const auto commands = driver.match().command_count();
    for (int i = 0; i < 30; ++i)
        QTest::qWait(10);
    CHECK(driver.match().command_count() == commands); // a pause holds the bots too
}

TEST_CASE("an idle board requests no frames", "[session]") {
    tests::Table table;
    REQUIRE(table.play("passed_trap", "best_of_seven", {0, 0}));
    CHECK_FALSE(table.session().driver()->running());
}

TEST_CASE("undoing the last move of a finished match reopens and saves it", "[session]") {
    tests::Table table;
    REQUIRE(table.play("hex_trap", "standard", {0, 0}));
    table.session().driver()->submit(table.session().driver()->match().moves().front());
    REQUIRE(submit(*table.session().driver(), "resign"));
    REQUIRE(table.session().result()->ending() == MatchResult::Ending::Won);
    REQUIRE(table.parts.store.saves().games().empty());
    REQUIRE(table.parts.store.saves().replays().size() == 1);
    table.session().driver()->undo();
    CHECK(table.session().result()->ending() == MatchResult::Ending::Open);
    table.session().close();
    CHECK(table.parts.store.saves().games().size() == 1);
    CHECK(table.parts.store.replays()->count() == 0); // it is not over
    DiskFiles files;
    Notices notices;
    CHECK(SaveStore(files, table.folder.path(), notices).replays().empty());
    REQUIRE(table.session().opener()->resumeLast());
    REQUIRE(tests::await(table.session()));
    CHECK(table.session().driver()->match().command_count() == 1);
    REQUIRE(submit(*table.session().driver(), "resign"));
    CHECK(table.parts.store.saves().games().empty());
    CHECK(table.parts.store.saves().replays().size() == 1);
}

TEST_CASE("a solitaire is played by a person, and the set-up of the other seats is remembered", "[session]") {
    tests::Table table;
    const auto recalled = [&](const char* preset) {
        auto setup = std::make_unique<MatchSetup>();
        setup->setGame("passed_trap");
        table.session().recall(setup.get());
        setup->setPreset(preset);
        return setup;
    };
    const auto alone = recalled("solitaire_madness");
    REQUIRE(table.session().start(alone.get()));
    const auto second = recalled("best_of_seven"); // after a solitaire the opponent is a bot
    CHECK(second->table().players[1].bot);
    second->setBot(0, 4);
    second->setName(1, "Ben");
    second->setBot(1, 0);
    REQUIRE(table.session().start(second.get()));
    const auto third = recalled("solitaire_madness");
    CHECK_FALSE(third->table().players[0].bot);
    REQUIRE(table.session().start(third.get()));
    CHECK(table.session().table()->people() == 1);
    const auto last = recalled("best_of_seven");
    CHECK(last->table().players[0].level == 4);
    CHECK(last->table().players[0].bot);
    CHECK(last->table().players[1].name == "Ben");
}

TEST_CASE("an undo between bots takes back one move", "[session]") {
    tests::Table table;
    REQUIRE(table.play("hex_trap", "standard", {1, 1}));
    MatchDriver& driver = *table.session().driver();
    QSignalSpy accepted(&driver, &MatchDriver::commandAccepted);
    REQUIRE(QTest::qWaitFor([&] { return accepted.count() >= 3; }, 60'000));
    const auto commands = driver.match().command_count();
    driver.undo();
    CHECK(driver.match().command_count() == commands - 1);
}

TEST_CASE("bots stop in the background and continue in the foreground", "[session]") {
    tests::Table table;
    REQUIRE(table.play("passed_trap", "classical", {1, 1}));
    MatchDriver& driver = *table.session().driver();
    const auto playing = [&] {
        if (driver.running()) driver.frame(0.016);
        return driver.match().ticks() > 0;
    };
    REQUIRE(QTest::qWaitFor(playing, 20'000));
    emit qGuiApp->applicationStateChanged(Qt::ApplicationInactive);
    const auto commands = driver.match().command_count();
    QTest::qWait(1500); // bots need less time to answer a pause
    CHECK(driver.match().command_count() == commands);
    CHECK_FALSE(driver.running());
    emit qGuiApp->applicationStateChanged(Qt::ApplicationActive);
    CHECK(QTest::qWaitFor([&] { return driver.running(); }, 20'000));
}

TEST_CASE("bots of a game opened in the background wait for the foreground", "[session]") {
    tests::Table table;
    REQUIRE(table.play("hex_trap", "standard", {1, 1}));
    table.session().close();
    const QString id = table.parts.store.saves().games().front().id;
    emit qGuiApp->applicationStateChanged(Qt::ApplicationInactive);
    REQUIRE(table.open(id));
    MatchDriver& driver = *table.session().driver();
    const auto commands = driver.match().command_count();
    QTest::qWait(1500); // a Beginner bot needs less time
    CHECK_FALSE(driver.thinking());
    CHECK(driver.match().command_count() == commands);
    emit qGuiApp->applicationStateChanged(Qt::ApplicationActive);
    CHECK(QTest::qWaitFor([&] { return driver.match().command_count() > commands; }, 20'000));
}

TEST_CASE("the seating of two people is remembered over a match against a bot", "[session]") {
    tests::Table table;
    MatchSetup together;
    together.setGame("hex_trap");
    together.setSeating("passing");
    REQUIRE(table.session().start(&together));
    MatchSetup alone;
    alone.setGame("hex_trap");
    table.session().recall(&alone);
    alone.setBot(1, 2);
    CHECK(alone.seating() == "side");
    REQUIRE(table.session().start(&alone));
    MatchSetup again;
    again.setGame("hex_trap");
    table.session().recall(&again);
    CHECK(again.seating() == "side");
    again.setBot(1, 0);
    CHECK(again.seating() == "passing");
}

TEST_CASE("between people there are no hints, and undo needs agreement", "[session]") {
    tests::Table table;
    REQUIRE(table.play("hex_trap", "standard", {0, 0}));
    CHECK_FALSE(table.session().table()->canHint());
    CHECK(table.session().table()->undoNeedsAgreement());
    REQUIRE(table.play("hex_trap", "standard", {0, 1}));
    CHECK(table.session().table()->canHint());
    CHECK_FALSE(table.session().table()->undoNeedsAgreement());
    REQUIRE(table.play("booby_trap", "solitaire", {0}));
    CHECK(table.session().table()->canHint());
    REQUIRE(table.session().teach("hex_trap")); // both sides are played
    CHECK(table.session().table()->canHint());
    CHECK_FALSE(table.session().table()->undoNeedsAgreement());
}
