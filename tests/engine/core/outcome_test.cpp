#include "core/outcome.h"
#include "core/result.h"
#include "core/seat.h"
#include "test.h"

using namespace trapbox;

TEST_CASE("an outcome is written as text") {
    CHECK(to_text(Outcome{}) == "open");
    CHECK(to_text(Outcome{Outcome::Kind::won, {seat_at(0)}, {4, 1}}) == "won 0 scores 4 1");
    CHECK(to_text(Outcome{Outcome::Kind::won, {seat_at(0), seat_at(2)}, {40, 10, 40}}) ==
          "won 0 2 scores 40 10 40");
    CHECK(to_text(Outcome{Outcome::Kind::lost, {}, {-7}}) == "lost scores -7");
    CHECK(to_text(Outcome{Outcome::Kind::drawn, {}, {}}) == "drawn");
    CHECK_FALSE(Outcome{}.ended());
    CHECK(Outcome{Outcome::Kind::drawn, {}, {}}.ended());
}

TEST_CASE("a set of seats holds the seats that were added") {
    SeatSet seats;
    CHECK(seats.empty());
    seats.add(seat_at(0));
    seats.add(seat_at(kMaxSeats - 1));
    CHECK(seats.has(seat_at(0)));
    CHECK_FALSE(seats.has(seat_at(1)));
    CHECK(seats.has(seat_at(kMaxSeats - 1)));
    CHECK(SeatSet(seat_at(3)) != SeatSet(seat_at(4)));
}

TEST_CASE("the text of a fault contains its line, if it has one") {
    CHECK(to_text(Fault{"the seed is not a number", 5}) == "line 5: the seed is not a number");
    CHECK(to_text(Fault{"the file is too large"}) == "the file is too large");
}
