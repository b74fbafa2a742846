// The Passed-Trap in the app's window: the items around the board, and touches on it.
#include "games/passed_trap/board.h"

#include <QAccessible>
#include <QPointer>
#include <QQmlContext>
#include <QQmlExpression>

using namespace trapbox;
using tests::kSizes;
using Board = tests::PassedTrapBoard;

TEST_CASE("the HUDs touch neither the board nor the edge, and names stay in one line", "[views][board]") {
    for (const int other : {0, 1}) {
        Board board({0, other}); // a person, a bot
        for (const QSize& size : kSizes) {
            board.turn(size);
            CAPTURE(other, size.width(), size.height());
            const QRectF wood = board.place(board.item("Field"));
            const QRectF all(QPointF{}, QSizeF(size));
            for (const char* type : {"PegRow", "SandTimer", "IconButton", "HandPad"})
                for (QQuickItem* item : board.shown(type)) {
                    CAPTURE(type);
                    CHECK(all.contains(board.place(item)));
                    CHECK_FALSE(wood.adjusted(1, 1, -1, -1).intersects(board.place(item)));
                }
            for (int seat = 0; seat < 2; ++seat) {
                const auto names = board.labels_with(board.session().table()->playerName(seat));
                REQUIRE(names.size() == 1);
                CHECK(names.front()->property("lineCount").toInt() == 1);
                CHECK_FALSE(names.front()->property("truncated").toBool());
            }
        }
    }
}

TEST_CASE("a long name in the narrow column of a landscape phone is at least 12 px high", "[views][board]") {
    Board board({0, 1}, "best_of_seven", {}, {"Bartholomew the Younger", "Maximiliana"});
    for (const double scale : {1.0, 1.5}) {
        board.parts.store.settings().setFontScale(scale);
        board.turn({844, 390});
        CAPTURE(scale);
        for (int seat = 0; seat < 2; ++seat) {
            const auto names = board.labels_with(board.session().table()->playerName(seat));
            REQUIRE(names.size() == 1);
            CHECK(QQmlExpression(qmlContext(names.front()), names.front(), "fontInfo.pixelSize")
                      .evaluate()
                      .toInt() >= 12);
            CHECK(names.front()->property("lineCount").toInt() == 1);
            CHECK(names.front()->property("contentWidth").toDouble() <= names.front()->width() + 1);
            const QRectF window(0, 0, 844, 390);
            CHECK(window.contains(board.place(names.front())));
            for (const char* type : {"PegRow", "SandTimer", "HandPad", "IconButton"})
                for (QQuickItem* item : board.shown(type))
                    CHECK_FALSE(board.place(item).intersects(board.place(names.front())));
        }
    }
}

TEST_CASE("the board is drawn to scale in portrait and landscape", "[views][board]") {
    Board board({0, 0});
    for (const QSize& size : kSizes) {
        board.turn(size);
        CAPTURE(size.width(), size.height());
        // Without the frame the board is 340 × 560 mm, and a disk is 38 mm wide.
        QQuickItem* field = board.item("Field");
        const double mm = board.shown("Disk").front()->width() / 38;
        CHECK(mm == Approx(field->property("mm").toDouble()));
        const double frame = field->width() - 340 * mm;
        CHECK(frame / mm > 10);
        CHECK(field->height() - 560 * mm == Approx(frame));
    }
}

TEST_CASE("the HUD shows as many peg holes as decide the match (PT-10)", "[views][board]") {
    Board board({0, 0});
    const auto rows = board.shown("PegRow");
    REQUIRE(rows.size() == 2);
    for (const QQuickItem* row : rows)
        CHECK(row->property("needed").toInt() == 4); // three holes, and the place of the one that wins
}

