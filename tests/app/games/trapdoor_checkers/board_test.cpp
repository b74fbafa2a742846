// The board in its window: fingers, keys and seatings.
#include "games/trapdoor_checkers/board.h"

using namespace trapbox;
using Light = TrapdoorCheckersView::Light;
using Board = tests::CheckersBoard;

TEST_CASE("fingers on the board: tap and tap, or drag", "[views][board]") {
    Board board;
    board.click(board.at(11));
    board.click(board.at(15));
    CHECK(board.last_played() == "11-15");
    board.drag(board.at(22), board.at(17));
    CHECK(board.last_played() == "22-17");
    // A tap next to the square, on a light one: the nearest dark square is chosen.
    board.click(board.at(9) + QPoint(0, 2));
    board.click(board.at(13) + QPoint(3, -3));
    CHECK(board.last_played() == "9-13");
}

TEST_CASE("a piece shown above the finger is ahead of the hand, at either end of the board",
          "[views][board]") {
    Board board({}, "checkers", {0, 0}, "facing");
    board.parts.store.settings().setFingerOffset(true);
    // The piece is half a square ahead: 0.2 squares short of the target. Directly under the hand it would be
    // 1.2 squares off.
    const QPoint behind(0, board.item("Field")->property("square").toInt() * 7 / 10);
    board.drag(board.at(11), board.at(15) + behind); // Black's hand comes from below
    CHECK(board.last_played() == "11-15");
    board.drag(board.at(22), board.at(17) - behind); // White's hand comes from above
    CHECK(board.last_played() == "22-17");
}

TEST_CASE("rotating the screen during a drag leaves the piece where it was", "[views][board]") {
    Board board;
    board.turn({390, 844});
    QTest::mousePress(board.window, Qt::LeftButton, {}, board.at(11));
    QTest::mouseMove(board.window, board.at(8));
    QTest::mouseMove(board.window, board.at(15));
    board.turn({844, 390});
    QTest::mouseMove(board.window, board.at(16));
    QTest::mouseRelease(board.window, Qt::LeftButton, {}, board.at(16)); // a possible target, too
    CHECK(board.last_played() == "");
    board.drag(board.at(11), board.at(16)); // the next touch counts
    CHECK(board.last_played() == "11-16");
}

TEST_CASE("a screen reader names the door that each end of a slider opens, and opens it", "[views][board]") {
    const QString preset = GENERATE("trapdoor_checkers", "dames_et_trap"); // Black at the bottom, or White
    Board board(preset == "trapdoor_checkers" ? "B:W21-32:B1-12 wheel=green" : "W:W21-32:B1-12 wheel=green",
                preset);
    CHECK(board.accessible("Slider opens b4") == nullptr); // orange
    REQUIRE(board.press_accessible("Slider opens g3"));
    CHECK(board.last_played() == "slide g3 right");
    CHECK(board.state().position.doors == trapdoor_checkers::bit(*trapdoor_checkers::square_named("g3")));
}

TEST_CASE("with keys, a slider's label names what the screen's arrows would do", "[views][board]") {
    Board board("B:W21-32:B1-12 wheel=green", "trapdoor_checkers"); // Black at the bottom: g3 is on the left
    board.key(Qt::Key_Down);
    const QString text = board.item("Field")->property("cursorText").toString();
    const bool upper = text.contains("c3");
    CHECK(text.contains(upper ? "← Slider opens g3: white man falls, → Slider opens c3: white man falls"
                              : "← Slider opens f6: black man falls, → Slider opens b6: black man falls"));
    board.key(Qt::Key_Left); // shows it
    CHECK(board.last_played() == "");
    board.key(Qt::Key_Left);
    CHECK(board.last_played() == (upper ? "slide g3 right" : "slide g6 right"));
}

TEST_CASE("the wheel is tapped or flicked", "[views][board]") {
    const bool flicked = GENERATE(true, false);
    CAPTURE(flicked);
    Board board({}, "trapdoor_checkers");
    QQuickItem* wheel = board.item("Wheel");
    const QPoint hub = wheel->mapToScene({wheel->width() / 2, wheel->height() / 2}).toPoint();
    if (flicked)
        board.drag(hub + QPoint(40, -20), hub + QPoint(40, 30));
    else
        board.click(hub);
    CHECK(board.view().spins()->rowCount() == 1);
}

