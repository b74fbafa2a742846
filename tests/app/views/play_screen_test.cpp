// What surrounds every board: the pause sheet, and the way to a lesson and back.
#include "views/board_window.h"
#include "views/passed_trap_view.h"
#include "views/turn_game_view.h"

#include <QDir>

#include <algorithm>

using namespace trapbox;

namespace {

struct Solitaire : tests::Table {
    Solitaire() { REQUIRE(play("passed_trap", "solitaire_madness", {0})); }
};

struct Shown : Solitaire, tests::BoardWindow {
    Shown() : BoardWindow(static_cast<Table&>(*this)) {}

    QString phase() { return qobject_cast<PassedTrapView*>(session().view())->phase(); }
    void call(const char* function) {
        QMetaObject::invokeMethod(window, function);
        QTest::qWait(150);
    }
    // A finger, or as here a mouse, that is still down when play has begun and the pad is gone.
    void touch_hand() {
        const QQuickItem* pad = item("PassedTrapHandPad");
        const QPoint at = pad->mapToScene({pad->width() / 2, pad->height() / 2}).toPoint();
        QTest::mousePress(window, Qt::LeftButton, {}, at);
        QTest::qWait(100);
        QTest::mouseRelease(window, Qt::LeftButton, {}, at);
        QTest::qWait(50);
    }
};

}

TEST_CASE("after a pause the first touch of the hand counts", "[views][board]") {
    Shown board;
    board.touch_hand();
    REQUIRE(board.phase() == "playing");
    board.key(Qt::Key_Escape);
    board.click_button("Go on");
    QTest::qWait(200);
    board.touch_hand();
    CHECK(board.phase() == "playing");
    CHECK(board.session().driver()->running());
}

TEST_CASE("a lesson that was opened from a match leads back to it", "[views][board]") {
    Shown board;
    const auto ticks = board.session().driver()->match().ticks();
    QMetaObject::invokeMethod(board.window, "openHowTo", Q_ARG(QString, "passed_trap"));
    QTest::qWait(150);
    REQUIRE(board.session().teach("passed_trap"));
    board.call("openPlay");
    REQUIRE(board.session().lesson());
    board.call("goBack");
    CHECK_FALSE(board.session().driver());
    board.call("goBack");
    REQUIRE(board.session().driver());
    CHECK_FALSE(board.session().lesson());
    CHECK(board.session().driver()->match().ticks() == ticks);
    CHECK(board.item("PassedTrapField")->isVisible());
}

namespace {

struct Ended : tests::Table {
    Ended() { REQUIRE(play("hex_trap", "standard", {0, 0})); }
};

// A match that ends at once, and its result.
struct EndedBoard : Ended, tests::BoardWindow {
    EndedBoard() : BoardWindow(static_cast<Table&>(*this)) {
        REQUIRE(session().driver()->submit("resign"));
        REQUIRE(QTest::qWaitFor([this] { return button("Play again") != nullptr; }));
    }
    int screens() { return window->findChild<QQuickItem*>("stack")->property("depth").toInt(); }
};

}

TEST_CASE("a match that is watched from its result leads back to the result, and from there home",
          "[views][board]") {
    EndedBoard board;
    const int screens = board.screens();
    board.click_button("Watch it again");
    REQUIRE(QTest::qWaitFor([&] { return board.session().replayer() != nullptr; }));
    REQUIRE_FALSE(board.button("Play again"));
    SECTION("by the button") { board.click_button("Stop watching"); }
    SECTION("by the back key") { board.key(Qt::Key_Escape); }
    REQUIRE(QTest::qWaitFor([&] { return board.button("Play again") != nullptr; }));
    CHECK(board.session().replayer() == nullptr);
    CHECK(board.screens() == screens);
    board.click_button("Back to the box");
    CHECK(QTest::qWaitFor([&] { return board.screens() == screens - 1; }));
    CHECK(board.session().driver() == nullptr);
}

