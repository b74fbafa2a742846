// How the board of Trap shows a game, keys, and complete games.
#include "core/random.h"
#include "games/hex_trap/desk.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTest>

#include <set>

using namespace trapbox;
using namespace trapbox::hex_trap;
using tests::Desk;
using Action = HexTrapView::Action;
using Light = HexTrapView::Light;
using WallKind = HexTrapView::WallKind;

TEST_CASE("an opponent's turn is shown half by half", "[views]") {
    Desk board;
    board.view.setPace(1);
    const auto mover_row = [&] { return Desk::role(board.view.movers(), 0, "unitY").toDouble(); };
    submit(board.driver, "c2-d2 e5|e6");
    CHECK(board.view.showing());
    CHECK(board.view.actor() == 0); // still Red's
    CHECK(board.view.made() == Action::Step);
    CHECK(mover_row() == Approx(board.at("d2").y()));
    CHECK(board.view.walls()->rowCount() == 0);
    CHECK(board.cues == QStringList{"step"});
    SECTION("the second half is shown automatically") {
        QElapsedTimer clock;
        clock.start();
        while (board.view.showing() && clock.elapsed() < 5000)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        CHECK(clock.elapsed() > 200); // long enough to be seen
    }
    SECTION("or immediately on a touch") {
        board.press("a1");
        board.view.cancel(1);
    }
    CHECK(board.view.actor() == 1);
    CHECK(board.view.walls()->rowCount() == 1);
    CHECK(board.cues == QStringList{"step", "wall"});
}

TEST_CASE("touches do nothing on a bot's turn", "[views]") {
    Desk board;
    board.view.set_bots({true, false});
    board.drag({"c2", "d2"});
    board.tap("e5|e6");
    board.view.act();
    CHECK(board.view.made() == Action::NoAction);
    CHECK(board.view.doing() == Action::NoAction);
    CHECK(Desk::role(board.view.movers(), 0, "able") == false);
}

TEST_CASE("a hint shows both halves in board and text, and the second half after the first is played",
          "[views]") {
    Desk board;
    show_hint(board.driver, "c2-d2 e5|e6");
    CHECK(board.view.side0()->text == "Hint: c2–d2, wall e5|e6");
    const auto hinted_slot = [&] {
        for (int row = 0; row < board.view.slotRows()->rowCount(); ++row)
            if (const QString label = Desk::role(board.view.slotRows(), row, "label").toString();
                label.endsWith(", hint"))
                return label;
        return QString();
    };
    CHECK(hinted_slot() == "slot between e5 and e6, hint");
    CHECK(board.light("c2") == Light::Hint);
    CHECK(board.light("d2") == Light::Hint);
    REQUIRE(board.view.ghosts()->rowCount() == 1);
    CHECK(Desk::role(board.view.ghosts(), 0, "kind").value<WallKind>() == WallKind::Hinted);
    board.drag({"c2", "d2"});
    CHECK(board.light("d2") == Light::Dark);
    CHECK(board.view.side0()->text == "Hint: wall e5|e6");
    CHECK(board.view.ghosts()->rowCount() == 1);
    board.tap("e5|e6");
    board.tap("e5|e6");
    CHECK(board.view.ghosts()->rowCount() == 0);
}

TEST_CASE("a whole turn by keys: cursor, Enter, Tab", "[views]") {
    Desk board;
    REQUIRE(board.view.cursor() == board.at("c4")); // the middle one of Red's movers
    CHECK(board.view.cursorText().startsWith("c4"));
    board.view.act();
    board.view.moveCursor(0, -1); // away from Red
    const bool left = board.view.cursor() == board.at("d4");
    CHECK((left || board.view.cursor() == board.at("d5")));
    board.view.act();
    CHECK(board.view.made() == Action::Step);
    board.view.switchCursor();
    CHECK(board.view.cursorOnSlots());
    board.view.moveCursor(0, -1);
    board.view.act();
    CHECK(board.turns() == 1);
}

