// Touches on the field of Trap, and the turns that they play.
#include "core/random.h"
#include "games/hex_trap/desk.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace trapbox;
using namespace trapbox::hex_trap;
using tests::Desk;
using Action = HexTrapView::Action;
using Light = HexTrapView::Light;
using WallKind = HexTrapView::WallKind;

TEST_CASE("a mover that is touched lights the spaces one and two steps away", "[views]") {
    // Start of the game: only the border on the left is near c2.
    Desk board;
    board.tap("c2");
    CHECK(board.view.doing() == Action::Step);
    CHECK(board.light("d2") == Light::One);
    CHECK(board.light("e3") == Light::Two);
    CHECK(board.light("c4") == Light::Dark); // another mover is there
    CHECK(board.light("f3") == Light::Dark);
    board.tap("c2");
    CHECK(board.light("d2") == Light::Dark);
    CHECK(board.turns() == 0);
}

TEST_CASE("a step is half a turn: shown, but no turn until the second half", "[views]") {
    Desk board;
    board.tap("c2");
    board.tap("d2");
    CHECK(board.turns() == 0);
    CHECK(board.view.made() == Action::Step);
    CHECK(board.view.canTakeBack());
    CHECK(board.light("c2") == Light::Back);
    CHECK(board.cues == QStringList{"step"});
    board.tap("e5|e6"); // the first tap is only a preview
    CHECK(board.turns() == 0);
    CHECK(board.view.doing() == Action::Wall);
    CHECK(board.preview_at("e5|e6"));
    board.tap("e5|e6");
    CHECK(board.last() == "c2-d2 e5|e6");
    CHECK(board.cues == QStringList{"step", "wall"}); // each half is heard once
    CHECK(board.view.made() == Action::NoAction);
    CHECK(board.view.actor() == 1);
}

TEST_CASE("a tap elsewhere moves the preview instead of placing the wall", "[views]") {
    Desk board;
    board.tap("e5|e6");
    board.tap("e3|e4");
    CHECK(board.preview_at("e3|e4"));
    CHECK(board.view.made() == Action::NoAction);
    board.tap("e3|e4");
    CHECK(board.view.made() == Action::Wall);
    board.tap("e5|e6");
    board.view.confirm(); // the button does the same as the second tap
    CHECK(board.last() == "e3|e4 e5|e6");
    CHECK(board.view.pile() == 88);
}

TEST_CASE("anywhere on the field some slot is within reach of the finger", "[views]") {
    Desk board("", 6);
    Random random(3);
    for (int i = 0; i < 500; ++i) {
        const HexTrapPlaces places(6);
        const auto& spaces = places.board().spaces;
        const auto& place = spaces[random.below(static_cast<std::uint32_t>(spaces.size()))];
        if (board.state().position.mover_on(place.space) >= 0) continue;
        board.view.press(1, places.at(place.space).x() + random.unit() * 0.5 - 0.25,
                         places.at(place.space).y() + random.unit() * 0.5 - 0.25);
        CHECK(board.view.doing() == Action::Wall);
        board.view.cancel(1);
        CHECK(board.view.doing() == Action::NoAction);
    }
}

TEST_CASE("a slide moves the preview of a wall and places nothing, a second tap or the tick does",
          "[views]") {
    Desk board;
    board.press("e3|e4");
    CHECK(board.preview_at("e3|e4"));
    board.move("e4|e5");
    CHECK(board.preview_at("e4|e5"));
    board.move("e5|e6");
    board.view.lift(1);
    CHECK(board.view.made() == Action::NoAction);
    CHECK(board.preview_at("e5|e6"));
    CHECK(board.view.side0()->text == "Tap again to place the wall");
    // A slide from the preview only moves the preview.
    board.drag({"e5|e6", "e6|e7"});
    CHECK(board.view.made() == Action::NoAction);
    CHECK(board.preview_at("e6|e7"));
    SECTION("a tap on it") { board.tap("e6|e7"); }
    SECTION("the tick") { board.view.confirm(); }
    CHECK(board.view.made() == Action::Wall);
    CHECK_FALSE(board.state().walls.size() > 0); // still only half a turn
    // Released off the field: nothing happens.
    board.press("d4|d5");
    board.view.move(1, 9, 9);
    CHECK(board.view.doing() == Action::NoAction);
    board.view.lift(1);
    CHECK(board.turns() == 0);
}

