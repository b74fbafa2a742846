// Sliders and doors with real touches: which touches move a slider, its preview, and which never move one.
#include "core/random.h"
#include "games/trapdoor_checkers/board.h"

using namespace trapbox;
using Light = TrapdoorCheckersView::Light;
using Standing = TrapdoorCheckersView::Standing;
using Board = tests::CheckersBoard;

namespace {

// The start position: men are on the green doors (rows 3 and 6), none on the orange ones (rows 4 and 5).
std::string start(char turn, const std::string& face) {
    return std::string(1, turn) + ":W21-32:B1-12 wheel=" + face;
}

struct Slider {
    const char *name, *colour, *left, *right; // its doors, as White sees them
};
constexpr Slider kSliders[] = {{"g3", "green", "c3", "g3"},
                               {"o4", "orange", "b4", "f4"},
                               {"o5", "orange", "c5", "g5"},
                               {"g6", "green", "b6", "f6"}};

// The slide that opens the door at that side of the screen.
std::string slide_towards(Board& board, const Slider& slider, bool to_right) {
    const bool left_door = (board.at(slider.left).x() > board.at(slider.right).x()) == to_right;
    return std::string("slide ") + slider.name + (left_door ? " left" : " right");
}

}

TEST_CASE("dragging a knob moves its own slider with the finger, at every seat and size",
          "[views][board][slide]") {
    const auto [seating, preset, turn] = GENERATE(table<const char*, const char*, char>({
        {"side", "trapdoor_checkers", 'B'},    // Black at the bottom, to act
        {"side", "trapdoor_checkers", 'W'},    // the far side is to act
        {"side", "dames_et_trap", 'W'},        // White at the bottom
        {"facing", "trapdoor_checkers", 'B'},  // either end
        {"facing", "trapdoor_checkers", 'W'},  //
        {"turning", "trapdoor_checkers", 'W'}, // the whole screen is rotated to the far side
        {"passing", "dames_et_trap", 'W'},
    }));
    const std::string face = GENERATE("green", "orange");
    Board board(start(turn, face), preset, {0, 0}, seating);
    for (const QSize size : {QSize(360, 640), QSize(844, 390)}) {
        board.turn(size);
        for (std::size_t i = 0; i < 4; ++i)
            for (const std::size_t end : {0, 1})
                for (const int by : {-20, 20}) {
                    CAPTURE(seating, preset, turn, face, size.width(), kSliders[i].name, end, by);
                    REQUIRE(board.await_turn()); // a device that is passed back waits for its player
                    const QPoint knob = board.knobs(i)[end].center().toPoint();
                    const std::string expected = slide_towards(board, kSliders[i], by > 0);
                    board.refusals.clear();
                    board.swipe(knob, knob + QPoint(by, 3));
                    if (kSliders[i].colour == face) {
                        CHECK(board.last_played() == expected);
                        CHECK(board.refusals.isEmpty());
                        board.undo();
                    } else {
                        CHECK(board.last_played() == "");
                        CHECK(board.last_refusal() == "wrong_color");
                    }
                }
    }
}