TEST_CASE("a match is shared from its result and while it is watched", "[views][board]") {
    EndedBoard board;
    const QByteArray home = qgetenv("HOME");
    qputenv("HOME", board.folder.path().toLocal8Bit()); // where documents are
    QStringList files;
    QObject::connect(&board.session(), &Session::shared, &board.session(),
                     [&](const QString& path) { files << path; });
    QStringList told;
    QObject::connect(&board.session(), &Session::failed, &board.session(),
                     [&](const QString& sentence) { told << sentence; });
    const QByteArray kept =
        *board.parts.store.saves().export_game(board.parts.store.saves().replays().front().id);
    const auto shared = [&] {
        board.click_button("Share this game");
        REQUIRE(QTest::qWaitFor([&] { return !files.isEmpty() || !told.isEmpty(); }));
        CHECK(told.join(' ').toStdString() == "");
        const auto bytes = board.parts.store.saves().read_file(files.value(0));
        files.clear();
        board.click_button("All right");
        QTest::qWait(300);
        return bytes && *bytes == kept;
    };
    CHECK(shared());
    CHECK(board.button("Play again")); // the result is still there
    board.click_button("Watch it again");
    REQUIRE(QTest::qWaitFor([&] { return board.session().replayer() != nullptr; }));
    CHECK(shared());
    qputenv("HOME", home);
}

TEST_CASE("a replay goes where the finger, the mouse or a key puts it", "[views][board]") {
    struct Watched : tests::Table {
        Watched() {
            REQUIRE(play("hex_trap", "standard", {0, 0}));
            for (int i = 0; i < 20; ++i)
                REQUIRE(session().driver()->submit(session().driver()->match().moves().front()));
            REQUIRE(session().driver()->submit("resign"));
            REQUIRE(session().watchAgain());
        }
    };
    struct Board : Watched, tests::BoardWindow {
        Board() : BoardWindow(static_cast<Table&>(*this)) {}
    } board;
    Replayer& replayer = *board.session().replayer();
    replayer.setPlaying(false);
    QTest::qWait(50);
    QQuickItem* slide = board.item("Slide");
    const auto at = [&](double share) {
        return slide->mapToScene({14 + share * (slide->width() - 28), slide->height() / 2}).toPoint();
    };
    const auto arrives = [&](int commands) {
        return QTest::qWaitFor([&] { return !replayer.running() && replayer.position() == commands; });
    };
    board.drag(at(replayer.progress()), at(2.0 / 3)); // of 21
    CHECK(arrives(14));
    board.drag(at(2.0 / 3), at(1.0 / 3));
    CHECK(arrives(7));
    auto* screen = QTest::createTouchDevice();
    QTest::touchEvent(board.window, screen).press(0, at(1.0 / 3), board.window);
    QTest::touchEvent(board.window, screen).move(0, at(0.6), board.window);
    QTest::touchEvent(board.window, screen).move(0, at(1), board.window);
    QTest::touchEvent(board.window, screen).release(0, at(1), board.window);
    CHECK(arrives(21));
    slide->forceActiveFocus();
    board.key(Qt::Key_Left); // 2 % of 21 moves: less than half a move
    board.key(Qt::Key_Left);
    CHECK(arrives(20));
}

TEST_CASE("while a match is watched the steps are at the thumb, and the way out is away from it",
          "[views][board]") {
    EndedBoard board;
    board.click_button("Watch it again");
    REQUIRE(QTest::qWaitFor([&] { return board.session().replayer() != nullptr; }));
    const auto middle = [&](const char* text) {
        const QQuickItem* button = board.button(text);
        REQUIRE(button);
        return button->mapToScene({button->width() / 2, 0}).x();
    };
    for (const int width : {390, 1280}) {
        board.window->resize(width, 800);
        for (const bool left : {false, true}) {
            CAPTURE(width, left);
            board.table.parts.store.settings().setLeftHanded(left);
            QTest::qWait(50);
            const double out = middle("Stop watching");
            const double step = middle("One step forward");
            CHECK((left ? out > width - 48 : out < 48));
            CHECK((left ? step < out : step > out));
            CHECK(middle("One step back") < step); // time runs to the right for everybody
            if (width == 1280) CHECK((left ? step < 300 : step > width - 300));
            const QQuickItem* slide = board.item("Slide");
            CHECK(slide->mapToScene({0, 0}).x() >= 0);
            CHECK(slide->width() > (width == 390 ? 360 : 600));
        }
    }
}