TEST_CASE("the cursor reaches every space and every slot", "[views]") {
    for (const bool slots_too : {false, true}) {
        Desk board("", 4);
        if (slots_too) board.view.switchCursor();
        std::set<std::pair<int, int>> seen;
        Random random(11);
        constexpr int kWays[][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
        for (int i = 0; i < 20000; ++i) {
            const auto& way = kWays[random.below(4)];
            board.view.moveCursor(way[0], way[1]);
            const QPointF at = board.view.cursor();
            seen.insert({qRound(at.x() * 100), qRound(at.y() * 100)});
        }
        CHECK(seen.size() == (slots_too ? 90U : 37U)); // of a field of side 4
    }
}

TEST_CASE("a trapped mover is shown as caught", "[views]") {
    // Blue on a1 has a wall to b1; a2 and b2 are open.
    Desk board("R:c2,c4,c6 B:a1,g4,g6 walls=a1|b1");
    for (const char* slot : {"a1|a2", "a1|b2"}) {
        board.tap(slot);
        board.tap(slot);
    }
    CHECK(board.last() == "a1|a2 a1|b2");
    CHECK(Desk::role(board.view.movers(), 3, "caught") == true);
    CHECK(board.view.side1()->caught == 1);
    CHECK(board.cues.contains("trapped"));
    CHECK(Desk::role(board.view.turns(), 0, "sign") == "cage");
}

TEST_CASE("a mover shivers before its cage closes, unless a touch skips it", "[views]") {
    // As above.
    Desk board("R:c2,c4,c6 B:a1,g4,g6 walls=a1|b1");
    board.view.setPace(1);
    const auto role = [&](const char* name) { return Desk::role(board.view.movers(), 3, name).toBool(); };
    CHECK_FALSE(role("closing"));
    board.tap("a1|a2");
    board.tap("a1|a2");
    CHECK_FALSE(role("closing")); // b2 is open
    CHECK_FALSE(board.cues.contains("shivers"));
    board.tap("a1|b2");
    CHECK(board.cues.last() == "shivers");
    CHECK(role("closing")); // already while the wall is previewed
    board.tap("a1|b2");
    CHECK(board.view.showing());
    CHECK(role("closing"));
    CHECK_FALSE(role("caught"));
    CHECK_FALSE(board.cues.contains("trapped"));
    SECTION("automatically") {
        QElapsedTimer clock;
        clock.start();
        while (board.view.showing() && clock.elapsed() < 5000)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        CHECK(clock.elapsed() > 200); // long enough to be seen
    }
    SECTION("or immediately") { board.view.skip(); }
    CHECK_FALSE(board.view.showing());
    CHECK(role("caught"));
    CHECK_FALSE(role("closing"));
    CHECK(board.cues.contains("trapped"));
    CHECK(board.cues.count("shivers") == 1); // its cage is one long shiver later
}

TEST_CASE("a mover that an opponent's turn closes in is heard to shiver before its cage", "[views]") {
    // As above, for a turn that no finger has previewed.
    Desk board("R:c2,c4,c6 B:a1,g4,g6 walls=a1|b1");
    board.view.setPace(1);
    submit(board.driver, "a1|a2 a1|b2");
    CHECK(board.cues == QStringList{"wall"}); // b2 is open
    board.view.skip();
    CHECK(board.cues == QStringList{"wall", "wall", "trapped"});

    Desk slow("R:c2,c4,c6 B:a1,g4,g6 walls=a1|b1");
    slow.view.setPace(0.1);
    submit(slow.driver, "a1|a2 a1|b2");
    REQUIRE(QTest::qWaitFor([&] { return !slow.view.showing(); }));
    CHECK(slow.cues == QStringList{"wall", "wall", "shivers", "trapped"});
}

TEST_CASE("a mover's reachable spaces don't include its own space", "[views]") {
    // Red is on a1. Walls to b1 and b2 leave only a2, whose other exits (a3, b2 and b3) have walls. So one
    // space.
    Desk board("R:a1,c4,c6 B:g2,g4,g6 walls=a1|b1,a1|b2,a2|a3,a2|b2,a2|b3");
    CHECK(Desk::role(board.view.movers(), 0, "reach") == 1);
    const auto reach = [&](const char* space) {
        for (int row = 0; row < board.view.spaces()->rowCount(); ++row)
            if (Desk::role(board.view.spaces(), row, "name") == space)
                return Desk::role(board.view.spaces(), row, "reach").toInt();
        return -1;
    };
    CHECK(reach("a2") == 1); // Red alone
    CHECK(reach("e5") == 3); // both
}

TEST_CASE("reachable spaces are in the labels while they are shown", "[views]") {
    // As above; also, i1 is closed off by its three walls to i2, h1 and h2.
    Desk board("R:a1,c4,c6 B:g2,g4,g6 walls=a1|b1,a1|b2,a2|a3,a2|b2,a2|b3,i1|i2,h1|i1,h2|i1");
    const auto label_of = [&](const char* space) {
        for (int row = 0; row < board.view.spaces()->rowCount(); ++row)
            if (Desk::role(board.view.spaces(), row, "name") == space)
                return Desk::role(board.view.spaces(), row, "label").toString().toStdString();
        return std::string();
    };
    CHECK(label_of("a1") == "a1, red mover, can move");
    board.view.setReachShown(true);
    CHECK(label_of("a1") ==
          "a1, red mover, can move, can still reach 1 space(s)"); // as written in the source
    CHECK(label_of("a2") == "a2, Red can get here");
    CHECK(label_of("e5") == "e5, both can get here");
    CHECK(label_of("i1") == "i1, nobody can get here");
    board.view.setReachShown(false);
    CHECK(label_of("a2") == "a2");
}

TEST_CASE("a captured mover reaches nothing, also when its neighbour has left (HX-4)", "[views]") {
    Desk board("R:c2,c4,c6 B:a1,g4,g6 walls=a1|b1,a1|a2 caught=a1"); // b2 is free
    CHECK(Desk::role(board.view.movers(), 3, "caught") == true);
    CHECK(Desk::role(board.view.movers(), 3, "reach") == 0);
}

TEST_CASE("a draw is offered and answered, and a player resigns", "[views]") {
    Desk board;
    CHECK(board.view.canOfferDraw());
    board.view.offerDraw();
    CHECK(board.view.offerFrom() == 0);
    CHECK(board.view.actor() == 1);
    board.tap("e5|e6"); // no move is possible while the offer is open
    CHECK(board.view.doing() == Action::NoAction);
    board.view.answerDraw(false);
    CHECK(board.view.offerFrom() == -1);
    CHECK(board.view.actor() == 0);
    CHECK(board.view.end_text({"Anna", "Ben"}) == "");
    board.view.resign();
    CHECK(board.view.actor() == -1);
    CHECK(board.driver.ended());
    CHECK(board.view.end_text({"Anna", "Ben"}) == "Anna resigned");
}

TEST_CASE("the result of Trap names the trapped player, or the reason for the draw", "[views]") {
    SECTION("all three trapped (HX-5)") { // two of Blue's in their corners, and a1 open towards b2 alone
        Desk board(
            "R:e4,e5,e6 B:a1,a5,i1 walls=a1|a2,a1|b1,a4|a5,a5|b5,a5|b6,h1|i1,h2|i1,i1|i2 caught=a5,i1");
        for (const char* wall : {"a1|b2", "a1|b2", "e1|e2", "e1|e2"})
            board.tap(wall);
        REQUIRE(board.driver.ended());
        CHECK(board.view.end_text({"Anna", "Ben"}) == "All three of Ben’s movers are trapped");
        CHECK(board.view.end_story({"Anna", "Ben"}) ==
              QStringList{"1 turn(s) · 10 wall(s)"}); // as written in the source
    }
    SECTION("a draw") {
        Desk board;
        board.view.offerDraw();
        board.view.answerDraw(true);
        CHECK(board.view.end_text({"Anna", "Ben"}) == "Draw by agreement");
    }
}

TEST_CASE("a near or actual draw names what prevents it (HX-6)", "[views]") {
    const bool free_again = GENERATE(false, true);
    const QString what = free_again ? "a wall" : "a wall or a trap";
    Desk board("R:c2,c4,c6 B:g2,g4,g6 quiet=58", 5, free_again ? " free_again=on" : "");
    CHECK(board.view.quietText() == "Draw after 2 more turn(s) without " + what); // as written in the source
    submit(board.driver, "c2-d2-d3");
    submit(board.driver, "g2-f2-f3");
    CHECK(board.view.quietText() == "");
    CHECK(board.view.end_text({"Anna", "Ben"}) == "Draw: too many turns without " + what);
}

TEST_CASE("complete games can be played by taps alone", "[views]") {
    for (const int side : {4, 5}) {
        Desk board("", side);
        Random random(static_cast<Seed>(side));
        const auto any = [&](const auto& list) {
            return list[random.below(static_cast<std::uint32_t>(list.size()))];
        };
        const HexTrapPlaces places(side);
        for (int turn = 0; turn < 400 && !board.driver.ended(); ++turn) {
            if (board.view.mustPass()) {
                board.view.pass();
                continue;
            }
            const auto before = board.turns();
            HexTrapDraft draft;
            const View now = Rules::view(board.state());
            for (const bool second : {false, true}) {
                const auto halves_now = second ? completions(now, *draft.first()) : halves(now);
                const Half half = any(halves_now);
                if (!second) {
                    draft.start(now);
                    draft.make(half);
                }
                const auto tap = [&](QPointF at) {
                    board.view.press(1, at.x(), at.y());
                    board.view.lift(1);
                };
                if (half.kind == Half::Kind::wall) {
                    tap(places.at(half.slot()));
                    tap(places.at(half.slot()));
                } else {
                    tap(places.at(half.from));
                    tap(places.at(half.to));
                    if (board.refused == "closes_own") tap(places.at(half.to)); // confirms the warning (HX-4)
                }
                board.refused.clear();
            }
            REQUIRE(board.turns() == before + 1);
        }
        CHECK(board.driver.ended());
    }
}

TEST_CASE("random touches and keys leave no stuck state", "[views]") {
    Desk board("", 4);
    Random random(5);
    for (int i = 0; i < 8000 && !board.driver.ended(); ++i) {
        const int finger = static_cast<int>(random.below(3));
        const double x = random.unit() * 8.0 - 4;
        const double y = random.unit() * 8.0 - 4;
        switch (random.below(9)) {
        case 0:
        case 1: board.view.press(finger, x, y); break;
        case 2:
        case 3: board.view.move(finger, x, y); break;
        case 4: board.view.lift(finger); break;
        case 5: board.view.cancel(finger); break;
        case 6: board.view.moveCursor(static_cast<int>(random.below(3)) - 1, 1); break;
        case 7: board.view.confirm(); break;
        default: random.below(4) == 0 ? board.view.takeBack() : board.view.act(); break;
        }
        if (board.view.mustPass()) board.view.pass();
    }
    for (int finger = 0; finger < 3; ++finger)
        board.view.cancel(finger);
    CHECK(board.view.held() == -1);
    CHECK(board.turns() >= 5);
    board.view.takeBack();
    board.view.moveCursor(0, 1);
    if (board.driver.ended()) return;
    const Half next = halves(Rules::view(board.state())).front();
    const bool is_wall = next.kind == Half::Kind::wall;
    const HexTrapPlaces places(4);
    const QPointF at = is_wall ? places.at(next.slot()) : places.at(next.from);
    board.view.press(1, at.x(), at.y());
    board.view.lift(1);
    CHECK(board.view.doing() == (is_wall ? Action::Wall : Action::Step));
}