TEST_CASE("a drag that starts outside rails and doors never moves a slider", "[views][board][slide]") {
    const auto [seating, preset, turn] = GENERATE(table<const char*, const char*, char>({
        {"side", "trapdoor_checkers", 'B'},
        {"side", "dames_et_trap", 'W'},
        {"facing", "trapdoor_checkers", 'W'},
        {"turning", "trapdoor_checkers", 'W'},
    }));
    const std::string face = GENERATE("green", "orange");
    Board board(start(turn, face), preset, {0, 0}, seating);
    Random random(19);
    const auto within = [&](const QRectF& area) {
        return QPoint(qRound(area.left() + random.unit() * area.width()),
                      qRound(area.top() + random.unit() * area.height()));
    };
    int drags = 0;
    for (const QSize size : {QSize(360, 640), QSize(844, 390), QSize(1280, 800)}) {
        board.turn(size);
        const double half = board.square_size() / 2;
        const double rail = (board.field().width() - 16 * half) / 2;
        const auto on_door = [&](QPoint at) {
            for (const Slider& slider : kSliders)
                for (const char* door : {slider.left, slider.right}) {
                    const QPoint off = at - board.at(door);
                    if (std::max(std::abs(off.x()), std::abs(off.y())) <= half + 1) return true;
                }
            return false;
        };
        for (int i = 0; i < 150; ++i) {
            const QPoint from = within(board.field().adjusted(rail + 1, 0, -rail - 1, 0));
            if (on_door(from)) continue;
            QPoint to = within(board.field());
            if (i % 3 == 0) to.setY(from.y()); // every third one along its row
            const QPoint by = to - from;
            if (std::max(std::abs(by.x()), std::abs(by.y())) < 12) continue; // a tap, not a drag
            ++drags;
            board.swipe(from, to);
            CAPTURE(seating, preset, turn, face, size.width(), from.x(), from.y(), to.x(), to.y());
            REQUIRE(board.last_played() == "");
            REQUIRE_FALSE(board.view().slideChosen());
        }
    }
    CHECK(drags > 250);
}

TEST_CASE("a single touch moves no slider", "[views][board][slide]") {
    Board board(start('B', "green"), "trapdoor_checkers");
    board.turn({360, 640});
    Random random(7);
    for (int i = 0; i < 200; ++i) {
        board.view().chooseNothing();
        const QRectF field = board.field();
        const QPoint at(qRound(field.left() + random.unit() * field.width()),
                        qRound(field.top() + random.unit() * field.height()));
        board.touch(at);
        CAPTURE(at.x(), at.y());
        REQUIRE(board.last_played() == "");
    }
}

TEST_CASE("after orange, dragging a man is refused with a reason", "[views][board][slide]") {
    Board board(start('B', "orange"), "trapdoor_checkers");
    for (const auto& [from, to] : {std::pair{"d6", "e5"}, {"f6", "e5"}, {"f6", "g5"}}) {
        CAPTURE(from, to);
        board.refusals.clear();
        board.swipe(board.at(from), board.at(to));
        CHECK(board.last_played() == "");
        CHECK(board.last_refusal() == "must_slide");
    }
    // After green, f6 glows: dragging its man is diagonal, dragging its slider is along the row.
    Board green(start('B', "green"), "trapdoor_checkers");
    green.swipe(green.at("f6"), green.at("e5"));
    CHECK(green.last_played() == "");
    CHECK(green.last_refusal() == "must_slide");
    CHECK_FALSE(green.view().slideChosen());
}

TEST_CASE("a slider follows a finger that drags one of its doors along the row", "[views][board][slide]") {
    for (const char turn : {'B', 'W'}) {
        Board board(start(turn, "green"), "trapdoor_checkers", {0, 0}, turn == 'B' ? "side" : "turning");
        for (const Slider& slider : {kSliders[0], kSliders[3]})
            for (const char* door : {slider.left, slider.right})
                for (const int by : {-40, 40}) {
                    CAPTURE(turn, door, by);
                    board.swipe(board.at(door), board.at(door) + QPoint(by, 6));
                    CHECK(board.last_played() == slide_towards(board, slider, by > 0));
                    board.undo();
                }
    }
}

