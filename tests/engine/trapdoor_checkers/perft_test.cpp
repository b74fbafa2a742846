#include "trapdoor_checkers/plain_board.h"
#include "trapdoor_checkers/table.h"

using namespace trapbox;
using namespace trapbox::trapdoor_checkers;
using tests::drawn;
using tests::PlainBoard;

namespace {

using Counts = std::vector<std::uint64_t>;

Options plain(Options::Rules rules) {
    Options options;
    options.rules = rules;
    options.trapdoors = false;
    return options;
}

Counts counted(Options::Rules rules, std::string_view fen, int depths) {
    const auto state = fen.empty() ? Rules::start(plain(rules), 1) : *Rules::restore(plain(rules), 1, fen);
    Counts counts;
    for (int depth = 1; depth <= depths; ++depth)
        counts.push_back(Rules::perft(state, depth));
    return counts;
}

constexpr auto kE = Options::Rules::english;
constexpr auto kC = Options::Rules::continental;

// The same with the second generator, from a drawn position.
std::uint64_t recounted(Options::Rules rules, const std::string& signs, bool white, int depth) {
    if (depth == 0) return 1;
    std::uint64_t count = 0;
    for (const std::string& after : PlainBoard(signs, rules == kC, white).positions())
        count += recounted(rules, after, !white, depth - 1);
    return count;
}

Counts recounts(Options::Rules rules, std::string_view picture, bool white, int depths) {
    std::string signs(picture);
    std::erase_if(signs, [](char sign) { return std::string_view(".wWbB").find(sign) == std::string::npos; });
    Counts counts;
    for (int depth = 1; depth <= depths; ++depth)
        counts.push_back(recounted(rules, signs, white, depth));
    return counts;
}

// English from the start: published by Aart Bik. The other counts are not published (continental is Brazilian
// draughts, but crowning ends the turn): two generators that share no code agree on them, the engine's and
// PlainBoard. PlainBoard recounts small depths in every run, and more in ./trapbox test long.
const Counts kEnglishStart{7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680, 18391564, 85242128};
const Counts kContinentalStart{7, 49, 302, 1469, 7473, 37628, 187302, 907830, 4431811, 21565287, 105645047};
const Counts kEnglishMiddle{8, 47, 233, 1275, 6743, 34517, 170507};
const Counts kContinentalMiddle{8, 47, 241, 1342, 7368, 38527, 203267};
const Counts kEnglishKings{2, 5, 14, 40, 176, 622, 3484};
const Counts kContinentalKings{4, 16, 118, 390, 3500, 16574, 172418};

constexpr auto kSetUp = R"(
    8 . b . b . b . b
    7 b . b . b . b .
    6 . b . b . b . b
    5 . . . . . . . .
    4 . . . . . . . .
    3 w . w . w . w .
    2 . w . w . w . w
    1 w . w . w . w . )";
constexpr auto kMiddle = R"(
    8 . b . b . b . .
    7 b . b . . . b .
    6 . b . b . . . b
    5 . . . . . . b .
    4 . . . w . . . .
    3 w . . . w . w .
    2 . . . w . w . w
    1 . . w . w . w . )";
constexpr auto kKings = R"(
    8 . . . . . W . .
    7 . . . . B . . .
    6 . . . . . b . .
    5 . . . . . . . .
    4 . . . B . . . b
    3 w . w . . . . .
    2 . . . . . . . .
    1 W . . . . . . . )";

Counts first(const Counts& counts, int depths) { return {counts.begin(), counts.begin() + depths}; }

}

TEST_CASE("TC-15: the plain games have their known number of positions after each move",
          "[trapdoor_checkers]") {
    CHECK(counted(kE, "", 9) == first(kEnglishStart, 9));
    CHECK(counted(kC, "", 9) == first(kContinentalStart, 9));
    CHECK(recounts(kE, kSetUp, false, 5) == first(kEnglishStart, 5));
    CHECK(recounts(kC, kSetUp, true, 5) == first(kContinentalStart, 5));
}

TEST_CASE("TC-15: the plain games have their known number of positions after eleven moves",
          "[trapdoor_checkers][.long]") {
    CHECK(counted(kE, "", 11) == kEnglishStart);
    CHECK(counted(kC, "", 11) == kContinentalStart);
    CHECK(recounts(kE, kSetUp, false, 8) == first(kEnglishStart, 8));
    CHECK(recounts(kC, kSetUp, true, 8) == first(kContinentalStart, 8));
    CHECK(recounts(kE, kMiddle, true, 7) == kEnglishMiddle);
    CHECK(recounts(kC, kMiddle, true, 7) == kContinentalMiddle);
    CHECK(recounts(kE, kKings, true, 7) == kEnglishKings);
    CHECK(recounts(kC, kKings, true, 7) == kContinentalKings);
}

