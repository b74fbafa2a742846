// Fingers on the board in its window.
#include "games/board_window.h"
#include "games/booby_trap/board.h"
#include "item_type.h"

#include <QGuiApplication>
#include <QLineF>

using namespace trapbox;
using namespace trapbox::booby_trap;
using Board = tests::BoobyTrapBoard;

TEST_CASE("a long press on the board feels that piece, and the ring shows its tension", "[views][board]") {
    Board board;
    const int number = board.middle_piece();
    QQuickItem* ring = board.item("FeelRing");
    CHECK_FALSE(ring->isVisible());
    board.feel(number);
    CHECK(board.view().touchedPiece() == number);
    CHECK(ring->isVisible());
    CHECK(ring->property("level").toInt() == board.view().level());
    CHECK(ring->property("text").toString() == board.view().levelText());
    CHECK(ring->property("sharpness").toDouble() == Approx(board.view().sharpness()).margin(0.2));
    board.raise(0, board.piece(number));
    CHECK_FALSE(ring->isVisible());
    REQUIRE(board.match().entries().size() == 1); // felt, and no more
    QQuickItem* piece = board.pieces_that("touched").at(0);
    CHECK(piece->property("said").toString().endsWith(", " + board.view().levelText()));

    // BT-3: another piece is refused, and the banner shows the reason.
    const int other = number == 40 ? 41 : 40;
    board.feel(other);
    CHECK(board.view().touchedPiece() == number);
    CHECK(board.match().entries().size() == 1);
    CHECK(board.item("TurnMessages")->isVisible());
    board.raise(0, board.piece(other));
}

TEST_CASE("releasing a finger early, or a cancelled touch, puts the piece back", "[views][board]") {
    for (const bool cancelled : {false, true}) {
        CAPTURE(cancelled);
        Board board;
        const int number = board.middle_piece();
        const QPointF from = board.piece(number);
        board.feel(number);
        board.slide(0, board.lifted(from, 0.3));
        board.slide(0, board.lifted(from, 0.5));
        CHECK(QTest::qWaitFor([&] {
            return board.view().phase() == BoobyTrapView::TurnPhase::Lifting;
        })); // with the next frame
        if (cancelled) {
            QTouchEvent gone(QEvent::TouchCancel, board.screen);
            QCoreApplication::sendEvent(board.window, &gone);
        } else {
            board.raise(0, board.lifted(from, 0.5));
        }
        CHECK(board.last_command() == "put_back");
        board.settle();
        CHECK(board.engine().pieces[static_cast<std::size_t>(number)].place == Place::tray);
        CHECK(board.view().piecesToGo() == 59);
    }
}

TEST_CASE("a drifting finger drags the piece along, and lifting it all the way takes it", "[views][board]") {
    Board board;
    const int number = board.middle_piece();
    const QPointF from = board.piece(number);
    board.feel(number);
    board.slide(0, board.lifted(from, 0.5, 6));
    const auto command = board.match().entries().back().command;
    CHECK(command.kind == Command::Kind::raise);
    CHECK(command.drift.x == Approx(6000).margin(600)); // µm; a pixel is 0.6 mm
    board.slide(0, board.lifted(from, 1.1, 6));
    CHECK(board.last_command() == "take");
    board.settle();
    board.raise(0, board.lifted(from, 1.1, 6));
    CHECK(board.engine().pieces[static_cast<std::size_t>(number)].place != Place::tray);
}

TEST_CASE("the tray is drawn to its measures, with a line every quarter of an inch", "[views][board]") {
    Board board;
    QQuickItem* tray = board.item("Tray");
    const double mm = tray->property("px").toDouble();
    std::vector<double> lines; // y of the items to the right of the floor, 210 mm from the left wall
    for (QQuickItem* line : tray->childItems()) {
        const double x = (line->x() - tray->property("rim").toDouble()) / mm;
        const bool on_scale = x > 209 && x < 215 && line->objectName() != "tripMark";
        if (line->inherits("QQuickRectangle") && on_scale) lines.push_back(line->y() + line->height() / 2);
    }
    REQUIRE(lines.size() == 38); // up to 240 mm
    for (std::size_t i = 1; i < lines.size(); ++i)
        CHECK(lines[i - 1] - lines[i] == Approx(6.35 * mm));
}