TEST_CASE("both wheels are painted before the first spin", "[views][board]") {
    Board board({}, "trapdoor_checkers");
    const auto drawn = [&](bool white) {
        const auto pictures = board.items();
        return std::ranges::any_of(pictures, [&](const QQuickItem* picture) {
            const QString source = picture->property("source").toString();
            return source.contains("wheel?sections") && source.contains("side=white") == white &&
                   picture->property("status").toInt() == 1; // ready
        });
    };
    CHECK(QTest::qWaitFor([&] { return drawn(false) && drawn(true); }));
}

TEST_CASE("a hint marks only the end that the slider should move to", "[views][board]") {
    Board board("B:W21-32:B1-12 wheel=green", "trapdoor_checkers");
    show_hint(*board.session().driver(), "slide g3 left");
    std::vector<double> marked; // x on the screen
    for (QQuickItem* next : board.items())
        if (next->isVisible() && next->property("color").value<QColor>() == QColor("#8cd0ff"))
            marked.push_back(next->mapToScene({next->width() / 2, 0}).x());
    REQUIRE(marked.size() == 1);
    CHECK(marked.front() > board.window->width() / 2.0); // Black is at the bottom: White's left
}

TEST_CASE("a board without a wheel is as wide as the phone", "[views][board]") {
    const Board board({}, "checkers");
    const QQuickItem* field = board.item("Field");
    CHECK(field->width() > 0.97 * board.window->width());
    CHECK(field->width() <= board.window->width());
}

TEST_CASE("a complete turn by keys: spin, slide, move, take back", "[views][board]") {
    Board spun({}, "trapdoor_checkers");
    spun.key(Qt::Key_Space);
    CHECK(spun.view().spins()->rowCount() == 1);

    Board slid("B:W21-32:B1-12 wheel=orange", "trapdoor_checkers");
    slid.key(Qt::Key_Down);
    slid.key(Qt::Key_Left);
    CHECK(slid.view().slideChosen());
    slid.key(Qt::Key_Backspace);
    CHECK_FALSE(slid.view().slideChosen());
    slid.key(Qt::Key_Left);
    CHECK(slid.last_played() == "");
    slid.key(Qt::Key_Return);
    CHECK(slid.last_played().substr(0, 7) == "slide o");

    Board moved("W:W21-32:B1-12", "draughts"); // White at the bottom; the cursor begins on c3
    moved.key(Qt::Key_Space);                  // shows it
    CHECK(moved.light(22) != Light::Chosen);
    moved.key(Qt::Key_Space);
    CHECK(moved.light(22) == Light::Chosen);
    moved.key(Qt::Key_Up); // d4
    moved.key(Qt::Key_Return);
    CHECK(moved.last_played() == "22-18");
}

TEST_CASE("an arrow moves the cursor of checkers, or a slider, in its direction on the screen",
          "[views][board]") {
    const QString seating = GENERATE("side", "turning"); // White, who is to move, is at the far end
    Board board("W:W21-32:B1-12", "checkers", {0, 0}, seating);
    board.key(Qt::Key_Up); // shows it
    const QPoint before = board.at(board.view().cursor());
    board.key(Qt::Key_Down);
    board.key(Qt::Key_Up);
    REQUIRE(board.at(board.view().cursor()) == before);
    board.key(Qt::Key_Right);
    CHECK(board.at(board.view().cursor()).x() > before.x());
    board.key(Qt::Key_Left);
    board.key(Qt::Key_Up);
    CHECK(board.at(board.view().cursor()).y() < before.y());

    Board sliders("W:W21-32:B1-12 wheel=green", "trapdoor_checkers", {0, 0}, seating);
    sliders.key(Qt::Key_Down);
    const QString text = sliders.item("Field")->property("cursorText").toString();
    const auto door = [&](const QString& arrow) {
        const QString name = text.section(arrow + " Slider opens ", 1).left(2);
        return *trapdoor_checkers::square_named(name.toStdString());
    };
    CHECK(sliders.at(door("←").number()).x() < sliders.at(door("→").number()).x());
    sliders.key(Qt::Key_Left);
    sliders.key(Qt::Key_Return);
    CHECK(sliders.state().position.doors == bit(door("←")));
}

