// Games in PDN as other programs and collections write them. The moves were checked by hand; the numbers of
// the squares are explained in square.h.
#include "trapdoor_checkers/table.h"

using namespace trapbox;
using namespace trapbox::trapdoor_checkers;

namespace {

// The moves that were read, or the error.
std::string moves(std::string_view text) {
    const auto game = parse_pdn(text);
    if (!game) return to_text(game.fault());
    std::string line;
    for (const Command& command : game->commands) {
        if (!line.empty()) line += ' ';
        line += to_text(command);
    }
    return line;
}

State played(const PdnGame& game) {
    State state = game.position.empty() ? Rules::start(game.options, game.seed)
                                        : *Rules::restore(game.options, game.seed, game.position);
    std::vector<Event> events;
    for (const Command& command : game.commands)
        REQUIRE(Rules::apply(state, command, events).accepted());
    return state;
}

// "black", "white", "drawn" or "open".
std::string winner(std::string_view text) {
    const auto game = parse_pdn(text);
    if (!game) return to_text(game.fault());
    const State state = played(*game);
    if (!state.end) return "open";
    return state.end->winner ? std::string(name_of(*state.end->winner)) : "drawn";
}

std::string reason(const PdnFault& fault) { return to_text(fault.fault); }

std::string position(std::string_view fen) {
    const auto game = parse_pdn("[FEN \"" + std::string(fen) + "\"]\n*");
    return game ? game->position : to_text(game.fault());
}

}

TEST_CASE("in English PDN 1-0 means that Black, who moves first, has won", "[trapdoor_checkers][pdn]") {
    for (const std::string type : {"", "[GameType \"21\"]\n", "[GameType \"21,B,8,8,N1,0\"]\n"}) {
        CAPTURE(type);
        CHECK(winner(type + "1. 11-15 23-19 2. 8-11 1-0") == "black");
        CHECK(winner(type + "1. 11-15 23-19 2. 8-11 0-1") == "white");
        CHECK(winner(type + "1. 11-15 23-19 1/2-1/2") == "drawn");
        CHECK(winner(type + "[Result \"1-0\"]\n1. 11-15 23-19 *") == "black");
        CHECK(winner(type + "[Result \"0-1\"]\n1. 11-15 23-19") == "white");
        CHECK(winner(type + "1. 11-15 23-19 *") == "open");
        CHECK(winner(type + "[Result \"unknown\"]\n1. 11-15 23-19") == "open");
    }
    // The same for a position with White to move.
    CHECK(winner("[FEN \"W:W32,27,24,22:B20,15,10,7\"]\n1. 27-23 20x27 2. 23-18 0-1") == "white");
}

TEST_CASE("in continental PDN 1-0 means that White, who moves first, has won", "[trapdoor_checkers][pdn]") {
    for (const std::string type : {"[GameType \"25\"]\n", "[GameType \"26\"]\n"}) {
        CHECK(winner(type + "1. c3-d4 d6-e5 1-0") == "white");
        CHECK(winner(type + "1. c3-d4 d6-e5 0-1") == "black");
        CHECK(winner(type + "1. c3-d4 d6-e5 2-0") == "white");
        CHECK(winner(type + "1. c3-d4 d6-e5 1-1") == "drawn");
    }
}

TEST_CASE("a decided PDN game has its winner, whichever side is to move at its end",
          "[trapdoor_checkers][pdn]") {
    CHECK(winner("1. 11-15 1-0") == "black");
    CHECK(winner("1. 11-15 0-1") == "white");
    CHECK(moves("1. 11-15 1-0") == "11-15 resign");       // White is to move and resigns
    CHECK(moves("1. 11-15 0-1") == "11-15 resign black"); // Black has moved and resigns
    // The position counts, not the result tag: Black's last man is captured.
    CHECK(winner("[FEN \"W:W23:B18\"]\n1. 23x14 1-0") == "white");
    CHECK(winner("1. 11-15 {[%resign]} 0-1") == "black"); // resigned only once
}

TEST_CASE("the result of a PDN problem without moves is not a resigned game", "[trapdoor_checkers][pdn]") {
    CHECK(winner("[Event \"#1\"]\n[Result \"1-0\"]\n[Setup \"1\"]\n[FEN \"B:W21,K5:BK17,K14.\"]\n1-0") ==
          "open");
    CHECK(winner("[Result \"1/2-1/2\"]\n[FEN \"W:WK32,K31,30:BK28,K23,K22,21\"]\n1/2-1/2") == "open");
}