TEST_CASE("the springs reach from the frame to the bar, with distinct turns at any tension",
          "[views][board]") {
    Board board;
    for (const QSize size : {QSize(360, 640), QSize(844, 390), QSize(1024, 1366)}) {
        board.window->resize(size);
        QTest::qWait(60);
        CAPTURE(size.width(), size.height());
        const double px = board.item("Tray")->property("px").toDouble();
        int springs = 0;
        for (QQuickItem* spring : board.items()) {
            if (!tests::is_type(spring, "Spring")) continue;
            ++springs;
            const QRectF area = spring->mapRectToItem(board.item("Tray"), QRectF(QPointF(), spring->size()));
            CHECK(area.bottom() == Approx(board.item("Tray")->height() -
                                          (12 + board.view().bar() + 9) * px)); // the bar is 9 mm thick
            CHECK(area.top() < 12 * px);                                        // within the frame
            CHECK(spring->property("pitch").toDouble() > 3);
            CHECK(spring->property("wire").toDouble() <= spring->property("pitch").toDouble() / 2);
        }
        CHECK(springs == 3);
    }
}

TEST_CASE("a second finger on the board neither feels nor lifts", "[views][board]") {
    Board board;
    const int number = board.middle_piece();
    const int other = number == 40 ? 41 : 40;
    board.feel(number);
    QTest::touchEvent(board.window, board.screen)
        .move(0, board.at(board.piece(number)), board.window)
        .press(1, board.at(board.piece(other)), board.window);
    QTest::qWait(BoobyTrapView::kLongPressMs + 100);
    CHECK(board.view().touchedPiece() == number);
    CHECK(board.match().entries().size() == 1);
    CHECK(board.view().feeling());
}

TEST_CASE("after six simultaneous fingers the next finger works", "[views][board]") {
    Board board;
    const int number = board.middle_piece();
    const int other = number == 40 ? 41 : 40;
    const auto place = [&](int finger) { // the first one on a piece, the others above the bar
        return board.at(finger == 0 ? board.piece(other) : QPointF(10.0 + 30 * finger, 238));
    };
    auto fingers = QTest::touchEvent(board.window, board.screen, false);
    for (int finger = 0; finger < 6; ++finger) {
        for (int down = 0; down < finger; ++down)
            fingers.stationary(down);
        fingers.press(finger, place(finger), board.window).commit();
    }
    for (int finger = 0; finger < 6; ++finger) { // the first one while all six are down
        fingers.release(finger, place(finger), board.window);
        for (int down = finger + 1; down < 6; ++down)
            fingers.stationary(down);
        fingers.commit();
    }
    REQUIRE(board.match().entries().empty());
    QTest::touchEvent(board.window, board.screen).press(7, board.at(board.piece(number)), board.window);
    QTest::qWait(BoobyTrapView::kLongPressMs + 100);
    CHECK(board.view().touchedPiece() == number);
    CHECK(board.view().feeling());
}

TEST_CASE("a quick slide on the board lifts nothing, and a message says to hold first", "[views][board]") {
    Board board;
    const int number = board.middle_piece();
    const QPointF from = board.piece(number);
    board.put(0, from);
    board.slide(0, board.lifted(from, 0.5));
    board.slide(0, board.lifted(from, 1.1));
    board.raise(0, board.lifted(from, 1.1));
    CHECK(board.match().entries().empty());
    CHECK(board.item("TurnMessages")->isVisible());
    CHECK(board.item("TurnMessages")->property("text") == "Hold it first to feel it, then slide up");
    QTest::qWait(BoobyTrapView::kLongPressMs + 100);
    CHECK(board.match().entries().empty());
}

TEST_CASE("with buttons instead of drags a tap on the board feels the piece", "[views][board]") {
    Board board;
    board.parts.store.settings().setTapControls(true);
    const int number = board.middle_piece();
    board.put(0, board.piece(number));
    board.raise(0, board.piece(number));
    CHECK(board.view().touchedPiece() == number);
    CHECK_FALSE(board.item("TurnMessages")->isVisible());
}

TEST_CASE("a hint on the board marks a piece without touching it, and later advises to take it or to pass",
          "[views][board]") {
    Board board;
    const auto ask = [&board] {
        board.key(Qt::Key_H);
        for (int i = 0; i < 100 && !board.item("TurnMessages")->isVisible(); ++i)
            QTest::qWait(20);
        return board.item("TurnMessages")->property("text").toString();
    };
    CHECK(ask().startsWith("Try the marked one: "));
    CHECK(board.match().entries().empty());
    const std::vector<QQuickItem*> marked = board.pieces_that("hinted");
    REQUIRE(marked.size() == 1);
    const int number = marked[0]->property("number").toInt();
    board.feel(number);
    board.raise(0, board.piece(number));
    CHECK(board.pieces_that("hinted").empty());
    const QString then = ask();
    CAPTURE(then.toStdString());
    CHECK((then == "Take it" || then == "Better pass: it is held too tight"));
    CHECK(board.match().entries().size() == 1); // the player's own touch
}