TEST_CASE("a result is told without an end that is missing", "[views][board]") {
    EndedBoard board; // Trap counts no points
    QStringList told;
    for (QQuickItem* item : board.items()) {
        auto* face = QAccessible::queryAccessibleInterface(item);
        if (item->isVisible() && face && face->role() == QAccessible::ListItem)
            told << face->text(QAccessible::Name);
    }
    CHECK(told == QStringList{board.session().playerName(0), board.session().playerName(1) + ", winner"});
}

TEST_CASE("the list of moves is read by keys alone", "[views][board]") {
    struct Played : tests::Table {
        Played() {
            REQUIRE(play("hex_trap", "standard", {0, 0}));
            for (int i = 0; i < 40; ++i)
                REQUIRE(session().driver()->submit(session().driver()->match().moves().front()));
        }
    };
    struct Board : Played, tests::BoardWindow {
        Board() : BoardWindow(static_cast<Table&>(*this)) {}
    } board;
    board.key(Qt::Key_L);
    REQUIRE(QTest::qWaitFor([&] { return board.button("Close") != nullptr; }));
    QTest::qWait(50);
    const auto* list = board.item("ScrollSign")->property("list").value<QQuickItem*>();
    for (const auto* sign : board.shown("ScrollSign"))
        list = sign->property("list").value<QQuickItem*>();
    const double most = list->property("contentHeight").toDouble() - list->height();
    REQUIRE(most > 100);
    CHECK(list->property("contentY").toDouble() == Approx(most)); // the newest
    board.key(Qt::Key_Home);
    CHECK(list->property("contentY").toDouble() == 0);
    board.key(Qt::Key_Down);
    CHECK(list->property("contentY").toDouble() == 48);
}

TEST_CASE("a result that was put aside comes back by the menu, and the back key leaves", "[views][board]") {
    EndedBoard board;
    const int screens = board.screens();
    const auto shown = [&] { return board.button("Play again") != nullptr; };
    const auto hidden = [&] { return !shown(); };
    board.click({5, 5}); // a finger that is still playing puts nothing aside
    QTest::qWait(400);
    REQUIRE(shown());
    board.key(Qt::Key_Escape);
    REQUIRE(QTest::qWaitFor(hidden));
    board.click_button("Menu");
    REQUIRE(QTest::qWaitFor(shown));
    CHECK_FALSE(board.button("Go on")); // there is nothing to go on with
    SECTION("what it offers can be had") {
        board.click_button("Play again");
        CHECK(QTest::qWaitFor([&] { return board.session().ending() == "open"; }));
        board.click_button("Menu");
        CHECK(QTest::qWaitFor([&] { return board.button("Go on") != nullptr; }));
    }
    SECTION("the back key puts it aside once more, then leaves") {
        board.key(Qt::Key_Escape);
        REQUIRE(QTest::qWaitFor(hidden));
        CHECK(board.screens() == screens);
        board.key(Qt::Key_Escape);
        CHECK(QTest::qWaitFor([&] { return board.screens() == screens - 1; }));
    }
}

TEST_CASE("whoever goes back before the result has come sees it first", "[views][board]") {
    struct Board : Ended, tests::BoardWindow {
        Board() : BoardWindow(static_cast<Table&>(*this)) {}
    } board;
    board.parts.store.settings().setReducedMotion(false); // it takes its time
    REQUIRE(board.session().driver()->submit("resign"));
    board.key(Qt::Key_Escape);
    CHECK(board.session().driver() != nullptr);
    CHECK(board.button("Play again"));
}

TEST_CASE("a lesson is left without a word about a game that is kept", "[views][board]") {
    Shown board;
    REQUIRE(board.session().teach("passed_trap"));
    board.call("openPlay");
    board.click_button("Menu");
    CHECK(QTest::qWaitFor([&] { return board.button("Leave the lesson") != nullptr; }));
    CHECK_FALSE(board.button("Leave; the game is kept"));
}

