// Sharing games with other apps as files.
#include "share/share_sheet.h"
#include "walk/layout.h"
#include "window.h"

#include <QDesktopServices>
#include <QElapsedTimer>
#include <QFileOpenEvent>
#include <QStandardPaths>
#include <QThread>

#include <atomic>
#include <fstream>

using namespace trapbox;
using tests::Window;

namespace {

// A simulated share sheet, which delivers `file`.
struct FakeSheet : ShareSheet {
    bool willing = true;
    QStringList offered;
    QString file;
    std::string asked_for;
    bool silent = false; // an app that never delivers its file
    std::atomic<bool> asked = false;
    std::atomic<bool> cancelled = false;

    bool there() const override { return true; }
    bool offer(const std::string& path) override {
        offered << QString::fromStdString(path);
        return willing;
    }
    std::string scheme() const override { return "content"; }
    std::string fetch(const std::string& address, std::int64_t) override {
        asked_for = address;
        asked = true;
        while (silent && !cancelled)
            QThread::msleep(1);
        return silent ? std::string() : file.toStdString();
    }
    void cancel_fetch() override { cancelled = true; }
};

// A game of checkers with two moves, as a file from another sender.
QString sent_game(const QTemporaryDir& folder) {
    const QString path = folder.filePath("sent.pdn");
    std::ofstream(path.toStdString()) << "[GameType \"21\"]\n\n1. 11-15 22-18 2. 15x22 *\n";
    return path;
}

// A disk of The Passed-Trap that is dragged back and forth, with as many commands as a journal can hold:
// replaying it takes seconds.
QString endless_game(const QTemporaryDir& folder) {
    auto match = find_game("passed_trap")->start("format=classical", 1);
    Journal journal = (*match)->journal();
    journal.marks.clear();
    for (const char* command : {"quick 0", "quick 1", "ready 0", "ready 1", "grab 0 0 -62000 -204000"})
        journal.commands.push_back({0, command});
    while (journal.commands.size() < kMaxCommands) {
        const auto tick = static_cast<Tick>(journal.commands.size()) - 5;
        journal.commands.push_back({tick, tick % 2 == 0 ? "drag 0 -62000 -204000" : "drag 0 -50000 -204000"});
    }
    journal.ticks = journal.commands.back().tick;
    const QString path = folder.filePath("endless.trapbox");
    std::ofstream(path.toStdString()) << to_text(journal);
    return path;
}

void press(const Window& app, const QString& text) {
    for (QQuickItem* button : app.of_type("PushButton"))
        if (button->property("text") == text)
            QTest::mouseClick(app.window, Qt::LeftButton, {},
                              button->mapToScene({button->width() / 2, button->height() / 2}).toPoint());
}

bool on_play_screen(const Window& app, int depth) {
    const auto* stack = app.window->findChild<QQuickItem*>("stack");
    return stack->property("depth") == depth && app.of_type("PlayScreen").size() == 1;
}

}

TEST_CASE("a file that is opened with Trapbox is shown as a game", "[window][share]") {
    Window app;
    const QString path = sent_game(app.folder);
    QFileOpenEvent event(path);
    std::size_t games = 1;
    SECTION("from Home") {}
    SECTION("during another game, which is saved and closed") {
        REQUIRE(app.play("hex_trap", "standard", {0, 0}));
        QMetaObject::invokeMethod(app.window, "openPlay");
        QMetaObject::invokeMethod(app.window, "openHowTo", Q_ARG(QString, "hex_trap"));
        QTest::qWait(300);
        games = 2;
    }
    QCoreApplication::sendEvent(qGuiApp, &event);
    CHECK(QTest::qWaitFor([&] { return app.session().game() == "trapdoor_checkers"; }));
    QTest::qWait(300);
    CHECK(on_play_screen(app, 2)); // Home is below it, and nothing else
    CHECK(QFile::exists(path));    // the sender's file is unchanged
    CHECK(app.parts.store.saves().games().size() == games);
}

TEST_CASE("a file without a game is reported and leaves the match unchanged", "[window][share]") {
    Window app;
    QStringList messages;
    QObject::connect(&app.session(), &Session::failed, &app.session(),
                     [&](const QString& message) { messages << message; });
    REQUIRE(app.play("hex_trap", "standard", {0, 0}));
    QMetaObject::invokeMethod(app.window, "openPlay");
    QFileOpenEvent event("/nowhere.trapbox");
    QCoreApplication::sendEvent(qGuiApp, &event);
    QTest::qWait(300);
    CHECK(app.session().game() == "hex_trap");
    CHECK(on_play_screen(app, 2));
    CHECK(messages == QStringList("The file can’t be read."));
}

