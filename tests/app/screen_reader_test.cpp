// Announcements to screen readers, and boards with a screen reader.
#include "games/board_window.h"
#include "games/hex_trap/view.h"
#include "screen_reader.h"

#include <QDir>

using namespace trapbox;

namespace {

// A simulated screen reader, active during the lifetime of this object.
struct Listener {
    QStringList heard;

    explicit Listener(QQmlEngine& engine) {
        QAccessible::setActive(true);
        auto* reader = engine.singletonInstance<ScreenReader*>(qmlTypeId("Trapbox", 1, 0, "ScreenReader"));
        REQUIRE(reader);
        QTest::qWait(20);
        m_hears = QObject::connect(reader, &ScreenReader::announced, reader,
                                   [this](const QString& text) { heard << text; });
    }
    // How often the text was announced, alone or with others.
    int count(const QString& text) const {
        int found = 0;
        for (const QString& announcement : heard)
            found += static_cast<int>(announcement.count(text));
        return found;
    }
    // Waits until the text is announced: announcements are spoken one after another.
    bool hears(const QString& text) const {
        return QTest::qWaitFor([&] { return count(text) > 0; }, 15'000);
    }
    ~Listener() {
        QObject::disconnect(m_hears);
        QAccessible::setActive(false);
        QTest::qWait(20);
    }

  private:
    QMetaObject::Connection m_hears;
};

struct Game : tests::Table {
    Game(const char* game, const char* preset, const std::vector<int>& levels) {
        REQUIRE(play(game, preset, levels));
    }
};

struct Board : Game, tests::BoardWindow {
    Board(const char* game, const char* preset, const std::vector<int>& levels)
        : Game(game, preset, levels), BoardWindow(static_cast<Table&>(*this)) {}
};

}

TEST_CASE("the reason for a refused move is announced once", "[board][reader]") {
    Board board("hex_trap", "standard", {0, 0});
    Listener listener(board.engine);
    QString why;
    QObject::connect(board.session().view(), &GameView::refused, board.window,
                     [&](const QString&, const QString& sentence) { why = sentence; });
    submit(*board.session().driver(), "pass"); // HX-6: a player with a legal turn can’t pass
    REQUIRE_FALSE(why.isEmpty());
    CHECK(listener.hears(why));
    QTest::qWait(200);
    CHECK(listener.count(why) == 1);
}

TEST_CASE("every step of a lesson is announced once", "[board][reader]") {
    Board board("hex_trap", "standard", {0, 0});
    Listener listener(board.engine);
    REQUIRE(board.session().teach("hex_trap"));
    for (int step = 0; step < 3; ++step) {
        CAPTURE(step);
        const QString text = board.session().lesson()->text();
        CHECK(listener.hears(text));
        CHECK(listener.count(text) == 1);
        REQUIRE(board.session().nextStep());
    }
}

TEST_CASE("pending texts are announced in order, only the newest of each topic, and none that changed back "
          "to its last text",
          "[reader]") {
    ScreenReader reader;
    QAccessible::setActive(true);
    QStringList heard;
    QObject::connect(&reader, &ScreenReader::announced, &reader, [&](const QString& text) { heard << text; });
    const auto hears = [&](const QString& text) {
        CHECK(QTest::qWaitFor([&] { return heard.contains(text); }, 10'000));
    };
    reader.announce("9 disks left", "left");
    hears("9 disks left.");
    reader.announce("10 disks left", "left");
    reader.announce("9 disks left", "left"); // the same as the last announcement
    reader.announce("Go!");
    hears("Go!");
    reader.announce("Your turn", "prompt");
    hears("Your turn.");
    reader.announce("One more", "prompt");
    reader.announce("The bot moves");
    reader.announce("Your turn", "prompt"); // again, because another text was announced in between
    hears("The bot moves. Your turn.");
    CHECK(heard == QStringList{"9 disks left.", "Go!", "Your turn.", "The bot moves. Your turn."});
    QAccessible::setActive(false);
}

TEST_CASE("what two players did is announced separately", "[reader]") {
    ScreenReader reader;
    QAccessible::setActive(true);
    QStringList heard;
    QObject::connect(&reader, &ScreenReader::announced, &reader, [&](const QString& text) { heard << text; });
    reader.announce("Anna: c2 to d3", {}, 0);
    reader.announce("the red mover is trapped");
    reader.announce("Bot: g2 to f2", {}, 1);
    reader.announce("Bot: offers a draw", {}, 1);
    reader.announce("Anna: your turn", "prompt", 0);
    CHECK(QTest::qWaitFor([&] { return heard.size() == 3; }, 10'000));
    CHECK(heard == QStringList{"Anna: c2 to d3. the red mover is trapped.",
                               "Bot: g2 to f2. Bot: offers a draw.", "Anna: your turn."});
    QAccessible::setActive(false);
}

TEST_CASE("turns that are far ahead of the speech are announced together", "[reader]") {
    ScreenReader reader;
    QAccessible::setActive(true);
    QStringList heard;
    QObject::connect(&reader, &ScreenReader::announced, &reader, [&](const QString& text) { heard << text; });
    for (int turn = 0; turn < 6; ++turn)
        reader.announce(QString("turn %1").arg(turn), {}, turn % 2);
    CHECK(QTest::qWaitFor([&] { return !heard.isEmpty(); }, 10'000));
    CHECK(heard == QStringList{"turn 0. turn 1. turn 2. turn 3. turn 4. turn 5."});
    QAccessible::setActive(false);
}

TEST_CASE("a prompt that no longer holds is not announced", "[reader]") {
    ScreenReader reader;
    QAccessible::setActive(true);
    QStringList heard;
    QObject::connect(&reader, &ScreenReader::announced, &reader, [&](const QString& text) { heard << text; });
    reader.announce("It is free");
    reader.announce("Tap again", "prompt");
    reader.announce({}, "prompt");
    reader.announce("Bot: g2 to f2", {}, 1);
    CHECK(QTest::qWaitFor([&] { return heard.size() == 2; }, 10'000));
    CHECK(heard == QStringList{"It is free.", "Bot: g2 to f2."});
    QAccessible::setActive(false);
}

TEST_CASE("the turns of Trap's two players are announced one by one", "[board][reader]") {
    Board board("hex_trap", "standard", {0, 0});
    const Listener listener(board.engine);
    MatchDriver& driver = *board.session().driver();
    REQUIRE(submit(driver, "e5|e6"));
    REQUIRE(submit(driver, "g2-f2-e2"));
    REQUIRE(submit(driver, "c2-d2 f5|f6"));
    REQUIRE(listener.hears("c2 to d2"));
    REQUIRE(listener.hears("Player 2: Two actions"));
    for (const QString& announcement : listener.heard) {
        CAPTURE(announcement.toStdString());
        CHECK((announcement.count("Player 1:") == 0 || announcement.count("Player 2:") == 0));
    }
    CHECK(listener.count("Player 1: wall between e5 and e6.") == 1);
    CHECK(listener.count("Player 2: g2 to f2, f2 to e2.") == 1);
    CHECK(listener.count("Player 1: c2 to d2, wall between f5 and f6.") == 1);
}

TEST_CASE("the last turn of a game is announced before the result is shown", "[board][reader]") {
    Board board("hex_trap", "standard", {0, 0});
    const Listener listener(board.engine);
    MatchDriver& driver = *board.session().driver();
    REQUIRE(submit(driver, "e5|e6")); // its announcement is still being spoken when the game ends
    QTest::qWait(200);
    REQUIRE(submit(driver, "g2-f2-e2"));
    REQUIRE(submit(driver, "resign"));
    REQUIRE(QTest::qWaitFor([&] { return board.button("Play again") != nullptr; }, 15'000));
    INFO(listener.heard.join(" | ").toStdString());
    CHECK(listener.count("e5") > 0);
    CHECK(listener.count("g2") > 0);
}

TEST_CASE("a moved cursor's place is announced", "[board][reader]") {
    Board board("hex_trap", "standard", {0, 0});
    board.key(Qt::Key_Up);
    Listener listener(board.engine);
    board.key(Qt::Key_Right);
    const auto& view = *qobject_cast<HexTrapView*>(board.session().view());
    REQUIRE_FALSE(view.cursorText().isEmpty());
    CHECK(listener.heard == QStringList{view.cursorText()});
}

TEST_CASE("a new notice is announced once", "[board][reader]") {
    Board board("hex_trap", "standard", {0, 0});
    Listener listener(board.engine);
    const Store& store = board.parts.store;
    // A save without players is damaged.
    SaveStore& saves = board.parts.store.saves();
    SavedTable nobody;
    nobody.game = "hex_trap";
    REQUIRE(saves.save("damaged", nobody, to_text(board.session().driver()->match().journal())));
    REQUIRE_FALSE(saves.open("damaged"));
    REQUIRE(store.notices().size() == 1);
    const QString damage = store.notices().front();
    CHECK(QTest::qWaitFor([&] { return !listener.heard.isEmpty(); }));
    CHECK(listener.heard == QStringList{damage});

    // The folder of the games is a file.
    const QString folder = board.folder.path() + "/games";
    REQUIRE(QDir(folder).removeRecursively());
    QFile blocking_file(folder);
    REQUIRE(blocking_file.open(QIODevice::WriteOnly));
    board.session().save();
    REQUIRE(store.notices().size() == 2);
    const QString trouble = store.notices().back();
    QTest::qWait(50);
    CHECK(listener.heard.count(damage) == 1);
    board.parts.store.dismiss(0); // only one notice is shown at a time
    CHECK(QTest::qWaitFor([&] { return listener.heard == QStringList{damage, trouble}; }, 15'000));
}

TEST_CASE("with a screen reader the boards show buttons instead of drags, whatever the setting",
          "[board][reader]") {
    for (const auto& [game, preset, button] : {std::tuple{"booby_trap", "solitaire", "Take it"},
                                               std::tuple{"passed_trap", "solitaire_reflected", "Shoot"}}) {
        CAPTURE(game);
        Board board(game, preset, {0});
        CHECK_FALSE(board.button(button));
        {
            const Listener listener(board.engine);
            CHECK(board.button(button));
            board.key(Qt::Key_Escape);
            REQUIRE(QTest::qWaitFor([&] { return board.button("Continue") != nullptr; }));
            CHECK_FALSE(board.button("Play with buttons")); // there is no choice
            board.click_button("Continue");
            QTest::qWait(50);
        }
        CHECK_FALSE(board.button(button));
    }
}

TEST_CASE("the menu offers Play with buttons only in games with drags", "[board][reader]") {
    for (const auto& [game, preset, offered] :
         {std::tuple{"passed_trap", "classical", true}, std::tuple{"booby_trap", "regular", true},
          std::tuple{"trapdoor_checkers", "trapdoor_checkers", false},
          std::tuple{"hex_trap", "standard", false}}) {
        CAPTURE(game);
        Board board(game, preset, {0, 0});
        board.key(Qt::Key_Escape);
        REQUIRE(QTest::qWaitFor([&] { return board.button("Continue") != nullptr; }));
        CHECK((board.button("Play with buttons") != nullptr) == offered);
    }
}