TEST_CASE("a match is started again from its menu, and one that was begun only when that is said twice",
          "[views][board]") {
    struct Checkers : tests::Table {
        Checkers() { REQUIRE(play("trapdoor_checkers", "checkers", {0, 0})); }
    };
    struct Shown : Checkers, tests::BoardWindow {
        Shown() : BoardWindow(static_cast<Table&>(*this)) {}
        Seed seed() { return session().driver()->match().seed(); }
        void ask() {
            key(Qt::Key_Escape);
            click_button("Start again");
            QTest::qWait(100);
        }
    } board;
    const Seed first = board.seed();
    board.ask();
    const Seed second = board.seed();
    CHECK(second != first); // nothing was played yet

    REQUIRE(board.session().driver()->submit("11-15"));
    board.ask();
    CHECK(board.seed() == second);
    CHECK(board.session().driver()->paused());
    board.click_button("Go on");
    QTest::qWait(100);
    CHECK(board.seed() == second);
    CHECK(board.session().begun());
    CHECK_FALSE(board.session().driver()->paused());
    board.ask();
    board.click_button("Start again");
    CHECK(QTest::qWaitFor([&] { return board.seed() != second; }));
    CHECK_FALSE(board.session().begun());
    CHECK(QTest::qWaitFor([&] { return !board.session().driver()->paused(); }));
    CHECK(board.parts.store.saves().games().size() == 1);
}

TEST_CASE("a match rests while its rules are read", "[views][board]") {
    Shown board;
    board.touch_hand();
    REQUIRE(board.session().driver()->running());
    QMetaObject::invokeMethod(board.window, "openHowTo", Q_ARG(QString, "passed_trap"));
    QTest::qWait(150);
    CHECK(board.session().driver()->paused());
    const auto ticks = board.session().driver()->match().ticks();
    QTest::qWait(200);
    CHECK(board.session().driver()->match().ticks() == ticks);
    board.call("goBack");
    CHECK_FALSE(board.session().driver()->paused());
}

TEST_CASE("a lesson that was opened from a match runs on one board, at one pace", "[views][board]") {
    Shown board;
    QMetaObject::invokeMethod(board.window, "openHowTo", Q_ARG(QString, "passed_trap"));
    QTest::qWait(150);
    REQUIRE(board.session().teach("passed_trap"));
    board.call("openPlay");
    int boards = 0;
    for (const QQuickItem* item : board.items())
        if (QByteArray(item->metaObject()->className()).startsWith("PassedTrapField")) ++boards;
    CHECK(boards == 1);
}

TEST_CASE("a lesson that was opened from a match leads back to it as it stood", "[views][board]") {
    Shown board;
    const MatchDriver* driver = board.session().driver();
    board.touch_hand();
    QMetaObject::invokeMethod(board.window, "openHowTo", Q_ARG(QString, "passed_trap"));
    QTest::qWait(150);
    const auto ticks = driver->match().ticks();
    REQUIRE(board.session().teach("passed_trap"));
    REQUIRE(board.session().teach("passed_trap")); // from within it, once more
    board.call("openPlay");
    CHECK(board.session().driver() != driver);
    QTest::qWait(150);
    board.call("goBack");
    board.call("goBack");
    REQUIRE(board.session().driver() == driver);
    CHECK(board.session().lesson() == nullptr);
    CHECK(driver->match().ticks() == ticks); // it was laid down
    CHECK_FALSE(driver->paused());
    board.session().close();
    CHECK(board.parts.store.saves().games().size() == 1);
}

TEST_CASE("a lesson that was opened from a match that has ended leads back to its result", "[views][board]") {
    EndedBoard board;
    REQUIRE(board.play("trapdoor_checkers", "checkers", {0, 0})); // is kept
    REQUIRE(board.play("hex_trap", "standard", {0, 0}));
    REQUIRE(board.session().driver()->submit("resign"));
    QMetaObject::invokeMethod(board.window, "openHowTo", Q_ARG(QString, "hex_trap"));
    QTest::qWait(150);
    REQUIRE(board.session().teach("hex_trap"));
    QMetaObject::invokeMethod(board.window, "openPlay");
    QTest::qWait(150);
    QMetaObject::invokeMethod(board.window, "goBack");
    QTest::qWait(150);
    QMetaObject::invokeMethod(board.window, "goBack");
    CHECK(QTest::qWaitFor([&] { return board.button("Play again") != nullptr; }));
    CHECK(board.session().game() == "hex_trap");
    CHECK(board.session().ending() == "won");
}