TEST_CASE("the text of a hint does not cover its piece at any text size", "[views][board]") {
    Board board;
    board.parts.store.settings().setFontScale(1.5);
    board.window->resize(844, 390);
    QTest::qWait(100);
    int farthest = 0;
    int nearest = 0;
    for (int i = 1; i < kPieces; ++i) {
        if (board.piece(i).y() > board.piece(farthest).y()) farthest = i;
        if (board.piece(i).y() < board.piece(nearest).y()) nearest = i;
    }
    const auto area = [](QQuickItem* item) {
        return item->mapRectToScene({0, 0, item->width(), item->height()});
    };
    for (const int piece : {farthest, nearest}) {
        show_hint(*board.session().driver(), "touch " + piece_name(piece));
        QTest::qWait(50);
        REQUIRE(board.item("TurnMessages")->isVisible());
        REQUIRE(board.pieces_that("hinted").size() == 1);
        const QRectF message = area(board.item("TurnMessages"));
        CHECK_FALSE(message.intersects(area(board.pieces_that("hinted").at(0))));
        CHECK(QRectF(0, 0, 844, 390).contains(message));
    }
}

TEST_CASE("a touch hides the keyboard cursor on the tray, and a key shows it again", "[views][board]") {
    Board board;
    board.key(Qt::Key_Right);
    REQUIRE(board.pieces_that("cursor").size() == 1);
    board.put(0, {105, 230});
    board.raise(0, {105, 230});
    CHECK(board.pieces_that("cursor").empty());
    board.key(Qt::Key_Right);
    CHECK(board.pieces_that("cursor").size() == 1);
}

TEST_CASE("a double tap on “I pass” passes once", "[views][board]") {
    tests::Table table;
    MatchSetup setup;
    setup.setGame("booby_trap");
    setup.setPreset("regular");
    setup.setSeating("side");
    REQUIRE(table.session().start(&setup));
    tests::BoardWindow board(table);
    auto& view = *qobject_cast<BoobyTrapView*>(table.session().view());
    board.click_button("I pass");
    board.click_button("I pass");
    CHECK(view.seat() == 1);
    QTest::qWait(500);
    board.click_button("I pass");
    CHECK(view.seat() == 0);
}

