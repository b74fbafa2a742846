// A file of many games: a list to choose from.
#include "games/trapdoor_checkers/view.h"
#include "walk/layout.h"
#include "window.h"

#include <QClipboard>
#include <QElapsedTimer>
#include <QFileInfo>

#include <fstream>

using namespace trapbox;
using tests::Window;

namespace {

QString file_with(const QTemporaryDir& folder, const std::string& text, const char* name = "many.pdn") {
    const QString path = folder.filePath(name);
    std::ofstream(path.toStdString(), std::ios::binary) << text;
    return path;
}

const std::string kThree = "[Event \"Title match\"]\n[Site \"Glasgow\"]\n[Date \"1847.03.??\"]\n[Black "
                           "\"Anderson, A\"]\n[White \"Wyllie, J\"]\n"
                           "[Result \"1-0\"]\n\n1. 11-15 23-19 2. 8-11 {the Cross} 1-0\n\n"
                           "[Event \"Problem 7\"]\n[Result \"0-1\"]\n[FEN \"W:W30,21,12:B25,22,3\"]\n0-1\n\n"
                           "[Event \"Club\"]\n[Black \"Ada\"]\n[White \"Ben\"]\n[Result \"1/2-1/2\"]\n\n1. "
                           "11-15 22-18\n2. 8-11 1/2-1/2\n";

std::string many(int count) {
    std::string text;
    for (int i = 1; i <= count; ++i)
        text += "[Event \"Match\"]\n[Round \"" + std::to_string(i) + "\"]\n[Black \"Player A" +
                std::to_string(i) +
                "\"]\n[White \"Player B\"]\n[Result \"1-0\"]\n\n1. 11-15 23-19 2. 8-11 22-17 3. 4-8 {" +
                std::string(200, 'x') + "} 1-0\n\n";
    return text;
}

struct ListWindow : Window {
    QStringList messages;

    ListWindow() {
        QObject::connect(&session(), &Session::failed, &session(),
                         [this](const QString& message) { messages << message; });
    }
    bool shows(const char* screen) const { return of_type(screen).size() == 1; }
    bool open_list(const QString& path) {
        session().opener()->openFile(path);
        return QTest::qWaitFor([&] { return shows("GameListScreen"); });
    }
    RecordChoice& choice() { return *session().opener()->choice(); }
    QString at(int row, RecordChoice::Role role) {
        return choice().data(choice().index(row), role).toString();
    }
    void type(const char* text) {
        auto* search = window->findChild<QQuickItem*>("search");
        REQUIRE(search);
        search->setProperty("text", text);
        settle();
    }
};

}

TEST_CASE("a file of several games shows a list of them, and the chosen one opens", "[window][share][pdn]") {
    ListWindow app;
    REQUIRE(app.open_list(file_with(app.folder, kThree)));
    CHECK(app.parts.store.saves().replays().empty()); // nothing is taken in before it is chosen
    REQUIRE(app.choice().count() == 3);
    CHECK(app.at(0, RecordChoice::TitleRole) == "Anderson, A – Wyllie, J");
    CHECK(app.at(0, RecordChoice::EndingRole) == "Anderson, A wins"); // Black, who moves first
    CHECK(app.choice().data(app.choice().index(0), RecordChoice::DetailsRole).toStringList() ==
          QStringList{"Title match", "Glasgow · 1847.03 · 3 moves"});
    CHECK(app.at(1, RecordChoice::TitleRole) == "Problem 7");
    CHECK(app.at(1, RecordChoice::EndingRole) == "Player 2 to win");
    CHECK(app.at(2, RecordChoice::EndingRole) == "A draw");

    SECTION("it opens as a replay, and back leads to the list") {
        app.session().opener()->openListed(0);
        REQUIRE(QTest::qWaitFor([&] { return app.shows("PlayScreen"); }));
        CHECK(app.session().table()->playerName(0) == "Anderson, A");
        CHECK(app.parts.store.saves().replays().size() == 1);
        QTest::qWait(300);
        QTest::keyClick(app.window, Qt::Key_Escape);
        CHECK(QTest::qWaitFor([&] { return app.shows("GameListScreen"); }));
        CHECK(app.choice().count() == 3);
    }
    SECTION("a problem opens as a game to be played") {
        app.session().opener()->openListed(1);
        REQUIRE(QTest::qWaitFor([&] { return app.shows("PlayScreen"); }));
        CHECK(app.parts.store.saves().games().size() == 1);
    }
    SECTION("one that can't be read is refused with its line and the reason, and the list stays") {
        app.session().opener()->openListed(2);
        REQUIRE(QTest::qWaitFor([&] { return !app.messages.isEmpty(); }));
        CHECK(app.messages.front() ==
              "The game can’t be read from line 21 on. “8-11”: You can capture, so you must.");
        CHECK(app.shows("GameListScreen"));
    }
    SECTION("a search lists the games that contain all its words, ignoring case") {
        app.type("wyllie GLASGOW");
        CHECK(app.choice().count() == 1);
        app.type("draw");
        REQUIRE(app.choice().count() == 1);
        CHECK(app.at(0, RecordChoice::NumberRole) == "3");
        app.type("nobody");
        CHECK(app.choice().count() == 0);
        app.type("");
        CHECK(app.choice().count() == 3);
    }
    SECTION("the list goes when it is left, and with it the file") {
        QTest::qWait(300);
        QTest::keyClick(app.window, Qt::Key_Escape);
        CHECK(QTest::qWaitFor([&] { return !app.shows("GameListScreen"); }));
        CHECK(QTest::qWaitFor([&] { return app.choice().total() == 0; }));
        CHECK(app.choice().file() == nullptr);
    }
    SECTION("another file takes its place") {
        app.type("draw");
        REQUIRE(app.open_list(file_with(app.folder, many(2), "two.pdn")));
        CHECK(QTest::qWaitFor([&] { return app.choice().count() == 2; }));
        CHECK(app.choice().fileName() == "two.pdn");
        CHECK(app.window->findChild<QQuickItem*>("search")->property("text") == "");
    }
}

