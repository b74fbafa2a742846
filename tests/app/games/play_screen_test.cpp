// The parts that all boards share: pause sheet, notices, tools.
#include "games/play_screen.h"
#include "games/turn_game_view.h"
#include "item_type.h"

#include <QDir>

#include <algorithm>

using namespace trapbox;
using tests::Shown;

namespace {

// Two people at a turn-based game with this seating.
struct SeatedTable : tests::Table {
    SeatedTable(const QString& game, const QString& seating) {
        MatchSetup setup;
        setup.setGame(game);
        setup.setBot(1, 0);
        setup.setSeating(seating);
        REQUIRE(session().start(&setup));
    }
};

struct Seated : SeatedTable, tests::BoardWindow {
    Seated(const QString& game, const QString& seating)
        : SeatedTable(game, seating), BoardWindow(static_cast<Table&>(*this)) {}
};

}

TEST_CASE("after a pause the first touch of the hand counts", "[views][board]") {
    Shown board;
    board.touch_hand();
    REQUIRE(board.phase() == PassedTrapView::RoundPhase::Playing);
    board.key(Qt::Key_Escape);
    board.click_button("Continue");
    QTest::qWait(200);
    board.touch_hand();
    CHECK(board.phase() == PassedTrapView::RoundPhase::Playing);
    CHECK(board.session().driver()->running());
}

