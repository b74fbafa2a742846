#include "catalog.h"
#include "core/random.h"
#include "match_driver.h"
#include "table.h"
#include "test.h"
#include "views/game_views.h"
#include "views/hex_trap_view.h"

#include <QElapsedTimer>
#include <QLineF>

#include <set>

using namespace trapbox;
using namespace trapbox::hex_trap;

namespace {

// A board with a match on it, and a finger.
struct Desk {
    MatchDriver driver;
    HexTrapView& view;
    QStringList cues;
    QString refused;

    explicit Desk(const std::string& position = "", int side = 5)
        : driver(start(position, side)), view(set_view(driver)) {
        QObject::connect(&view, &GameView::refused, &view, [this](const QString& key) { refused = key; });
        QObject::connect(&view, &GameView::cue, &view, [this](const CueEvent& cue) {
            if (cue.cue == Cue::mover_steps) cues << "step";
            if (cue.cue == Cue::wall_slides_in) cues << "wall";
            if (cue.cue == Cue::mover_trapped) cues << "trapped";
        });
    }

    static std::unique_ptr<AnyMatch> start(const std::string& position, int side) {
        const auto options = "side=" + std::to_string(side);
        const CatalogEntry* game = find_game("hex_trap");
        auto match = position.empty() ? game->start(options, 1) : game->start_from(options, 1, position);
        REQUIRE(match);
        return std::move(*match);
    }
    static HexTrapView& set_view(MatchDriver& driver) {
        driver.set_view(
            make_view(driver.match(), [&](const std::string& text) { return driver.submit(text); }));
        return *qobject_cast<HexTrapView*>(driver.view());
    }

    const State& state() { return match_of<Rules>(driver.match())->state(); }
    std::string last() { return state().played.empty() ? "" : Rules::to_text(state().played.back().command); }
    int turns() { return state().turns; }

    // "c2" or "e5|e6"
    QPointF at(const char* name) {
        const HexTrapPlaces places(state().options.side);
        if (const auto slot = parse_slot(name)) return places.at(*slot);
        return places.at(*parse_space(name));
    }
    void press(const char* name) { view.press(1, at(name).x(), at(name).y()); }
    void move(const char* name) { view.move(1, at(name).x(), at(name).y()); }
    void tap(const char* name) {
        press(name);
        view.lift(1);
    }
    void drag(std::initializer_list<const char*> names) {
        press(*names.begin());
        for (const char* name : names)
            move(name);
        view.lift(1);
    }

    static QVariant role(const QAbstractListModel* model, int row, const char* name) {
        return model->data(model->index(row, 0), model->roleNames().key(name));
    }
    QString light(const char* space) {
        for (int row = 0; row < view.spaces()->rowCount(); ++row)
            if (role(view.spaces(), row, "name") == space)
                return role(view.spaces(), row, "light").toString();
        return "no such space";
    }
    bool preview_at(const char* slot) {
        for (int row = 0; row < view.ghosts()->rowCount(); ++row)
            if (role(view.ghosts(), row, "kind") == "preview")
                return QLineF(at(slot), {role(view.ghosts(), row, "unitX").toDouble(),
                                         role(view.ghosts(), row, "unitY").toDouble()})
                           .length() < 0.01;
        return false;
    }
};

}

TEST_CASE("a mover that is touched lights the spaces one and two steps away", "[views]") {
    // Start of the game: nothing is near c2 but the border on its left.
    Desk board;
    board.tap("c2");
    CHECK(board.view.doing() == "step");
    CHECK(board.light("d2") == "one");
    CHECK(board.light("e3") == "two");
    CHECK(board.light("c4") == ""); // another mover stands there
    CHECK(board.light("f3") == "");
    board.tap("c2");
    CHECK(board.light("d2") == "");
    CHECK(board.turns() == 0);
}

TEST_CASE("a step is half a turn: shown, but no turn until the second half", "[views]") {
    Desk board;
    board.tap("c2");
    board.tap("d2");
    CHECK(board.turns() == 0);
    CHECK(board.view.made() == "step");
    CHECK(board.view.canTakeBack());
    CHECK(board.light("c2") == "back");
    CHECK(board.cues == QStringList{"step"});
    board.tap("e5|e6"); // the first tap only shows it
    CHECK(board.turns() == 0);
    CHECK(board.view.doing() == "wall");
    CHECK(board.preview_at("e5|e6"));
    board.tap("e5|e6");
    CHECK(board.last() == "c2-d2 e5|e6");
    CHECK(board.cues == QStringList{"step", "wall"}); // each half is heard once
    CHECK(board.view.made() == "");
    CHECK(board.view.actor() == 1);
}

TEST_CASE("a tap elsewhere moves the preview instead of placing the wall", "[views]") {
    Desk board;
    board.tap("e5|e6");
    board.tap("e3|e4");
    CHECK(board.preview_at("e3|e4"));
    CHECK(board.view.made() == "");
    board.tap("e3|e4");
    CHECK(board.view.made() == "wall");
    board.tap("e5|e6");
    board.view.confirm(); // the button does what the second tap does
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
        CHECK(board.view.doing() == "wall");
        board.view.cancel(1);
        CHECK(board.view.doing() == "");
    }
}