TEST_CASE("a file of 5,000 games, far above a megabyte, is listed and searched without delay",
          "[window][share][pdn]") {
    ListWindow app;
    const QString path = file_with(app.folder, many(5000));
    REQUIRE(QFileInfo(path).size() > 1 << 20);
    QElapsedTimer clock;
    clock.start();
    REQUIRE(app.open_list(path));
    CHECK(clock.elapsed() < 3000); // with the screen's first frame
    CHECK(app.choice().count() == 5000);
    CHECK(app.of_type("Card").size() < 100); // only visible ones are created
    clock.restart();
    app.type("a4999");
    CHECK(clock.elapsed() < 500);
    REQUIRE(app.choice().count() == 1);
    CHECK(app.at(0, RecordChoice::NumberRole) == "4999");
    app.session().opener()->openListed(0);
    REQUIRE(QTest::qWaitFor([&] { return app.shows("PlayScreen"); }));
    CHECK(app.session().table()->playerName(0) == "Player A4999");
}

TEST_CASE("the list of games works with keys", "[window][share][pdn]") {
    ListWindow app;
    REQUIRE(app.open_list(file_with(app.folder, many(300))));
    QTest::qWait(300);
    auto* list = app.window->findChild<QQuickItem*>("games");
    REQUIRE(list);
    QTest::keyClick(app.window, Qt::Key_End);
    app.settle();
    CHECK(list->property("contentY").toReal() > 1000);
    QTest::keyClick(app.window, Qt::Key_Home);
    app.settle();
    CHECK(list->property("contentY").toReal() < 10);
    // Back, search, first game, …: Tab continues beyond the visible items.
    for (int i = 0; i < 40; ++i) {
        QTest::keyClick(app.window, Qt::Key_Tab);
        app.settle();
    }
    const QQuickItem* focused = app.window->activeFocusItem();
    REQUIRE(focused);
    CHECK(focused->property("number").toInt() > 30);
    QTest::keyClick(app.window, Qt::Key_Return);
    CHECK(QTest::qWaitFor([&] { return app.shows("PlayScreen"); }));
}

TEST_CASE("the tags of a PDN game are stored in its save and exported again", "[share][pdn]") {
    QTemporaryDir folder;
    {
        AppParts parts(folder.path());
        parts.session.opener()->openFile(
            file_with(folder, kThree.substr(0, kThree.find("[Event \"Problem"))));
        REQUIRE(QTest::qWaitFor([&] { return parts.session.driver() != nullptr; }));
    }
    AppParts parts(folder.path()); // restarts the app
    const auto replays = parts.store.saves().replays();
    REQUIRE(replays.size() == 1);
    parts.session.opener()->openGame(replays.front().id);
    REQUIRE(QTest::qWaitFor([&] { return parts.session.driver() != nullptr; }));
    parts.session.replayer()->seek(1);
    REQUIRE(QTest::qWaitFor([&] {
        parts.session.replayer()->frame(0.1);
        return parts.session.replayer()->atEnd();
    }));
    auto* view = qobject_cast<TrapdoorCheckersView*>(parts.session.view());
    REQUIRE(view);
    view->copyRecord({"Anderson, A", "Wyllie, J"});
    const QString record = QGuiApplication::clipboard()->text();
    CHECK(record.startsWith("[Event \"Title match\"]\n[Site \"Glasgow\"]\n[Date \"1847.03.??\"]\n"));
    CHECK(record.contains("[Result \"1-0\"]\n"));
    CHECK(record.contains("1. 11-15 23-19 2. 8-11 {the Cross} {[%resign]} *")); // White, who is to move
}

TEST_CASE("a PDN file made to take long is rejected quickly", "[share][pdn]") {
    QTemporaryDir folder;
    AppParts parts(folder.path());
    std::string bomb = "[Options \"rules=english trapdoors=on\"]\n[Seed \"1\"]\n[FEN \"B:W21-32:B1-12\"]\n";
    const std::string position = "{[%position quiet=0 spins=" + std::string(11'900, 'a') + "]} ";
    while (bomb.size() + position.size() <= 1 << 20) // the largest game that is read
        bomb += position;
    QElapsedTimer clock;
    clock.start();
    QStringList messages;
    QObject::connect(&parts.session, &Session::failed, &parts.session,
                     [&](const QString& message) { messages << message; });
    parts.session.opener()->openFile(file_with(folder, bomb));
    CHECK(QTest::qWaitFor([&] { return !messages.isEmpty(); }));
    CHECK(clock.elapsed() < 2000);
    CHECK(messages.front().startsWith("The game can’t be read from line 4 on."));
}