TEST_CASE("Backspace takes back the current choice, also in the middle of a capture", "[views][board]") {
    // White's 26 takes 22 and 14, through 17 to 10.
    Board board("W:W26:B22,14,1", "draughts");
    board.click(board.at(26));
    board.click(board.at(17));
    REQUIRE(board.view().midway());
    board.key(Qt::Key_Backspace);
    CHECK_FALSE(board.view().midway());
    CHECK(board.lit(Light::Chosen).empty());
    CHECK(board.last_played() == "");
}

TEST_CASE("a held key chooses once and does not slide", "[views][board]") {
    Board board("W:W21-32:B1-12", "draughts");
    board.hold_key(Qt::Key_Space); // shows the cursor
    CHECK(board.light(22) != Light::Chosen);
    board.hold_key(Qt::Key_Space);
    CHECK(board.light(22) == Light::Chosen);

    Board slid("B:W21-32:B1-12 wheel=green", "trapdoor_checkers");
    slid.hold_key(Qt::Key_Left); // goes to a slider
    CHECK(slid.last_played() == "");
    slid.hold_key(Qt::Key_Left); // only shows the slide
    CHECK(slid.view().slideChosen());
    CHECK(slid.last_played() == "");
    slid.hold_key(Qt::Key_Return);
    CHECK(slid.state().played.size() == 1);
}

TEST_CASE("the cursor of checkers is visible from the first key until a touch", "[views][board]") {
    Board board("W:W21-32:B1-12", "draughts");
    const QQuickItem* field = board.item("Field");
    board.click(board.at(1));
    CHECK_FALSE(field->property("keyed").toBool());
    QTest::keyPress(board.window, Qt::Key_Up);
    CHECK(field->property("keyed").toBool()); // already when it goes down
    QTest::keyRelease(board.window, Qt::Key_Up);
    board.click(board.at(1));
    CHECK_FALSE(field->property("keyed").toBool());
}

TEST_CASE("when the device is passed on, the board rotates to the next player and shows whose turn it is",
          "[views][board]") {
    Board board({}, "checkers", {0, 0}, "passing");
    QQuickItem* field = board.item("Field");
    CHECK(field->property("flipped").toBool()); // Black starts and is at the bottom
    board.click(board.at(11));
    board.click(board.at(15));
    CHECK_FALSE(field->property("flipped").toBool());
    CHECK(board.labels_with("Player 2’s turn").size() == 1);
    board.click(board.at(22)); // a late touch of the previous player
    CHECK(board.lit(Light::Chosen).empty());
    CHECK(board.labels_with("Player 2’s turn").empty());
    QTest::qWait(600);
    board.click(board.at(22));
    CHECK(board.light(22) == Light::Chosen);
}

TEST_CASE("the board is fixed when facing or side by side, and rotates when turning", "[views][board]") {
    const QString seating = GENERATE("facing", "side", "turning");
    Board board({}, "checkers", {0, 0}, seating);
    QQuickItem* field = board.item("Field");
    const QPoint corner = board.at(1);
    board.click(board.at(11));
    board.click(board.at(15));
    CHECK(board.labels_containing("’s turn").empty());
    const bool turning = seating == "turning";
    CHECK(field->property("flipped").toBool() == !turning);
    CHECK(field->parentItem()->rotation() == (turning ? 180 : 0));
    // In both seatings every piece stays at its owner's place.
    CHECK((board.at(1) - corner).manhattanLength() < 2);
    const double rail = field->property("square").toDouble();
    CHECK((field->mapToScene({0, 0}).y() > field->mapToScene({0, rail}).y()) == turning);
}

TEST_CASE("a refusal is shown near the finger, faces the player, and disappears with the next touch",
          "[views][board]") {
    const QString seating = GENERATE("side", "facing");
    const bool far = GENERATE(false, true); // White's end
    Board board(far ? "W:W18,25,26,30:B1,2,14 doors=c3" : "B:W18,25,26,30:B1,2,14 doors=c3",
                "trapdoor_checkers", {0, 0}, seating);
    board.window->resize(390, 844);
    QTest::qWait(100);
    const QPoint tapped = board.at(far ? 30 : 1); // another piece must capture
    board.click(tapped);
    QQuickItem* message = board.item("TurnMessages");
    REQUIRE(message->isVisible());
    const QRectF place = message->mapRectToScene(QRectF(QPointF(), message->size()));
    CHECK_FALSE(place.contains(tapped));
    CHECK(QLineF(place.center(), tapped).length() < 160);
    CHECK(tests::BoardWindow::turned(message) == (far && seating == "facing" ? 180 : 0));
    board.click(board.at(far ? 18 : 14)); // this piece may move
    CHECK_FALSE(message->isVisible());
}

