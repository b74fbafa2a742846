// The board of Trap in its window: whole games by keys and by a screen reader, and seatings.
#include "games/board_window.h"
#include "games/hex_trap/view.h"
#include "hex_trap/rules.h"

#include <map>

using namespace trapbox;
using namespace trapbox::hex_trap;
using Action = HexTrapView::Action;

namespace {

struct Game : tests::Table {
    explicit Game(const std::string& position, const QString& seating, const std::vector<int>& levels) {
        MatchSetup setup;
        setup.setGame("hex_trap");
        setup.setPreset("quick");
        setup.setOption("short_first", 0); // HX-7 has its own tests
        for (std::size_t seat = 0; seat < levels.size(); ++seat)
            setup.setBot(static_cast<int>(seat), levels[seat]);
        setup.setSeating(seating);
        if (position.empty()) {
            REQUIRE(session().start(&setup));
            return;
        }
        const auto match = find_game("hex_trap")->start_from(setup.options_text(), 7, position);
        REQUIRE(match);
        const QString id = SaveStore::new_id();
        REQUIRE(parts.store.saves().save(id, setup.table(), to_text((*match)->journal())));
        REQUIRE(open(id));
    }
};

struct Shown : Game, tests::BoardWindow {
    QPointingDevice* screen = QTest::createTouchDevice();

    explicit Shown(const std::string& position = {}, const QString& seating = "side",
                   const std::vector<int>& levels = {0, 0})
        : Game(position, seating, levels), BoardWindow(static_cast<Table&>(*this)) {}

    HexTrapView& view() { return *qobject_cast<HexTrapView*>(session().view()); }
    const State& state() { return match_of<Rules>(session().driver()->match())->state(); }
    QPoint at(QPointF place) {
        const QQuickItem* field = item("Field");
        return field
            ->mapToScene(QPointF(field->width(), field->height()) / 2 +
                         place * field->property("unit").toDouble())
            .toPoint();
    }
    // "c2" or "e5|e6"
    QPoint at(const char* name) {
        const HexTrapPlaces places(state().options.side);
        if (const auto slot = parse_slot(name)) return at(places.at(*slot));
        return at(places.at(*parse_space(name)));
    }
    // A tap of a finger that moves by a pixel.
    void tap(const char* name) {
        QTest::touchEvent(window, screen).press(0, at(name), window);
        QTest::touchEvent(window, screen).move(0, at(name) + QPoint(1, 0), window);
        QTest::touchEvent(window, screen).release(0, at(name) + QPoint(1, 0), window);
    }
    std::string last() { return state().played.empty() ? "" : Rules::to_text(state().played.back().command); }