TEST_CASE("a mover goes two spaces by a tap on the far one or along a drag", "[views]") {
    Desk board;
    board.tap("c6");
    board.tap("e7");
    CHECK(board.state().position.movers[2] == *parse_space("e7"));
    CHECK(board.turns() == 1);
    // g2 reaches e3 through f2 or f3.
    SECTION("by one") {
        board.drag({"g2", "f2", "e3"});
        CHECK(board.last() == "g2-f2-e3");
    }
    SECTION("or by the other") {
        board.drag({"g2", "f3", "e3"});
        CHECK(board.last() == "g2-f3-e3");
    }
}

TEST_CASE("with a mover chosen, all of a lit space is its target, right up to the walls", "[views]") {
    // The points are 0.48 of a width from the centre towards each of the six slots (which are at 0.5), and
    // towards the corners (at 0.577).
    const int way = GENERATE(range(0, 12));
    const double angle = way * 3.14159265 / 6;
    const double reach = way % 2 == 0 ? 0.48 : 0.55;
    const QPointF edge(reach * std::cos(angle), reach * std::sin(angle));
    Desk board;
    board.tap("c4");
    REQUIRE(board.light("d4") == Light::One);
    board.view.press(1, board.at("d4").x() + edge.x(), board.at("d4").y() + edge.y());
    CHECK(board.view.doing() == Action::Step); // no wall is seen
    SECTION("a tap") {}
    SECTION("a tap that slips") {
        board.view.move(1, board.at("d4").x() + edge.x() * 0.1, board.at("d4").y() + edge.y() * 0.1);
    }
    board.view.lift(1);
    CHECK(board.view.made() == Action::Step);
    CHECK(board.light("c4") == Light::Back);
}

TEST_CASE("with a mover chosen, taps outside lit spaces choose slots, and all taps do after it is deselected",
          "[views]") {
    Desk board;
    board.tap("c4");
    board.tap("g5|h4"); // far away
    CHECK(board.preview_at("g5|h4"));
    board.tap("c4");
    board.tap("c4"); // chosen, then deselected
    board.tap("d4|e5");
    CHECK(board.preview_at("d4|e5"));
    board.tap("c4");
    // A drag from a lit space to a place outside: a wall again.
    board.press("d4");
    board.move("e4|e5");
    CHECK(board.preview_at("e4|e5"));
}

TEST_CASE("the strip shows the actions of a turn, those done and those left", "[views]") {
    Desk board;
    CHECK(board.view.side0()->text == "Two actions: steps or walls");
    board.drag({"c2", "d2"});
    CHECK(board.view.side0()->text == "Step made. One more: step or wall");
    board.view.takeBack();
    board.tap("e5|e6");
    board.tap("e5|e6");
    CHECK(board.view.side0()->text == "Wall placed. One more: step or wall");
    board.drag({"c2", "d2"});
    CHECK(board.view.side0()->text == "c2–d2, wall e5|e6");
    CHECK(Desk::role(board.view.turns(), 0, "text") == "c2–d2, wall e5|e6");
    board.drag({"g2", "f2", "e3"});
    CHECK(Desk::role(board.view.turns(), 1, "text") == "g2–f2–e3");
}

TEST_CASE("two movers go one space each", "[views]") {
    Desk board;
    board.drag({"c2", "d2"});
    CHECK(board.view.made() == Action::Step);
    board.tap("c4");
    CHECK(board.light("d4") == Light::One);
    CHECK(board.light("e5") == Light::Dark); // only one step is left
    board.tap("d4");
    CHECK(board.last() == "c2-d2 c4-d4");
}

