#include "core/match.h"
#include "trapdoor_checkers/table.h"

using namespace trapbox;
using namespace trapbox::trapdoor_checkers;
using tests::drawn;
using tests::Table;

namespace {

std::string fault_of(std::string_view position, std::string_view options = "") {
    const auto read = parse_options<Options>(options, Rules::option_fields());
    REQUIRE(read);
    const auto state = Rules::restore(*read, 1, position);
    return state ? "" : state.fault().reason;
}

std::string pdn_fault(std::string_view text) {
    const auto game = parse_pdn(text);
    return game ? "" : to_text(game.fault());
}

}

TEST_CASE("squares are numbered as in PDN", "[trapdoor_checkers]") {
    for (const auto& [name, number] :
         {std::pair{"b8", 1}, {"h8", 4}, {"a7", 5}, {"g5", 16}, {"a1", 29}, {"g1", 32}}) {
        REQUIRE(square_named(name));
        CHECK(square_named(name)->number() == number);
        CHECK(name_of(square_numbered(number)) == name);
    }
    CHECK_FALSE(square_named("a8")); // light
    CHECK_FALSE(square_named("i1"));
}

TEST_CASE("a position is read from a plain FEN, with ranges, in either order, with a full stop",
          "[trapdoor_checkers]") {
    const auto start = Table().fen();
    for (const auto* fen : {"B:W21-32:B1-12", "B:B1-12:W21-32", "B:W21-24,25,26-32:B1-12."})
        CHECK(Table("", fen).fen() == start);
    CHECK(Table("", "W:WK5,21:BK30").fen() == "W:WK5,21:BK30");
}

TEST_CASE("a checkers position includes doors and wheel", "[trapdoor_checkers]") {
    const Table table("", "W:WK32:BK1 doors=c3,f6 wheel=green");
    CHECK(table.slider("g3") == SliderPosition::left);
    CHECK(table.slider("g6") == SliderPosition::right);
    CHECK(table.phase() == Phase::slide);
    const auto text = Rules::checkpoint(table.state());
    CHECK(text.starts_with("W:WK32:BK1 doors=f6,c3 wheel=green "));
    CHECK(Rules::checkpoint(Table("", text).state()) == text);
}

TEST_CASE("the wheel of a position is ignored if a capture is possible", "[trapdoor_checkers]") {
    const Table table("", "W:W23:B18,1 wheel=green"); // e3 can capture d4
    CHECK(table.phase() == Phase::capture);
    CHECK_FALSE(table.state().wheel);
}

TEST_CASE("an impossible checkers position is refused with its reason", "[trapdoor_checkers]") {
    CHECK(fault_of("") == "expected a position such as W:W21,22,K5:B1,2,K30");
    CHECK(fault_of("W:W21") == fault_of(""));
    CHECK(fault_of("X:W21:B1") == fault_of(""));
    CHECK(fault_of("W:W21:W22") == fault_of(""));
    CHECK(fault_of("W:W21:B1:B2") == fault_of(""));
    CHECK(fault_of("W:W33:B1") == "expected squares from 1 to 32");
    CHECK(fault_of("W:W0:B1") == "expected squares from 1 to 32");
    CHECK(fault_of("W:W-:B1") == "expected squares from 1 to 32");
    CHECK(fault_of("W:W32-21:B1") == "expected squares from 1 to 32");
    CHECK(fault_of("W:W21:B21") == "square 21 has two pieces");
    CHECK(fault_of("W:W3:B21") == "the man on square 3 is on its crown row");
    CHECK(fault_of("W:W20-32:B1") == "a side has 12 pieces at most");
    CHECK(fault_of("W:W21:B1 doors=d4") == "'d4' is not a trapdoor");
    CHECK(fault_of("W:W21-:B1") == "expected squares from 1 to 32");
    CHECK(fault_of("W:W21:B1 wheel=green wheel=nonsense") == "'wheel' is given twice");
    CHECK(fault_of("W:W21:B1 quiet=1 quiet=1") == "'quiet' is given twice");
    CHECK(fault_of("W:W22:B1 doors=c3") == "there is a piece on the open door c3");
    CHECK(fault_of("W:W21:B1 doors=c3,g3") == "slider g3 cannot open both its doors");
    CHECK(fault_of("W:W21:B1 doors=c3", "trapdoors=off") == "this game has no trapdoors");
    CHECK(fault_of("W:W21:B1 wheel=blue") == "this wheel does not show 'blue'");
    CHECK(fault_of("W:W21:B1 wheel=both") == "this wheel does not show 'both'");
    CHECK(fault_of("W:W21:B1 quiet=81") == "quiet= is out of range");
    CHECK(fault_of("W:W21:B1 spins=az") == "a spin in the list is not a section of this wheel");
    CHECK(fault_of("W:W21:B1 offer=black") == "only the side to move can have offered a draw");
    CHECK(fault_of("W:W21:B1 luck=7") == "'luck' is not part of a position");
}

