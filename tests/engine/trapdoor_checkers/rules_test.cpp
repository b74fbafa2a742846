// TC-1, TC-3, TC-6 to TC-9, TC-12 to TC-15: turns, captures, wheel, ends.
#include "core/match.h"
#include "trapdoor_checkers/table.h"

using namespace trapbox;
using namespace trapbox::trapdoor_checkers;
using tests::drawn;
using tests::Lines;
using tests::Table;
using Texts = std::set<std::string>;

TEST_CASE("TC-1: twelve men each on the first three rows, sliders centred, eight doors closed",
          "[trapdoor_checkers]") {
    const Table table;
    CHECK(table.fen() == drawn('B', R"(
        8 . b . b . b . b
        7 b . b . b . b .
        6 . b . b . b . b
        5 . . . . . . . .
        4 . . . . . . . .
        3 w . w . w . w .
        2 . w . w . w . w
        1 w . w . w . w . )"));
    const View view = table.view();
    int doors = 0;
    for (const auto& cell : view.cells) {
        doors += cell.door;
        CHECK_FALSE(cell.open);
    }
    CHECK(doors == 8);
    for (const auto& slider : view.sliders)
        CHECK(slider.position == SliderPosition::centre);
}

TEST_CASE("TC-3: a player who can't capture spins once, and then acts", "[trapdoor_checkers]") {
    Table table;
    CHECK(table.phase() == Phase::spin);
    CHECK(table.moves() == Texts{"spin"});
    CHECK(table.refused("11-15") == "spin_first");
    CHECK(table.refused("slide g3 left") == "spin_first");
    CHECK(table.play("spin").size() == 1);
    CHECK(table.refused("spin") == "spun_already");
    CHECK(table.state().turn == Side::black);
}

TEST_CASE("TC-3: a player who can capture must do so, without spinning", "[trapdoor_checkers]") {
    Table table("", drawn('B', R"(
        8 . b . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . b . . .
        4 . . . w . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . w . )"));
    CHECK(table.phase() == Phase::capture);
    CHECK(table.moves() == Texts{"15x22"});
    CHECK(table.refused("spin") == "no_spin_to_capture");
    CHECK(table.refused("1-5") == "must_capture");
    CHECK(table.refused("slide g3 left") == "must_capture");
    const View view = table.view();
    REQUIRE(view.moves.size() == 1);
    CHECK(view.moves[0].path.from() == square_numbered(15));
    CHECK(view.cells[14].refusal == nullptr);
    CHECK(view.cells[0].refusal->key == "must_capture");
    CHECK(view.moves[0].captured == std::vector{square_numbered(18)});
    CHECK(table.play("15x22") == Lines{"moved black man 15x22", "captured white man d4", "turn white"});
    CHECK(table.state().spins.empty());
}

TEST_CASE("TC-6: a player who can move no piece on their turn loses, before any spin",
          "[trapdoor_checkers]") {
    Table table("", drawn('W', R"(
        8 . . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 b . . . . . . .
        2 . w . W . . . .
        1 . . . . . . . . )") +
                        " wheel=piece");
    // c1 is occupied: a3 can neither step to b2 nor jump over it.
    CHECK(table.play("26-30") == Lines{"moved white king 26-30", "won white no_moves"});
    CHECK(table.outcome() == "won 1"); // White is the second seat in English rules
    CHECK(table.moves().empty());
    CHECK(table.refused("spin") == "ended");
}

TEST_CASE("TC-6: a player with no piece left loses", "[trapdoor_checkers]") {
    Table table("", drawn('W', R"(
        8 . . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . b . . . .
        3 . . . . w . . .
        2 . . . . . . . .
        1 . . . . . . . . )"));
    CHECK(table.play("23x14") ==
          Lines{"moved white man 23x14", "captured black man d4", "won white no_pieces"});
}

TEST_CASE("TC-7: crowning ends the turn, also in the middle of a capture", "[trapdoor_checkers]") {
    // From f8 the new king could take g7; so could a man that captures backward.
    const auto position = drawn('W', R"(
        8 . b . . . . . .
        7 . . . . b . b .
        6 . . . w . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . . )");
    for (const auto* rules : {"", "rules=continental"}) {
        Table table(rules, position);
        CHECK(table.moves() == Texts{"10x3"});
        CHECK(table.view().moves[0].crowns);
        CHECK(table.play("10x3") ==
              Lines{"moved white man 10x3", "captured black man e7", "crowned white f8", "turn black"});
        CHECK(table.fen() == "B:WK3:B1,8");
    }
    Table step("", drawn('B', R"(
        8 . . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . W
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . b . . . .
        1 . . . . . . . . )") +
                       " wheel=piece");
    CHECK(step.play("26-31") == Lines{"moved black man 26-31", "crowned black e1", "turn white"});
}

TEST_CASE(
    "TC-8: English rules: Black starts, men move and capture forward only, kings one step in all directions",
    "[trapdoor_checkers]") {
    CHECK(Table("trapdoors=off").state().turn == Side::black);
    // d4 could only capture e3 backward, which is not allowed, so it steps.
    Table man("trapdoors=off", drawn('W', R"(
        8 . . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . w . . . .
        3 . . . . b . . .
        2 . . . . . . . .
        1 . . . . . . . . )"));
    CHECK(man.moves() == Texts{"18-14", "18-15"});
    CHECK(man.refused("18-22") == "cannot_go_there");
    Table king("trapdoors=off", drawn('W', R"(
        8 . b . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . W . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . . )"));
    CHECK(king.moves() == Texts{"18-14", "18-15", "18-22", "18-23"});
}

namespace {

// e1 can capture d2, or f2 and f4.
std::string two_ways() {
    return drawn('W', R"(
    8 . b . . . . . .
    7 . . . . . . . .
    6 . . . . . . . .
    5 . . . . . . . .
    4 . . . . . b . .
    3 . . . . . . . .
    2 . . . b . b . .
    1 . . . . w . . . )");
}

}

TEST_CASE("TC-8: English rules: free choice between captures, but a capture continues as long as possible",
          "[trapdoor_checkers]") {
    Table table("", two_ways());
    CHECK(table.moves() == Texts{"31x22", "31x24x15"});
    CHECK(table.refused("31x24") == "keep_jumping");
    CHECK(table.refused("31x23") == "cannot_go_there");
    CHECK(table.play("31x24x15") ==
          Lines{"moved white man 31x24x15", "captured black man f2", "captured black man f4", "turn black"});
}

TEST_CASE("TC-9: continental rules: the capture that takes most pieces is compulsory",
          "[trapdoor_checkers]") {
    Table table("rules=continental", two_ways());
    CHECK(table.moves() == Texts{"31x24x15"});
    CHECK(table.refused("31x22") == "capture_most");
    CHECK(table.refused("31x24") == "keep_jumping");
    // An open door ends the count of that path: now both paths capture one piece.
    Table door("rules=continental", two_ways() + " doors=g3");
    CHECK(door.moves() == Texts{"31x22", "31x24"});
}

TEST_CASE("TC-9: continental rules: White starts, men capture backward, queens fly and land where they like",
          "[trapdoor_checkers]") {
    CHECK(Table("rules=continental trapdoors=off").state().turn == Side::white);
    Table man("rules=continental", drawn('W', R"(
        8 . b . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . w . . . .
        3 . . . . b . . .
        2 . . . . . . . .
        1 . . . . . . . . )"));
    CHECK(man.moves() == Texts{"18x27"});
    Table queen("rules=continental trapdoors=off", drawn('W', R"(
        8 . b . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . w . . . . . .
        1 . . W . . . . . )"));
    // c1 can go up right to h6; up left is its own man.
    CHECK(queen.moves() == Texts{"30-26", "30-23", "30-19", "30-16", "30-12", "25-21", "25-22"});
    Table takes("rules=continental", drawn('W', R"(
        8 . . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . b . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . W . . . . . )"));
    CHECK(takes.moves() == Texts{"30x16", "30x12"});
}

TEST_CASE("TC-9: captured pieces leave the board when the move is over and may not be jumped twice",
          "[trapdoor_checkers]") {
    // The queen captures c5, e5, e3 and c3. From b4 she could fly over c5 to capture e7 if c5 were already
    // removed.
    Table table("rules=continental", drawn('W', R"(
        8 . . . . . . . .
        7 . . . . b . . .
        6 . . . . . . . .
        5 . . b . b . . .
        4 . . . . . . . .
        3 W . b . b . . .
        2 . . . . . . . .
        1 . . . . . . . . )"));
    CHECK(table.moves() == Texts{"21x10x19x26x17", "21x10x19x26x13"});
    CHECK(table.play("21x10x19x26x17") == Lines{"moved white king 21x10x19x26x17", "captured black man c5",
                                                "captured black man e5", "captured black man e3",
                                                "captured black man c3", "turn black"});
}

TEST_CASE("TC-12: the wheel shows 4 pieces, 1 green, 1 orange, and with orange/green 1 more piece and 1 both",
          "[trapdoor_checkers]") {
    const auto counts = [](std::string_view options) {
        std::array<int, 4> faces{};
        for (const Face face : Table(options).view().wheel)
            ++faces[static_cast<std::size_t>(face)];
        return faces;
    };
    CHECK(counts("") == std::array{4, 1, 1, 0});
    CHECK(counts("orange_green=on") == std::array{5, 1, 1, 1});
}

TEST_CASE("TC-12: every section of the wheel is equally likely", "[trapdoor_checkers]") {
    std::array<int, 6> seen{};
    Table table;
    for (int i = 0; i < 6000; ++i) {
        table.play("spin");
        ++seen[table.state().spins.back().section];
        table.state().wheel.reset();
    }
    // 1000 each; the standard deviation is √(6000 · 1/6 · 5/6) = 29.
    for (const int count : seen)
        CHECK(std::abs(count - 1000) < 5 * 29);
}

TEST_CASE("TC-12: undo does not spin the wheel again, and the log and seed are visible at the end",
          "[trapdoor_checkers]") {
    Match<Rules> match({}, 77);
    REQUIRE(match.apply({.kind = Command::Kind::spin}).accepted());
    const Spin first = match.state().spins.back();
    REQUIRE(match.undo());
    CHECK(match.state().spins.empty());
    REQUIRE(match.apply({.kind = Command::Kind::spin}).accepted());
    CHECK(match.state().spins == std::vector{first});
    CHECK_FALSE(Rules::view(match.state()).seed); // hidden during the game
    REQUIRE(match.apply({.kind = Command::Kind::resign}).accepted());
    const View view = Rules::view(match.state());
    CHECK(view.seed == Seed{77});
    CHECK(view.spins == std::vector{first});
}

TEST_CASE("TC-13: with the colours exchanged the second seat starts", "[trapdoor_checkers]") {
    for (const auto rules : {Options::Rules::english, Options::Rules::continental}) {
        const Options options{.rules = rules};
        const Options exchanged{.rules = rules, .exchanged = true};
        const View first = Rules::view(Rules::start(options, 1));
        const View second = Rules::view(Rules::start(exchanged, 1));
        CHECK(first.side_of_seat[0] == second.side_of_seat[1]);
        CHECK(first.side_of_seat[1] == second.side_of_seat[0]);
        CHECK(Rules::to_act(Rules::start(options, 1)) == SeatSet{seat_at(0)});
        CHECK(Rules::to_act(Rules::start(exchanged, 1)) == SeatSet{seat_at(1)});
        CHECK(second.turn == first.turn); // the same colour starts
    }
}

TEST_CASE("TC-14: a draw by agreement", "[trapdoor_checkers]") {
    Table table;
    CHECK(table.refused("accept_draw") == "no_offer");
    CHECK(table.play("offer_draw") == Lines{"draw_offered black"});
    CHECK(Rules::to_act(table.state()) == SeatSet{seat_at(1)});
    CHECK(table.moves() == Texts{"accept_draw", "decline_draw"});
    CHECK(table.refused("spin") == "answer_first");
    CHECK(table.refused("offer_draw") == "answer_first");
    CHECK(table.play("decline_draw") == Lines{"draw_declined white"});
    CHECK(Rules::to_act(table.state()) == SeatSet{seat_at(0)});
    CHECK(table.refused("offer_draw") == "offered_already");
    table.state().offer = DrawOffer::none; // as in the next turn
    table.play("offer_draw");
    CHECK(table.play("accept_draw") == Lines{"drawn agreed"});
    CHECK(table.outcome() == "drawn");
}

TEST_CASE("TC-14: a draw after 40 moves of each side without capture, fall or move of a man",
          "[trapdoor_checkers]") {
    const auto kings = drawn('W', R"(
        8 . B . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 w . . . . . W . )");
    Table table("trapdoors=off", kings);
    for (int i = 0; i < 20; ++i) // 4 · 20 turns: 40 of each side
        for (const auto* move : {"32-28", "1-5", "28-32", "5-1"}) {
            REQUIRE_FALSE(table.state().end);
            table.play(move);
        }
    CHECK(table.state().end == End{{}, EndReason::quiet});

    // A slide that drops nothing counts as a quiet turn, like a king's move.
    Table slide("", kings + " quiet=20 wheel=green");
    slide.play("slide g3 left");
    CHECK(slide.state().quiet == 21);
}

TEST_CASE("TC-14: a man's move, a capture and a fall begin the count again, with one move left to the draw",
          "[trapdoor_checkers]") {
    // White has men on a1 and a3 and kings on b2 and g1. Black has a king on b8 and the given pieces.
    const auto last_turn = [](std::string_view state, std::string_view command) {
        Table table("", "W:W21,29,K25,K32:BK1" + std::string(state) + " quiet=79");
        table.play(command);
        return table.state().end ? to_text(Rules::outcome(table.state()))
                                 : std::to_string(table.state().quiet);
    };
    CHECK(last_turn(" wheel=piece", "32-28") == "drawn");         // a king's move
    CHECK(last_turn(" wheel=green", "slide g3 left") == "drawn"); // c3 opens, with no piece on it
    CHECK(last_turn(" wheel=piece", "21-17") == "0");             // a man's move
    CHECK(last_turn(",27", "32x23") == "0");                      // a king's capture: g1 takes f2
    CHECK(last_turn(" doors=c3 wheel=piece", "25-22") == "0");    // a king's fall: b2 into c3
    CHECK(last_turn(",9 wheel=green", "slide g6 left") == "0");   // b6 opens below a black man
}

TEST_CASE("resigning loses the game for the player on turn, after an offer is answered",
          "[trapdoor_checkers]") {
    Table table;
    CHECK(table.play("resign") == Lines{"won white resigned"});
    CHECK(table.outcome() == "won 1");
    Table answering;
    answering.play("offer_draw");
    CHECK(answering.refused("resign") == "answer_first");
    answering.play("decline_draw");
    CHECK(answering.play("resign") == Lines{"won white resigned"});
}

TEST_CASE("games with different ends have different hashes on the same board", "[trapdoor_checkers]") {
    std::set<HashValue> hashes;
    for (const Lines& commands : {Lines{}, Lines{"resign"}, Lines{"offer_draw", "accept_draw"}}) {
        Table table;
        for (const auto& command : commands)
            table.play(command);
        hashes.insert(Rules::hash(table.state()));
    }
    CHECK(hashes.size() == 3);
}

TEST_CASE("TC-15: with trapdoors off there is no wheel and no slider", "[trapdoor_checkers]") {
    Table table("trapdoors=off");
    CHECK(table.phase() == Phase::move);
    CHECK(table.moves().size() == 7);
    CHECK(table.refused("spin") == "no_trapdoors");
    CHECK(table.refused("slide g3 left") == "no_trapdoors");
    table.play("11-15");
    CHECK(table.state().turn == Side::white);
}
