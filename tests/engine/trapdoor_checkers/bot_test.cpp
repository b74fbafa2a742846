#include "trapdoor_checkers/evaluation.h"
#include "trapdoor_checkers/search.h"
#include "trapdoor_checkers/table.h"

#include <algorithm>

using namespace trapbox;
using namespace trapbox::trapdoor_checkers;
using tests::drawn;
using tests::Table;

namespace {

std::string answer(const Table& table, int level, Seed seed = 1, const Budget& budget = {}) {
    const Seat seat = seat_of(table.state().options, acting_side(table.state()));
    const auto plan = Rules::plan(table.view(), seat, {level}, seed, budget);
    REQUIRE(plan.size() == 1);
    return Rules::to_text(plan.front().command);
}

}

TEST_CASE("a checkers bot spins when it must and waits when it is not its turn", "[trapdoor_checkers]") {
    const Table table;
    CHECK(answer(table, 3) == "spin");
    CHECK(Rules::plan(table.view(), seat_at(1), {3}, 1, {}).empty());
}

TEST_CASE("checkers bots of every level play whole legal games", "[trapdoor_checkers]") {
    for (const auto* options : {"", "rules=continental orange_green=on", "trapdoors=off"})
        for (int level = 1; level <= kBotLevels; ++level) {
            Table table(options, static_cast<Seed>(level));
            for (Seed turn = 0; !table.state().end; ++turn) {
                const auto move = answer(table, level, turn, {.nodes = 300});
                REQUIRE(table.moves().count(move) == 1);
                table.play(move);
            }
        }
}

TEST_CASE("a checkers bot's answer depends on view, seed and nodes alone", "[trapdoor_checkers]") {
    Table table("rules=continental", "W:W21-32:B1-12 wheel=piece");
    for (int level = 1; level <= kBotLevels; ++level)
        CHECK(answer(table, level, 7, {.nodes = 5000}) == answer(table, level, 7, {.nodes = 5000}));
    std::set<std::string> answers; // a weak bot does not always choose the same
    for (Seed seed = 0; seed < 20; ++seed)
        answers.insert(answer(table, 1, seed));
    CHECK(answers.size() > 1);
}

