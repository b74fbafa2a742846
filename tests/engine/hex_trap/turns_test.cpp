#include "hex_trap/play.h"
#include "hex_trap/random_turn.h"
#include "hex_trap/slow_trap.h"

#include <algorithm>
#include <cmath>

using namespace trapbox;
using namespace trapbox::hex_trap;

namespace {

// The results of the engine's turns in the types of the slow game; fails if two turns have the same result.
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
    const auto state = start({.side = side});
    const auto game = slow_trap::read(side, false, Rules::checkpoint(state));
    const auto slow = slow_trap::results(game);
    CHECK((engine_results(state.position, game) == slow));
    return slow.size();
}

}

TEST_CASE("the number of turns from the start is correct on all three fields", "[hex_trap]") {
    // Two walls + a step and a wall + two movers + one mover two spaces. Two neighbouring movers share one
    // space, which only one of them can take. Side 5, Red on c2 c4 c6, six exits each: 156·155/2 + 18·156
    // + (3·36 − 2) + (14 + 16 + 14).
    CHECK(turns_at_start(5) == 12090 + 2808 + 106 + 44);
    // Side 4, Red on b1 b3 b5, of which b1 and b5 are on the border: 90·89/2 + 14·90 + (24 + 16 + 24 − 2) +
    // (9 + 13 + 9).
    CHECK(turns_at_start(4) == 4005 + 1260 + 62 + 31);
    // Side 6, Red on d3 d5 d7: 240·239/2 + 18·240 + (3·36 − 2) + (17 + 16 + 17).
    CHECK(turns_at_start(6) == 28680 + 4320 + 106 + 50);
}

TEST_CASE("random turns are uniform: over the first halves, then over the second halves", "[hex_trap]") {
    // Red's last mover is in a corner of three spaces, with one wall to place. The possible turns are a1-a2
    // or a1-b1 with any free slot or a further step, and a wall first. The expected frequencies follow from
    // the lists of halves.
    Random random(3);
    for (const auto* text :
         {"R:a1,e1,e9 B:g2,g4,g6 walls=a2|a3,a2|b2,a2|b3,a1|b2,b1|b2,b1|c1,b1|c2 caught=e1,e9 pile=1",
          "R:d3,d4,c6 B:g2,d5,e4 walls=d3|e3,d3|e4,c6|d6 pile=0",
          "R:d3,d4,c6 B:g2,d5,e4 walls=d3|e3,d3|e4 pile=2"}) {
        const Position position = at(text).position;
        std::map<Half, std::map<Half, double>> expected; // share of all turns
        const auto firsts = halves(position);
        for (const Half first : firsts)
            for (const auto seconds = completions(position, first); const Half second : seconds)
                expected[first][second] = 1.0 / static_cast<double>(firsts.size() * seconds.size());
        constexpr int kDraws = 200'000;
        std::map<Half, double> found;
        for (int i = 0; i < kDraws; ++i) {
            const auto turn = random_turn(position, random);
            REQUIRE(turn);
            REQUIRE(expected[turn->first].contains(turn->second));
            found[turn->first] += 1.0 / kDraws;
        }
        // Six standard deviations of a share of 1/n in that many draws.
        const double share = 1.0 / static_cast<double>(firsts.size());
        for (const Half first : firsts)
            CHECK(std::abs(found[first] - share) < 6 * std::sqrt(share / kDraws));
    }
}

TEST_CASE("there is no random turn without a legal turn", "[hex_trap]") {
    Random random(3);
    // A cell of two spaces and no walls left: a step can only be followed by the step back.
    CHECK_FALSE(random_turn(
        at("R:a1,e1,e9 B:g2,g4,g6 walls=a1|a2,a1|b2,b1|b2,b1|c1,b1|c2 caught=e1,e9 pile=0").position,
        random));
    const State open = Rules::start({}, 1);
    for (int i = 0; i < 100; ++i)
        CHECK(Rules::random_move(open, random));
}

TEST_CASE("during random games the legal turns agree with the slow implementation", "[hex_trap]") {
    // Few walls in the pile keep the slow game fast enough; the interesting cases are movers that meet and
    // are caught.
    Random random(29);
    int compared = 0;
    int caught = 0;
    for (int i = 0; i < 12; ++i) {
        const Options options{.side = 4, .free_again = i % 3 == 2};
        // All movers in one corner, half of it walled off.
        State state =
            at("R:a1,a2,b1 B:b2,b3,c1 walls=c1|d1,c1|d2,c2|d2,c2|d3,c2|c3,b3|c3,b3|c4,b3|b4,a3|b4 pile=8",
               options);
        std::vector<Event> events;
        while (!state.end && state.turns < 60) {
            if (state.position.pile < 2 || state.turns == 0) {
                const auto game = slow_trap::read(4, options.free_again, Rules::checkpoint(state));
                REQUIRE((engine_results(state.position, game) == slow_trap::results(game)));
                ++compared;
                caught += state.position.caught != 0 ? 1 : 0;
            }
            REQUIRE(Rules::apply(state, mixed_turn(state.position, random), events).accepted());
        }
    }
    CHECK(compared > 100);
    CHECK(caught > 50);
}