TEST_CASE("each person is prompted to touch the hand until they do", "[views][board]") {
    Board board({0, 0});
    const QString text = "Both hold here to start";
    REQUIRE(board.labels_with(text).size() == 2);
    // The far player reads their prompt from the far end.
    CHECK(std::abs(board.labels_with(text)[0]->mapToScene({0, 0}).x() -
                   board.labels_with(text)[0]->mapToScene({1, 0}).x()) == 1);
    CHECK(board.labels_with(text)[0]->mapToScene({1, 0}).x() -
              board.labels_with(text)[0]->mapToScene({0, 0}).x() ==
          -(board.labels_with(text)[1]->mapToScene({1, 0}).x() -
            board.labels_with(text)[1]->mapToScene({0, 0}).x()));
    board.view().handDown(0);
    CHECK(board.labels_with(text).size() == 1);
    board.view().handUp(0);
    CHECK(board.labels_with(text).size() == 2);
    board.view().handDown(0);
    board.view().handDown(1);
    REQUIRE(board.view().phase() == PassedTrapView::RoundPhase::Playing);
    CHECK(board.labels_with(text).empty());
    board.view().pause();
    CHECK(board.labels_with("Both hold here to continue").size() == 2);
    for (QQuickItem* pad : board.shown("HandPad"))
        CHECK(QAccessible::queryAccessibleInterface(pad)->text(QAccessible::Name) ==
              "Both hold here to continue");

    Board alone({0, 1});
    CHECK(alone.labels_with("Hold here to start").size() == 1);
    REQUIRE(alone.shown("HandPad").size() == 1);
    CHECK(QAccessible::queryAccessibleInterface(alone.shown("HandPad").front())->text(QAccessible::Name) ==
          "Hold here to start");
}

TEST_CASE("Space, Return and Enter touch the hand, lift it, and pause the timer", "[views][board]") {
    Board board({0, 0});
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter}) {
        CAPTURE(key);
        for (QQuickItem* pad : board.shown("HandPad"))
            if (pad->mapToScene({0, 0}).y() > board.window->height() / 2) pad->forceActiveFocus();
        board.key(key);
        CHECK(board.view().end0()->hand_down);
        board.key(key);
        CHECK_FALSE(board.view().end0()->hand_down);
        board.view().handDown(0);
        board.view().handDown(1);
        REQUIRE(board.view().phase() == PassedTrapView::RoundPhase::Playing);
        board.shown("SandTimer").front()->forceActiveFocus();
        board.key(key);
        CHECK(board.view().phase() == PassedTrapView::RoundPhase::Laid);
    }
}

TEST_CASE("rotating the screen during a pull puts the disk down without a shot", "[views][board]") {
    Board board({0, 0});
    board.turn({390, 844});
    board.view().handDown(0);
    board.view().handDown(1);
    REQUIRE(board.view().phase() == PassedTrapView::RoundPhase::Playing);
    // Quick set-up places a disk at (−62, −204).
    QTest::touchEvent(board.window, board.screen).press(0, board.at(-62, -204), board.window);
    QTest::touchEvent(board.window, board.screen).move(0, board.at(-60, -225), board.window);
    QTest::touchEvent(board.window, board.screen).move(0, board.at(0, -240), board.window);
    const int held = board.engine().hands[0].disk;
    REQUIRE(held >= 0);
    REQUIRE(QTest::qWaitFor([&] { return board.view().end0()->stretch > 0.1; })); // with the next frame
    board.turn({844, 390});
    CHECK(board.engine().hands[0].disk == -1);
    const auto commands = board.session().driver()->match().command_count();
    QTest::touchEvent(board.window, board.screen).move(0, QPoint(200, 200), board.window);
    QTest::touchEvent(board.window, board.screen).release(0, QPoint(200, 200), board.window);
    CHECK(board.session().driver()->match().command_count() == commands);
    board.run(0.2);
    CHECK(board.engine().disks[static_cast<std::size_t>(held)].camp.index == 0);
    CHECK(length(board.engine().disks[static_cast<std::size_t>(held)].velocity) == 0);
}

TEST_CASE("a held disk is in front of the finger, or under it, as the setting says", "[views][board]") {
    Board board({0, 0});
    const bool ahead_of_it = GENERATE(true, false);
    board.parts.store.settings().setFingerOffset(ahead_of_it);
    board.turn({390, 844});
    board.view().handDown(0);
    board.view().handDown(1);
    const double ahead = ahead_of_it ? 26 : 0; // mm
    QTest::touchEvent(board.window, board.screen).press(0, board.at(-62, -204), board.window);
    QTest::touchEvent(board.window, board.screen).move(0, board.at(-50, -225), board.window);
    QTest::touchEvent(board.window, board.screen).move(0, board.at(0, -260), board.window);
    const int held = board.engine().hands[0].disk;
    REQUIRE(held >= 0);
    const auto at = board.engine().disks[static_cast<std::size_t>(held)].at;
    CHECK(at.x * 1000 == Approx(0).margin(1)); // a pixel is 0.95 mm
    CHECK(at.y * 1000 == Approx(-260 + ahead).margin(1));
}

