#include "catalog.h"
#include "test.h"

TEST_CASE("the catalog contains every game once") {
    for (const auto& game : trapbox::catalog())
        CHECK(trapbox::find_game(game.info().key) == &game);
    CHECK(trapbox::find_game("chess") == nullptr);
}