TEST_CASE("a capture may be written by its ends if it is the only one between them", "[trapdoor_checkers]") {
    // e1 goes over d2 and d4 to e5, or over f2 and f4 to e5.
    const auto two = drawn('W', R"(
        8 . b . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . b . b . .
        3 . . . . . . . .
        2 . . . b . b . .
        1 . . . . w . . . )");
    const Table table("", two);
    CHECK(table.moves() == std::set<std::string>{"31x22x15", "31x24x15"});
    const auto unclear = Rules::parse(table.state(), "31x15");
    REQUIRE_FALSE(unclear);
    CHECK(unclear.fault().reason == "several captures go there: name every square where the piece lands");
    const Table one("", two + " doors=g3"); // the path over f2 ends at the open door
    const auto clear = Rules::parse(one.state(), "31x15");
    REQUIRE(clear);
    CHECK(Rules::to_text(*clear) == "31x22x15");
}

TEST_CASE("a capture may be written by its ends if all paths capture the same pieces",
          "[trapdoor_checkers]") {
    const auto read = [](const Table& table, std::string_view ends) {
        const auto move = Rules::parse(table.state(), ends);
        CAPTURE(ends, move ? "" : move.fault().reason);
        REQUIRE(move);
        return Rules::to_text(*move);
    };
    // The queen on a1 captures b2 and e5 and stops on f6: whether she lands on c3 or d4 in between makes no
    // difference.
    Table queen("rules=continental trapdoors=off", "W:WK29:B25,15,1");
    const auto moves = queen.moves();
    CHECK(moves.count("29x22x11") + moves.count("29x18x11") == 2);
    CHECK(moves.count(read(queen, "29x11")) == 1);
    queen.play("29x11");
    CHECK(queen.fen() == "B:WK11:B1");

    // The king on d2 goes around the four men, in either direction, and back to its start square.
    Table king("trapdoors=off", "W:WK26:B14,15,22,23,4");
    CHECK(king.moves() == std::set<std::string>{"26x17x10x19x26", "26x19x10x17x26"});
    king.play("26x26");
    CHECK(king.fen() == "B:WK26:B4");

    // With the door on b4 open, the path to the left ends there after one man, and the path to the right
    // after three. The end squares alone mean the path without a square between.
    const Table doors("", "W:WK26:B14,15,22,23,4 doors=b4");
    CHECK(doors.moves() == std::set<std::string>{"26x17", "26x19x10x17"});
    CHECK(read(doors, "26x17") == "26x17");
    // With the door on c3 open, a queen that lands there falls: only one path to f6 is left.
    const Table hole("rules=continental", "W:WK29:B25,15,1 doors=c3");
    CHECK(read(hole, "29x11") == "29x18x11");
}

TEST_CASE("squares of a move may be named as the board shows them, and are written as in PDN",
          "[trapdoor_checkers]") {
    // Numbers count from the left, four per row, starting at b8: f6 = 11, g5 = 16.
    const Table table;
    for (const auto* text : {"f6-g5", "11-g5", "f6-16"}) {
        const auto move = Rules::parse(table.state(), text);
        REQUIRE(move);
        CHECK(Rules::to_text(*move) == "11-16");
    }
    // e3 = 23 takes d4 = 18 and lands on c5 = 14.
    const auto capture = Rules::parse(Table("", "W:W23:B18,1").state(), "e3xc5");
    REQUIRE(capture);
    CHECK(Rules::to_text(*capture) == "23x14");
}

TEST_CASE("the error of an invalid checkers command shows the syntax", "[trapdoor_checkers]") {
    const Table table;
    for (const auto* text :
         {"", "11", "11-", "-15", "11-15-18", "0-5", "33-1", "11x", "11:15", "f6-f5", "f6-i5", "slide g3",
          "slide g3 up", "slide g4 left", "jump", "1x2x3x4x5x6x7x8x9x10x11x12x13x14"})
        CHECK_FALSE(Rules::parse(table.state(), text));
}