TEST_CASE("a disk that stays in the trap is explained to the player of its camp, below the disks (PT-8)",
          "[views][board]") {
    const QString text = "Stuck: hit it with another disk";
    for (const int seat : {0, 1}) {
        CAPTURE(seat);
        Board board({0, 0}, "classical"); // without a timer
        board.view().handDown(0);
        board.view().handDown(1);
        CHECK(board.labels_with(text).empty());
        board.lodge(seat);
        // The far player reads the text from the far end; it is in that player's camp.
        for (const QSize& size : kSizes) {
            board.turn(size);
            CAPTURE(size.width(), size.height());
            REQUIRE(board.labels_with(text).size() == 1);
            QQuickItem* label = board.labels_with(text).front();
            QQuickItem* field = board.item("Field");
            CHECK(label->rotation() == (seat == 0 ? 0 : 180));
            const double y = field->mapRectFromItem(label, label->boundingRect()).center().y();
            CHECK((y > field->height() / 2) == (seat == 0));
            CHECK(label->z() < board.item("Disk")->z());
        }
        board.view().pause(); // a paused player can't hit anything
        CHECK(board.labels_with(text).empty());
    }
}

TEST_CASE("a player whose last disk is in the trap is asked to wait for another disk (PT-8)",
          "[views][board]") {
    Board board({0, 0}, "classical", {{"disks", 9}}); // one at the far end
    REQUIRE(board.view().end1()->disks == 1);
    board.view().handDown(0);
    board.view().handDown(1);
    board.lodge(1);
    CHECK_FALSE(board.view().end1()->can_hit);
    CHECK(board.labels_with("Stuck: hit it with another disk").empty());
    REQUIRE(board.labels_with("Stuck: wait for another disk").size() == 1);
    CHECK(board.labels_with("Stuck: wait for another disk").front()->rotation() == 180);
}

TEST_CASE("a single player can read what a disk in the trap means in portrait and landscape",
          "[views][board]") {
    Board board({0}, "practice");
    board.view().handDown(0);
    board.lodge(0);
    for (const QSize& size : kSizes) {
        board.turn(size);
        CAPTURE(size.width(), size.height());
        const auto labels = board.labels_with("Stuck: hit it with another disk");
        REQUIRE(labels.size() == 1);
        const QPointF along = labels[0]->mapToScene({1, 0}) - labels[0]->mapToScene({0, 0});
        CHECK(along.x() == Approx(1));
        CHECK(board.place(board.item("Field")).contains(board.place(labels[0])));
    }
    board.view().reset(0);
    CHECK(board.labels_with("Stuck: hit it with another disk").empty());
}

TEST_CASE("against a bot, the text about a disk in the trap faces the person", "[views][board]") {
    for (const int seat : {0, 1}) {
        CAPTURE(seat);
        Board board(seat == 0 ? std::vector{0, 1} : std::vector{1, 0});
        board.turn({390, 844});
        int found = 0;
        for (QQuickItem* label : board.items()) { // at either end, although it is not visible now
            if (label->property("text") != "Stuck: hit it with another disk") continue;
            CHECK(label->mapToScene({1, 0}).x() - label->mapToScene({0, 0}).x() == Approx(1));
            ++found;
        }
        CHECK(found == 2);
    }
}

TEST_CASE("the reason of a refusal is shown at the end of the player who acted", "[views][board]") {
    Board board({0, 0});
    for (const QSize& size : kSizes) {
        board.turn(size);
        CAPTURE(size.width(), size.height());
        for (const int seat : {0, 1}) {
            const int side = seat == 0 ? 1 : -1;
            board.view().press(1, -62 * side, -204 * side);
            board.view().move(1, 0, -100 * side);
            board.view().lift(1); // PT-2
            const auto labels = board.labels_with("Not in front of the trap.");
            REQUIRE(labels.size() == 1);
            const QRectF banner = board.place(labels.front()->parentItem());
            CHECK(QRectF(-1, -1, size.width() + 2, size.height() + 2).contains(banner));
            // Seat 0 is at the bottom of a portrait board, and on the right of a landscape board.
            const bool landscape = size.width() > size.height();
            CHECK((landscape ? banner.center().x() > size.width() / 2
                             : banner.center().y() > size.height() / 2) == (seat == 0));
            for (QQuickItem* shown : board.shown("MessageBubble"))
                QMetaObject::invokeMethod(shown, "hide");
        }
    }
}

