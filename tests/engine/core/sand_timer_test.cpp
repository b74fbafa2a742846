#include "core/sand_timer.h"
#include "test.h"

using namespace trapbox;

namespace {

void run(SandTimer& timer, Tick ticks) {
    for (Tick i = 0; i < ticks; ++i)
        CHECK_FALSE(timer.tick());
}

}

TEST_CASE("the sand timer of the box runs 45 seconds") { // PT-1
    SandTimer timer;
    CHECK(timer.capacity() == 45 * 240);
    CHECK(timer.left() == 0);
    timer.turn();
    run(timer, 45 * 240 - 1);
    CHECK(timer.running());
    CHECK(timer.tick());
    CHECK(timer.left() == 0);
    CHECK_FALSE(timer.running());
}

TEST_CASE("a sand timer that has run out stays empty until it is turned") {
    SandTimer timer(3);
    run(timer, 10);
    CHECK(timer.left() == 0);
    timer.turn();
    CHECK(timer.left() == 3);
}

TEST_CASE("turning a sand timer early swaps the sand of its bulbs") {
    SandTimer timer(100);
    timer.turn();
    run(timer, 30);
    CHECK(timer.left() == 70);
    timer.turn();
    CHECK(timer.left() == 30);
    run(timer, 10);
    timer.turn();
    CHECK(timer.left() == 80);
}

TEST_CASE(
    "the sand stops while the timer is laid on its side, and continues when it is upright again") { // PT-16
    SandTimer timer(100);
    timer.turn();
    run(timer, 40);
    timer.lay_down();
    CHECK_FALSE(timer.running());
    run(timer, 500);
    CHECK(timer.left() == 60);
    timer.stand_up();
    CHECK(timer.running());
    run(timer, 59);
    CHECK(timer.tick());
}

TEST_CASE("turning a timer on its side makes it upright") {
    SandTimer timer(100);
    timer.lay_down();
    timer.turn();
    CHECK(timer.standing());
    CHECK(timer.left() == 100);
}

TEST_CASE("a restored sand timer is unchanged, and the hash covers all its state") {
    const auto hash = [](const SandTimer& timer) {
        Hasher hasher;
        timer.add_to(hasher);
        return hasher.value();
    };
    SandTimer timer(100);
    timer.turn();
    run(timer, 25);
    timer.lay_down();
    CHECK(hash(SandTimer::resumed(100, 75, false)) == hash(timer));
    CHECK(hash(SandTimer::resumed(100, 75, true)) != hash(timer));
    CHECK(hash(SandTimer::resumed(100, 74, false)) != hash(timer));
    CHECK(hash(SandTimer::resumed(101, 75, false)) != hash(timer));
}
