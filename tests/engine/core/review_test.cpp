#include "core/review.h"
#include "test.h"

#include <cmath>

using namespace trapbox;

TEST_CASE("a winning chance is logistic in the evaluation", "[review]") {
    CHECK(winning_chance(0, 100) == 0.5);
    for (const double value : {-1500.0, -400.0, -100.0, -3.0, 7.0, 50.0, 250.0, 900.0})
        CHECK(std::abs(winning_chance(value, 100) - 1 / (1 + std::exp(-value / 100))) < 1e-4);
    CHECK(winning_chance(100'000, 100) > 0.999);
    CHECK(winning_chance(-100'000, 100) < 0.001);
}

TEST_CASE("the turning points are the three greatest losses, in the order of the game", "[review]") {
    const auto turn = [](double loss) { return TurnChances{0, {}, 0.9, 0.9 - loss}; };
    const std::vector turns{turn(0.2), turn(0), turn(0.5), turn(kMinLoss / 2), turn(0.3), turn(0.1)};
    CHECK(turning_points(turns) == std::vector<std::size_t>{0, 2, 4});
    CHECK(turning_points(std::span(turns).subspan(3, 1)).empty());
}

TEST_CASE("the winning chances of both sides after a turn add up to one", "[review]") {
    const TurnChances turn{0, seat_at(1), 0.8, 0.3};
    CHECK(turn.of(seat_at(1)) == 0.3);
    CHECK(turn.of(seat_at(0)) == 0.7);
}