TEST_CASE("half a turn can be taken back until the second half is played", "[views]") {
    Desk board;
    SECTION("a step by tapping where it began") {
        board.drag({"c2", "d2"});
        board.tap("c2");
    }
    SECTION("a step by dragging the mover back") {
        board.drag({"c2", "d2"});
        board.drag({"d2", "c2"});
    }
    SECTION("a wall by tapping it") {
        board.tap("e5|e6");
        board.tap("e5|e6");
        REQUIRE(board.view.made() == Action::Wall);
        CHECK(board.view.pile() == 89);
        board.tap("e5|e6");
    }
    SECTION("either by the button") {
        board.drag({"c2", "d2"});
        board.view.takeBack();
    }
    CHECK(board.view.made() == Action::NoAction);
    CHECK(board.view.pile() == 90);
    CHECK(board.turns() == 0);
    board.tap("c2");
    CHECK(board.light("d2") == Light::One);
}

TEST_CASE("taking a turn back also drops the half that follows it", "[views]") {
    Desk board;
    submit(board.driver, "c2-d2 e5|e6");
    board.drag({"g2", "f2"});
    REQUIRE(board.view.made() == Action::Step);
    board.driver.undo();
    CHECK(board.view.made() == Action::NoAction);
    CHECK(board.turns() == 0);
    CHECK(board.view.walls()->rowCount() == 0);
}

TEST_CASE("an illegal step is refused with a reason", "[views]") {
    // Red's c4 is next to Blue's mover on d4 and a wall towards d5; Red's a1 is closed in.
    Desk board("R:a1,c4,c6 B:d4,g4,g6 walls=a1|a2,a1|b1,a1|b2,c4|d5");
    board.tap("h3|h4");
    board.tap("h3|h4");
    REQUIRE(board.view.made() == Action::Wall); // one step is left
    board.drag({"c4", "d4"});
    CHECK(board.refused == "occupied");
    board.drag({"c4", "d5"});
    CHECK(board.refused == "wall_in_the_way");
    board.tap("e5");
    CHECK(board.refused == "too_far");
    CHECK(board.reason == "That is out of reach.");
    CHECK(board.light("e5") == Light::Bars);
    board.tap("c4"); // deselects it
    board.tap("a1");
    CHECK(board.refused == "caught");
    CHECK(board.turns() == 0);
}

TEST_CASE("the obstacle of a refused step or wall is highlighted briefly", "[views]") {
    Desk board("R:c2,c4,c6 B:d4,g4,g6 walls=c4|d5");
    board.tap("h3|h4"); // one step is left
    board.tap("h3|h4");
    board.drag({"c4", "d4"});
    REQUIRE(board.refused == "occupied");
    CHECK(board.light("d4") == Light::Bars);
    board.drag({"c4", "d5"});
    REQUIRE(board.refused == "wall_in_the_way");
    CHECK(board.ghost_at("c4|d5", WallKind::Barring));
    CHECK(board.light("d4") != Light::Bars);
    const auto& list = board_of(5).slot_list;
    board.view.tapSlot(static_cast<int>(std::ranges::find(list, *parse_slot("c4|d5")) - list.begin()));
    REQUIRE(board.refused == "slot_filled");
    CHECK(board.ghost_at("c4|d5", WallKind::Barring));
    REQUIRE(QTest::qWaitFor([&] { return !board.ghost_at("c4|d5", WallKind::Barring); }));
    board.drag({"c4", "d4"});
    REQUIRE(board.light("d4") == Light::Bars);
    board.drag({"c2", "d2"}); // a turn
    CHECK(board.light("d4") != Light::Bars);
}

TEST_CASE("a space beyond two steps is marked and refused with a reason", "[views]") {
    Desk board; // c4 is three steps from f4
    board.tap("c4");
    board.tap("f4");
    CHECK(board.refused == "too_far");
    CHECK(board.reason == "That is out of reach.");
    CHECK(board.light("f4") == Light::Bars);
    REQUIRE(QTest::qWaitFor([&] { return board.light("f4") != Light::Bars; }));
    board.tap("g4"); // further still, but refused for another reason
    CHECK(board.refused == "occupied");
    CHECK(board.light("g4") == Light::Bars);
    CHECK(board.turns() == 0);
}