TEST_CASE("a tap on a glowing door shows who would fall, and a second tap opens it",
          "[views][board][slide]") {
    // c3 and g3 have white men, b6 and f6 black ones: Black's own piece on a door is shown in the same way.
    const auto [door, man] = GENERATE(table<const char*, const char*>(
        {{"c3", "white"}, {"g3", "white"}, {"b6", "black"}, {"f6", "black"}}));
    const auto [seating, turn] =
        GENERATE(table<const char*, char>({{"side", 'B'}, {"side", 'W'}, {"facing", 'W'}, {"turning", 'W'}}));
    CAPTURE(door, seating, turn);
    Board board(start(turn, "green"), "trapdoor_checkers", {0, 0}, seating);
    board.turn({360, 640});
    const int number = trapdoor_checkers::square_named(door)->number();
    CHECK(board.lit(Light::Door) == std::vector<int>{9, 11, 22, 24}); // b6, f6, c3, g3
    const QRectF before = board.field();
    board.touch(board.at(door));
    CHECK(board.refusals.isEmpty());
    CHECK(board.last_played() == "");
    CHECK(board.light(number) == Light::Drops);
    CHECK(board.standing(number) == Standing::OnBoard);
    const auto* acting = turn == 'B' ? board.view().side0() : board.view().side1();
    CHECK(acting->text.toStdString() == std::string("Opens ") + door + ": " + man + " man falls. Tap again");
    QTest::qWait(30);
    CHECK(board.field() == before); // the text does not move the board under the finger
    board.touch(board.at(door));
    CHECK(board.state().position.doors == bit(*trapdoor_checkers::square_named(door)));
    CHECK(board.standing(number) == Standing::Gone);
}

TEST_CASE("a tap elsewhere, Take back or another door drops the slide that is shown",
          "[views][board][slide]") {
    Board board(start('B', "green"), "trapdoor_checkers");
    board.touch(board.at("c3"));
    REQUIRE(board.view().slideChosen());
    board.touch(board.at("d4")); // an empty square
    CHECK_FALSE(board.view().slideChosen());
    CHECK(board.view().side0()->text == "Move a green slider");
    board.touch(board.at("c3"));
    board.click_button("Undo");
    CHECK_FALSE(board.view().slideChosen());
    board.touch(board.at("c3"));
    board.touch(board.at("f6"));
    CHECK(board.light(22) == Light::Door);
    CHECK(board.light(11) == Light::Drops);
    CHECK(board.last_played() == "");
    board.touch(board.at("f6"));
    CHECK(board.last_played() == "slide g6 right");
}

TEST_CASE("an open door glows to be closed, and its slider's other door does not glow",
          "[views][board][slide]") {
    Board board("B:W21,23-32:B1-12 doors=c3 wheel=green", "trapdoor_checkers"); // TC-2
    CHECK(board.lit(Light::Door) == std::vector<int>{9, 11, 22});
    board.touch(board.at("c3"));
    CHECK(board.light(22) == Light::Closes);
    CHECK(board.view().side0()->text == "Closes c3. Tap again");
    board.touch(board.at("c3"));
    CHECK(board.last_played() == "slide g3 right");
    CHECK(board.state().position.doors == 0);
}

TEST_CASE("a held knob previews its slide, and pulled back it does nothing", "[views][board][slide]") {
    Board board(start('B', "green"), "trapdoor_checkers"); // Black at the bottom: c3 is at the right
    board.turn({390, 844});
    const QPoint knob = board.knobs(0)[0].center().toPoint();
    const QRectF before = board.field();
    board.press(knob);
    board.move(knob + QPoint(10, 0));
    CHECK_FALSE(board.view().slideChosen()); // not far enough
    board.move(knob + QPoint(20, 0));
    CHECK(board.light(22) == Light::Drops);
    CHECK(board.view().side0()->text == "Opens c3: white man falls");
    CHECK(board.last_played() == "");
    QTest::qWait(30);
    CHECK(board.field() == before);
    board.move(knob + QPoint(-18, 0));
    CHECK(board.light(22) == Light::Door);
    CHECK(board.light(24) == Light::Drops); // g3
    board.move(knob + QPoint(-4, 0));
    CHECK_FALSE(board.view().slideChosen());
    board.release(knob + QPoint(-4, 0));
    CHECK(board.last_played() == "");
    CHECK(board.view().side0()->text == "Move a green slider");

    // A cancelled touch does nothing.
    board.press(knob);
    board.move(knob + QPoint(20, 0));
    REQUIRE(board.view().slideChosen());
    board.turn({844, 390});
    board.release(knob + QPoint(20, 0));
    CHECK_FALSE(board.view().slideChosen());
    CHECK(board.last_played() == "");
}

