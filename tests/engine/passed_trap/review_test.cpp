// The measurements of shots in a review, and the advice that follows from them. Lengths are in µm, as in
// commands.
#include "golden.h"
#include "passed_trap/review.h"
#include "test.h"

using namespace trapbox;
using namespace trapbox::passed_trap;

namespace {

void play(Match<Rules>& match, const std::string& line) {
    CAPTURE(line);
    REQUIRE(match.apply(*parse_command(line)).accepted());
}

// A solo without a timer, after the quick set-up: no disk is within 43 mm of the axis.
Match<Rules> alone() {
    Match<Rules> match(*parse_options<Options>("format=reflected", Rules::option_fields()), 1);
    play(match, "quick 0");
    play(match, "ready 0");
    return match;
}

// Grabs the disk, pulls it to (x, y), releases it, and waits until everything is at rest.
void shoot(Match<Rules>& match, int disk, int x, int y) {
    const Vec at = match.state().table.position(disk);
    play(match, "grab 0 " + std::to_string(disk) + ' ' + std::to_string(physics::millionths(at.x)) + ' ' +
                    std::to_string(physics::millionths(at.y)));
    play(match, "drag 0 " + std::to_string(x) + ' ' + std::to_string(y));
    play(match, "release 0");
    match.advance(20 * kTicksPerSecond);
}

Shot shot_of(ShotResult result, float wide = 0, float x = 0) {
    return {.from = {x, -0.2F}, .result = result, .wide = wide};
}

std::vector<Shot> times(int count, const Shot& shot) {
    return std::vector<Shot>(static_cast<std::size_t>(count), shot);
}

std::vector<Shot> all(std::initializer_list<std::vector<Shot>> parts) {
    std::vector<Shot> shots;
    for (const auto& part : parts)
        shots.insert(shots.end(), part.begin(), part.end());
    return shots;
}

}

TEST_CASE("a shot along the axis goes through, one beside it meets the wall there", "[review]") {
    Match<Rules> match = alone();
    shoot(match, 5, 0, -225'000);
    shoot(match, 4, -20'000, -225'000);
    const Review review = passed_trap::review(match, {});
    REQUIRE(review.shots.size() == 2);
    CHECK(review.shots[0].result == ShotResult::through);
    CHECK(review.shots[1].result == ShotResult::left);
    // The trap is 43 mm wide and a disk 38 mm: its centre may be 2.5 mm off the axis, so 20 mm is 17.5 mm
    // wide.
    CHECK(review.shots[1].wide == Approx(0.0175).margin(0.006));
    CHECK(review.shots[1].from.x == Approx(-0.02).margin(0.002));
    CHECK(review.seats[0].shots == 2);
    CHECK(review.seats[0].through == 1);
    CHECK(review.seats[0].passed == 1);
    CHECK(review.seats[1].shots == 0);
}

TEST_CASE("a review counts the shots and the disks of a whole game", "[review]") {
    const auto journal = parse_journal(tests::golden("passed_trap/solitaire_reflected.journal"));
    REQUIRE(journal);
    const auto match = Match<Rules>::load(*journal);
    REQUIRE(match);
    const Review review = passed_trap::review(*match, {});
    // From its list of events: 20 shots (PT-15), and ten `passed`, each after a different shot.
    CHECK(review.seats[0].shots == 20);
    CHECK(review.seats[0].passed == 10);
    CHECK(review.seats[0].through == 10);
    // It took 2,650 ticks of 1/240 s.
    CHECK(review.seats[0].seconds == Approx(2'650 / 240.0 / 20).margin(0.02));
}

TEST_CASE("after misses mostly on one side, the advice is to aim to the other side by their mean",
          "[review]") {
    const auto shots =
        all({times(4, shot_of(ShotResult::left, 0.004F)), times(4, shot_of(ShotResult::left, 0.006F)),
             times(3, shot_of(ShotResult::right, 0.02F))});
    const auto advice = advice_from(shots, seat_at(0));
    REQUIRE(advice.size() == 1);
    CHECK(advice[0].kind == Advice::Kind::aim_right);
    CHECK(advice[0].count == 8);
    CHECK(advice[0].of == 11);
    CHECK(advice[0].metres == Approx(0.005));
    CHECK(advice_from(shots, seat_at(1)).empty());
    const auto even =
        all({times(4, shot_of(ShotResult::left, 0.004F)), times(3, shot_of(ShotResult::right, 0.02F))});
    CHECK(advice_from(even, seat_at(0)).empty());
}

TEST_CASE("after three disks that come back, the advice is to shoot more gently", "[review]") {
    Shot back = shot_of(ShotResult::through);
    back.came_back = true;
    CHECK(advice_from(times(2, back), seat_at(0)).empty());
    const auto advice = advice_from(times(3, back), seat_at(0));
    REQUIRE(advice.size() == 1);
    CHECK(advice[0].kind == Advice::Kind::gentler);
    CHECK(advice[0].count == 3);
}

TEST_CASE("if shots from near the middle succeed more often, the advice is to shoot from there", "[review]") {
    const auto shots = all(
        {times(3, shot_of(ShotResult::through, 0, 0.01F)), times(1, shot_of(ShotResult::blocked, 0, 0.01F)),
         times(2, shot_of(ShotResult::through, 0, 0.12F)), times(2, shot_of(ShotResult::blocked, 0, 0.12F))});
    const auto advice = advice_from(shots, seat_at(0));
    // Three more shots were blocked. Successful: 3 of 4 from the middle, 2 of 4 from the sides.
    REQUIRE(advice.size() == 2);
    CHECK(advice[0].kind == Advice::Kind::clear_first);
    CHECK(advice[1].kind == Advice::Kind::from_middle);
    CHECK(advice[1].count == 3);
    CHECK(advice[1].of == 4);
    CHECK(advice[1].side_count == 2);
    CHECK(advice[1].side_of == 4);
}
