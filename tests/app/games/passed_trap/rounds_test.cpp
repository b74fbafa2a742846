// Between the rounds of The Passed-Trap in the app's window: the result card, and the announcement before a
// round.
#include "games/passed_trap/board.h"

using namespace trapbox;
using tests::kSizes;
using Board = tests::PassedTrapBoard;

namespace {

void touch_hands(Board& board) {
    board.view().handDown(0);
    board.view().handDown(1);
    REQUIRE(board.view().phase() == PassedTrapView::RoundPhase::Playing);
}

QPoint middle(QQuickItem* item) { return Board::place(item).center().toPoint(); }

void touch(Board& board, QPoint at) {
    QTest::touchEvent(board.window, board.screen).press(0, at, board.window);
    QTest::touchEvent(board.window, board.screen).release(0, at, board.window);
}

// The winner passes one disk, and the sand runs out.
void end_round(Board& board, int winner) {
    touch_hands(board);
    board.shoot(winner, -248.4);
    board.run(46);
}

}

TEST_CASE("a touch or a key in the first 0.8 seconds after a round does not dismiss its card",
          "[views][board]") {
    Board board({0, 0}, "best_of_seven", {{"disks", 1}}); // PT-12: one disk through empties the camp
    board.turn({390, 844});
    QStringList refusals;
    QObject::connect(&board.view(), &GameView::refused, &board.view(),
                     [&](const QString& key) { refusals << key; });
    touch_hands(board);
    board.shoot(0, -238);
    REQUIRE(board.view().phase() == PassedTrapView::RoundPhase::RoundOver);
    REQUIRE(board.labels_containing("wins the round").size() == 2); // both see who won
    QQuickItem* on = board.button("Place two pegs");
    REQUIRE(on);
    QTest::qWait(50);
    touch(board, middle(on));
    board.item("BoardFocus")->forceActiveFocus();
    board.key(Qt::Key_Space);
    on->forceActiveFocus();
    board.key(Qt::Key_Return);
    CHECK(board.view().phase() == PassedTrapView::RoundPhase::RoundOver);
    // A touch that begins early and ends late is ignored, too.
    QTest::qWait(500);
    REQUIRE_FALSE(board.item("Call")->property("armed").toBool());
    QTest::touchEvent(board.window, board.screen).press(0, middle(on), board.window);
    board.read_card();
    QTest::touchEvent(board.window, board.screen).release(0, middle(on), board.window);
    CHECK(board.view().phase() == PassedTrapView::RoundPhase::RoundOver);
    touch(board, middle(on));
    CHECK(board.view().phase() == PassedTrapView::RoundPhase::Placing);
    CHECK(refusals.isEmpty());
}

TEST_CASE("a finger still playing after the end of a round or match gets no refusal", "[views][board]") {
    Board board({0, 0}, "classical", {{"disks", 9}});
    QStringList refusals;
    QObject::connect(&board.view(), &GameView::refused, &board.view(),
                     [&](const QString& key) { refusals << key; });
    for (const auto end : {PassedTrapView::RoundPhase::RoundOver, PassedTrapView::RoundPhase::Over}) {
        touch_hands(board);
        board.shoot(1, -238);
        REQUIRE(board.view().phase() == end);
        board.view().press(1, -104, -204);
        board.view().move(1, 0, -240);
        board.view().lift(1);
        board.view().claim(0);
        board.view().handDown(0);
        board.view().pause();
        CHECK(refusals.isEmpty());
        CHECK(board.shown("MessageBubble").empty());
        board.view().goOn();
    }
}

TEST_CASE("PT-17 the hand to play with is announced in large text to each player before the round",
          "[views][board]") {
    Board board({0, 0}, "ambidexterity");
    const auto announced = [&](const char* text) {
        for (const QSize& size : kSizes) {
            board.turn(size);
            CAPTURE(text, size.width(), size.height());
            const auto labels = board.labels_with(text);
            REQUIRE(labels.size() == 2);
            CHECK((board.turned(labels[0]) + 180) % 360 == board.turned(labels[1]));
            for (QQuickItem* line : labels) {
                CHECK(line->property("paintedHeight").toDouble() >= 28); // the size of titles
                CHECK_FALSE(line->property("truncated").toBool());
                CHECK(board.place(board.item("Field")).contains(board.place(line)));
            }
        }
    };
    announced("Your better hand");
    end_round(board, 0); // 4 : 6
    REQUIRE(board.view().phase() == PassedTrapView::RoundPhase::RoundOver);
    CHECK(board.labels_containing("wins the round").size() == 2);
    CHECK(board.view().roundWinner() == 0);
    CHECK(board.view().roundText() == "4 disks left, against 6");
    CHECK(board.labels_with("Your better hand").empty());
    CHECK(board.button("Continue")); // there is no peg
    board.view().goOn();
    announced("Your other hand");
    end_round(board, 1); // 6 : 4, and 10 : 10 over both
    REQUIRE(board.view().phase() == PassedTrapView::RoundPhase::RoundOver);
    CHECK(board.view().roundWinner() == 1);
    CHECK(board.view().roundText() == "10 disks left each over both rounds");
    CHECK(board.button("Tiebreaker"));
    board.view().goOn();
    announced("First through wins");
    touch_hands(board);
    CHECK(board.shown("Announcement").empty());
}