TEST_CASE("the result shows the match that ended until it is gone", "[views][board]") {
    EndedBoard board;
    board.parts.store.settings().setReducedMotion(false); // it fades
    const QString words = board.session().endingWords();
    board.click_button("Play again");
    int seen = 0;
    for (; board.button("Play again"); QTest::qWait(5), ++seen)
        REQUIRE(board.session().endingWords() == words);
    CHECK(seen > 1);
    CHECK(QTest::qWaitFor([&] { return board.session().ending() == "open"; }));
}

TEST_CASE("a sheet that is too high for the screen shows that there is more below", "[views][board]") {
    Shown board;
    board.window->resize(560, 320);
    QTest::qWait(100);
    board.key(Qt::Key_Escape);
    REQUIRE(QTest::qWaitFor([&] { return board.button("Go on") != nullptr; }));
    QTest::qWait(50);
    QQuickItem* sign = board.item("ScrollSign");
    CHECK(sign->isVisible());
    auto* list = sign->property("list").value<QQuickItem*>();
    list->setProperty("contentY", list->property("contentHeight").toDouble() - list->height());
    CHECK_FALSE(sign->isVisible()); // nothing more
    list->setProperty("contentY", 0);
    board.window->resize(390, 844);
    QTest::qWait(100);
    CHECK_FALSE(sign->isVisible()); // it fits
}

TEST_CASE("the tools of every board stand in one order, and the menu is the last of them", "[views][board]") {
    struct Row {
        const char* game;
        std::vector<int> levels; // 0 is a person
        QStringList glyphs;
    };
    const Row row = GENERATE(Row{"passed_trap", {0, 1}, {"menu"}}, Row{"booby_trap", {0}, {"hint", "menu"}},
                             Row{"trapdoor_checkers", {0, 1}, {"undo", "hint", "list", "flag", "menu"}},
                             Row{"hex_trap", {0, 1}, {"undo", "hint", "list", "flag", "eye", "menu"}});
    CAPTURE(row.game);
    Shown board;
    const QString preset =
        row.levels.size() == 1 ? "solitaire" : find_game(row.game)->info().presets[0].key.data();
    REQUIRE(board.play(row.game, preset, row.levels));
    board.call("openPlay");
    for (const QSize& size :
         {QSize(360, 640), {390, 844}, {844, 390}, {800, 1280}, {1280, 800}, {1024, 1366}}) {
        board.window->resize(size);
        QTest::qWait(60);
        CAPTURE(size.width(), size.height());
        const QQuickItem* menu = board.button("Menu");
        REQUIRE(menu);
        // As one reads: row by row.
        std::vector<QQuickItem*> tools;
        for (QQuickItem* tool : menu->parentItem()->childItems())
            if (tool->isVisible() && tool->inherits("QQuickAbstractButton")) tools.push_back(tool);
        std::ranges::stable_sort(tools, {},
                                 [](const QQuickItem* tool) { return std::pair(tool->y(), tool->x()); });
        QStringList glyphs;
        for (const QQuickItem* tool : tools)
            if (const QString glyph = tool->property("glyph").toString(); !glyph.isEmpty()) glyphs << glyph;
        CHECK(glyphs.join(' ').toStdString() == row.glyphs.join(' ').toStdString());
    }
}

TEST_CASE("from step to step of a lesson the board stays where it is", "[views][board]") {
    const auto [game, type] = GENERATE(table<const char*, const char*>({
        {"passed_trap", "PassedTrapField"},
        {"booby_trap", "BoobyTrapTray"},
        {"trapdoor_checkers", "TrapdoorCheckersField"},
        {"hex_trap", "HexTrapField"},
    }));
    CAPTURE(game);
    Shown board;
    board.window->resize(360, 640);
    REQUIRE(board.session().teach(game));
    board.call("openPlay");
    const auto place = [&, type = type] {
        QTest::qWait(50);
        const QQuickItem* field = board.item(type);
        return QRectF(field->mapToScene({0, 0}), QSizeF(field->width(), field->height()));
    };
    const QRectF before = place();
    while (board.session().nextStep()) {
        CAPTURE(board.session().lesson()->step());
        CHECK(place() == before);
    }
}