TEST_CASE("a step without a possible second action is not refused as out of reach", "[views]") {
    // Only c4 can step: to d5 and further, or to c5 and no further. There are no walls left.
    Desk board("R:a1,a3,c4 B:g2,g4,g6 pile=0 "
               "walls=a1|a2,a1|b1,a1|b2,a2|a3,a3|a4,a3|b3,a3|b4,b3|c4,b4|c4,c3|c4,c4|d4,b4|c5,b5|c5,c5|c6,"
               "c5|d5,c5|d6");
    board.tap("c4");
    REQUIRE(board.light("d5") == Light::One);
    board.tap("c5");
    CHECK(board.reason == "You would have no second action.");
    CHECK(board.turns() == 0);
}

TEST_CASE("while a mover is dragged, its target space is outlined", "[views]") {
    Desk board;
    board.press("c4");
    CHECK_FALSE(board.view.aims());
    board.move("d4");
    REQUIRE(board.view.aims());
    CHECK(board.view.aim() == board.at("d4"));
    board.move("e5"); // the second step
    REQUIRE(board.view.aims());
    CHECK(board.view.aim() == board.at("e5"));
    board.move("f5");
    CHECK_FALSE(board.view.aims());
    board.move("c4"); // its own space
    CHECK_FALSE(board.view.aims());
    board.move("d5");
    CHECK(board.view.aims());
    board.view.cancel(1);
    CHECK_FALSE(board.view.aims());
    board.drag({"c4", "d4"});
    REQUIRE(board.view.made() == Action::Step);
    board.press("d4");
    board.move("c4"); // takes the step back
    REQUIRE(board.view.aims());
    CHECK(board.view.aim() == board.at("c4"));
}

TEST_CASE("moving back to the start takes the step back and is never a turn (HX-2)", "[views]") {
    Desk board;
    board.drag({"c4", "b3"});
    board.drag({"b3", "b4", "c4"});
    CHECK(board.view.made() == Action::NoAction);
    CHECK(board.turns() == 0);
}

TEST_CASE("a mover can step to a space that another has just left", "[views]") {
    // b3 and c4 are neighbours; c4 leaves first.
    Desk board("R:b3,c4,c6 B:g2,g4,g6");
    board.tap("c4");
    board.tap("d5");
    board.tap("b3");
    CHECK(board.light("c4") == Light::One);
    board.tap("c4");
    CHECK(board.last() == "c4-d5 b3-c4");
}

TEST_CASE("without walls a tap between spaces reports that none are left", "[views]") {
    Desk board("R:c2,c4,c6 B:g2,g4,g6 pile=0");
    board.tap("e5|e6");
    CHECK(board.refused == "no_walls_left");
    CHECK(board.view.doing() == Action::NoAction);
    CHECK_FALSE(board.view.canWall());
    CHECK(board.view.canStep());
}

TEST_CASE("a cancelled touch changes nothing, and a second finger neither", "[views]") {
    Desk board;
    board.tap("e5|e6");
    board.press("c2");
    board.move("d2");
    CHECK(board.view.held() == 0);
    board.view.press(2, board.at("c4").x(), board.at("c4").y());
    board.view.move(2, 0, 0);
    board.view.lift(2);
    CHECK(board.view.held() == 0);
    board.view.cancel(1);
    CHECK(board.view.held() == -1);
    CHECK(board.preview_at("e5|e6")); // as before
    CHECK(board.view.made() == Action::NoAction);
    board.view.lift(1); // the finger is lifted later
    CHECK(board.turns() == 0);
}

TEST_CASE("in the background the finger is let go, and the half-turn stays", "[views]") {
    Desk board;
    board.drag({"c2", "d2"});
    board.press("c4");
    board.move("d4");
    board.view.suspend();
    CHECK(board.view.held() == -1);
    CHECK(board.view.made() == Action::Step);
}

