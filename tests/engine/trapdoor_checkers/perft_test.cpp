#include "test.h"
#include "trapdoor_checkers/rules.h"

using namespace trapbox;
using namespace trapbox::trapdoor_checkers;

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

// English: published by Aart Bik. Continental: Brazilian draughts, but crowning ends the turn.
const Counts kEnglishStart{7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680, 18391564, 85242128};
const Counts kContinentalStart{7, 49, 302, 1469, 7473, 37628, 187302, 907830, 4431811, 21565287, 105645047};

Counts first(const Counts& counts, int depths) { return {counts.begin(), counts.begin() + depths}; }

}

TEST_CASE("TC-15: the plain games have the published number of positions after each move",
          "[trapdoor_checkers]") {
    CHECK(counted(kE, "", 9) == first(kEnglishStart, 9));
    CHECK(counted(kC, "", 9) == first(kContinentalStart, 9));
}

TEST_CASE("TC-15: the plain games have the published number of positions after eleven moves",
          "[trapdoor_checkers][.long]") {
    CHECK(counted(kE, "", 11) == kEnglishStart);
    CHECK(counted(kC, "", 11) == kContinentalStart);
}

TEST_CASE("TC-15: a position in the middle of the game counts right", "[trapdoor_checkers]") {
    // 8  . b . b . b . .
    // 7  b . b . . . b .
    // 6  . b . b . . . b
    // 5  . . . . . . b .
    // 4  . . . w . . . .
    // 3  w . . . w . w .
    // 2  . . . w . w . w
    // 1  . . w . w . w .     White to move
    constexpr auto kMiddle = "W:W18,21,23,24,26,27,28,30,31,32:B1,2,3,5,6,8,9,10,12,16";
    CHECK(counted(kE, kMiddle, 7) == Counts{8, 47, 233, 1275, 6743, 34517, 170507});
    CHECK(counted(kC, kMiddle, 7) == Counts{8, 47, 241, 1342, 7368, 38527, 203267});
}

TEST_CASE("TC-15: a position with kings counts right", "[trapdoor_checkers]") {
    // 8  . . . . . W . .
    // 7  . . . . B . . .
    // 6  . . . . . b . .
    // 5  . . . . . . . .
    // 4  . . . B . . . b
    // 3  w . w . . . . .
    // 2  . . . . . . . .
    // 1  W . . . . . . .     White to move
    constexpr auto kKings = "W:WK3,21,22,K29:BK7,11,K18,20";
    CHECK(counted(kE, kKings, 7) == Counts{2, 5, 14, 40, 176, 622, 3484});
    CHECK(counted(kC, kKings, 7) == Counts{4, 16, 118, 390, 3500, 16574, 172418});
}