TEST_CASE("a heavy event shakes the board, which then lies where it lay", "[views][board]") {
    Shown board;
    board.parts.store.settings().setReducedMotion(false);
    const QQuickItem* field = board.item("PassedTrapField");
    const auto corner = [&] { return field->mapToScene({0, 0}); };
    const QPointF before = corner();
    board.parts.feedback.play({.cue = Cue::disk_hopped});
    CHECK(QTest::qWaitFor([&] { return corner() != before; }, 1000));
    CHECK(QTest::qWaitFor([&] { return corner() == before; }, 1000));
}

TEST_CASE("what the store has to tell is told above the board, and goes when it was read", "[views][board]") {
    Shown board;
    const auto told = [&] {
        QTest::qWait(50);
        for (const QQuickItem* card : board.items())
            if (card->isVisible() && QByteArray(card->metaObject()->className()).startsWith("NoticeCard"))
                return card->mapRectToScene({0, 0, card->width(), card->height()});
        return QRectF();
    };
    // The folder of the games cannot be written to: a file is in its place.
    const QString folder = board.folder.path() + "/games";
    REQUIRE(QDir(folder).removeRecursively());
    QFile in_the_way(folder);
    REQUIRE(in_the_way.open(QIODevice::WriteOnly));
    board.session().save();
    REQUIRE(board.parts.store.notices().size() == 1);
    REQUIRE_FALSE(told().isEmpty());
    const QQuickItem* field = board.item("PassedTrapField");
    CHECK(told().bottom() <= field->mapToScene({0, 0}).y());
    const double before = field->mapToScene({0, 0}).y();
    board.click_button("Dismiss");
    CHECK(QTest::qWaitFor([&] { return field->mapToScene({0, 0}).y() < before; }));
    CHECK(board.parts.store.notices().isEmpty());
}

TEST_CASE("a notice takes a line from the board, and is read whole on a sheet", "[views][board]") {
    Shown board;
    board.parts.store.settings().setLanguage(GENERATE("en", "fr"));
    board.parts.store.settings().setFontScale(1.5);
    board.turn({360, 640});
    board.touch_hand();
    REQUIRE(board.session().driver()->running());
    const QQuickItem* field = board.item("PassedTrapField");
    const double before = field->height() * field->scale();
    SaveStore& saves = board.parts.store.saves(); // finds a save without players
    SavedTable nobody;
    nobody.game = "hex_trap";
    REQUIRE(saves.save("damaged", nobody, to_text((*find_game("hex_trap")->start("", 1))->journal())));
    REQUIRE_FALSE(saves.open("damaged"));
    const QString words = board.parts.store.notices().value(0);
    REQUIRE_FALSE(words.isEmpty());
    QTest::qWait(50);
    const QQuickItem* card = board.shown("NoticeCard").at(0);
    CHECK(card->height() == 48); // the least a finger can be asked to hit
    CHECK(field->height() * field->scale() > 0.85 * before);

    const auto shows = [&] {
        const auto labels = board.shown("Label");
        return std::any_of(labels.begin(), labels.end(), [&](const QQuickItem* label) {
            return label->property("text").toString() == words && !label->property("truncated").toBool();
        });
    };
    CHECK_FALSE(shows());
    board.click(card->mapToScene({card->width() / 2, card->height() / 2}).toPoint());
    CHECK(QTest::qWaitFor(shows));
    CHECK(board.session().driver()->paused());
    board.key(Qt::Key_Escape);
    CHECK(QTest::qWaitFor([&] { return !shows(); }));
    CHECK(board.parts.store.notices().size() == 1); // read, and still there
    board.click(card->mapToScene({card->width() / 2, card->height() / 2}).toPoint());
    board.click_button(board.parts.store.settings().language() == "en" ? "All right" : "D’accord");
    CHECK(board.parts.store.notices().isEmpty());
}