TEST_CASE("a wall follows the finger and is placed where it is lifted", "[views]") {
    Desk board;
    board.press("e3|e4");
    CHECK(board.preview_at("e3|e4"));
    board.move("e4|e5");
    CHECK(board.preview_at("e4|e5"));
    board.move("e5|e6");
    board.view.lift(1);
    CHECK(board.view.made() == "wall");
    CHECK_FALSE(board.state().walls.size() > 0); // still only half a turn
    // Off the field and lifted: nothing.
    board.press("d4|d5");
    board.view.move(1, 9, 9);
    CHECK(board.view.doing() == "");
    board.view.lift(1);
    CHECK(board.turns() == 0);
}

TEST_CASE("a mover goes two spaces by tapping the far one, or by the way of the finger", "[views]") {
    Desk board;
    board.tap("c6");
    board.tap("e7");
    CHECK(board.state().position.movers[2] == *parse_space("e7"));
    CHECK(board.turns() == 1);
    // g2 to e3 leads by f2 or by f3.
    SECTION("by one") {
        board.drag({"g2", "f2", "e3"});
        CHECK(board.last() == "g2-f2-e3");
    }
    SECTION("or by the other") {
        board.drag({"g2", "f3", "e3"});
        CHECK(board.last() == "g2-f3-e3");
    }
}

TEST_CASE("two movers go one space each", "[views]") {
    Desk board;
    board.drag({"c2", "d2"});
    CHECK(board.view.made() == "step");
    board.tap("c4");
    CHECK(board.light("d4") == "one");
    CHECK(board.light("e5") == ""); // only one step is left
    board.tap("d4");
    CHECK(board.last() == "c2-d2 c4-d4");
}

TEST_CASE("the half-turn is taken back until the second is made", "[views]") {
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
        REQUIRE(board.view.made() == "wall");
        CHECK(board.view.pile() == 89);
        board.tap("e5|e6");
    }
    SECTION("either by the button") {
        board.drag({"c2", "d2"});
        board.view.takeBack();
    }
    CHECK(board.view.made() == "");
    CHECK(board.view.pile() == 90);
    CHECK(board.turns() == 0);
    board.tap("c2");
    CHECK(board.light("d2") == "one");
}

TEST_CASE("taking a turn back also drops the half that follows it", "[views]") {
    Desk board;
    board.driver.submit("c2-d2 e5|e6");
    board.drag({"g2", "f2"});
    REQUIRE(board.view.made() == "step");
    board.driver.undo();
    CHECK(board.view.made() == "");
    CHECK(board.turns() == 0);
    CHECK(board.view.walls()->rowCount() == 0);
}

TEST_CASE("a mover does not go where it may not, and the board says why", "[views]") {
    // Red's c4 has Blue on d4 and a wall towards d5; Red's a1 is walled in.
    Desk board("R:a1,c4,c6 B:d4,g4,g6 walls=a1|a2,a1|b1,a1|b2,c4|d5");
    board.tap("h3|h4");
    board.tap("h3|h4");
    REQUIRE(board.view.made() == "wall"); // one step is left
    board.drag({"c4", "d4"});
    CHECK(board.refused == "occupied");
    board.drag({"c4", "d5"});
    CHECK(board.refused == "wall_in_the_way");
    board.tap("e5");
    CHECK(board.refused == "too_far");
    board.tap("c4"); // lets go of it
    board.tap("a1");
    CHECK(board.refused == "captured");
    CHECK(board.turns() == 0);
}

TEST_CASE("back to where it began is taking back, never a turn (HX-2)", "[views]") {
    Desk board;
    board.drag({"c4", "b3"});
    board.drag({"b3", "b4", "c4"});
    CHECK(board.view.made() == "");
    CHECK(board.turns() == 0);
}

TEST_CASE("a mover can go where another has just left", "[views]") {
    // b3 and c4 are neighbours; c4 leaves first.
    Desk board("R:b3,c4,c6 B:g2,g4,g6");
    board.tap("c4");
    board.tap("d5");
    board.tap("b3");
    CHECK(board.light("c4") == "one");
    board.tap("c4");
    CHECK(board.last() == "c4-d5 b3-c4");
}

TEST_CASE("without walls a tap between spaces says that there are none", "[views]") {
    Desk board("R:c2,c4,c6 B:g2,g4,g6 pile=0");
    board.tap("e5|e6");
    CHECK(board.refused == "no_walls_left");
    CHECK(board.view.doing() == "");
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
    CHECK(board.view.made() == "");
    board.view.lift(1); // the finger comes up later
    CHECK(board.turns() == 0);
}

TEST_CASE("in the background the finger is let go, and the half-turn stays", "[views]") {
    Desk board;
    board.drag({"c2", "d2"});
    board.press("c4");
    board.move("d4");
    board.view.lay_down();
    CHECK(board.view.held() == -1);
    CHECK(board.view.made() == "step");
}