TEST_CASE("the result of a lift is visible before the device is passed on", "[views][board]") {
    tests::Table table;
    MatchSetup setup;
    setup.setGame("booby_trap");
    setup.setPreset("regular");
    setup.setBot(1, 0);
    setup.setSeating("passing");
    REQUIRE(table.session().start(&setup));
    tests::BoardWindow board(table);
    auto& view = *qobject_cast<BoobyTrapView*>(table.session().view());
    view.probe(40);
    view.take();
    REQUIRE(QTest::qWaitFor([&] { return view.seat() == 1 && !view.moving(); }, 30'000));
    CHECK(board.labels_containing("turn").empty());
    const auto commands = table.session().driver()->match().command_count();
    board.key(Qt::Key_P); // a key does not play for the next player either
    CHECK(table.session().driver()->match().command_count() == commands);
    CHECK(QTest::qWaitFor([&] { return !board.labels_containing("Player 2’s turn").empty(); }));
}

TEST_CASE("a taken piece is heard to land on its pile after it has flown there", "[views][board]") {
    Board board;
    QList<Cue> cues;
    QObject::connect(&board.view(), &GameView::cue, &board.view(),
                     [&](const CueEvent& event) { cues << event.cue; });
    board.view().probe(40);
    board.view().take();
    REQUIRE(QTest::qWaitFor([&] { return cues.contains(Cue::piece_flies); }, 30'000));
    CHECK_FALSE(cues.contains(Cue::piece_piled));
    CHECK(QTest::qWaitFor([&] { return cues.count(Cue::piece_piled) == 1; }));
}

TEST_CASE("a solitaire counts pieces and trips: no points are shown where a piece was taken (BT-8)",
          "[views][board]") {
    Board board;
    emit board.view().judged(true, 20, 100, 100);
    CHECK(board.labels_with("+20").empty());
    emit board.view().judged(false, 20, 100, 100);
    CHECK(board.labels_with("−20").empty());
}

TEST_CASE("when the device is passed on, whose turn it is is shown over the visible tray without a tap",
          "[views][board]") {
    tests::Table table;
    MatchSetup setup;
    setup.setGame("booby_trap");
    setup.setPreset("regular");
    setup.setBot(0, 0);
    setup.setBot(1, 0);
    setup.setSeating("passing");
    REQUIRE(table.session().start(&setup));
    tests::BoardWindow board(table);
    auto& view = *qobject_cast<BoobyTrapView*>(table.session().view());
    board.key(Qt::Key_P); // the first player has the device
    REQUIRE(view.seat() == 1);
    CHECK(QTest::qWaitFor([&] { return board.labels_with("Player 2’s turn").size() == 1; }));
    CHECK(board.labels_containing("Pass to").empty()); // beside "I pass" it would be taken for the same
    const QQuickItem* label = board.item("TurnMessages");
    CHECK(label->width() * label->height() < 0.1 * board.window->width() * board.window->height());
    const auto commands = table.session().driver()->match().command_count();
    board.key(Qt::Key_P); // a late touch or key press of the previous player
    CHECK(table.session().driver()->match().command_count() == commands);
    QTest::qWait(600);
    board.key(Qt::Key_P);
    CHECK(table.session().driver()->match().command_count() == commands + 1);
}

TEST_CASE("rotating or leaving the screen during a lift puts the piece back", "[views][board]") {
    for (const bool turned : {true, false}) {
        CAPTURE(turned);
        Board board;
        board.window->resize(390, 844);
        QTest::qWait(100);
        const int number = board.middle_piece();
        const QPointF from = board.piece(number);
        board.feel(number);
        board.slide(0, board.lifted(from, 0.3));
        board.slide(0, board.lifted(from, 0.5));
        REQUIRE(QTest::qWaitFor([&] {
            return board.view().phase() == BoobyTrapView::TurnPhase::Lifting;
        })); // with the next frame
        if (turned)
            board.window->resize(844, 390);
        else
            emit qGuiApp->applicationStateChanged(Qt::ApplicationInactive);
        QTest::qWait(100);
        CHECK(board.last_command() == "put_back");
        // Wherever the finger moves now, it does not lift the piece.
        board.slide(0, board.lifted(from, 1.1));
        board.raise(0, board.lifted(from, 1.1));
        emit qGuiApp->applicationStateChanged(Qt::ApplicationActive);
        board.settle();
        CHECK(board.last_command() == "put_back");
        CHECK(board.engine().pieces[static_cast<std::size_t>(number)].place == Place::tray);
    }
}

TEST_CASE("button texts fit in one line and the lamps on the screen at any text size", "[views][board]") {
    Board board;
    Settings& settings = board.parts.store.settings();
    settings.setTapControls(true);
    settings.setFontScale(1.5);
    for (const char* language : {"en", "fr"}) {
        settings.setLanguage(language);
        for (const QSize& size :
             {QSize(360, 640), {390, 844}, {844, 390}, {640, 360}, {800, 1280}, {1280, 800}, {1024, 1366}}) {
            board.window->resize(size);
            QTest::qWait(100);
            CAPTURE(language, size.width(), size.height());
            const bool french = settings.language() == "fr";
            const QQuickItem* pass = board.button(french ? "Je passe" : "I pass");
            const QQuickItem* take = board.button(french ? "Prendre" : "Take it");
            REQUIRE(pass);
            REQUIRE(take);
            CHECK(pass->size() == take->size());
            int labels = 0;
            int lamps = 0;
            for (QQuickItem* item : board.items()) {
                if (!item->isVisible()) continue;
                const QString text = item->property("text").toString();
                if (item->inherits("QQuickText") &&
                    QStringList{"I pass", "Take it", "Je passe", "Prendre"}.contains(text)) {
                    ++labels;
                    CHECK(item->property("lineCount").toInt() == 1);
                }
                if (!item->inherits("QQuickRectangle") || item->size() != QSizeF(18, 18)) continue;
                ++lamps;
                CHECK(QRectF(QPointF(), QSizeF(size)).contains(item->mapRectToScene(item->boundingRect())));
            }
            CHECK(labels == 2);
            CHECK(lamps == 3); // BT-8
        }
    }
}

TEST_CASE("in portrait “I pass” is at the thumb, and the menu beyond it", "[views][board]") {
    Board board;
    const auto middle = [&](const char* text) {
        QQuickItem* found = board.button(text);
        REQUIRE(found);
        return found->mapToScene({found->width() / 2, 0}).x();
    };
    for (const QSize& size : {QSize(360, 640), {390, 844}, {800, 1280}})
        for (const bool left : {false, true}) {
            CAPTURE(left, size.width());
            board.parts.store.settings().setLeftHanded(left);
            board.window->resize(size);
            QTest::qWait(100);
            CHECK((middle("I pass") < middle("Menu")) == left);
        }
}

TEST_CASE("a hint covers neither its piece nor the status line nor a button at any text size",
          "[views][board]") {
    tests::Table table;
    REQUIRE(table.play("booby_trap", "regular", {0, 0}));
    tests::BoardWindow board(table);
    table.parts.store.settings().setFontScale(1.5);
    const auto area = [](const QQuickItem* item) {
        return item->mapRectToScene({0, 0, item->width(), item->height()});
    };
    for (const QSize& size : {QSize(360, 640), {390, 844}, {844, 390}, {800, 1280}}) {
        CAPTURE(size.width());
        board.turn(size);
        for (const char* piece : {"touch s1", "touch m10", "touch l3"}) {
            show_hint(*table.session().driver(), piece);
            QTest::qWait(50);
            const QQuickItem* hint = board.item("TurnMessages");
            REQUIRE(hint->isVisible());
            CHECK_FALSE(area(hint).intersects(area(board.button("I pass"))));
            REQUIRE_FALSE(board.labels_with("Hold a piece to feel it").empty());
            CHECK_FALSE(area(hint).intersects(area(board.labels_with("Hold a piece to feel it").front())));
            for (const QQuickItem* each : board.shown("Piece"))
                if (each->property("hinted").toBool()) CHECK_FALSE(area(hint).intersects(area(each)));
        }
    }
    board.turn({360, 640});
    for (int i = 0; i < 4; ++i) // every player twice (BT-6)
        REQUIRE(submit(*table.session().driver(), "pass"));
    QTest::qWait(100);
    QQuickItem* message = nullptr;
    for (QQuickItem* label : board.shown("Label"))
        if (label->property("text").toString().contains("you must pick")) message = label;
    REQUIRE(message);
    CHECK_FALSE(area(message).intersects(area(board.item("Tray"))));
    CHECK_FALSE(area(message).intersects(area(board.button("I pass"))));
    CHECK(QRectF(0, 0, 360, 640).contains(area(board.item("Tray"))));
}

TEST_CASE("in landscape “I pass” is at the hand's side, and the tray beside it", "[views][board]") {
    for (const bool alone : {true, false}) {
        tests::Table table;
        MatchSetup setup;
        setup.setGame("booby_trap");
        setup.setPreset(alone ? "solitaire" : "regular");
        for (int seat = 0; seat < setup.seats(); ++seat)
            setup.setBot(seat, 0);
        REQUIRE(table.session().start(&setup));
        tests::BoardWindow board(table);
        for (const QSize& size : {QSize(640, 360), {844, 390}, {1280, 800}})
            for (const bool left : {false, true}) {
                CAPTURE(alone, left, size.width(), size.height());
                table.parts.store.settings().setLeftHanded(left);
                board.window->resize(size);
                QTest::qWait(100);
                const auto area = [](QQuickItem* item) {
                    return item->mapRectToScene({0, 0, item->width(), item->height()});
                };
                const QRectF pass = area(board.button("I pass"));
                const QRectF tray = area(board.item("Tray"));
                CHECK(QRectF(QPointF(), QSizeF(size)).contains(pass));
                CHECK(QRectF(QPointF(), QSizeF(size)).contains(tray));
                CHECK((left ? pass.right() < tray.left() : tray.right() < pass.left()));
                CHECK_FALSE(area(board.item("Scores")).intersects(tray));
            }
    }
}

TEST_CASE("the ring never covers the felt piece and stays on the screen at any text size", "[views][board]") {
    for (const QSize& size : {QSize(360, 640), {844, 390}})
        // Front left, front right, rear left, rear right.
        for (const QPointF& corner : {QPointF(0, 0), {210, 0}, {0, 240}, {210, 240}}) {
            CAPTURE(size.width(), size.height(), corner.x(), corner.y());
            Board board;
            board.parts.store.settings().setFontScale(1.5);
            board.window->resize(size);
            QTest::qWait(100);
            int nearest = 0;
            for (int i = 1; i < kPieces; ++i)
                if (QLineF(board.piece(i), corner).length() < QLineF(board.piece(nearest), corner).length())
                    nearest = i;
            board.view().probe(nearest);
            QTest::qWait(50);
            QQuickItem* ring = board.item("FeelRing");
            REQUIRE(ring->isVisible());
            const QRectF ring_area = ring->mapRectToScene({0, 0, ring->width(), ring->height()});
            CHECK(QRectF(QPointF(), QSizeF(size)).contains(ring_area));
            const auto touched = board.pieces_that("touched");
            REQUIRE(touched.size() == 1);
            CHECK_FALSE(ring_area.intersects(
                touched[0]->mapRectToScene({0, 0, touched[0]->width(), touched[0]->height()})));
        }
}