TEST_CASE("a player's message stays while the other one plays, and disappears with the player's own touch",
          "[views][board]") {
    Board board({0, 0});
    board.turn({390, 844});
    board.view().press(1, -62, -204);
    board.view().move(1, 0, -100);
    board.view().lift(1); // PT-2
    REQUIRE(board.labels_with("Not in front of the trap.").size() == 1);
    const auto touch = [&](QPoint at) {
        QTest::touchEvent(board.window, board.screen).press(3, at, board.window);
        QTest::touchEvent(board.window, board.screen).release(3, at, board.window);
    };
    touch({195, 200}); // in the far camp
    CHECK(board.labels_with("Not in front of the trap.").size() == 1);
    touch({195, 640});
    CHECK(board.labels_with("Not in front of the trap.").empty());
}

TEST_CASE("no refusal is shown in the first second after a round", "[views][board]") {
    Board board({0, 0});
    for (const int seat : {0, 1})
        board.view().handDown(seat);
    REQUIRE(board.view().phase() == PassedTrapView::RoundPhase::Playing);
    for (int i = 0; i < 60 * 60 && board.view().phase() == PassedTrapView::RoundPhase::Playing;
         ++i) // the sand runs out
        board.session().driver()->frame(1.0 / 60);
    REQUIRE(board.view().phase() == PassedTrapView::RoundPhase::RoundOver);
    const auto refuse = [&] {
        emit board.view().refused("not_now", "You can’t do that now.");
        return !board.labels_with("You can’t do that now.").empty();
    };
    CHECK_FALSE(refuse());
    QTest::qWait(1100);
    CHECK(refuse());
}

TEST_CASE("the longest refusal has room at every end, in large letters too", "[views][board]") {
    for (const std::vector<int>& levels : {std::vector{0, 0}, std::vector{0, 1}, std::vector{0}}) {
        Board board(levels, levels.size() == 1 ? "practice" : "best_of_seven");
        const QString text = "Un palet dans la trappe ne se joue pas : frappez-le avec un autre.";
        for (const double scale : {1.0, 1.5})
            for (const QSize& size : kSizes) {
                CAPTURE(levels.size(), scale, size.width(), size.height());
                board.parts.store.settings().setFontScale(scale);
                board.turn(size);
                board.view().quick(0); // clears the last refusal
                emit board.view().refused("in_trap", text);
                QTest::qWait(20);
                REQUIRE(board.labels_with(text).size() == 1);
                QQuickItem* label = board.labels_with(text).front();
                const QRectF banner = board.place(label->parentItem());
                CHECK(banner.contains(board.place(label)));
                CHECK(QRectF(-1, -1, size.width() + 2, size.height() + 2).contains(banner));
            }
    }
}

TEST_CASE("a laugh claimed against a bot needs no answer, and keys take the disk out (PT-16)",
          "[views][board]") {
    Board against({0, 1}, "not_a_laughing_matter");
    against.view().handDown(0);
    if (against.view().phase() != PassedTrapView::RoundPhase::Playing)
        REQUIRE(submit(*against.session().driver(), "ready 1"));
    against.view().claim(0);
    REQUIRE(against.view().accuser() == 0);
    CHECK(against.labels_containing("Yes, ").empty());
    CHECK_FALSE(against.button("No, keep playing"));

    Board board({0, 0}, "not_a_laughing_matter");
    board.view().handDown(0);
    board.view().handDown(1);
    board.view().claim(0);
    CHECK(board.button("No, keep playing"));
    const auto turned = [&](const char* text) {
        const auto labels = board.labels_containing(text);
        REQUIRE(labels.size() == 1);
        return board.turned(labels.front());
    };
    const QString accused = board.session().table()->playerName(1);
    CHECK(turned("or a referee answers") == 0); // who asked, at the near end, waits
    CHECK(turned("You laughed!”") == 180);
    CHECK(turned("or a referee: is that true?") == 180);
    board.click_button("Yes, " + accused + " laughed"); // third person, as by a referee
    REQUIRE(board.view().laughEstablished());
    CHECK(turned("to remove it") == 0);
    CHECK(turned("removes one disk") == 180);
    // The card does not cover the camp from which the disk is removed.
    CHECK(board.place(board.item("Call")).bottom() < board.at(0, 0).y() + 1);
    board.item("BoardFocus")->forceActiveFocus();
    board.key(Qt::Key_N);
    board.key(Qt::Key_Space);
    CHECK(board.view().end0()->disks == 4);
    CHECK(board.view().phase() == PassedTrapView::RoundPhase::Laid);
}