TEST_CASE("PDN of older versions, with 1-0 for White, is read with that meaning",
          "[trapdoor_checkers][pdn]") {
    const std::string tags =
        "[Event \"Checkers\"]\n[GameType \"21\"]\n[Options \"rules=english trapdoors=off "
        "close_after_use=off orange_green=off exchanged=off\"]\n[Seed \"7\"]\n";
    CHECK(winner(tags + "[Result \"1-0\"]\n\n1. 11-15 22-18 {[%resign]} 1-0\n") == "white"); // Black resigned
    CHECK(winner(tags + "[Result \"0-1\"]\n\n1. 11-15 {[%resign]} 0-1\n") == "black");
    CHECK(winner(tags + "[Result \"*\"]\n\n1. 11-15 22-18 *\n") == "open");
    // A position with a checkpoint's key=value fields in its FEN, and the move number before the comment.
    CHECK(
        moves(
            "[Event \"Trapdoor Checkers\"]\n[Options \"rules=english trapdoors=on close_after_use=off "
            "orange_green=off exchanged=off\"]\n[Seed \"9\"]\n[SetUp \"1\"]\n[FEN \"W:W23:B18,1 doors=c5\"]\n"
            "[Result \"0-1\"]\n\n1... 23x14 0-1\n") == "23x14");
}

TEST_CASE("a PDN move is read with any separator between its squares", "[trapdoor_checkers][pdn]") {
    const std::string plain = "11-15 22-18 15x22 25x18";
    for (const auto* text :
         {"1. 11x15 22x18 2. 15x22 25x18", "1. 11-15 22-18 2. 15-22 25-18", "1. 11:15 22:18 2. 15:22 25:18",
          "1. 11 - 15 22 -18 2. 15 x 22 25x 18", "1.11-15 22-18 2.15x22 25x18", "11-15 22-18 15x22 25x18",
          "1 11-15 22-18 2 15x22 25x18", "1. f6-e5 c3-d4 2. e5xc3 b2xd4", "1. f6e5 c3d4 2. e5c3 b2d4",
          "1. F6-E5 C3-D4 2. E5:C3 B2:D4", "1. 1115 2218 2. 1522 2518",
          "1. 11\xE2\x80\x93"
          "15 22-18 2. 15\xC3\x97"
          "22 25x18",
          "01. 11-15 22-18 02. 15x22 25x18"})
        CHECK(moves(text) == plain);
    CHECK(moves("1. 09-14 22-18 2. 05-09") == "9-14 22-18 5-9");
    CHECK(moves("1. 914 2218 2. 59") == "9-14 22-18"); // 59 is a move number
    CHECK(moves("1. 914 2218 2. 5-9") == "9-14 22-18 5-9");
}

TEST_CASE("annotations attached to a PDN move are ignored", "[trapdoor_checkers][pdn]") {
    const std::string plain = "11-15 22-18 15x22 25x18";
    for (const auto* text :
         {"1. 11-15* 22-18* 2. 15x22* 25x18*", "1. 11-15! 22-18?! 2. 15x22!! 25x18(!?)",
          "1. 11-15+ 22-18= 2. 15x22# 25x18~", "1. 11-15{good}22-18{x}2. 15x22 25x18",
          "1. 11-15$1 22-18 $2 2. 15x22 25x18", "1. 11-15draw 22-18best 2. 15x22 25x18.",
          "1. 11-15 * 22-18 * 2. 15x22 25x18 *", "1. 11-15, 22-18, 2. 15x22, 25x18 White wins",
          "1. 11-15 (1. 9-14 {(} 22-18 (22-17)) 22-18 2. 15x22 25x18 ; 1-0\n"})
        CHECK(moves(text) == plain);
}

TEST_CASE("PDN comments may be nested, and an extra brace is ignored", "[trapdoor_checkers][pdn]") {
    CHECK(moves("1. 11-15 { nested { comment } 9-14 } 22-18") == "11-15 22-18");
    CHECK(moves("1. 11-15 { a { brace } 22-18 {b} 2. 15x22") == "11-15 22-18 15x22");
    CHECK(moves("1. 11-15 {a}} 22-18") == "11-15 22-18");
    CHECK(moves("{about the file} {twice}\n[Event \"x\"] {tag}\n[Site \"y\"]\n{start} 1. 11-15") == "11-15");
}

TEST_CASE("a PDN tag's value may contain quotation marks", "[trapdoor_checkers][pdn]") {
    const auto name = [](std::string_view value) {
        const auto game = parse_pdn("[White \"" + std::string(value) + "\"]\n1. 11-15 22-18");
        return game ? game->names[1] : to_text(game.fault());
    };
    CHECK(name("Ada \\\"A\\\" L") == "Ada \"A\" L");
    CHECK(name("Ada \"A\" L") == "Ada \"A\" L");
    CHECK(name("C:\\games") == "C:\\games");
    CHECK(name("back\\\\slash") == "back\\slash");
}

