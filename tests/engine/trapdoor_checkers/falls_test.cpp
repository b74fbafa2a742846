// TC-2, TC-4, TC-5, TC-10, TC-11: sliders, doors and falls.
#include "core/match.h"
#include "trapdoor_checkers/table.h"

using namespace trapbox;
using namespace trapbox::trapdoor_checkers;
using tests::drawn;
using tests::Lines;
using tests::Table;
using Texts = std::set<std::string>;

namespace {

// A king of each side, far apart, all doors closed: any result of the wheel can be tried.
std::string calm() {
    return drawn('W', R"(
    8 . B . . . . . .
    7 . . . . . . . .
    6 . . . . . . . .
    5 . . . . . . . .
    4 . . . . . . . .
    3 . . . . . . . .
    2 . . . . . . . .
    1 . . . . . . W . )");
}

}

TEST_CASE("TC-2: a slider opens one door from the centre and can then only close it", "[trapdoor_checkers]") {
    Table table("", calm() + " wheel=green");
    CHECK(table.slider("g3") == SliderPosition::centre);
    CHECK(table.moves() == Texts{"slide g3 left", "slide g3 right", "slide g6 left", "slide g6 right"});
    CHECK(table.play("slide g3 left") == Lines{"slid white g3 left", "door_opened c3", "turn black"});
    CHECK(table.slider("g3") == SliderPosition::left);

    table.state().wheel = Face::green;
    CHECK(table.moves() == Texts{"slide g3 right", "slide g6 left", "slide g6 right"});
    CHECK(table.refused("slide g3 left") == "slider_stops");
    CHECK(table.play("slide g3 right") == Lines{"slid black g3 right", "door_closed c3", "turn white"});
    CHECK(table.slider("g3") == SliderPosition::centre);
}

TEST_CASE("TC-2: a slider can't go from left to right in one turn", "[trapdoor_checkers]") {
    Table table("", calm() + " doors=b4 wheel=orange");
    table.play("slide o4 right");
    CHECK(table.slider("o4") == SliderPosition::centre);
    CHECK(table.phase() == Phase::spin); // the turn of the other side
    CHECK(table.state().turn == Side::black);
}

TEST_CASE("TC-2: every slider has its own two doors", "[trapdoor_checkers]") {
    struct Row {
        const char *wheel, *slide, *opens;
    };
    for (const Row& row : {Row{"green", "slide g3 left", "c3"}, Row{"green", "slide g3 right", "g3"},
                           Row{"green", "slide g6 left", "b6"}, Row{"green", "slide g6 right", "f6"},
                           Row{"orange", "slide o4 left", "b4"}, Row{"orange", "slide o4 right", "f4"},
                           Row{"orange", "slide o5 left", "c5"}, Row{"orange", "slide o5 right", "g5"}}) {
        Table table("", calm() + " wheel=" + row.wheel);
        CHECK(table.play(row.slide)[1] == std::string("door_opened ") + row.opens);
    }
}

TEST_CASE("TC-4: a piece on the wheel moves a piece, a colour moves a slider of that colour",
          "[trapdoor_checkers]") {
    Table piece("", calm() + " wheel=piece");
    CHECK(piece.phase() == Phase::move);
    CHECK(piece.moves() == Texts{"32-27", "32-28"});
    CHECK(piece.refused("slide g3 left") == "must_move");
    CHECK(piece.play("32-28") == Lines{"moved white king 32-28", "turn black"});

    Table orange("", calm() + " wheel=orange");
    CHECK(orange.phase() == Phase::slide);
    CHECK(orange.moves() == Texts{"slide o4 left", "slide o4 right", "slide o5 left", "slide o5 right"});
    CHECK(orange.refused("slide g3 left") == "wrong_color");
    CHECK(orange.refused("32-28") == "must_slide");
    orange.play("slide o5 right");
    CHECK(orange.state().turn == Side::black);
    CHECK_FALSE(orange.state().wheel);
}

TEST_CASE("TC-5: a piece on a door that opens is lost, and the door stays open", "[trapdoor_checkers]") {
    Table table("", drawn('B', R"(
        8 . b . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . w . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . w . )") +
                        " wheel=orange");
    CHECK(table.play("slide o4 left") ==
          Lines{"slid black o4 left", "door_opened b4", "fell white man b4", "turn white"});
    CHECK(table.fen() == "W:W32:B1");
    CHECK(table.state().position.doors == bit(*square_named("b4")));
    CHECK(table.view().losses[index_of(Side::white)] == Losses{0, 1});
}