TEST_CASE("an interruption during a touch cancels it: the release plays nothing", "[views]") {
    Desk board;
    const bool drags = GENERATE(false, true);
    board.tap("c2");
    board.press(drags ? "c2" : "d2"); // which c2 can reach
    if (drags) board.move("d2");
    SECTION("a hint") { show_hint(board.driver, "c6-d6 e5|e6"); }
    SECTION("a half is taken back") { board.view.takeBack(); }
    SECTION("a key takes another mover") {
        REQUIRE(board.view.cursor() == board.at("c4"));
        board.view.act();
    }
    SECTION("a key places a wall") {
        board.view.switchCursor();
        board.view.act();
    }
    const Action made = board.view.made();
    CHECK(board.view.held() == -1);
    board.view.lift(1);
    CHECK(board.view.made() == made);
    CHECK(board.refused == "");
    CHECK(board.turns() == 0);
}

TEST_CASE("a tap on an opponent's mover names its owner and its number of free sides", "[views]") {
    // g4 has walls to f4 and f5, so four of its six sides are open; a1 is trapped in its corner.
    Desk board("R:c2,c4,c6 B:a1,g4,g6 walls=f4|g4,f5|g4,a1|a2,a1|b1,a1|b2 caught=a1");
    board.tap("g4");
    CHECK(board.refused == "not_yours");
    CHECK(board.reason == "That mover is Blue’s. It has 4 way(s) out."); // as written in the source
    CHECK(board.view.doing() == Action::NoAction);
    board.tap("a1");
    CHECK(board.reason == "That blue mover is trapped.");
    // The accessible texts contain the same.
    const auto& spaces = board_of(5).spaces;
    board.view.tapSpace(
        static_cast<int>(std::ranges::find(spaces, *parse_space("g6"), &SpacePlace::space) - spaces.begin()));
    CHECK(board.reason == "That mover is Blue’s. It has 6 way(s) out.");
    // A slot next to the mover can still be filled, by a tap and by a slide from the mover.
    board.tap("g4|g5");
    CHECK(board.preview_at("g4|g5"));
    board.drag({"g4", "g3|g4"});
    CHECK(board.preview_at("g3|g4"));
    CHECK(board.view.made() == Action::NoAction);
}

TEST_CASE("the board warns before the second action of a turn closes in a mover of one's own (HX-4)",
          "[views]") {
    // a1 has walls to a2 and b2; c1 can step into its last exit, b1. A wall there has the same effect.
    Desk board("R:a1,c1,c6 B:g2,g4,g6 walls=a1|a2,a1|b2");
    board.tap("e5|e6");
    board.tap("e5|e6");
    REQUIRE(board.view.made() == Action::Wall);
    SECTION("a step, by a drag") {
        board.drag({"c1", "b1"});
        CHECK(board.refused == "closes_own");
        CHECK(board.light("a1") == Light::Bars);
        CHECK(board.turns() == 0);
        CHECK(board.view.made() == Action::Wall); // as before
        board.drag({"c1", "b1"});                 // the second time confirms it
        CHECK(board.last() == "c1-b1 e5|e6");
    }
    SECTION("a step, by a tap") {
        board.tap("c1");
        board.tap("b1");
        CHECK(board.refused == "closes_own");
        CHECK(board.turns() == 0);
        board.tap("b1");
        CHECK(board.turns() == 1);
    }
    SECTION("a wall: its preview warns, and the second tap places it") {
        board.tap("a1|b1");
        CHECK(board.view.side0()->text == "This closes in your own mover!");
        CHECK(board.light("a1") == Light::Bars);
        CHECK(Desk::role(board.view.movers(), 0, "threatened") == true);
        CHECK(Desk::role(board.view.movers(), 1, "threatened") == false);
        CHECK(board.turns() == 0);
        board.tap("a1|b1");
        CHECK(board.refusals == 0);
        CHECK(board.last() == "a1|b1 e5|e6");
    }
    SECTION("a wall by keys, which have no preview") {
        board.view.switchCursor();
        Random random(5);
        for (int i = 0; i < 20'000 && board.view.cursor() != board.at("a1|b1"); ++i) {
            const int way = static_cast<int>(random.below(2)) * 2 - 1;
            random.below(2) == 0 ? board.view.moveCursor(way, 0) : board.view.moveCursor(0, way);
        }
        REQUIRE(board.view.cursor() == board.at("a1|b1"));
        board.view.act();
        CHECK(board.refused == "closes_own");
        CHECK(board.turns() == 0);
        board.view.act();
        CHECK(board.turns() == 1);
    }
    // Not trapped yet: the opponent's turn decides.
    CHECK(Desk::role(board.view.movers(), 0, "caught") == false);
}