TEST_CASE("a PDN position is read in all its notations", "[trapdoor_checkers][pdn]") {
    for (const auto* fen : {"W:W31,27,K5:B1,12,K30", "w:w31,27,k5:b1,12,k30", "W:B1,12,K30:W31,27,K5",
                            " W : W31, 27, K5 : B1, 12, K30 . ", "W:We1,f2,Ka7:Bb8,h6,Kc1",
                            "W:W31,27,K5:B1,12,K30:H0:F1", "W:W31,27,K5,:B1,12,K30"}) {
        CAPTURE(fen);
        CHECK(position(fen) == "W:W31,27,K5:B1,12,K30");
    }
    // A man on its crown row is a king: White's on 1–4, Black's on 29–32.
    CHECK(position("B:W3,21:B31,5") == "B:WK3,21:BK31,5");
    CHECK(position("B:W21-23:B1-3") == "B:W21,22,23:B1,2,3");
    CHECK(position("B:W21,40:B1") == "line 1: expected squares from 1 to 32");
    CHECK(position("").empty()); // an empty tag is ignored
}

TEST_CASE("an ambiguous PDN capture is resolved by later moves", "[trapdoor_checkers][pdn]") {
    // White's man on e1 (31) goes to e5 (15) over d2 (26) and d4 (18), or over f2 (27) and f4 (19).
    // Afterwards Black moves one of the remaining men.
    const std::string fen = "[FEN \"W:W31:B26,18,27,19,1\"]\n";
    CHECK(moves(fen + "1. 31x15 26-30 *") == "31x24x15 26-30");
    CHECK(moves(fen + "1. 31x15 27-32 *") == "31x22x15 27-32");
    CHECK(moves(fen + "1. 31-15 1-6 2. 15-11 26-30 *") == "31x24x15 1-6 15-11 26-30");
    // A square in between also resolves it.
    CHECK(moves(fen + "1. 31x22x15 *") == "31x22x15");
    CHECK(moves(fen + "1. 31-24-15 *") == "31x24x15");
    // Nothing resolves it.
    const std::string unclear =
        "line 2: '31x15' is unclear: several captures go there, and no later move decides between them";
    CHECK(moves(fen + "1. 31x15 *") == unclear);
    CHECK(moves(fen + "1. 31x15 1-6 *") == unclear);
    CHECK(moves(fen + "1. 31x15\n1-6 2. 12-16 *") == "line 3: '12-16' is refused: empty_square");
}

TEST_CASE("Russian and Brazilian PDN is read if the continental rules can replay it",
          "[trapdoor_checkers][pdn]") {
    for (const std::string type :
         {"[GameType \"25\"]\n", "[GameType \"25,W,8,8,A0,0\"]\n", "[GameType \"26\"]\n"}) {
        const auto game = parse_pdn(type + "1. c3-d4 d6-e5 2. b2-c3 e7-d6 *");
        REQUIRE(game);
        CHECK(game->options.rules == Options::Rules::continental);
        CHECK_FALSE(game->options.trapdoors);
        CHECK(game->position.empty());
    }
    // Without a type, the side that moves first decides; a FEN of the start position counts as the start.
    for (const std::string fen :
         {"[FEN \"W:W29,30,31,32,25,26,27,28,21,22,23,24:B9,10,11,12,5,6,7,8,1,2,3,4.\"]\n",
          "[FEN \"W:W21-32:B1-12:H0:F1\"]\n", ""}) {
        const auto game = parse_pdn(fen + "1. c3-d4 d6-e5 2. b2-c3 e7-d6 1-0");
        REQUIRE(game);
        CHECK(game->options.rules == Options::Rules::continental);
    }
    // Pool checkers has the same rules with Black to start.
    const auto pool = parse_pdn("[GameType \"23\"]\n1. 11-15 22-18 2. 15x22 25x18 1-0");
    REQUIRE(pool);
    CHECK(pool->options.rules == Options::Rules::continental);
    CHECK(played(*pool).end->winner == Side::black);
}

TEST_CASE("a PDN game of other rules is refused with the reason", "[trapdoor_checkers][pdn]") {
    const auto fault = [](std::string_view text) {
        const auto reading = read_pdn(text);
        REQUIRE_FALSE(reading.record);
        return reading.fault;
    };
    CHECK(reason(fault("\n[GameType \"20\"]\n\n1. 32-28")) ==
          "line 2: games of type 20 are played on a larger board");
    CHECK(reason(fault("[GameType \"22,W,8,8,N2,1\"]\n1. 22-18")) ==
          "line 1: games of type 22 are not played here");
    CHECK(fault("[GameType \"22\"]\n1. 22-18").about == "22");
    // White's man on c3 can capture one piece (d4, to e5) or two (b4 and b6, by a5 to c7). Russian rules
    // allow both; our continental rules require two.
    const std::string choice = "[FEN \"W:W22:B18,17,9,1\"]\n1. c3:e5 *";
    CHECK(reason(fault("[GameType \"25\"]\n" + choice)) == "line 3: 'c3:e5' is refused: capture_most");
    CHECK(std::string(fault("[GameType \"25\"]\n" + choice).message).starts_with("Russian draughts allows"));
    // A game of this app has its own rules.
    CHECK(std::string(fault("1. 11-15\n22-18\n4-8").message) == "You can capture, so you must.");
    CHECK(fault("1. 11-15\n22-18\n4-8").about == "4-8");
}