TEST_CASE("TC-5: the player's own piece also falls, and so does a king", "[trapdoor_checkers]") {
    const auto position = drawn('B', R"(
        8 . b . . . . . .
        7 . . . . . . . .
        6 . b . . . W . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . w . )") +
                          " wheel=green";
    Table own("", position);
    CHECK(own.play("slide g6 left")[2] == "fell black man b6");
    Table king("", position);
    CHECK(king.play("slide g6 right")[2] == "fell white king f6");
    CHECK(king.fen() == "W:W32:B1,9");
}

TEST_CASE("TC-5: a piece that moves onto an open door is lost", "[trapdoor_checkers]") {
    Table table("", drawn('W', R"(
        8 . b . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . O . . . . .
        4 . . . w . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . w . )") +
                        " wheel=piece");
    for (const auto& move : table.view().moves) // known before the move is played
        CHECK(move.falls == (move.path.to() == *square_named("c5")));
    CHECK(table.play("18-14") == Lines{"moved white man 18-14", "fell white man c5", "turn black"});
    CHECK(table.fen() == "B:W32:B1");
}

TEST_CASE("TC-5: a forced capture into an open door takes its piece and falls", "[trapdoor_checkers]") {
    Table table("", drawn('W', R"(
        8 . b . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . O . . . . .
        4 . . . b . . . .
        3 . . . . w . . .
        2 . . . . . . . .
        1 . . . . . . w . )"));
    CHECK(table.moves() == Texts{"23x14"});
    CHECK(table.refused("32-28") == "must_capture");
    CHECK(table.play("23x14") ==
          Lines{"moved white man 23x14", "captured black man d4", "fell white man c5", "turn black"});
    CHECK(table.fen() == "B:W32:B1");
    CHECK(table.view().losses[index_of(Side::white)] == Losses{0, 1});
    CHECK(table.view().losses[index_of(Side::black)] == Losses{1, 0});
}

TEST_CASE("TC-5: an open door in the middle of a multi-jump ends it there", "[trapdoor_checkers]") {
    const std::string picture = R"(
        8 . b . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . b . . . .
        3 . . . . . . . .
        2 . . . b . . . .
        1 . . . . w . w . )";
    for (const auto* rules : {"", "rules=continental"}) {
        Table closed(rules, drawn('W', picture));
        CHECK(closed.moves() == Texts{"31x22x15"});
        Table open(rules, drawn('W', picture) + " doors=c3");
        CHECK(open.moves() == Texts{"31x22"});
        CHECK(open.play("31x22") ==
              Lines{"moved white man 31x22", "captured black man d2", "fell white man c3", "turn black"});
        CHECK(open.fen() == "B:W32:B1,18"); // d4 is not reached
    }
}

TEST_CASE("TC-5: a queen passes over an open door but falls when she lands on it", "[trapdoor_checkers]") {
    const auto position = drawn('W', R"(
        8 . b . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . O . . . . .
        2 . . . . . . . .
        1 W . . . . . w . )") +
                          " wheel=piece";
    Table passes("rules=continental", position);
    CHECK(passes.play("29-18") == Lines{"moved white king 29-18", "turn black"});
    Table lands("rules=continental", position);
    CHECK(lands.play("29-22") == Lines{"moved white king 29-22", "fell white king c3", "turn black"});

    // Also for captures: over b2 she may land on the open c3 or fly over it.
    const auto capture = drawn('W', R"(
        8 . b . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . O . . . . .
        2 . b . . . . . .
        1 W . . . . . . . )");
    Table captures("rules=continental", capture);
    CHECK(captures.moves() == Texts{"29x22", "29x18", "29x15", "29x11", "29x8", "29x4"});
    CHECK(captures.play("29x18") == Lines{"moved white king 29x18", "captured black man b2", "turn black"});
}

TEST_CASE("TC-5, TC-6: the last piece falls and the game is lost", "[trapdoor_checkers]") {
    Table by_slide("", drawn('B', R"(
        8 . b . . . . . .
        7 . . . . . . . .
        6 . . . . . W . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . . )") +
                           " wheel=green");
    CHECK(by_slide.play("slide g6 right").back() == "won black no_pieces");

    const auto forced = [](std::string_view other_black) {
        return "W:W23:B18" + std::string(other_black) + " doors=c5"; // e3 takes d4 and falls through c5
    };
    Table by_capture("", forced(",1"));
    CHECK(by_capture.play("23x14") == Lines{"moved white man 23x14", "captured black man d4",
                                            "fell white man c5", "won black no_pieces"});
    // The side that captures the last piece has won, even though the capturing piece is lost.
    Table both("", forced(""));
    CHECK(both.play("23x14").back() == "won white no_pieces");
}