TEST_CASE("after the first action the board reports an own mover that is closed in (HX-4)", "[views]") {
    Desk board("R:a1,c1,c6 B:g2,g4,g6 walls=a1|a2,a1|b2");
    board.drag({"c1", "b1"});
    REQUIRE(board.view.made() == Action::Step);
    CHECK(board.view.side0()->text == "Your own mover is closed in!");
    CHECK(board.light("a1") == Light::Bars);
    SECTION("a second step that leaves it so is held back once") {
        board.drag({"c6", "d6"});
        CHECK(board.refused == "closes_own");
        CHECK(board.turns() == 0);
        board.drag({"c6", "d6"});
    }
    SECTION("so is a wall, by its preview") {
        board.tap("e5|e6");
        CHECK(board.view.side0()->text == "This closes in your own mover!");
        board.tap("e5|e6");
    }
    SECTION("a second step that opens the way is not") {
        board.drag({"b1", "b2"});
        CHECK(board.refusals == 0);
    }
    CHECK(board.turns() == 1);
}

TEST_CASE("closing in the opponent's movers, or an own mover that is freed again, gives no warning",
          "[views]") {
    Desk board("R:a1,c1,c6 B:i1,g4,g6 walls=a1|a2,a1|b2,h1|i1,h2|i1");
    board.tap("i1|i2");
    CHECK(board.view.side0()->text == "Tap again to place the wall");
    board.tap("i1|i2");
    CHECK(board.view.made() == Action::Wall);
    // From c1 two spaces past b1 in one drag.
    board.view.takeBack();
    board.drag({"c1", "b1", "b2"});
    CHECK(board.turns() == 1);
    CHECK(board.refusals == 0);
}

TEST_CASE("the first turn of a game has one action, and its board shows one (HX-7)", "[views]") {
    Desk board("", 5, " short_first=on");
    CHECK(board.view.actions() == 1);
    CHECK(board.view.side0()->text == "First turn, one action: step or wall");
    board.tap("c2");
    CHECK(board.light("d2") == Light::One);
    CHECK(board.light("e3") == Light::Dark); // two steps are out of reach
    SECTION("a step") {
        board.tap("d2");
        CHECK(board.last() == "c2-d2");
        CHECK(board.view.side0()->text == "c2–d2");
    }
    SECTION("a wall") {
        board.tap("c2");
        board.tap("e5|e6");
        CHECK(board.turns() == 0);
        board.tap("e5|e6");
        CHECK(board.last() == "e5|e6");
        CHECK(Desk::role(board.view.turns(), 0, "text") == "wall e5|e6");
    }
    CHECK(board.view.actor() == 1);
    CHECK(board.view.actions() == 2);
    CHECK(board.view.side1()->text == "Two actions: steps or walls");
    board.driver.undo();
    CHECK(board.view.actions() == 1);
}

TEST_CASE("a hint for the first turn shows its one action (HX-7)", "[views]") {
    Desk board("", 5, " short_first=on");
    show_hint(board.driver, "e5|e6");
    CHECK(board.view.side0()->text == "Hint: wall e5|e6");
}

TEST_CASE("a hint to offer a draw is shown as text", "[views]") {
    Desk board("R:c2,c4,c6 B:g2,g4,g6 pile=0 quiet=20");
    show_hint(board.driver, "offer_draw");
    CHECK(board.view.side0()->text == "Hint: offer a draw");
    board.drag({"c2", "d2"});
    CHECK(board.view.side0()->text == "Step made. One more step");
}

