// The games of a PDN file are listed without being replayed.
#include "trapdoor_checkers/pdn_index.h"
#include "trapdoor_checkers/table.h"

#include <chrono>
#include <tuple>

using namespace trapbox;
using namespace trapbox::trapdoor_checkers;

namespace {

using Ending = RecordListing::Ending;

// Reads each listed game separately: its moves, or the error.
std::vector<std::string> read_each(std::string_view text) {
    std::vector<std::string> games;
    for (const RecordListing& listed : list_pdn(text).games) {
        const auto game = parse_pdn(text.substr(listed.begin, listed.length), {.first_line = listed.line});
        std::string moves;
        if (game)
            for (const Command& command : game->commands) {
                if (!moves.empty()) moves += ' ';
                moves += to_text(command);
            }
        games.push_back(game ? moves : to_text(game.fault()));
    }
    return games;
}

}

TEST_CASE("a PDN file lists its games with players, event and result", "[trapdoor_checkers][pdn]") {
    const std::string text =
        "\xEF\xBB\xBF; a collection\n"
        "[Event \"Title match\"]\n[Site \"Glasgow\"]\n[Date \"1847.03.02\"]\n[Round \"4\"]\n"
        "[Black \"Anderson, A\"]\n[White \"Wyllie, J\"]\n[Result \"1-0\"]\n\n"
        "1. 11-15 23-19 2. 8-11 {the start of it [Event \"not a tag\"]} 22-17 1-0\n\n"
        "[Event \"Problem 7\"]\n[White \"?\"]\n[Result \"0-1\"]\n[FEN \"W:W30,21,12:B25,22,3\"]\n0-1\n\n"
        "[GameType \"25\"]\n[White \"Kuperman\"]\n[Black \"Heif\"]\n1. c3-d4 d6-e5 1-0\n";
    const auto list = list_pdn(text);
    CHECK(list.complete);
    REQUIRE(list.games.size() == 3);
    const auto& [match, problem, russian] = std::tie(list.games[0], list.games[1], list.games[2]);
    CHECK(match.names ==
          std::array<std::string, 2>{"Anderson, A", "Wyllie, J"}); // the side that starts comes first
    CHECK(match.event == "Title match");
    CHECK(match.site == "Glasgow");
    CHECK(match.date == "1847.03.02");
    CHECK(match.round == "4");
    CHECK(match.ending == Ending::first_won);
    CHECK(match.moves == 4);
    CHECK_FALSE(match.set_up);
    CHECK(match.line == 2);
    CHECK(problem.event == "Problem 7");
    CHECK(problem.names == std::array<std::string, 2>{});
    CHECK(problem.ending == Ending::second_won);
    CHECK(problem.set_up);
    CHECK(problem.moves == 0);
    CHECK(russian.names == std::array<std::string, 2>{"Kuperman", "Heif"}); // White starts
    CHECK(russian.ending == Ending::first_won);
    CHECK(read_each(text) ==
          std::vector<std::string>{"11-15 23-19 8-11 22-17 resign white", "", "22-18 10-15 resign black"});
}

TEST_CASE("a PDN file is split into its games", "[trapdoor_checkers][pdn]") {
    using Games = std::vector<std::string>;
    const Games two{"11-15", "9-14"};
    CHECK(read_each("1. 11-15 * 1. 9-14 *") == two);
    CHECK(read_each("[Event \"a\"] 1. 11-15\n[Event \"b\"] 1. 9-14") == two);
    CHECK(read_each("[Event \"a\"]\n1. 11-15 * *\n{so much for that}\n[Event \"b\"]\n1. 9-14 *\n\n{end}\n") ==
          two);
    CHECK(read_each("[Event \"a\"]\n\n[Event \"b\"]\n\n1. 9-14") == Games{"", "9-14"});
    CHECK(read_each("[Event \"a\"]\n[Event \"a\"]\n1. 9-14") == Games{"9-14"}); // a tag may occur twice
    CHECK(read_each("1. 11-15* 23-19 * 2. 8-11") == Games{"11-15 23-19 8-11"});
    CHECK(read_each("").empty());
    CHECK(read_each("hello").empty());
    CHECK(read_each("{nothing} 1-0").empty());
}

TEST_CASE("a damaged game in a PDN file leaves the others as they are, and its fault has the file's line",
          "[trapdoor_checkers][pdn]") {
    for (const auto& [damage, fault] :
         {std::pair{"1. 11-15 {never closed", "line 3: a comment has no end"},
          {"1. 11-15 (never closed", "line 3: a variation has no end"},
          {"\n1. 11-15 11-15", "line 4: '11-15' is refused: empty_square"},
          {"[Site \"no end", "line 3: a tag's value has no end"},
          {"[Site none]", "line 3: a tag looks like [Name \"value\"]"},
          {"1. 11-15 - -", "line 3: a move is missing"},
          {"1. 11-15 /FEN \"B:W21:B1\"/", "line 3: a position cannot be set up in the middle of a game"},
          {"1. Nf3 d5", "line 3: 'd5' is not a move: squares are numbered 1 to 32"}}) {
        const std::string text =
            "1. 9-13 *\n[Event \"b\"]\n" + std::string(damage) + "\n[Event \"c\"]\n1. 9-14 *\n";
        CHECK(read_each(text) == std::vector<std::string>{"9-13", fault, "9-14"});
    }
}

TEST_CASE("the list of a PDN file shows the results of old and new exports of this app",
          "[trapdoor_checkers][pdn]") {
    const std::string old =
        "[Event \"Checkers\"]\n[GameType \"21\"]\n[Options \"rules=english trapdoors=off\"]\n[Seed \"1\"]\n"
        "[Result \"1-0\"]\n\n1. 11-15 22-18 {[%resign]} 1-0\n";
    REQUIRE(list_pdn(old).games.size() == 1);
    CHECK(list_pdn(old).games[0].ending == Ending::second_won); // White
    const auto game = parse_pdn(old);
    REQUIRE(game);
    CHECK(list_pdn(to_pdn(*game)).games[0].ending == Ending::second_won);
}

TEST_CASE("a PDN file of 20,000 games is listed within a second", "[trapdoor_checkers][pdn]") {
    std::string text;
    for (int i = 0; i < 20'000; ++i)
        text +=
            "[Event \"Match " + std::to_string(i) +
            "\"]\n[Site \"?\"]\n[Date \"1990\"]\n[Black \"Tester, T\"]\n[White \"Other, O\"]\n[Result "
            "\"1/2-1/2\"]\n\n"
            "1. 11-15 23-19 2. 8-11 22-17 3. 4-8 17-13 4. 15-18 24-20 5. 11-15 28-24 6. 8-11 26-23 7. 9-14\n"
            "31-26 8. 6-9 13x6 9. 2x9 26-22 {a remark} 1/2-1/2\n\n";
    const auto before = std::chrono::steady_clock::now();
    const auto list = list_pdn(text);
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - before;
    CHECK(list.games.size() == 20'000);
    CHECK(list.games.back().event == "Match 19999");
    CHECK(taken.count() < 1);
}