TEST_CASE("TC-15: perft is correct for a middlegame position", "[trapdoor_checkers]") {
    CHECK(counted(kE, drawn('W', kMiddle), 7) == kEnglishMiddle);
    CHECK(counted(kC, drawn('W', kMiddle), 7) == kContinentalMiddle);
    CHECK(recounts(kE, kMiddle, true, 5) == first(kEnglishMiddle, 5));
    CHECK(recounts(kC, kMiddle, true, 5) == first(kContinentalMiddle, 5));
}

TEST_CASE("TC-15: perft is correct for a position with kings", "[trapdoor_checkers]") {
    CHECK(counted(kE, drawn('W', kKings), 7) == kEnglishKings);
    CHECK(counted(kC, drawn('W', kKings), 7) == kContinentalKings);
    CHECK(recounts(kE, kKings, true, 5) == first(kEnglishKings, 5));
    CHECK(recounts(kC, kKings, true, 5) == first(kContinentalKings, 5));
}

TEST_CASE("TC-15: captures that lead to the same position count once", "[trapdoor_checkers]") {
    // The king returns to d2 in either direction and captures all four: two moves, one position.
    // 6  . . . . . . . .
    // 5  . . b . b . . .
    // 4  . . . . . . . .
    // 3  . . b . b . . .
    // 2  . . . W . . . .     White to move, and a black man on h8
    constexpr auto kRound = "W:WK26:B14,15,22,23,4";
    CHECK(Rules::moves(*Rules::restore(plain(kE), 1, kRound)).size() == 2);
    CHECK(counted(kE, kRound, 1) == Counts{1});

    // The queen on a1 captures b2 and e5. In between she lands on c3 or d4, at the end on f6, g7 or h8: six
    // moves, three positions.
    constexpr auto kLine = "W:WK29:B25,15,1";
    CHECK(Rules::moves(*Rules::restore(plain(kC), 1, kLine)).size() == 6);
    CHECK(counted(kC, kLine, 1) == Counts{3});
}

namespace {

State with_doors(std::string_view options, std::string_view state) {
    const auto read = parse_options<Options>(options, Rules::option_fields());
    return *Rules::restore(*read, 1, "B:W21-32:B1-12" + std::string(state));
}

}

TEST_CASE("with doors and wheel, perft counts the decision, and every face of a wheel not yet spun",
          "[trapdoor_checkers]") {
    CHECK(Rules::perft(with_doors("", " wheel=piece"), 1) == 7);
    CHECK(Rules::perft(with_doors("", " wheel=green"), 1) == 4);
    CHECK(Rules::perft(with_doors("", ""), 1) == 7 + 4 + 4);
    // Orange/green allows all four sliders, in two directions each.
    CHECK(Rules::perft(with_doors("orange_green=on", ""), 1) == 7 + 4 + 4 + 8);
    // After any first move White has 7 moves and 4 + 4 slides.
    CHECK(Rules::perft(with_doors("", " wheel=piece"), 2) == 7 * 15);
    // After an orange slide, which drops nothing, one slider has only one direction left.
    CHECK(Rules::perft(with_doors("", " wheel=orange"), 2) == 4 * (7 + 4 + 3));
    // A door that closes again over an empty square changes nothing: all orange slides are one position.
    CHECK(Rules::perft(with_doors("close_after_use=on", " wheel=orange"), 1) == 1);
    // Green slides drop a man each from c3, g3, b6 and f6.
    CHECK(Rules::perft(with_doors("close_after_use=on", " wheel=green"), 1) == 4);
    CHECK(Rules::perft(with_doors("", ""), 0) == 1);
}

TEST_CASE("divide lists the branches, and they add up to perft", "[trapdoor_checkers]") {
    for (const auto& state : {with_doors("", ""), with_doors("", " doors=c5 wheel=orange"),
                              Rules::start(plain(kC), 1), *Rules::restore(plain(kC), 1, "W:WK29:B25,15,1")}) {
        std::uint64_t sum = 0;
        for (const auto& branch : Rules::divide(state, 3))
            sum += branch.count;
        CHECK(sum == Rules::perft(state, 3));
    }
    const auto branches = Rules::divide(with_doors("", ""), 1);
    REQUIRE(branches.size() == 15);
    CHECK(branches.front().move.starts_with("piece "));
    CHECK(branches.back().move.starts_with("orange slide o5 "));
}