    // A turn of a bot. The bots have different levels, so that three movers are trapped before the walls run
    // out.
    Command good_turn() {
        const Seat seat = state().position.turn;
        const BotLevel level{seat == kRed ? 4 : 1};
        const Seed seed = static_cast<Seed>(state().turns);
        return Rules::plan(Rules::view(state()), seat, level, seed, {.nodes = 50'000}).at(0).command;
    }

    // The keys that lead to a place over the fewest spaces or slots.
    template <class Place>
    void steer(Place from, Place to) {
        constexpr Qt::Key kKeys[] = {Qt::Key_Right, Qt::Key_Left, Qt::Key_Down, Qt::Key_Up};
        constexpr QPointF kWays[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
        const HexTrapPlaces places(state().options.side);
        std::map<Place, std::vector<Qt::Key>> ways{{from, {}}};
        std::vector<Place> reached{from};
        for (std::size_t i = 0; i < reached.size() && !ways.contains(to); ++i)
            for (std::size_t way = 0; way < 4; ++way) {
                const Place next = places.next(reached[i], kWays[way]);
                if (ways.contains(next)) continue;
                ways[next] = ways[reached[i]];
                ways[next].push_back(kKeys[way]);
                reached.push_back(next);
            }
        REQUIRE(ways.contains(to));
        for (const Qt::Key key : ways[to])
            this->key(key);
    }
    void steer(Space to) {
        if (view().cursorOnSlots()) key(Qt::Key_Backtab);
        for (const SpacePlace& place : board_of(state().options.side).spaces)
            if (HexTrapPlaces(state().options.side).at(place.space) == view().cursor())
                return steer(place.space, to);
        FAIL("the cursor is on no space");
    }
    void steer(Slot to) {
        if (!view().cursorOnSlots()) key(Qt::Key_Tab);
        for (const Slot slot : board_of(state().options.side).slot_list)
            if (HexTrapPlaces(state().options.side).at(slot) == view().cursor()) return steer(slot, to);
        FAIL("the cursor is on no slot");
    }
    void make_by_keys(Half half) {
        if (half.kind == Half::Kind::wall) {
            steer(half.slot());
        } else {
            steer(half.from);
            key(Qt::Key_Space);
            steer(half.to);
        }
        key(Qt::Key_Return);
    }
    void make_by_name(Half half) {
        const auto name = [](Space space) { return QString::fromStdString(to_text(space)); };
        if (half.kind == Half::Kind::step) {
            REQUIRE(press_accessible(name(half.from) + ','));
            REQUIRE(press_accessible(name(half.to) + ','));
            return;
        }
        const QString ends = name(half.from) + " and " + name(half.to) + ',';
        REQUIRE(press_accessible("slot between " + ends));
        REQUIRE(press_accessible("wall here? " + ends));
    }
};

}

TEST_CASE("a complete game of Trap can be played by keys alone", "[views][board]") {
    Shown board;
    board.key(Qt::Key_Right); // shows the cursor
    board.play_to_the_end(
        [&] {
            const Command turn = board.good_turn();
            board.make_by_keys(turn.first);
            CHECK(board.view().canTakeBack());
            const int turns = board.state().turns;
            board.make_by_keys(turn.second);
            if (board.state().turns == turns) board.key(Qt::Key_Return); // after a warning (HX-4)
            CHECK(board.last() == Rules::to_text(turn));
        },
        200);
    CHECK(board.state().end->winner);
}

TEST_CASE("the first key shows the cursor of Trap, the next one moves it, and a finger hides it",
          "[views][board]") {
    Shown board;
    const QQuickItem* field = board.item("Field");
    const QPointF start = board.view().cursor();
    const auto tap = [&] {
        board.click(field->mapToScene({field->width() / 2, field->height() / 2}).toPoint());
    };
    tap();
    CHECK_FALSE(field->property("keyed").toBool());
    board.key(Qt::Key_Right);
    CHECK(field->property("keyed").toBool());
    CHECK(board.view().cursor() == start);
    board.key(Qt::Key_Right);
    CHECK(board.view().cursor() != start);
    tap();
    CHECK_FALSE(field->property("keyed").toBool());
}

TEST_CASE("a complete game of Trap can be played by accessible names", "[views][board]") {
    Shown board;
    board.play_to_the_end(
        [&] {
            const Command turn = board.good_turn();
            board.make_by_name(turn.first);
            const int turns = board.state().turns;
            board.make_by_name(turn.second);
            if (board.state().turns == turns) // after a warning (HX-4)
                REQUIRE(board.press_accessible(QString::fromStdString(to_text(turn.second.to)) + ','));
            CHECK(board.last() == Rules::to_text(turn));
        },
        200);
    CHECK(board.state().end->winner);
}

TEST_CASE("a key takes back half a turn, and a full turn when playing alone", "[views][board]") {
    Shown board({}, "side", {0, 1});
    board.key(Qt::Key_Right);
    board.make_by_keys(step(*parse_space("b3"), *parse_space("c3")));
    REQUIRE(board.view().made() == Action::Step);
    board.key(Qt::Key_Backspace);
    CHECK(board.view().made() == Action::NoAction);
    board.make_by_keys(step(*parse_space("b3"), *parse_space("c3")));
    board.key(Qt::Key_U); // also the first half of a turn
    CHECK(board.view().made() == Action::NoAction);
    CHECK(board.state().turns == 0);
}

TEST_CASE("a text explains the numbers while reachable spaces are shown", "[views][board]") {
    Shown board({}, "side", {0, 1});
    const auto explanations = [&] {
        return std::ranges::count_if(board.items(), [](const QQuickItem* item) {
            return item->isVisible() && item->inherits("QQuickText") &&
                   item->property("text") == "Numbers: spaces each mover can still reach";
        });
    };
    CHECK(explanations() == 0);
    board.key(Qt::Key_R);
    CHECK(explanations() == 1);
    // The field of side 4 has 37 spaces; all are reachable except those of the other five movers.
    CHECK(board.accessible("b3, red mover, can move, can still reach 31 spaces,"));
    board.key(Qt::Key_R);
    CHECK(explanations() == 0);

    Shown table; // two people: no help is shown
    table.key(Qt::Key_R);
    CHECK_FALSE(table.view().reachShown());
}

TEST_CASE("the field of Trap does not move during a turn, however long the texts are", "[views][board]") {
    const QString seating = GENERATE("side", "facing");
    Shown board({}, seating);
    board.parts.store.settings().setLanguage(GENERATE("en", "fr"));
    board.parts.store.settings().setFontScale(GENERATE(1.0, 1.5));
    for (const QSize size : {QSize(360, 640), QSize(390, 844), QSize(800, 1280)}) {
        board.turn(size);
        CAPTURE(seating.toStdString(), size.width(), size.height());
        const auto place = [&] {
            QTest::qWait(20);
            const QQuickItem* field = board.item("Field");
            return field->mapRectToScene({0, 0, field->width(), field->height()});
        };
        for (const bool shown : {true, false}) // shows the prompt again, in the new language
            board.view().setReachShown(shown);
        QTest::qWait(100);
        const QRectF before = place();
        board.tap("e3|e4");
        REQUIRE(board.view().doing() == Action::Wall);
        CHECK(place() == before);
        board.tap("e3|e4");
        REQUIRE(board.view().made() == Action::Wall);
        CHECK(place() == before);
        board.view().takeBack();
        CHECK(place() == before);
    }
}

TEST_CASE("a player without a legal turn passes with Enter (HX-6)", "[views][board]") {
    // Red's last mover has the pocket a1 b1, and there are no walls left.
    Shown board("R:a1,d1,d7 B:f1,f3,f5 walls=a1|a2,a1|b2,b1|b2,b1|c1,b1|c2 caught=d1,d7 pile=0");
    REQUIRE(board.view().mustPass());
    board.key(Qt::Key_Right);
    board.key(Qt::Key_Return);
    CHECK(board.state().turns == 1);
    CHECK(board.last() == "pass");
}

TEST_CASE("D opens the sheet for draw and resigning", "[views][board]") {
    Shown board;
    board.key(Qt::Key_D);
    board.click_button("Resign");
    board.click_button("Yes, I resign");
    CHECK(board.state().end->winner == kBlue);
}

TEST_CASE("the letter keys of Trap act for the player to move, at either end", "[views][board]") {
    Shown board({}, "facing");
    board.turn({390, 844});
    REQUIRE(submit(*board.session().driver(), "d3|d4 d4|d5"));
    QTest::qWait(100);
    REQUIRE(board.view().actor() == 1);
    board.tap("e3|e4");
    board.tap("e3|e4");
    REQUIRE(board.view().made() == Action::Wall);
    board.key(Qt::Key_U); // the first half, which is not a move yet: no confirmation
    CHECK(board.view().made() == Action::NoAction);
    CHECK_FALSE(board.button("Undo move"));
    board.key(Qt::Key_D);
    CHECK(board.button("Resign"));
}

TEST_CASE("a double tap on one place does not resign", "[views][board]") {
    Shown board;
    board.turn(GENERATE(QSize(360, 640), QSize(844, 390), QSize(1280, 800)));
    board.key(Qt::Key_D);
    board.click_button("Resign");
    QQuickItem* yes = board.button("Yes, I resign");
    REQUIRE(yes);
    QTest::qWait(50);
    // At the position of "Resign" there is now a different button, or none.
    QQuickItem* stay = board.button("Keep playing");
    REQUIRE(stay);
    const QPointF tapped = board.clicked;
    CHECK_FALSE(yes->contains(yes->mapFromScene(tapped)));
    board.click(tapped.toPoint());
    CHECK_FALSE(board.state().end);
}

TEST_CASE("when the device is passed on, the board of Trap rotates to the player and shows whose turn it is",
          "[views][board]") {
    Shown board({}, "passing");
    board.key(Qt::Key_Right);
    board.make_by_keys(wall(*parse_slot("c3|d3")));
    board.make_by_keys(wall(*parse_slot("c3|d4")));
    REQUIRE(board.state().turns == 1);
    CHECK(board.item("Field")->rotation() == 180);
    CHECK(board.labels_with("Player 2’s turn").size() == 1);
    board.key(Qt::Key_Right);
    CHECK(board.labels_with("Player 2’s turn").empty()); // gone with the next action
}

TEST_CASE("face to face, each player of Trap has name and tools at their own edge, clear of the field",
          "[views][board]") {
    Shown board({}, "facing");
    board.parts.store.settings().setLeftHanded(GENERATE(false, true));
    board.parts.store.settings().setFontScale(GENERATE(1.0, 1.5));
    for (const QSize size : {QSize(360, 640), QSize(390, 844), QSize(844, 390), QSize(800, 1280),
                             QSize(1280, 800), QSize(1024, 768)}) {
        board.window->resize(size);
        QTest::qWait(100);
        CAPTURE(size.width(), size.height());
        const auto place = [](QQuickItem* item) {
            return item->mapRectToScene(QRectF(QPointF(), item->size()));
        };
        const auto at_own_edge = [&](QQuickItem* item, int seat) {
            return (place(item).center().y() > size.height() / 2.0) == (seat == 0);
        };
        for (QQuickItem* strip : board.shown("SeatStrip"))
            CHECK(at_own_edge(strip, strip->property("seat").toInt()));

        QQuickItem* field = board.item("Field");
        const double unit = field->property("unit").toDouble();
        const QPointF middle = place(field).center();
        const auto tools = board.shown("TurnTools");
        REQUIRE(tools.size() == 2);
        for (QQuickItem* each : tools) {
            const int seat = each->parentItem()->parentItem()->property("seat").toInt();
            const QRectF area = place(each);
            CHECK(at_own_edge(each, seat));
            CHECK(each->property("count").toInt() % each->property("columns").toInt() == 0);
            CHECK(QRectF(QPointF(), size).contains(area));
            for (const char* type : {"SeatStrip", "TurnRow"})
                for (QQuickItem* other : board.shown(type))
                    CHECK_FALSE(place(other).intersects(area));
            const HexTrapPlaces places(board.state().options.side);
            for (const SpacePlace& space : places.board().spaces) {
                const QPointF at = middle + places.at(space.space) * unit;
                const QPointF nearest(std::clamp(at.x(), area.left(), area.right()),
                                      std::clamp(at.y(), area.top(), area.bottom()));
                CHECK(HexTrapPlaces::length(nearest - at) > 0.5 * unit);
            }
            // The player to act resigns at their own end.
            for (QQuickItem* tool : each->childItems())
                if (tool->property("text") == "Draw or resign")
                    CHECK(tool->isEnabled() == (seat == board.view().actor()));
        }
    }
}

TEST_CASE("with the held piece shown above the finger, a tap is not offset, and a dragged piece is ahead of "
          "the finger",
          "[views][board]") {
    Shown board;
    board.parts.store.settings().setFingerOffset(true);
    board.tap("d4|e4");
    CHECK(board.view().doing() == Action::Wall); // it is seen first
    CHECK(board.view().made() == Action::NoAction);
    board.tap("d4|e4");
    CHECK(board.view().made() == Action::Wall);
    board.view().takeBack();
    board.tap("b3");
    CHECK(board.view().doing() == Action::Step);
    CHECK(board.view().made() == Action::NoAction);

    // The mover is drawn a finger's width (48 px) ahead of a hand that comes from below.
    const QPoint hand = board.at("c3") + QPoint(0, 48);
    QTest::touchEvent(board.window, board.screen).press(0, board.at("b3"), board.window);
    QTest::touchEvent(board.window, board.screen).move(0, hand + QPoint(0, 30), board.window);
    QTest::touchEvent(board.window, board.screen).move(0, hand, board.window);
    QTest::touchEvent(board.window, board.screen).release(0, hand, board.window);
    CHECK(board.view().made() == Action::Step);
    CHECK(board.accessible("c3, red mover"));
}

TEST_CASE("rotating the screen during a drag leaves the mover where it was", "[views][board]") {
    Shown board;
    board.turn({390, 844});
    const auto touch = [&] { return QTest::touchEvent(board.window, board.screen); };
    touch().press(0, board.at("b3"), board.window);
    touch().move(0, board.at("b3|c3"), board.window);
    touch().move(0, board.at("c3"), board.window);
    REQUIRE(board.view().held() >= 0);
    board.turn({844, 390});
    CHECK(board.view().held() == -1);
    touch().move(0, board.at("c4"), board.window);
    touch().release(0, board.at("c4"), board.window);
    CHECK(board.view().made() == Action::NoAction);
    CHECK(board.view().doing() == Action::NoAction);
    // A mover that was chosen with a tap stays chosen.
    board.tap("b3");
    REQUIRE(board.view().doing() == Action::Step);
    board.turn({390, 844});
    CHECK(board.view().doing() == Action::Step);
}

TEST_CASE("an arrow moves the cursor of Trap in its direction on the screen", "[views][board]") {
    // Blue, who is to move, is at the far end.
    Shown board("R:b3,c4,b5 B:f2,e4,f4 turn=blue", GENERATE("side", "facing", "turning"));
    REQUIRE(board.view().actor() == 1);
    board.key(Qt::Key_Right); // shows the cursor
    const QPoint before = board.at(board.view().cursor());
    board.key(Qt::Key_Right);
    CHECK(board.at(board.view().cursor()).x() > before.x());
}

TEST_CASE("a key that is held down takes one turn back, and makes one half of a turn", "[views][board]") {
    Shown board({}, "side", {0, 1});
    const auto play = [&] {
        const auto before = board.session().driver()->match().command_count();
        REQUIRE(submit(*board.session().driver(), Rules::to_text(board.good_turn())));
        REQUIRE(QTest::qWaitFor(
            [&] { return board.session().driver()->match().command_count() == before + 2; }, 20'000));
    };
    play();
    play();
    board.hold_key(Qt::Key_U);
    CHECK(board.session().driver()->match().command_count() == 2);
    board.key(Qt::Key_Tab); // to the slots
    REQUIRE(board.view().cursorOnSlots());
    board.hold_key(Qt::Key_Return); // places a wall; another press would take it back
    CHECK(board.view().made() == Action::Wall);
}

TEST_CASE("a hidden button does not keep the keyboard focus", "[views][board]") {
    SECTION("Pass") {
        Shown board("R:a1,d1,d7 B:f1,f3,f5 walls=a1|a2,a1|b2,b1|b2,b1|c1,b1|c2 caught=d1,d7 pile=0");
        QQuickItem* pass = board.button("Pass");
        REQUIRE(pass);
        pass->forceActiveFocus();
        board.key(Qt::Key_Space);
        REQUIRE(board.last() == "pass");
        CHECK_FALSE(pass->hasActiveFocus());
        board.key(Qt::Key_Return);
        CHECK(board.state().turns == 1);
        CHECK(board.item("Field")->property("keyed").toBool()); // it was for the board
    }
    SECTION("Resign") {
        Shown board;
        board.key(Qt::Key_D);
        REQUIRE(QTest::qWaitFor([&] { return board.button("Resign") != nullptr; }));
        QQuickItem* resign = board.button("Resign");
        resign->forceActiveFocus();
        board.key(Qt::Key_Space);
        REQUIRE(board.button("Yes, I resign"));
        CHECK_FALSE(resign->hasActiveFocus());
        board.key(Qt::Key_Space); // opens the question again, so the same key confirms nothing
        CHECK_FALSE(board.state().end);
        board.key(Qt::Key_Tab);
        CHECK(board.window->activeFocusItem()->isVisible());
        CHECK(board.window->activeFocusItem()->inherits("QQuickAbstractButton"));
    }
}

TEST_CASE("in left-handed mode the turn and the pile of walls swap sides", "[views][board]") {
    Shown board;
    const bool left = GENERATE(false, true);
    board.parts.store.settings().setLeftHanded(left);
    QTest::qWait(20);
    const auto middle = [](QQuickItem* item) { return item->mapToScene({item->width() / 2, 0}).x(); };
    const auto* row = board.shown("TurnRow").front();
    QQuickItem* pile = nullptr;
    for (QQuickItem* item : row->childItems())
        if (auto* element = QAccessible::queryAccessibleInterface(item);
            element && element->text(QAccessible::Name).startsWith("Walls left"))
            pile = item;
    REQUIRE(pile);
    const auto pips = board.shown("Pip");
    REQUIRE(pips.size() == 2);
    for (QQuickItem* pip : pips) {
        CHECK((middle(pip) > middle(pile)) == left);
        CHECK_FALSE(pip->mapRectToScene(QRectF(QPointF(), pip->size()))
                        .intersects(pile->mapRectToScene(QRectF(QPointF(), pile->size()))));
    }
    CHECK(middle(pips[0]) < middle(pips[1])); // they are read as before
}