TEST_CASE("a declined draw is reported to the player who offered it", "[views][board]") {
    const QString seating = GENERATE("facing", "passing");
    CAPTURE(seating.toStdString());
    Board board({}, "checkers", {0, 0}, seating);
    board.click(board.at(11));
    board.click(board.at(15));
    QTest::qWait(600);
    REQUIRE(board.view().actor() == 1); // White, at the far end
    board.view().offerDraw();
    QTest::qWait(600);
    board.click_button("Decline");
    REQUIRE(
        QTest::qWaitFor([&] { return !board.labels_containing("The draw offer was declined.").empty(); }));
    const QQuickItem* message = board.item("TurnMessages");
    if (seating == "facing") {
        CHECK(tests::BoardWindow::turned(message) == 180);
        CHECK(message->mapToScene({0, 0}).y() < board.window->height() / 2);
    } else {
        CHECK(message->property("text").toString().contains("Player 2’s turn"));
    }
}

TEST_CASE("the list of moves opens at the newest, and nothing else scrolls", "[views][board]") {
    Board board("B:WK32:BK1", "checkers");
    const QSize size = GENERATE(QSize(390, 844), QSize(844, 390));
    board.window->resize(size);
    const int kTurns[][2] = {{1, 5}, {32, 27}, {5, 1}, {27, 32}};
    for (int turn = 0; turn < 28; ++turn)
        for (const int square : kTurns[turn % 4])
            board.view().tap(square);
    REQUIRE(board.view().turns()->rowCount() == 28);
    board.key(Qt::Key_L);
    const auto list = [&]() -> QQuickItem* {
        for (QQuickItem* item : board.items())
            if (item->isVisible() && item->property("followsEnd").isValid()) return item;
        return nullptr;
    };
    REQUIRE(QTest::qWaitFor([&] { return list() && board.button("Close"); }));
    QTest::qWait(100);
    const double below = list()->property("contentHeight").toDouble() - list()->height();
    CHECK(below > 0);
    CHECK(list()->property("contentY").toDouble() == Approx(below));
    QQuickItem* close = board.button("Close");
    CHECK(QRectF(QPointF(), size).contains(close->mapRectToScene(QRectF(QPointF(), close->size()))));
}

TEST_CASE("the sheets for draw, resigning and answering face the player to act", "[views][board]") {
    const QString seating = GENERATE("facing", "side", "turning");
    Board board({}, "checkers", {0, 0}, seating);
    const auto upside_down = [&](const QString& text) { return board.turned(text) == 180; };
    const bool far_reads_from_there = seating != "side";
    board.click(board.at(11));
    board.click(board.at(15));
    for (QQuickItem* flag : board.items()) // at both ends if there are two; only one is enabled
        if (flag->isVisible() && flag->isEnabled() && flag->property("text") == "Draw or resign") {
            board.click(flag->mapToScene({flag->width() / 2, flag->height() / 2}).toPoint());
            break;
        }
    CHECK(upside_down("Offer a draw") == far_reads_from_there);
    board.click_button("Offer a draw");
    CHECK_FALSE(upside_down("Accept the draw"));
    board.click_button("Accept the draw");
    CHECK(board.session().driver()->ended());
}

TEST_CASE("the question about an undo faces the player who must agree, opposite the one who asks",
          "[views][board]") {
    const QString seating = GENERATE("facing", "side", "turning");
    Board board({}, "checkers", {0, 0}, seating);
    board.click(board.at(11));
    board.click(board.at(15));
    QQuickItem* asks = nullptr; // at the near end, where Black is, who has just moved
    for (QQuickItem* undo : board.shown("IconButton"))
        if (undo->property("text") == "Undo" &&
            (!asks || undo->mapToScene({0, 0}).y() > asks->mapToScene({0, 0}).y()))
            asks = undo;
    REQUIRE(asks);
    board.click(asks->mapToScene({asks->width() / 2, asks->height() / 2}).toPoint());
    CHECK(board.turned("Undo move") == (seating == "side" ? 0 : 180));
    board.click_button("Undo move");
    CHECK(board.session().driver()->match().command_count() == 0);
}

