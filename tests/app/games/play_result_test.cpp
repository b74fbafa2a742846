// The result of a match, and its replay.
#include "games/play_screen.h"

using namespace trapbox;
using tests::EndedBoard;

TEST_CASE("a replay opened from a result returns to the result, and from there to Home", "[views][board]") {
    EndedBoard board;
    const int screens = board.screens();
    board.click_button("Watch replay");
    REQUIRE(QTest::qWaitFor([&] { return board.session().replayer() != nullptr; }));
    REQUIRE_FALSE(board.button("Play again"));
    SECTION("by the button") { board.click_button("Exit replay"); }
    SECTION("by the back key") { board.key(Qt::Key_Escape); }
    REQUIRE(QTest::qWaitFor([&] { return board.button("Play again") != nullptr; }));
    CHECK(board.session().replayer() == nullptr);
    CHECK(board.screens() == screens);
    board.click_button("Home");
    CHECK(QTest::qWaitFor([&] { return board.screens() == screens - 1; }));
    CHECK(board.session().driver() == nullptr);
}

TEST_CASE("a match can be shared from its result and from its replay", "[views][board]") {
    EndedBoard board;
    const QByteArray home = qgetenv("HOME");
    qputenv("HOME", board.folder.path().toLocal8Bit()); // the folder of documents
    QStringList files;
    QObject::connect(board.session().sharing(), &GameSharing::shared, &board.session(),
                     [&](const QString& path) { files << path; });
    QStringList texts;
    QObject::connect(&board.session(), &Session::failed, &board.session(),
                     [&](const QString& sentence) { texts << sentence; });
    const QByteArray kept =
        *board.parts.store.saves().export_game(board.parts.store.saves().replays().front().id);
    const auto shared = [&] {
        board.click_button("Share this game");
        REQUIRE(QTest::qWaitFor([&] { return !files.isEmpty() || !texts.isEmpty(); }));
        CHECK(texts.join(' ').toStdString() == "");
        const auto bytes = board.parts.store.saves().read_file(files.value(0));
        files.clear();
        board.click_button("OK");
        QTest::qWait(300);
        return bytes && *bytes == kept;
    };
    CHECK(shared());
    CHECK(board.button("Play again")); // the result is still there
    board.click_button("Watch replay");
    REQUIRE(QTest::qWaitFor([&] { return board.session().replayer() != nullptr; }));
    CHECK(shared());
    qputenv("HOME", home);
}