TEST_CASE("the menu reads from where whoever asks for it sits", "[views][board]") {
    const QString game = GENERATE("hex_trap", "trapdoor_checkers");
    const QString seating = GENERATE("facing", "turning", "side");
    struct Two : tests::Table {
        Two(const QString& game, const QString& seating) {
            MatchSetup setup;
            setup.setGame(game);
            setup.setBot(1, 0);
            setup.setSeating(seating);
            REQUIRE(session().start(&setup));
        }
    };
    struct Board : Two, tests::BoardWindow {
        Board(const QString& game, const QString& seating)
            : Two(game, seating), BoardWindow(static_cast<Table&>(*this)) {}
        // By the button that is nearest to that edge.
        int menu_at(bool top) {
            QQuickItem* menu = nullptr;
            const auto y = [](const QQuickItem* item) { return item->mapToScene({0, 0}).y(); };
            for (QQuickItem* next : items())
                if (next->isVisible() && next->property("text") == "Menu" &&
                    (!menu || (y(next) < y(menu)) == top))
                    menu = next;
            REQUIRE(menu);
            click(menu->mapToScene({menu->width() / 2, menu->height() / 2}).toPoint());
            return close_menu();
        }
        int close_menu() {
            const int turned = this->turned("Go on");
            click_button("Go on");
            REQUIRE(QTest::qWaitFor([this] { return button("Go on") == nullptr; }));
            return turned;
        }
    } board(game, seating);
    CAPTURE(game.toStdString(), seating.toStdString());
    CHECK(board.menu_at(false) == 0);
    if (seating == "facing") CHECK(board.menu_at(true) == 180);
    // The next turn is the far player's.
    MatchDriver& driver = *board.session().driver();
    const auto* view = qobject_cast<TurnGameView*>(board.session().view());
    while (view->actor() == 0)
        REQUIRE(driver.submit(driver.match().moves().front()));
    QTest::qWait(50);
    const int theirs = seating == "turning" ? 180 : 0;
    if (seating != "facing") CHECK(board.menu_at(seating == "turning") == theirs);
    board.key(Qt::Key_Escape); // nobody knows whose
    CHECK(board.close_menu() == theirs);
}

TEST_CASE("between two who face each other along a screen that lies, the menu faces the near one",
          "[views][board]") {
    struct Two : tests::Table {
        Two() { REQUIRE(play("passed_trap", "best_of_seven", {0, 0})); }
    };
    struct Board : Two, tests::BoardWindow {
        Board() : BoardWindow(static_cast<Table&>(*this)) {}
    } board;
    board.turn({1280, 800});
    board.key(Qt::Key_Escape);
    CHECK(board.turned("Go on") == 270); // they sit at the right
    board.turn({800, 1280});
    CHECK(board.turned("Go on") == 0);
    board.click_button("Go on");
    REQUIRE(QTest::qWaitFor([&] { return board.button("Go on") == nullptr; }));
    board.turn({1280, 800});
    board.click_button("Menu");
    CHECK(board.turned("Go on") == 270);
}

TEST_CASE("a hint is offered to whoever plays alone or against bots, on every board that knows hints",
          "[views][board]") {
    const auto [game, preset] =
        GENERATE(std::pair("hex_trap", "quick"), std::pair("trapdoor_checkers", "checkers"),
                 std::pair("booby_trap", "regular"));
    const bool two_people = GENERATE(false, true);
    CAPTURE(game, two_people);
    struct Players : tests::Table {
        Players(const char* game, const char* preset, int second) {
            REQUIRE(play(game, preset, {0, second}));
        }
    };
    struct Board : Players, tests::BoardWindow {
        Board(const char* game, const char* preset, int second)
            : Players(game, preset, second), BoardWindow(static_cast<Table&>(*this)) {}
    } board(game, preset, two_people ? 0 : 1);
    CHECK((board.button("Hint") != nullptr) == !two_people);
    if (!two_people) return;
    board.key(Qt::Key_H); // nor is it the key's
    CHECK_FALSE(board.session().driver()->thinking());
}
