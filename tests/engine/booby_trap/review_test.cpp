// What a review records for each take.
#include "booby_trap/review.h"
#include "booby_trap/table.h"

using namespace trapbox;
using namespace trapbox::booby_trap;
using namespace trapbox::booby_trap::tests;

TEST_CASE("a review records a take's tension, its result and the loose pieces left", "[review]") {
    // Two columns of two large pieces carry the bar: without l2, only l4 holds it. s1 and s2 are loose.
    Table table("practice=on", two_columns(1));
    table.take("s1");
    table.take("l2");
    table.play("touch l4");
    const int tension = table.state().players[0].felt.back().tension;
    table.play("take");
    const Review review = booby_trap::review(table.match(), {});
    REQUIRE(review.takes.size() == 3);
    CHECK(review.takes[0].piece == number_of("s1"));
    CHECK(review.takes[0].tension == 0);
    CHECK_FALSE(review.takes[0].tripped);
    CHECK(review.takes[0].points == 5); // BT-2
    CHECK(review.takes[0].loose == 1);  // s2
    CHECK_FALSE(review.takes[1].tripped);
    CHECK(review.takes[2].piece == number_of("l4"));
    CHECK(review.takes[2].tension == tension);
    CHECK(tension > 0);
    CHECK(review.takes[2].tripped);
    CHECK(review.takes[2].points == -20); // BT-5
    CHECK(review.takes[2].loose >= 1);    // s2, and l1, which no longer carries a load
}

TEST_CASE("a review counts turns passed although a piece was loose", "[review]") {
    Table table("practice=on", two_columns(1));
    table.play("touch l1");
    table.play("pass");
    const Review review = booby_trap::review(table.match(), {});
    CHECK(review.takes.empty());
    CHECK(review.passes == 1);
    CHECK(review.passes_with_loose == 1);
    CHECK(review.left == std::vector{number_of("s1"), number_of("s2")});
}