TEST_CASE("an invalid PDN file is reported with line and reason", "[share]") {
    QTemporaryDir folder;
    AppParts parts(folder.path(), std::make_shared<FakeSheet>());
    QStringList messages;
    QObject::connect(&parts.session, &Session::failed, &parts.session,
                     [&](const QString& message) { messages << message; });
    const QString path = folder.filePath("wrong.pdn");
    std::ofstream(path.toStdString()) << "[GameType \"21\"]\n\n1. 11-15 22-18\n2. 8-11 *\n"; // 15x22 is due
    for (const char* language : {"en", "fr"}) {
        parts.store.settings().setLanguage(language);
        const auto before = messages.size();
        parts.session.opener()->openFile(path);
        CHECK(QTest::qWaitFor([&] { return messages.size() > before; }));
    }
    CHECK(messages ==
          QStringList{"The game can’t be read from line 4 on. “8-11”: You can capture, so you must.",
                      "La partie est illisible à partir de la ligne 4. «\u00a08-11\u00a0»\u00a0: " +
                          QCoreApplication::translate("trapdoor_checkers", "You can capture, so you must.")});
    parts.store.settings().setLanguage("en");
}

TEST_CASE("opening a long file can be awaited or cancelled", "[window][share]") {
    Window app;
    Session& session = app.session();
    SaveStore& saves = app.parts.store.saves();
    const auto waiting = [&] { return tests::top_sheet(*app.window) != app.window->contentItem(); };
    session.opener()->openFile(endless_game(app.folder));
    REQUIRE(session.opener()->active());
    REQUIRE(QTest::qWaitFor(waiting));
    REQUIRE(session.opener()->active());
    SECTION("until it has finished") {
        REQUIRE(QTest::qWaitFor(
            [&] {
                if (session.opener()->needsConsent()) press(app, "Continue");
                return session.game() == "passed_trap" && !waiting();
            },
            60'000));
        CHECK(session.driver()->match().command_count() == kMaxCommands);
        CHECK(on_play_screen(app, 2));
    }
    SECTION("by the back key") {
        QTest::keyClick(app.window, Qt::Key_Escape);
        CHECK(QTest::qWaitFor([&] { return !waiting(); }));
        CHECK_FALSE(session.opener()->active());
        CHECK(saves.games().empty());
    }
    SECTION("by opening another file, which alone is imported") {
        session.opener()->openFile(sent_game(app.folder));
        CHECK(QTest::qWaitFor([&] { return session.game() == "trapdoor_checkers" && !waiting(); }));
        CHECK(saves.games().size() == 1);
    }
    SECTION("by leaving the app") {}
}

TEST_CASE("opening a long stored game can be cancelled, and the game stays in the list", "[window][share]") {
    Window app;
    Session& session = app.session();
    SaveStore& saves = app.parts.store.saves();
    const auto waiting = [&] { return tests::top_sheet(*app.window) != app.window->contentItem(); };
    const auto endless = saves.read_file(endless_game(app.folder));
    REQUIRE(endless);
    MatchSetup setup;
    setup.setGame("passed_trap");
    setup.setPreset("classical");
    const QString id = SaveStore::new_id();
    REQUIRE(saves.save(id, setup.table(), endless->toStdString()));
    session.opener()->openGame(id);
    REQUIRE(session.opener()->active());
    REQUIRE(QTest::qWaitFor(waiting));
    QTest::keyClick(app.window, Qt::Key_Escape);
    CHECK(QTest::qWaitFor([&] { return !waiting(); }));
    CHECK_FALSE(session.opener()->active());
    CHECK(session.driver() == nullptr);
    CHECK(saves.games().size() == 1);
}

TEST_CASE("Back leaves a replay to the list where it was chosen", "[window][share]") {
    Window app;
    REQUIRE(app.play("hex_trap", "standard", {0, 0}));
    REQUIRE(submit(*app.session().driver(), "resign"));
    app.session().close();
    QMetaObject::invokeMethod(app.window, "openReplays");
    QTest::qWait(300);
    REQUIRE(app.open(app.parts.store.saves().replays().front().id));
    QTest::qWait(300);
    CHECK(on_play_screen(app, 3));
    QTest::keyClick(app.window, Qt::Key_Escape);
    CHECK(QTest::qWaitFor([&] { return app.of_type("ReplaysScreen").size() == 1; }));
}

TEST_CASE("a match started while a file was being opened stays, and the file is stored", "[window][share]") {
    Window app;
    app.session().opener()->openFile(sent_game(app.folder));
    REQUIRE(app.play("hex_trap", "standard", {0, 0}));
    QMetaObject::invokeMethod(app.window, "openPlay");
    REQUIRE(QTest::qWaitFor([&] { return !app.session().opener()->active(); }));
    QTest::qWait(300);
    CHECK(app.session().game() == "hex_trap");
    CHECK(on_play_screen(app, 2));
    CHECK(app.parts.store.saves().games().size() == 2);
}

TEST_CASE("opening the file of the current match shows its board", "[window][share]") {
    Window app;
    const QString path = sent_game(app.folder);
    app.session().opener()->openFile(path);
    REQUIRE(QTest::qWaitFor([&] { return app.session().driver() != nullptr; }));
    const MatchDriver* driver = app.session().driver();
    QMetaObject::invokeMethod(app.window, "openHowTo", Q_ARG(QString, "trapdoor_checkers"));
    app.session().opener()->openFile(path);
    REQUIRE(QTest::qWaitFor([&] { return !app.session().opener()->active(); }));
    QTest::qWait(300);
    CHECK(on_play_screen(app, 2));
    CHECK(app.session().driver() == driver);
    CHECK(app.parts.store.saves().games().size() == 1);
}

TEST_CASE("a file from another app is fetched, opened and its copy removed", "[share]") {
    auto sheet = std::make_shared<FakeSheet>();
    QTemporaryDir folder;
    AppParts parts(folder.path(), sheet);
    sheet->file = sent_game(folder);
    const QString address = "content://some.files/document/primary%3ADownload%2FA%20game.trapbox";
    REQUIRE(QDesktopServices::openUrl(address)); // as Qt does for Android's and iOS's
    CHECK(QTest::qWaitFor([&] { return parts.session.driver() && !QFile::exists(sheet->file); }));
    CHECK(parts.session.game() == "trapdoor_checkers");
    CHECK(sheet->asked_for == address.toStdString());
}

TEST_CASE("fetching a file from an app that does not respond can be cancelled", "[share]") {
    auto sheet = std::make_shared<FakeSheet>();
    sheet->silent = true;
    QTemporaryDir folder;
    QElapsedTimer clock;
    SECTION("by the player") {
        AppParts parts(folder.path(), sheet);
        QStringList messages;
        QObject::connect(&parts.session, &Session::failed, &parts.session,
                         [&](const QString& message) { messages << message; });
        REQUIRE(QDesktopServices::openUrl(QUrl("content://some.files/1")));
        REQUIRE(QTest::qWaitFor([&] { return sheet->asked.load(); }));
        CHECK(parts.session.opener()->active());
        clock.start();
        parts.session.opener()->cancel();
        CHECK_FALSE(parts.session.opener()->active());
        CHECK(sheet->cancelled);
        QTest::qWait(50);
        CHECK(messages.isEmpty());
    }
    SECTION("and does not prevent the app from exiting") {
        AppParts parts(folder.path(), sheet);
        REQUIRE(QDesktopServices::openUrl(QUrl("content://some.files/1")));
        REQUIRE(QTest::qWaitFor([&] { return sheet->asked.load(); }));
        clock.start();
    }
    CHECK(clock.elapsed() < 1000);
}

TEST_CASE("a game is shared with the share sheet if the device has one", "[share]") {
    auto sheet = std::make_shared<FakeSheet>();
    QTemporaryDir folder;
    AppParts parts(folder.path(), sheet);
    QStringList messages;
    QStringList kept;
    QObject::connect(&parts.session, &Session::failed, &parts.session,
                     [&](const QString& message) { messages << message; });
    QObject::connect(parts.session.sharing(), &GameSharing::shared, &parts.session,
                     [&](const QString& path) { kept << path; });
    SaveStore& saves = parts.store.saves();
    parts.session.opener()->openFile(sent_game(folder));
    REQUIRE(QTest::qWaitFor([&] { return parts.session.driver() != nullptr; }));
    parts.session.close();
    const QString id = saves.games().front().id;

    SECTION("which asks for the destination") {
        parts.session.sharing()->share(id);
        REQUIRE(sheet->offered.size() == 1);
        CHECK(sheet->offered[0].endsWith(".trapbox"));
        // The same as in android/res/xml/shared_files.xml.
        CHECK(sheet->offered[0].startsWith(QStandardPaths::writableLocation(QStandardPaths::CacheLocation) +
                                           "/shared/"));
        CHECK(*saves.read_file(sheet->offered[0]) == *compacted(*saves.export_game(id)));
        CHECK(messages.isEmpty());
    }
    SECTION("and reports a refusal to the player") {
        sheet->willing = false;
        for (const char* language : {"en", "fr"}) {
            parts.store.settings().setLanguage(language);
            parts.session.sharing()->share(id);
        }
        CHECK(messages.join(' ').toStdString() == "Your device couldn’t share this game. "
                                                  "Votre appareil n’a pas pu partager cette partie.");
    }
    CHECK(kept.isEmpty());
    for (const QString& path : sheet->offered)
        QFile::remove(path);
}