TEST_CASE("PT-11 a tiebreaker is announced to a person, not to a bot, and ordinary rounds are not",
          "[views][board]") {
    Board board({0, 1}, "best_of_seven", {{"timer", 10}});
    CHECK(board.shown("Announcement").empty());
    REQUIRE(submit(*board.session().driver(), "ready 0"));
    if (board.view().phase() == PassedTrapView::RoundPhase::Placing)
        REQUIRE(submit(*board.session().driver(), "ready 1"));
    board.run(11); // before the bot has planned a shot
    REQUIRE(board.view().roundTied());
    board.view().goOn();
    CHECK(board.shown("Announcement").size() == 1);
    CHECK(board.labels_with("First through wins").size() == 1);
}

TEST_CASE("PT-16 a bot's laugh is shown and audible, and the bot admits it when claimed", "[views][board]") {
    Board board({0, 1}, "not_a_laughing_matter");
    REQUIRE(submit(*board.session().driver(), "ready 0"));
    if (board.view().phase() == PassedTrapView::RoundPhase::Placing)
        REQUIRE(submit(*board.session().driver(), "ready 1"));
    QList<Cue> heard;
    QObject::connect(&board.view(), &GameView::cue, &board.view(),
                     [&](const CueEvent& cue) { heard << cue.cue; });
    CHECK(board.shown("BotSays").empty());
    REQUIRE(submit(*board.session().driver(), "laugh 1"));
    CHECK(heard.count(Cue::laugh) == 1);
    Settings& settings = board.parts.store.settings();
    for (const auto& [buttons, left] :
         {std::pair{false, false}, std::pair{false, true}, std::pair{true, false}, std::pair{true, true}}) {
        settings.setTapControls(buttons);
        settings.setLeftHanded(left);
        for (const QSize& size : kSizes) {
            // Again each time, because a laugh can be claimed for two and a half seconds.
            REQUIRE(submit(*board.session().driver(), "laugh 1"));
            board.turn(size);
            CAPTURE(buttons, left, size.width(), size.height());
            REQUIRE(board.shown("BotSays").size() == 1);
            QQuickItem* bubble = board.shown("BotSays").front();
            CHECK(QRectF(QPointF{}, QSizeF(size)).contains(board.place(bubble)));
            CHECK(board.turned(bubble) == 0);
            CHECK(board.labels_with("Ha ha ha!").size() == 1);
            for (QQuickItem* hud : board.shown("Hud"))
                CHECK_FALSE(board.place(hud).intersects(board.place(bubble)));
        }
    }
    settings.setTapControls(false);
    settings.setLeftHanded(false);
    REQUIRE(submit(*board.session().driver(), "laugh 1"));
    board.view().claim(0);
    CHECK(board.shown("BotSays").empty());
    REQUIRE(QTest::qWaitFor([&] { return board.view().laughEstablished(); }, 3000));
    CHECK(board.labels_containing("“Yes, I laughed.”").size() == 1);
    CHECK(board.labels_containing("to remove it").size() == 1);
}

TEST_CASE("PT-16 a bot answers a wrong claim, and the answer is shown until play resumes", "[views][board]") {
    Board board({0, 1}, "not_a_laughing_matter");
    REQUIRE(submit(*board.session().driver(), "ready 0"));
    if (board.view().phase() == PassedTrapView::RoundPhase::Placing)
        REQUIRE(submit(*board.session().driver(), "ready 1"));
    board.view().claim(0);
    REQUIRE(QTest::qWaitFor([&] { return board.view().phase() == PassedTrapView::RoundPhase::Laid; }, 10000));
    CHECK(board.labels_with("I did not laugh!").size() == 1);
    for (const QSize& size : kSizes) {
        board.turn(size);
        CAPTURE(size.width(), size.height());
        REQUIRE(board.shown("BotSays").size() == 1);
        const QRectF bubble = board.place(board.shown("BotSays").front());
        CHECK(QRectF(QPointF{}, QSizeF(size)).contains(bubble));
        for (QQuickItem* hud : board.shown("Hud"))
            CHECK_FALSE(board.place(hud).intersects(bubble));
    }
    CHECK(board.view().end0()->disks == 5);
    board.view().handDown(0);
    REQUIRE(
        QTest::qWaitFor([&] { return board.view().phase() == PassedTrapView::RoundPhase::Playing; }, 3000));
    CHECK(board.shown("BotSays").empty());
}