TEST_CASE("a game is written as PDN with its spins and slides, and reads back", "[trapdoor_checkers]") {
    Match<Rules> match({}, 3);
    std::vector<Command> commands;
    for (int i = 0; i < 12; ++i) {
        const auto command = Rules::moves(match.state()).front();
        REQUIRE(match.apply(command).accepted());
        commands.push_back(command);
    }
    commands.push_back({.kind = Command::Kind::resign});
    REQUIRE(match.apply(commands.back()).accepted());
    const auto text = Rules::record({.options = {}, .seed = 3, .position = "", .commands = commands});
    CHECK(text.starts_with("[Event \"Trapdoor Checkers\"]\n[Result \"0-1\"]\n[GameType \"21,B,8,8,N1,0\"]\n"
                           "[Options \"rules=english trapdoors=on "));
    CHECK(text.find("[Seed \"3\"]\n\n{[%spin ") != std::string::npos);
    const auto game = parse_pdn(text);
    REQUIRE(game);
    CHECK(game->seed == 3);
    CHECK(game->commands == commands);
    CHECK(game->position.empty());
}

TEST_CASE("the PDN of a set-up game has its position", "[trapdoor_checkers]") {
    const std::string fen = "W:W23:B18,1 doors=c5";
    const auto text = Rules::record({.options = {},
                                     .seed = 9,
                                     .position = fen,
                                     .commands = {*Rules::parse(Table("", fen).state(), "23x14")}});
    CHECK(text.ends_with("[FEN \"W:W23:B18,1\"]\n\n{[%position doors=c5]} 1. 23x14 *\n"));
    const auto game = parse_pdn(text);
    REQUIRE(game);
    CHECK(game->position == fen);
    CHECK(game->commands.size() == 1);
}

TEST_CASE("PDN of another program is read, with comments and variations", "[trapdoor_checkers]") {
    const auto game = parse_pdn("[Event \"A \\\"club\\\" game\"]\r\n[GameType \"21\"]\r\n\r\n"
                                "1. 11-15 {the old fourteenth} 23-19 2.8-11! 22-17 ; so far\n"
                                "3. 4-8 (3. 3-8 25-22 (25-21)) 17-13 $2 4. 15-18 *\n[Event \"next\"]");
    REQUIRE(game);
    CHECK_FALSE(game->options.trapdoors);
    CHECK(game->options.rules == Options::Rules::english);
    CHECK(game->commands.size() == 7);
    const auto continental = parse_pdn("[GameType \"26\"]\n1. 22-18 11-16 *");
    REQUIRE(continental);
    CHECK(continental->options.rules == Options::Rules::continental);
}

TEST_CASE("PDN is read with a byte order mark, comments to the end of a line and colons",
          "[trapdoor_checkers]") {
    const auto game = parse_pdn("\xEF\xBB\xBF\r\n% made by hand\r\n[GameType \"21\"] ; English\r\n\r\n"
                                "1. 11-15 22-18\n% the only capture\n2. 15:22 25:18 *");
    REQUIRE(game);
    std::string moves;
    for (const Command& command : game->commands)
        moves += to_text(command) + ' ';
    CHECK(moves == "11-15 22-18 15x22 25x18 ");
    // Russian notation uses names of squares.
    const auto named = parse_pdn("[GameType \"26\"]\n1. c3-d4 f6-e5 2. d4:f6 g7:e5 *");
    REQUIRE(named);
    CHECK(to_text(named->commands[2]) == "18x11");
}

TEST_CASE("a capture written like a move is accepted if it is legal", "[trapdoor_checkers]") {
    const auto moves = [](std::string_view text) {
        const auto game = parse_pdn(text);
        CAPTURE(text, game ? "" : game.fault().reason);
        REQUIRE(game);
        std::string written;
        for (const Command& command : game->commands)
            written += to_text(command) + ' ';
        return written;
    };
    CHECK(moves("1. 11-15 22-18 2. 15-22 25-18 *") == "11-15 22-18 15x22 25x18 ");
    CHECK(moves("[FEN \"W:W31:B27,19,1\"]\n1. 31-15 *") == "31x24x15 "); // e1 over f2 and f4 to e5
    CHECK(moves("[FEN \"W:W31:B27,19,1\"]\n1. 31-24-15 *") == "31x24x15 ");
}