TEST_CASE("a repeated position is announced, and the third time as a draw (HX-6)", "[views]") {
    Desk board;
    const auto circle = [&] {
        for (const char* turn : {"c2-d2-d3", "g2-f2-f3", "d3-d2-c2", "f3-f2-g2"})
            submit(board.driver, turn);
    };
    CHECK(board.view.quietText() == "");
    circle();
    CHECK(board.view.quietText() == "The same position for the second time. The third time is a draw.");
    circle();
    REQUIRE(board.driver.ended());
    CHECK(board.view.end_text({"Anna", "Ben"}) == "Draw: the same position for the third time");
}

namespace {

// Simulates a thumb on a phone 360 px wide, where 160 px are an inch. It touches the screen near its target,
// with a standard deviation of 2 mm. When the loupe shows another slot, the thumb slides on towards its
// target, with an error of an eighth of the distance plus half a millimetre, and looks again. It is lifted
// when the slot is right, or gives up after five looks.
class Thumb {
  public:
    Thumb(Desk& board, double unit, Seed seed) : m_board(board), m_mm(160 / 25.4 / unit), m_random(seed) {}

    // Returns whether the final preview is at the intended slot.
    bool preview(const char* slot, bool with_loupe) {
        const QPointF target = m_board.at(slot);
        QPointF at = off(target, 2);
        m_board.view.press(1, at.x(), at.y());
        for (int look = 0; with_loupe && look < 5 && !m_board.preview_at(slot); ++look) {
            const QPointF way = target - at;
            const double length = HexTrapPlaces::length(way) / m_mm;
            at = off(target, 0.5 + length / 8);
            m_board.view.move(1, at.x(), at.y());
        }
        at = off(at, 0.2); // the thumb rolls as it is lifted
        m_board.view.move(1, at.x(), at.y());
        m_board.view.lift(1);
        return m_board.preview_at(slot);
    }

  private:
    QPointF off(QPointF at, double mm) {
        // The Box–Muller transform gives a normal deviation.
        const double radius = std::sqrt(-2 * std::log(1 - m_random.unit())) * mm * m_mm;
        const double angle = 2 * std::numbers::pi * m_random.unit();
        return at + QPointF(radius * std::cos(angle), radius * std::sin(angle));
    }

    Desk& m_board;
    double m_mm; // a millimetre in widths of a space
    Random m_random;
};

}

TEST_CASE("with the loupe a thumb on a small phone places the wall it means, 19 times in 20", "[views]") {
    // Side 6 on 360 px: 11.6 spaces across, 31 px each.
    constexpr double kUnit = 360 / 11.6;
    constexpr int kTries = 400;
    Random random(20);
    int right = 0;
    int right_without = 0;
    for (const bool loupe : {true, false}) {
        for (int i = 0; i < kTries; ++i) {
            Desk board("", 6);
            const auto& all = board_of(6).slot_list;
            const Slot slot = all[random.below(static_cast<std::uint32_t>(all.size()))];
            Thumb thumb(board, kUnit, static_cast<Seed>(1000 + i));
            if (thumb.preview(to_text(slot).c_str(), loupe)) ++(loupe ? right : right_without);
        }
    }
    WARN("right at the first try: " << 100.0 * right / kTries << " % with the loupe, "
                                    << 100.0 * right_without / kTries << " % without");
    CHECK(right >= kTries * 19 / 20);
}

TEST_CASE("the loupe follows a finger among the slots, and is gone when it is lifted or cancelled",
          "[views]") {
    Desk board;
    CHECK_FALSE(board.view.pointing());
    board.press("d4|e5");
    CHECK(board.view.pointing());
    CHECK(board.view.finger() == board.at("d4|e5"));
    board.move("d5|e5");
    CHECK(board.preview_at("d5|e5"));
    CHECK(board.view.finger() == board.at("d5|e5"));
    SECTION("lifted") {
        board.view.lift(1);
        CHECK(board.preview_at("d5|e5")); // it waits for the second tap
    }
    SECTION("cancelled") {
        board.view.cancel(1);
        CHECK(board.view.ghosts()->rowCount() == 0);
    }
    CHECK_FALSE(board.view.pointing());
    CHECK(board.turns() == 0);
}
