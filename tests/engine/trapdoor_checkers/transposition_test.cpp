#include "test.h"
#include "trapdoor_checkers/transposition.h"

using namespace trapbox::trapdoor_checkers;

TEST_CASE("the transposition table keeps the deepest result", "[trapdoor_checkers]") {
    TranspositionTable table(1); // two entries, so every position competes for the same one
    const auto entry = [](std::uint64_t key, int depth) {
        return Entry{.key = key, .depth = static_cast<std::int8_t>(depth), .bound = Bound::exact};
    };
    table.store(entry(2, 9));
    table.store(entry(4, 3));
    table.store(entry(6, 1));
    REQUIRE(table.find(2));
    CHECK(table.find(2)->depth == 9);
    CHECK_FALSE(table.find(4)); // the newest of the others is in the adjacent entry
    REQUIRE(table.find(6));
    table.store(entry(4, 12));
    CHECK_FALSE(table.find(2));
    CHECK(table.find(4)->depth == 12);
}