TEST_CASE("each end of a slider is a full touch target, also on the smallest phone",
          "[views][board][slide]") {
    Board board(start('B', "green"), "trapdoor_checkers");
    board.turn({360, 640});
    for (const int x : {1, 47, 360 - 47, 360 - 1})
        for (const int above : {-23, 23}) {
            CAPTURE(x, above);
            const QPoint end(x, board.at("c3").y() - above); // the row of slider g3
            board.touch(end);
            CHECK(board.last_played() == "");
            board.touch(end);
            // Black is at the bottom: White's left is on the right.
            CHECK(board.last_played() == (x < 180 ? "slide g3 right" : "slide g3 left"));
            board.undo();
        }
    board.touch({20, board.at("a5").y()}); // the row of an orange slider
    board.touch({20, board.at("a5").y()});
    CHECK(board.last_played() == "");
    CHECK(board.last_refusal() == "wrong_color");
}

TEST_CASE("before the spin, or when a piece must move, touching a knob shows why it can't move",
          "[views][board][slide]") {
    const auto [wheel, refusal] =
        GENERATE(table<const char*, const char*>({{"", "spin_first"}, {" wheel=piece", "must_move"}}));
    Board board(std::string("B:W21-32:B1-12") + wheel, "trapdoor_checkers");
    for (std::size_t i = 0; i < 4; ++i) {
        const QPoint knob = board.knobs(i)[1].center().toPoint();
        board.refusals.clear();
        board.swipe(knob, knob - QPoint(20, 0));
        CHECK(board.last_refusal() == refusal);
        board.refusals.clear();
        board.touch(knob);
        CHECK(board.last_refusal() == refusal);
    }
    CHECK(board.last_played() == "");
}

TEST_CASE("knobs keep clear of the edge of the screen where the system's back gesture begins",
          "[views][board][slide]") {
    constexpr double kBackEdge = 24;
    const QString seating = GENERATE("side", "facing", "turning");
    const bool left_handed = GENERATE(false, true);
    // g3 and g6 to the left, the orange ones to the right; the centre is between.
    for (const char* doors : {"", " doors=c3,b6,f4,g5", " doors=g3,f6,b4,c5"}) {
        Board board("B:W18,29-32:B1-4" + std::string(doors) + " wheel=green", "trapdoor_checkers", {0, 0},
                    seating);
        board.parts.store.settings().setLeftHanded(left_handed);
        for (const QSize size : {QSize(360, 640), QSize(390, 844), QSize(844, 390)}) {
            board.turn(size);
            CHECK(board.field().left() >= 0);
            CHECK(board.field().right() <= size.width());
            for (std::size_t i = 0; i < 4; ++i) {
                CAPTURE(seating.toStdString(), left_handed, doors, size.width(), i);
                CHECK(board.knobs(i)[0].left() >= kBackEdge);
                CHECK(board.knobs(i)[1].right() <= size.width() - kBackEdge);
            }
        }
    }
}

TEST_CASE("a slider can be moved without touching the screen edge that the system reserves",
          "[views][board][slide]") {
    Board board(start('B', "green"), "trapdoor_checkers");
    for (const QSize size : {QSize(360, 640), QSize(390, 844), QSize(844, 390)}) {
        board.turn(size);
        for (const int by : {-20, 20})
            for (const int x : {qRound(board.field().left()) + 24, qRound(board.field().right()) - 24}) {
                CAPTURE(size.width(), x, by);
                const QPoint from(x, board.at("c3").y()); // the row of slider g3
                board.swipe(from, from + QPoint(by, 0));
                CHECK(board.last_played() == slide_towards(board, kSliders[0], by > 0));
                board.undo();
            }
    }
}