TEST_CASE("the letter keys of Checkers act for the player to move, at either end", "[views][board]") {
    Board board({}, "checkers", {0, 0}, "facing");
    board.click(board.at(11));
    board.click(board.at(15));
    REQUIRE(board.view().actor() == 1);
    board.key(Qt::Key_U);
    CHECK(board.turned("Undo move") == 0); // Black, opposite the player who asks, must agree
    board.click_button("Keep move");
    REQUIRE(QTest::qWaitFor([&] { return board.button("Keep move") == nullptr; }));
    board.key(Qt::Key_D);
    CHECK(board.turned("Resign") == 180);
}

TEST_CASE("the sheets of a draw keep text and rotation while they close", "[views][board]") {
    Board board({}, "checkers", {0, 0}, "facing");
    board.table.parts.store.settings().setReducedMotion(false); // with a fade
    const auto shows_title = [&](const QString& title) {
        for (const QQuickItem* label : board.shown("Label"))
            if (label->property("text") == title) return true;
        return false;
    };
    const auto closing_turned = [&](const QString& text) { // immediately, because a fading button disappears
        const QQuickItem* button = board.button(text);
        REQUIRE(button);
        return tests::BoardWindow::turned(button);
    };
    const QString black = board.session().table()->playerName(0) + ": end the game?";
    board.key(Qt::Key_D);
    REQUIRE(QTest::qWaitFor([&] { return shows_title(black); }));
    QTest::qWait(300);
    board.click_button("Offer a draw");
    CHECK(shows_title(black));
    CHECK(closing_turned("Offer a draw") == 0);
    REQUIRE(QTest::qWaitFor([&] { return board.button("Offer a draw") == nullptr; }));
    const QString offered = board.session().table()->playerName(0) + " offers a draw";
    CHECK(shows_title(offered));
    board.click_button("Decline");
    CHECK(shows_title(offered));
    CHECK(closing_turned("Decline") == 180);
}

TEST_CASE("the count of pieces has a singular for screen readers", "[views][board]") {
    const Board board("B:W18:B1,2", "checkers");
    QStringList texts;
    for (QQuickItem* item : board.items())
        if (auto* element = QAccessible::queryAccessibleInterface(item); element && item->isVisible())
            texts << element->text(QAccessible::Name);
    CHECK(texts.contains("1 piece left"));
    CHECK(texts.contains("2 pieces left"));
}

TEST_CASE("face to face, each player has name, wheel and tools at their own end, without overlap",
          "[views][board]") {
    const QString preset = GENERATE("trapdoor_checkers", "checkers");
    Board board({}, preset, {0, 0}, "facing");
    for (const QSize size : {QSize(390, 844), QSize(844, 390), QSize(800, 1280), QSize(1280, 800)}) {
        board.window->resize(size);
        QTest::qWait(100);
        CAPTURE(preset.toStdString(), size.width(), size.height());
        const auto place = [](QQuickItem* item) {
            return item->mapRectToScene(QRectF(QPointF(), item->size()));
        };
        const auto shown = [&](const char* type) { return board.shown(type); };
        for (QQuickItem* strip : shown("SeatStrip"))
            CHECK((place(strip).center().y() > size.height() / 2.0) == (strip->property("seat") == 0));
        for (QQuickItem* wheel : shown("Wheel")) {
            const bool near = wheel->mapToScene({0, 0}).y() < wheel->mapToScene({0, 1}).y();
            CHECK((place(wheel).center().y() > size.height() / 2.0) == near);
        }
        const auto tools = shown("TurnTools");
        REQUIRE(tools.size() == 2);
        for (QQuickItem* each : tools) {
            const QRectF area = place(each);
            CHECK(QRectF(QPointF(), size).contains(area));
            CHECK(std::min(area.width(), area.height()) == Approx(48)); // one tool, and not two
            for (const char* type : {"SeatStrip", "Wheel", "Field"})
                for (QQuickItem* other : shown(type)) {
                    CAPTURE(type);
                    CHECK_FALSE(place(other).intersects(area));
                }
        }
        for (QQuickItem* wheel : shown("Wheel"))
            CHECK(wheel->width() >= 120);
    }
}