TEST_CASE("TC-10: with close after use, a door drops the piece on it and closes again",
          "[trapdoor_checkers]") {
    const auto position = drawn('B', R"(
        8 . b . . . . . .
        7 . . . . . . . .
        6 . . . . . w . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . w . )") +
                          " wheel=green";
    Table falls("close_after_use=on", position);
    CHECK(falls.play("slide g6 right") == Lines{"slid black g6 right", "door_opened f6", "fell white man f6",
                                                "door_closed f6", "turn white"});
    CHECK(falls.slider("g6") == SliderPosition::centre);
    CHECK(falls.fen() == "W:W32:B1");
    Table empty("close_after_use=on", position);
    CHECK(empty.play("slide g3 left") ==
          Lines{"slid black g3 left", "door_opened c3", "door_closed c3", "turn white"});
    CHECK(empty.state().position.doors == 0);
}

// French rulebook: "Si la roulette s'arrête à la fois sur du orange et sur du vert, le joueur dont c'est le
// tour choisit la couleur qui l'arrange."
TEST_CASE("TC-11: orange/green lets the player choose any slider", "[trapdoor_checkers]") {
    for (const auto* options : {"orange_green=on", "orange_green=on rules=continental"}) {
        Table table(options, calm() + " wheel=both");
        CHECK(table.phase() == Phase::slide);
        CHECK(table.moves().size() == 8); // four sliders, two directions each
    }
}

// The English rulebook for green and orange: "The trapdoor is left open and that player's turn is over." Its
// section "Trapdoor variations" adds: "as a variation on the above both players can decide to close the
// trapdoor again immediately after it has been opened. Randomizer shows orange/green : The player must
// activate one of two orange/green trapdoors …, opening a trapdoor and then closing it again". This describes
// TC-10 for either colour.
TEST_CASE("TC-11: the door that orange/green opens stays open in both rule sets", "[trapdoor_checkers]") {
    for (const std::string rules : {"rules=english", "rules=continental"})
        for (const std::string face : {"both", "orange"}) {
            CAPTURE(rules, face);
            Table opens(rules + " orange_green=on", calm() + " wheel=" + face);
            CHECK(opens.play("slide o4 right") ==
                  Lines{"slid white o4 right", "door_opened f4", "turn black"});
            CHECK(opens.slider("o4") == SliderPosition::right);
            // TC-2: from the right it can only close.
            Table closes(rules + " orange_green=on", calm() + " doors=f4 wheel=" + face);
            CHECK(closes.play("slide o4 left") ==
                  Lines{"slid white o4 left", "door_closed f4", "turn black"});
        }
}

TEST_CASE(
    "TC-10, TC-11: with close after use the door that orange/green opens closes again in both rule sets",
    "[trapdoor_checkers]") {
    for (const std::string rules : {"rules=english", "rules=continental"})
        for (const std::string face : {"both", "orange"}) {
            CAPTURE(rules, face);
            Table table(rules + " orange_green=on close_after_use=on", calm() + " wheel=" + face);
            CHECK(table.play("slide o4 right") ==
                  Lines{"slid white o4 right", "door_opened f4", "door_closed f4", "turn black"});
            CHECK(table.slider("o4") == SliderPosition::centre);
        }
}

// Earlier builds closed the door that orange/green opened in the English rules. Such a game cannot be
// replayed and continues from its checkpoint, with that door closed.
TEST_CASE("TC-11: a game saved when English orange/green closed its door continues with that door closed",
          "[trapdoor_checkers]") {
    using Game = Match<Rules>;
    const auto read = parse_options<Options>("orange_green=on", Rules::option_fields());
    auto now = Game::from_position(*read, 1, calm() + " wheel=both");
    REQUIRE(now);
    REQUIRE(now->apply(*Rules::parse(now->state(), "slide o4 right")).accepted());
    Journal old = now->journal();
    State closed = now->state();
    closed.position.doors = 0;
    REQUIRE(old.marks.size() == 1);
    old.marks.back().hash = Rules::hash(closed);
    old.checkpoint = Rules::checkpoint(closed);

    const auto opened = Game::load(old);
    REQUIRE(opened);
    CHECK_FALSE(opened->exact());
    CHECK(opened->state().position.doors == 0);
    CHECK(opened->state().turn == Side::black);
}