TEST_CASE("a turn that was not made here is shown half by half", "[views]") {
    Desk board;
    board.view.setPace(1);
    const auto mover_row = [&] { return Desk::role(board.view.movers(), 0, "unitY").toDouble(); };
    board.driver.submit("c2-d2 e5|e6");
    CHECK(board.view.showing());
    CHECK(board.view.actor() == 0); // still Red's
    CHECK(board.view.made() == "step");
    CHECK(mover_row() == Approx(board.at("d2").y()));
    CHECK(board.view.walls()->rowCount() == 0);
    CHECK(board.cues == QStringList{"step"});
    SECTION("the second half comes by itself") {
        QElapsedTimer clock;
        clock.start();
        while (board.view.showing() && clock.elapsed() < 5000)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        CHECK(clock.elapsed() > 200); // long enough to be seen
    }
    SECTION("or at once when a finger comes down") {
        board.press("a1");
        board.view.cancel(1);
    }
    CHECK(board.view.actor() == 1);
    CHECK(board.view.walls()->rowCount() == 1);
    CHECK(board.cues == QStringList{"step", "wall"});
}

TEST_CASE("no finger plays for a bot", "[views]") {
    Desk board;
    board.view.setBots(1);
    board.drag({"c2", "d2"});
    board.tap("e5|e6");
    board.view.act();
    CHECK(board.view.made() == "");
    CHECK(board.view.doing() == "");
    CHECK(Desk::role(board.view.movers(), 0, "able") == false);
}

TEST_CASE("a hint shows both halves, and what is left of it after the first", "[views]") {
    Desk board;
    board.view.show_hint("c2-d2 e5|e6");
    CHECK(board.light("c2") == "hint");
    CHECK(board.light("d2") == "hint");
    REQUIRE(board.view.ghosts()->rowCount() == 1);
    CHECK(Desk::role(board.view.ghosts(), 0, "kind") == "hint");
    board.drag({"c2", "d2"});
    CHECK(board.light("d2") == "");
    CHECK(board.view.ghosts()->rowCount() == 1);
    board.tap("e5|e6");
    board.tap("e5|e6");
    CHECK(board.view.ghosts()->rowCount() == 0);
}

TEST_CASE("a whole turn by keys: cursor, Enter, Tab", "[views]") {
    Desk board;
    board.view.moveCursor(1, 0); // the first key only shows it, on the middle one of Red's movers
    REQUIRE(board.view.cursorShown());
    CHECK(board.view.cursor() == board.at("c4"));
    CHECK(board.view.cursorWords().startsWith("c4"));
    board.view.act();
    board.view.moveCursor(0, -1); // away from Red
    const bool left = board.view.cursor() == board.at("d4");
    CHECK((left || board.view.cursor() == board.at("d5")));
    board.view.act();
    CHECK(board.view.made() == "step");
    board.view.switchCursor();
    CHECK(board.view.cursorOnSlots());
    board.view.moveCursor(0, -1);
    board.view.act();
    CHECK(board.turns() == 1);
    board.press("a1"); // a finger hides it
    CHECK_FALSE(board.view.cursorShown());
}

TEST_CASE("the cursor gets to every space and every slot", "[views]") {
    for (const bool slots_too : {false, true}) {
        Desk board("", 4);
        board.view.moveCursor(0, 0);
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

TEST_CASE("what a mover can still reach is counted without the space it stands on", "[views]") {
    // Red on a1: walls to b1 and b2, and one between a2 and a3, leave a2 and what a2 opens to above it, b2
    // and b3, which are walled off too. So one space.
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
    board.tap("e5|e6"); // nothing is played while it stands
    CHECK(board.view.doing() == "");
    board.view.answerDraw(false);
    CHECK(board.view.offerFrom() == -1);
    CHECK(board.view.actor() == 0);
    board.view.resign();
    CHECK(board.view.actor() == -1);
    CHECK(board.driver.ended());
}

TEST_CASE("whole games are played by taps alone", "[views]") {
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
                }
            }
            REQUIRE(board.turns() == before + 1);
        }
        CHECK(board.driver.ended());
    }
}

TEST_CASE("random fingers and keys leave nothing stuck", "[views]") {
    Desk board("", 4);
    Random random(5);
    for (int i = 0; i < 8000 && !board.driver.ended(); ++i) {
        const int finger = static_cast<int>(random.below(3));
        const double x = random.unit() * 8.0 - 4;
        const double y = random.unit() * 8.0 - 4;
        switch (random.below(8)) {
        case 0:
        case 1: board.view.press(finger, x, y); break;
        case 2:
        case 3: board.view.move(finger, x, y); break;
        case 4: board.view.lift(finger); break;
        case 5: board.view.cancel(finger); break;
        case 6: board.view.moveCursor(static_cast<int>(random.below(3)) - 1, 1); break;
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
    board.tap("a1");
    CHECK((board.driver.ended() || board.view.doing() != ""));
}
