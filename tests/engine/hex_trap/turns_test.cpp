#include "hex_trap/rules.h"
#include "slow_trap.h"
#include "test.h"

#include <algorithm>

using namespace trapbox;
using namespace trapbox::hex_trap;

namespace {

// The results of the engine's turns in the terms of the slow game; fails when two turns have the same result.
std::set<slow_trap::Result> engine_results(const Position& position, const slow_trap::Game& game) {
    const auto place = [&](Space space) { return slow_trap::place_named(game.side, to_text(space)); };
    std::map<Space, slow_trap::Place> places; // naming is slow
    for (const SpacePlace& known : board_of(game.side).spaces)
        places[known.space] = place(known.space);
    std::set<slow_trap::Result> found;
    const auto turns = legal_turns(position);
    for (const Command& turn : turns) {
        slow_trap::Result result{game.movers, game.walls};
        for (const Half half : {turn.first, turn.second}) {
            if (half.kind == Half::Kind::wall)
                result.second.insert({places[half.from], places[half.to]});
            else
                *std::find(result.first.begin(), result.first.end(), places[half.from]) = places[half.to];
        }
        found.insert(result);
    }
    CHECK(found.size() == turns.size());
    return found;
}

std::size_t turns_at_start(int side) {
    const auto state = Rules::start({.side = side}, 1);
    const auto game = slow_trap::read(side, false, Rules::checkpoint(state));
    const auto slow = slow_trap::results(game);
    CHECK((engine_results(state.position, game) == slow));
    return slow.size();
}

}

TEST_CASE("the turns from the start are those of the slow count, on all three fields", "[hex_trap]") {
    // Two walls + a step and a wall + two movers + one mover two spaces. Two neighbouring movers share one
    // space, which only one of them can take. Side 5, Red on c2 c4 c6, six ways out each: 156·155/2 + 18·156
    // + (3·36 − 2) + (14 + 16 + 14).
    CHECK(turns_at_start(5) == 12090 + 2808 + 106 + 44);
    // Side 4, Red on b1 b3 b5, of which b1 and b5 lie on the border: 90·89/2 + 14·90 + (24 + 16 + 24 − 2) +
    // (9 + 13 + 9).
    CHECK(turns_at_start(4) == 4005 + 1260 + 62 + 31);
    // Side 6, Red on d3 d5 d7: 240·239/2 + 18·240 + (3·36 − 2) + (17 + 16 + 17).
    CHECK(turns_at_start(6) == 28680 + 4320 + 106 + 50);
}