TEST_CASE("in left-handed mode the controls are at the left of the near end", "[views][board]") {
    Board board({0, 0});
    for (const QSize size : {QSize(360, 640), QSize(800, 1280)}) {
        board.turn(size);
        for (const bool left : {false, true}) {
            CAPTURE(size.width(), left);
            board.parts.store.settings().setLeftHanded(left);
            QTest::qWait(50);
            QQuickItem* menu = board.button("Menu");
            REQUIRE(menu);
            CHECK((board.place(menu).center().x() < size.width() / 2) == left);
            QQuickItem* name = board.labels_with(board.session().table()->playerName(0)).front();
            CHECK((board.place(name).left() > board.place(menu).right()) == left);
        }
    }
}

TEST_CASE("a single player in landscape has the camp at the thumb and unrotated texts", "[views][board]") {
    Board board({0, 1});
    for (const bool buttons : {false, true})
        for (const bool left : {false, true}) {
            CAPTURE(buttons, left);
            board.parts.store.settings().setTapControls(buttons);
            board.parts.store.settings().setLeftHanded(left);
            board.turn({844, 390});
            const QRectF wood = board.place(board.item("Field"));
            CHECK((board.at(0, -200).x() < wood.center().x()) == left);
            CHECK((board.place(board.button("Menu")).center().x() < wood.center().x()) == left);
            for (QQuickItem* label : board.labels_with("Hold here to start")) {
                CHECK(label->mapToScene({1, 0}).x() - label->mapToScene({0, 0}).x() == Approx(1));
                CHECK(QRectF(0, 0, 844, 390).contains(board.place(label)));
            }
        }
}

TEST_CASE("a disk that flies over the wall is animated", "[views][board]") {
    Board board({0, 0});
    board.parts.store.settings().setReducedMotion(false);
    const QQuickItem* marks = board.item("Marks");
    const auto at_rest = marks->childItems().size();
    emit board.view().crossed(true, 80, -20);
    REQUIRE(marks->childItems().size() == at_rest + 1);
    QPointer<QQuickItem> leap;
    for (QQuickItem* child : marks->childItems())
        if (child->property("leaps").toBool()) leap = child;
    REQUIRE(leap);
    // From its own side of the wall to the other; then it disappears.
    CHECK(leap->mapToScene({}).y() > board.at(80, 0).y());
    CHECK(QTest::qWaitFor([&] { return !leap || leap->mapToScene({}).y() < board.at(80, 20).y(); }, 2000));
    CHECK(QTest::qWaitFor([&] { return marks->childItems().size() == at_rest; }, 2000));

    board.parts.store.settings().setReducedMotion(true);
    emit board.view().crossed(true, 80, -20);
    CHECK(marks->childItems().size() == at_rest);
}