TEST_CASE("a checkers bot opens the door below an enemy king", "[trapdoor_checkers]") {
    const Table table("", drawn('B', R"(
        8 . b . b . . . .
        7 . . . . . . . .
        6 . b . . . W . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . w .
        2 . . . . . . . .
        1 . . . . . . w . )") +
                              " wheel=green");
    for (const int level : {3, 4, 5})
        CHECK(answer(table, level, 1, {.nodes = 30'000}) == "slide g6 right");
}

TEST_CASE("a checkers bot does not walk into an open door", "[trapdoor_checkers]") {
    const Table table("", drawn('W', R"(
        8 . b . b . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . O . . . . .
        4 . . . w . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . w . )") +
                              " wheel=piece");
    for (const int level : {3, 4, 5})
        CHECK(answer(table, level, 1, {.nodes = 30'000}) != "18-14");
}

TEST_CASE("a checkers bot sacrifices one man for three", "[trapdoor_checkers]") {
    // c3-b4 makes a5 capture it and land on c3; then d2 captures c3, c5 and e7.
    const Table table("trapdoors=off", drawn('W', R"(
        8 . . . . . . . .
        7 . . . . b . . .
        6 . . . . . . . .
        5 b . b . . . . .
        4 . . . . . . . .
        3 w . w . . . . .
        2 . . . w . . . .
        1 . . . . w . . . )"));
    for (const int level : {4, 5})
        CHECK(answer(table, level, 1, {.nodes = 30'000}) == "22-17");
}

TEST_CASE("a checkers bot accepts a draw when it is losing and declines when it is winning",
          "[trapdoor_checkers]") {
    Table losing("trapdoors=off", "B:W32:BK10,K11,K14,1 offer=black");
    CHECK(answer(losing, 5, 1, {.nodes = 20'000}) == "accept_draw");
    Table winning("trapdoors=off", "B:WK22,K23,K18,32:B1 offer=black");
    CHECK(answer(winning, 5, 1, {.nodes = 20'000}) == "decline_draw");
}

TEST_CASE("a cancelled checkers bot stops and returns an answer", "[trapdoor_checkers]") {
    // 1024 positions take well under a millisecond; the bot polls at least that often.
    const Table table("trapdoors=off");
    int asked = 0;
    Budget budget;
    budget.cancelled = [&asked] { return ++asked >= 5; };
    const auto move = answer(table, 5, 1, budget);
    CHECK(table.moves().count(move) == 1);
    CHECK(asked == 5); // it stopped immediately
}

TEST_CASE("a checkers bot prefers a win to any material lead", "[trapdoor_checkers]") {
    // Ten queens against a man on the edge, which cannot be captured there. 23-9 sacrifices a queen: 5x14 is
    // forced, and then 14 is captured, a win three turns away. Every other move keeps ten queens.
    const Table table("rules=continental trapdoors=off", "W:WK23,K24,K25,K26,K27,K28,K29,K30,K31,K32:B5");
    SearchTask task;
    task.options = table.state().options;
    task.position = table.state().position;
    task.turn = table.state().turn;
    task.max_depth = 1;
    task.value_all = true;
    const auto choices = search(task, {}).choices;
    REQUIRE(choices.size() > 10);
    CHECK(to_text(choices[0].command) == "23-9");
    CHECK(choices[0].value == kWinValue - 3);
    CHECK(choices[1].value > 2'000);
    CHECK(choices[1].value <= kWinValue - 100);
}

TEST_CASE("a search scores a repeated position as a draw", "[trapdoor_checkers]") {
    // Only the two kings can ever move. Black's king moves from g7 to f8 or h8 and back; as soon as White's
    // king goes back too, the position is repeated. So it is a draw, although Black has three men more.
    const auto position = drawn('W', R"(
        8 . . . . . . . .
        7 b . b . b . B .
        6 . b . b . b . b
        5 b . b . b . b .
        4 . w . w . w . w
        3 w . w . w . w .
        2 . W . . . . . .
        1 . . . . . . . . )");
    for (const auto* options : {"trapdoors=off", "rules=continental trapdoors=off"}) {
        const Table table(options, position);
        SearchTask task;
        task.options = table.state().options;
        task.position = table.state().position;
        task.turn = table.state().turn;
        task.value_all = true;
        task.max_depth = 2; // before any repetition
        CHECK(search(task, {}).choices.front().value != 0);
        task.max_depth = 8;
        const auto choices = search(task, {}).choices;
        REQUIRE(choices.size() == 2);
        CHECK(choices[0].value == 0);
        CHECK(choices[1].value == 0);
    }
}

TEST_CASE("a checkers bot of any level does not leave a man that it sees captured", "[trapdoor_checkers]") {
    // On d4 and on b4 the man is captured immediately; the other moves are safe.
    const Table table("trapdoors=off", drawn('W', R"(
        8 . b . b . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . b . b . . .
        4 . . . . . . . .
        3 . . w . . . . .
        2 . . . . . . . w
        1 w . . . . . w . )"));
    for (int level = 1; level <= kBotLevels; ++level)
        for (Seed seed = 0; seed < 50; ++seed) {
            const auto move = answer(table, level, seed, {.nodes = 20'000});
            CHECK(move != "22-17");
            CHECK(move != "22-18");
        }
}

TEST_CASE("a level overlooks captures longer than its limit", "[trapdoor_checkers]") {
    // After c3-d4, Black's e5 captures d4 and b2, and is crowned on a1.
    const Table table("trapdoors=off", drawn('W', R"(
        8 . b . b . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . b . . .
        4 . . . . . . . .
        3 . . w . . . . .
        2 . w . . . . . .
        1 . . . . . . w . )"));
    const auto value = [&](int longest) {
        SearchTask task;
        task.options = table.state().options;
        task.position = table.state().position;
        task.turn = table.state().turn;
        task.value_all = true;
        task.max_depth = 1;
        task.longest_foreseen = longest;
        for (const Candidate& choice : search(task, {}).choices)
            if (to_text(choice.command) == "22-18") return choice.value;
        return kWinValue;
    };
    CHECK(value(2) < -kManValue);
    CHECK(std::abs(value(1)) < kManValue / 2); // the apparent balance
}

TEST_CASE("a checkers bot uses the odds of the wheel in play", "[trapdoor_checkers]") {
    // A black man on c3, which is green, and one on b4, which is orange; a man is worth 100.
    const auto lost = [](const char* fen, const char* options) {
        const Table table(options, fen);
        return detail::expected_fall<kEnglish>(table.state().position, Side::black,
                                               WheelOdds(table.state().options.wheel()));
    };
    constexpr auto kGreen = "W:W32:B22,1";
    constexpr auto kBoth = "W:W32:B22,17,1";
    CHECK(lost(kGreen, "") == 100 / 6);                          // one section of six is green
    CHECK(lost(kBoth, "") == 200 / 6);                           // and one orange
    CHECK(lost(kGreen, "orange_green=on") == 200 / 8);           // one section of eight shows both
    CHECK(lost(kBoth, "orange_green=on") == 300 / 8);            // a section with both drops one of the two
    CHECK(lost("W:W32:B22,1 doors=g3", "orange_green=on") == 0); // that slider can now only close
}