TEST_CASE("finger, mouse and keys set the position of a replay", "[views][board]") {
    struct Watched : tests::Table {
        Watched() {
            REQUIRE(play("hex_trap", "standard", {0, 0}));
            tests::play_turns(*session().driver(), 20);
            REQUIRE(submit(*session().driver(), "resign"));
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
    board.drag(at(replayer.progress()), at(2.0 / 3)); // of 21 moves
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

TEST_CASE("in a replay the step buttons are at the thumb, and exit is away from it", "[views][board]") {
    EndedBoard board;
    board.click_button("Watch replay");
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
            const double out = middle("Exit replay");
            const double step = middle("Step forward");
            CHECK((left ? out > width - 48 : out < 48));
            CHECK((left ? step < out : step > out));
            CHECK(middle("Step back") < step); // time runs to the right for everybody
            if (width == 1280) CHECK((left ? step < 300 : step > width - 300));
            const QQuickItem* slide = board.item("Slide");
            CHECK(slide->mapToScene({0, 0}).x() >= 0);
            CHECK(slide->width() > (width == 390 ? 360 : 600));
        }
    }
}

TEST_CASE("a result without a reason has no dangling separator", "[views][board]") {
    EndedBoard board; // Trap has no scores
    QStringList texts;
    for (QQuickItem* item : board.items()) {
        auto* face = QAccessible::queryAccessibleInterface(item);
        if (item->isVisible() && face && face->role() == QAccessible::ListItem)
            texts << face->text(QAccessible::Name);
    }
    CHECK(texts == QStringList{board.session().table()->playerName(0),
                               board.session().table()->playerName(1) + ", winner"});
}

TEST_CASE("a closed result is reopened by the menu button, and Back leaves the match", "[views][board]") {
    EndedBoard board;
    const int screens = board.screens();
    const auto shown = [&] { return board.button("Play again") != nullptr; };
    const auto hidden = [&] { return !shown(); };
    board.click({5, 5}); // a late touch does not close the result
    QTest::qWait(400);
    REQUIRE(shown());
    board.key(Qt::Key_Escape);
    REQUIRE(QTest::qWaitFor(hidden));
    board.click_button("Menu");
    REQUIRE(QTest::qWaitFor(shown));
    CHECK_FALSE(board.button("Continue")); // an ended match cannot continue
    SECTION("its buttons work") {
        board.click_button("Play again");
        CHECK(
            QTest::qWaitFor([&] { return board.session().result()->ending() == MatchResult::Ending::Open; }));
        board.click_button("Menu");
        CHECK(QTest::qWaitFor([&] { return board.button("Continue") != nullptr; }));
    }
    SECTION("the back key closes it again, then leaves") {
        board.key(Qt::Key_Escape);
        REQUIRE(QTest::qWaitFor(hidden));
        CHECK(board.screens() == screens);
        board.key(Qt::Key_Escape);
        CHECK(QTest::qWaitFor([&] { return board.screens() == screens - 1; }));
    }
}

TEST_CASE("Back before the result is shown opens the result first", "[views][board]") {
    struct Board : tests::TwoAtTrap, tests::BoardWindow {
        Board() : BoardWindow(static_cast<Table&>(*this)) {}
    } board;
    board.parts.store.settings().setReducedMotion(false); // with animation
    REQUIRE(submit(*board.session().driver(), "resign"));
    board.key(Qt::Key_Escape);
    CHECK(board.session().driver() != nullptr);
    CHECK(board.button("Play again"));
}

TEST_CASE("the result shows the ended match until it is closed", "[views][board]") {
    EndedBoard board;
    board.parts.store.settings().setReducedMotion(false); // with a fade
    const QString title = board.session().result()->title();
    board.click_button("Play again");
    int seen = 0;
    for (; board.button("Play again"); QTest::qWait(5), ++seen)
        REQUIRE(board.session().result()->title() == title);
    CHECK(seen > 1);
    CHECK(QTest::qWaitFor([&] { return board.session().result()->ending() == MatchResult::Ending::Open; }));
}

TEST_CASE("the result can be closed to see the final board, and reopened", "[views][board]") {
    EndedBoard board;
    for (const QSize size : {QSize(360, 640), QSize(844, 390), QSize(800, 1280)}) {
        CAPTURE(size.width());
        board.turn(size);
        board.click_button("View board");
        REQUIRE(QTest::qWaitFor([&] { return board.button("Play again") == nullptr; }));
        REQUIRE(board.button("Result"));
        const auto place = [](const QQuickItem* item) {
            return item->mapRectToScene(QRectF(QPointF(), item->size()));
        };
        const QRectF field = place(board.item("Field"));
        CHECK_FALSE(field.intersects(place(board.shown("ResultBar").at(0))));
        CHECK(QRectF(QPointF(-1, -1), size + QSize(2, 2)).contains(field));
        CHECK_FALSE(board.labels_containing("Player 2 wins").empty()); // and why
        board.click_button("Result");
        REQUIRE(QTest::qWaitFor([&] { return board.button("Play again") != nullptr; }));
        CHECK(board.shown("ResultBar").empty());
    }
    board.click_button("View board");
    REQUIRE(QTest::qWaitFor([&] { return board.button("Play again") == nullptr; }));
    board.click_button("Menu"); // as before
    REQUIRE(QTest::qWaitFor([&] { return board.button("Play again") != nullptr; }));
    board.click_button("Play again");
    REQUIRE(QTest::qWaitFor([&] { return board.session().result()->ending() == MatchResult::Ending::Open; }));
    CHECK(board.shown("ResultBar").empty());
}