TEST_CASE("the list of moves scrolls with keys", "[views][board]") {
    struct Played : tests::Table {
        Played() {
            REQUIRE(play("hex_trap", "standard", {0, 0}));
            tests::play_turns(*session().driver(), 40);
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

TEST_CASE("a match is restarted from its menu, after confirmation if it has begun", "[views][board]") {
    struct Checkers : tests::Table {
        Checkers() { REQUIRE(play("trapdoor_checkers", "checkers", {0, 0})); }
    };
    struct Shown : Checkers, tests::BoardWindow {
        Shown() : BoardWindow(static_cast<Table&>(*this)) {}
        Seed seed() { return session().driver()->match().seed(); }
        void ask() {
            key(Qt::Key_Escape);
            click_button("Restart");
            QTest::qWait(100);
        }
    } board;
    const Seed first = board.seed();
    board.ask();
    const Seed second = board.seed();
    CHECK(second != first); // nothing was played yet

    REQUIRE(submit(*board.session().driver(), "11-15"));
    board.ask();
    CHECK(board.seed() == second);
    CHECK(board.session().driver()->paused());
    board.click_button("Keep playing");
    QTest::qWait(100);
    CHECK(board.seed() == second);
    CHECK(board.session().begun());
    CHECK_FALSE(board.session().driver()->paused());
    board.ask();
    board.click_button("Restart"); // without reading the question
    CHECK(board.seed() == second);
    CHECK(board.session().driver()->paused());
    QTest::qWait(400);
    board.click_button("Restart");
    CHECK(QTest::qWaitFor([&] { return board.seed() != second; }));
    CHECK_FALSE(board.session().begun());
    CHECK(QTest::qWaitFor([&] { return !board.session().driver()->paused(); }));
    CHECK(board.parts.store.saves().games().size() == 1);
}

TEST_CASE("a match is paused while its rules are open", "[views][board]") {
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

TEST_CASE("a sheet too tall for the screen shows an arrow for more content", "[views][board]") {
    Shown board;
    board.window->resize(560, 320);
    QTest::qWait(100);
    board.key(Qt::Key_Escape);
    REQUIRE(QTest::qWaitFor([&] { return board.button("Continue") != nullptr; }));
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

TEST_CASE("the tools of every board have the same order, with the menu last", "[views][board]") {
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
        // In reading order: row by row.
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

TEST_CASE("a heavy event shakes the board, which then returns to its place", "[views][board]") {
    Shown board;
    board.parts.store.settings().setReducedMotion(false);
    const QQuickItem* field = board.item("Field");
    const auto corner = [&] { return field->mapToScene({0, 0}); };
    const QPointF before = corner();
    board.parts.feedback.play({.cue = Cue::disk_hopped});
    CHECK(QTest::qWaitFor([&] { return corner() != before; }, 1000));
    CHECK(QTest::qWaitFor([&] { return corner() == before; }, 1000));
}

TEST_CASE("a notice of the store is shown above the board until it is dismissed", "[views][board]") {
    Shown board;
    const auto notice_area = [&] {
        QTest::qWait(50);
        for (const QQuickItem* card : board.items())
            if (card->isVisible() && tests::is_type(card, "NoticeCard"))
                return card->mapRectToScene({0, 0, card->width(), card->height()});
        return QRectF();
    };
    // The folder of the games is not writable: there is a file in its place.
    const QString folder = board.folder.path() + "/games";
    REQUIRE(QDir(folder).removeRecursively());
    QFile in_the_way(folder);
    REQUIRE(in_the_way.open(QIODevice::WriteOnly));
    board.session().save();
    REQUIRE(board.parts.store.notices().size() == 1);
    REQUIRE_FALSE(notice_area().isEmpty());
    const QQuickItem* field = board.item("Field");
    CHECK(notice_area().bottom() <= field->mapToScene({0, 0}).y());
    const double before = field->mapToScene({0, 0}).y();
    board.click_button("Dismiss");
    CHECK(QTest::qWaitFor([&] { return field->mapToScene({0, 0}).y() < before; }));
    CHECK(board.parts.store.notices().isEmpty());
}

TEST_CASE("a notice takes one line above the board, and its full text opens in a sheet", "[views][board]") {
    Shown board;
    board.parts.store.settings().setLanguage(GENERATE("en", "fr"));
    board.parts.store.settings().setFontScale(1.5);
    board.turn({360, 640});
    board.touch_hand();
    REQUIRE(board.session().driver()->running());
    const QQuickItem* field = board.item("Field");
    const double before = field->height() * field->scale();
    SaveStore& saves = board.parts.store.saves(); // finds a save without players
    SavedTable nobody;
    nobody.game = "hex_trap";
    REQUIRE(saves.save("damaged", nobody, to_text((*find_game("hex_trap")->start("", 1))->journal())));
    REQUIRE_FALSE(saves.open("damaged"));
    const QString text = board.parts.store.notices().value(0);
    REQUIRE_FALSE(text.isEmpty());
    QTest::qWait(50);
    const QQuickItem* card = board.shown("NoticeCard").at(0);
    CHECK(card->height() == 48); // the least a finger can be asked to hit
    CHECK(field->height() * field->scale() > 0.85 * before);

    const auto shows = [&] {
        const auto labels = board.shown("Label");
        return std::any_of(labels.begin(), labels.end(), [&](const QQuickItem* label) {
            return label->property("text").toString() == text && !label->property("truncated").toBool();
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
    board.click_button("OK");
    CHECK(board.parts.store.notices().isEmpty());
}

TEST_CASE("the result can be read from both ends if players sit at both, else from one", "[views][board]") {
    const auto [game, seating, turns] = GENERATE(table<const char*, const char*, std::vector<int>>({
        {"hex_trap", "facing", {0, 180}},
        {"hex_trap", "side", {0}},
        {"trapdoor_checkers", "facing", {0, 180}},
        {"trapdoor_checkers", "turning", {0}},
    }));
    CAPTURE(game, seating);
    Seated board(game, seating);
    REQUIRE(submit(*board.session().driver(), "resign"));
    REQUIRE(QTest::qWaitFor([&] { return board.button("Play again") != nullptr; }));
    for (const QSize size : {QSize(360, 640), QSize(844, 390), QSize(800, 1280)}) {
        board.turn(size);
        CAPTURE(size.width());
        for (const QString& text : {board.session().result()->title(), board.session().result()->reason()}) {
            std::vector<int> found;
            for (const QQuickItem* label : board.labels_with(text)) {
                found.push_back(board.turned(label));
                CHECK(QRectF(QPointF(), QSizeF(size))
                          .contains(label->mapRectToScene({0, 0, label->width(), label->height()})));
            }
            std::ranges::sort(found);
            CHECK(found == turns);
        }
    }
    if (turns.size() == 1) return;
    // Closed, and reopened from the far end.
    board.turn({800, 1280});
    board.key(Qt::Key_Escape);
    REQUIRE(QTest::qWaitFor([&] { return board.button("Play again") == nullptr; }));
    const QQuickItem* menu = nullptr;
    for (const QQuickItem* next : board.shown("IconButton"))
        if (next->property("text") == "Menu" && next->mapToScene({0, 0}).y() < 640) menu = next;
    REQUIRE(menu);
    board.click(menu->mapToScene({menu->width() / 2, menu->height() / 2}).toPoint());
    CHECK(board.turned("Play again") == 180);
    const auto titles = board.labels_with(board.session().result()->title());
    REQUIRE(titles.size() == 2);
    CHECK(board.turned(titles[0]) + board.turned(titles[1]) == 180);
}

TEST_CASE("the menu faces the player who opens it", "[views][board]") {
    const QString game = GENERATE("hex_trap", "trapdoor_checkers");
    const QString seating = GENERATE("facing", "turning", "side");
    struct Board : Seated {
        using Seated::Seated;
        // With the button nearest to that edge.
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
            const int turned = this->turned("Continue");
            click_button("Continue");
            REQUIRE(QTest::qWaitFor([this] { return button("Continue") == nullptr; }));
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
    board.key(Qt::Key_Escape); // a key belongs to neither end
    CHECK(board.close_menu() == theirs);
}

TEST_CASE("face to face on a landscape screen the menu faces the near player", "[views][board]") {
    struct Two : tests::Table {
        Two() { REQUIRE(play("passed_trap", "best_of_seven", {0, 0})); }
    };
    struct Board : Two, tests::BoardWindow {
        Board() : BoardWindow(static_cast<Table&>(*this)) {}
    } board;
    board.turn({1280, 800});
    board.key(Qt::Key_Escape);
    CHECK(board.turned("Continue") == 270); // the player is on the right
    board.turn({800, 1280});
    CHECK(board.turned("Continue") == 0);
    board.click_button("Continue");
    REQUIRE(QTest::qWaitFor([&] { return board.button("Continue") == nullptr; }));
    board.turn({1280, 800});
    board.click_button("Menu");
    CHECK(board.turned("Continue") == 270);
}

TEST_CASE("hints are available alone and against bots, on every board with hints", "[views][board]") {
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
    board.key(Qt::Key_H); // nor is the key available
    CHECK_FALSE(board.session().driver()->thinking());
}