TEST_CASE("in a replay of a two-player match both ends face the viewer, and input changes nothing",
          "[views][board]") {
    Board board({0, 0}, "classical", {{"disks", 9}}); // the far player has one disk to pass
    for (int round = 0; round < 2; ++round) {         // PT-13: two rounds win
        board.view().handDown(0);
        board.view().handDown(1);
        board.shoot(1, -238);
        REQUIRE(board.view().phase() ==
                (round == 0 ? PassedTrapView::RoundPhase::RoundOver : PassedTrapView::RoundPhase::Over));
        board.view().goOn();
    }
    board.click_button("Watch replay");
    REQUIRE(QTest::qWaitFor([&] { return board.session().replayer() != nullptr; }));
    REQUIRE(QTest::qWaitFor([&] { return board.button("Play again") == nullptr; }));
    Replayer& replayer = *board.session().replayer();
    const auto watch_until = [&](auto there) {
        replayer.setPlaying(true);
        for (int i = 0; i < 5000 && !there(); ++i)
            replayer.frame(1.0 / 250); // less than a tick
        replayer.setPlaying(false);
        REQUIRE(there());
    };
    QStringList refusals;
    QObject::connect(&board.view(), &GameView::refused, &board.view(),
                     [&](const QString& key) { refusals << key; });
    const auto look = [&] {
        CAPTURE(board.view().phase());
        for (const QSize size : {QSize(390, 844), QSize(844, 390)}) {
            board.turn(size);
            CAPTURE(size.width());
            for (QQuickItem* label : board.items()) {
                if (!label->isVisible() || !label->inherits("QQuickText")) continue;
                CAPTURE(label->property("text").toString().toStdString());
                const QPointF along = label->mapToScene({1, 0}) - label->mapToScene({0, 0});
                CHECK(along.x() == Approx(1));
                CHECK(QRectF(-1, -1, size.width() + 2, size.height() + 2).contains(board.place(label)));
            }
        }
        const auto hash = board.session().driver()->match().hash();
        board.press_accessible("Disk 1 of the near camp");
        board.press_accessible("Both hold");
        CHECK(board.session().driver()->match().hash() == hash);
        CHECK(board.view().aimSeat() == -1);
        CHECK(refusals.isEmpty());
    };
    replayer.restart();
    watch_until([&] { return board.view().end0()->all_placed && board.view().end1()->all_placed; });
    CHECK(board.accessible("Both hold"));
    look();
    watch_until([&] { return board.view().phase() == PassedTrapView::RoundPhase::Playing; });
    look();
    watch_until([&] { return board.view().phase() == PassedTrapView::RoundPhase::RoundOver; });
    look();
}

TEST_CASE("three digits of seconds fit beside the sand timer", "[views][board]") {
    Board board({0, 0}, "best_of_seven", {{"timer", 120}});
    for (const QSize& size : kSizes) {
        board.turn(size);
        CAPTURE(size.width(), size.height());
        REQUIRE(board.labels_with("120").size() == 2);
        for (QQuickItem* label : board.labels_with("120")) {
            CHECK(label->implicitWidth() <= label->width());
            CHECK(QRectF(0, 0, size.width(), size.height()).contains(board.place(label)));
        }
    }
}

TEST_CASE("one second of sand is announced in the singular", "[views][board]") {
    Board board({0}, "solitaire_madness");
    const auto text = [&] { return board.item("SandTimer")->property("text").toString(); };
    CHECK(text() == "45 seconds left");
    board.view().handDown(0);
    for (int i = 0; i < 60 * 60 && board.view().secondsLeft() > 1; ++i)
        board.run(1.0 / 60);
    CHECK(text() == "1 second left; pause the timer");
    board.view().pause();
    CHECK(text() == "1 second left");
}

TEST_CASE("the hand has space at its sides, also with large text and long names", "[views][board]") {
    const QStringList names{"Maximilianus-Alexandrina", "Konstantin-Emmanuelowitsch"};
    for (const auto& [preset, levels] :
         {std::pair{"best_of_seven", std::vector{0, 0}}, std::pair{"best_of_seven", std::vector{0, 1}},
          std::pair{"big_slam", std::vector{0, 0}}, std::pair{"solitaire_madness", std::vector{0}}}) {
        Board board(levels, preset, {{"timer", 120}}, names.first(static_cast<qsizetype>(levels.size())));
        for (const double scale : {1.0, 1.5})
            for (const QSize& size : kSizes) {
                CAPTURE(preset, levels.size(), scale, size.width(), size.height());
                board.parts.store.settings().setFontScale(scale);
                board.turn(size);
                for (QQuickItem* pad : board.shown("HandPad")) {
                    CHECK(pad->width() >= 48);
                    const QRectF kept = board.place(pad).adjusted(-6, -6, 6, 6);
                    for (const char* type : {"SandTimer", "IconButton", "PegRow"})
                        for (QQuickItem* item : board.shown(type))
                            CHECK_FALSE(kept.intersects(board.place(item)));
                    for (int seat = 0; seat < static_cast<int>(levels.size()); ++seat)
                        for (QQuickItem* name :
                             board.labels_with(board.session().table()->playerName(seat))) {
                            CHECK(name->property("lineCount").toInt() == 1);
                            CHECK(name->property("contentWidth").toDouble() <= name->width() + 1);
                            CHECK(name->width() > 60); // enough of it to know who that is
                            CHECK_FALSE(kept.adjusted(6, 6, -6, -6).intersects(board.place(name)));
                        }
                }
            }
    }
}