TEST_CASE("PDN is written as other programs write and read it", "[trapdoor_checkers]") {
    const auto options = parse_options<Options>("trapdoors=off", Rules::option_fields());
    REQUIRE(options);
    const auto written = [&](std::string_view position, std::string_view move) {
        const auto state = Rules::restore(*options, 1, position);
        REQUIRE(state);
        const auto command = Rules::parse(*state, move);
        REQUIRE(command);
        const PdnGame game{
            .options = *options, .seed = 1, .position = std::string(position), .commands = {*command}};
        const auto text = to_pdn(game);
        // Reading it back gives the same game.
        const auto again = parse_pdn(text);
        REQUIRE(again);
        CHECK(again->position == position);
        CHECK(again->commands == game.commands);
        return text.substr(text.find("[FEN"));
    };
    SECTION("a capture by its ends") {
        CHECK(written("W:W31:B27,19,1", "31x24x15") == "[FEN \"W:W31:B27,19,1\"]\n\n1. 31x15 *\n");
    }
    SECTION("a capture with all its squares if its end squares are ambiguous") {
        // e1 goes over d2 and d4 to e5, or over f2 and f4.
        CHECK(written("W:W31:B26,18,27,19,1", "31x24x15").ends_with("\n1. 31x24x15 *\n"));
    }
    SECTION("the bare FEN, with everything that PDN lacks in a comment") {
        CHECK(written("W:W31:B27,19,1 quiet=3 lost=2,0,1,0", "31x15") ==
              "[FEN \"W:W31:B27,19,1\"]\n\n{[%position quiet=3 lost=2,0,1,0]} 1. 31x15 *\n");
    }
}

TEST_CASE("PDN has the names of the players", "[trapdoor_checkers]") {
    using Names = std::vector<std::string>;
    const std::string names = "[White \"Ada \\\"A\\\" L\"]\n[Black \"Ben\"]\n";
    // The side that starts has the first seat: Black, by English rules.
    CHECK(parse_pdn(names + "1. 11-15 *")->names == Names{"Ben", "Ada \"A\" L"});
    CHECK(parse_pdn(names + "[GameType \"26\"]\n1. 22-18 *")->names == Names{"Ada \"A\" L", "Ben"});
    CHECK(parse_pdn("[White \"?\"]\n1. 11-15 *")->names == Names{"", ""});
    PdnGame game{.options = {}, .seed = 0, .position = "", .commands = {}, .names = {"Ben", "Ada \"A\" L"}};
    CHECK(to_pdn(game).find(names) != std::string::npos);
}

TEST_CASE("a damaged PDN is refused with the line and the reason", "[trapdoor_checkers]") {
    CHECK(pdn_fault("[Event \"x\n") == "line 1: a tag's value has no end");
    CHECK(pdn_fault("[Event x]\n") == "line 1: a tag looks like [Name \"value\"]");
    CHECK(pdn_fault("[Seed \"many\"]\n") == "line 1: the seed is not a number");
    CHECK(pdn_fault("[Event \"x\"]\n[FEN \"W:W99:B1\"]\n\n1. 1-5") ==
          "line 2: expected squares from 1 to 32");
    CHECK(pdn_fault("1. 11-15 23-19\n2. 8-11 22-17\n3. 11-16 15-40") ==
          "line 3: '15-40' is not a move: squares are numbered 1 to 32");
    CHECK(pdn_fault(std::string("1. 11-15\0 garbage", 18)) == "the file is not text");
    CHECK(pdn_fault("1. 11-15\n22-18\n4-8") == "line 3: '4-8' is refused: must_capture");
    CHECK(pdn_fault("1. 11-15 {never\nclosed") == "line 1: a comment has no end");
    CHECK(pdn_fault("1. 11-15\n(never closed") == "line 2: a variation has no end");
    CHECK(pdn_fault("[Options \"rules=english\"]\n[Seed \"1\"]\n\n1. {[%spin purple]}")
              .starts_with("line 4: with this seed the wheel shows "));
    CHECK(pdn_fault("1. 11-15\n{[%position quiet=3]}") ==
          "line 2: [%position] goes with a FEN, once, before the first move");
    CHECK(pdn_fault("[FEN \"B:W21-32:B1-12\"]\n\n{[%position quiet=99]}") ==
          "line 3: quiet= is out of range");
    CHECK(pdn_fault("[Options \"rules=martian\"]\n") ==
          "line 1: option 'rules' takes one of english, continental");
    CHECK(pdn_fault(std::string(2 << 20, ' ')) == "the text is too long for a game");
}

TEST_CASE("a text without tags and moves is not PDN, and its error has no line", "[trapdoor_checkers]") {
    for (const auto* text : {"", " \n", "% nothing\n", "{nothing}", "1.", "1-0"})
        CHECK(pdn_fault(text) == "expected a tag or a move, found neither");
    for (const auto* text : {"hello", "\n\n1. 99-15", "trapbox-journal 1"}) {
        const auto game = parse_pdn(text);
        REQUIRE_FALSE(game);
        CHECK(game.fault().line == 0);
    }
}
