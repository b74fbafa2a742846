#include "core/random.h"
#include "hex_trap/outcome.h"
#include "hex_trap/play.h"
#include "hex_trap/search.h"

using namespace trapbox;
using namespace trapbox::hex_trap;

namespace {

Command bot_turn(const State& state, int level, Seed seed = 1, const Budget& budget = {}) {
    const auto plan = Rules::plan(Rules::view(state), state.position.turn, {level}, seed, budget);
    REQUIRE(plan.size() == 1);
    return plan[0].command;
}

bool wins(State state, const Command& turn) {
    const Seat seat = state.position.turn;
    std::vector<Event> events;
    REQUIRE(Rules::apply(state, turn, events).accepted());
    return state.end && state.end->winner == seat;
}

}

TEST_CASE("levels 4 and 5 never overlook a turn that captures the last mover", "[hex_trap]") {
    const auto* position = GENERATE(
        // Two walls.
        "R:c2,c4,c6 B:e5,i1,i5 walls=d4|e5,d5|e5,e4|e5,e5|e6 caught=i1,i5",
        // A wall, and a step into the last exit.
        "R:c5,a1,a5 B:e5,i1,i5 walls=e4|e5,e5|e6,e5|f4,d4|e5 caught=i1,i5",
        // No walls left: two movers step in at the same time.
        "R:c4,c5,a5 B:e5,i1,i5 walls=e4|e5,e5|e6,e5|f4,e5|f5 caught=i1,i5 pile=0",
        // No walls left: one mover comes from two spaces away.
        "R:b5,a1,a2 B:e5,i1,i5 walls=e4|e5,e5|e6,e5|f4,e5|f5,d4|e5 caught=i1,i5 pile=0",
        // One step traps two movers at once: e5 and e6 share their last exit, d5.
        "R:c5,a1,a5 B:e5,e6,i5 walls=e4|e5,e5|f4,e5|f5,d4|e5,e6|e7,e6|f5,e6|f6,d6|e6 caught=i5",
        // The step also closes the last exit of Red's own mover, and still wins.
        "R:e5,a1,a5 B:e6,i1,i5 walls=e4|e5,e5|f4,e5|f5,d4|e5,e6|e7,e6|f5,e6|f6,d6|e6 caught=a1,a5,i1,i5",
        // The other seat threatens the same.
        "R:c3,a1,a5 B:e5,i1,i5 walls=d4|e5,d5|e5,e4|e5,e5|e6,c3|d3,c3|d4,c3|c4,b2|c3 caught=a1,a5,i1,i5");
    const State state = at(position);
    CAPTURE(position);
    for (const int level : {4, 5}) {
        CHECK(wins(state, bot_turn(state, level)));
        // With a budget of a single node.
        CHECK(wins(state, bot_turn(state, level, 9, {.nodes = 1, .cancelled = [] { return true; }})));
    }
}

TEST_CASE("level 5 plays every possible win in random games", "[hex_trap]") {
    Random random(17);
    int found = 0;
    for (int game = 0; game < 40; ++game) {
        State state = Rules::start({.side = 4, .free_again = game % 4 == 3}, 1);
        std::vector<Event> events;
        while (!state.end) {
            // When a side has lost two movers, tries every legal turn with the rules themselves.
            const auto theirs = state.position.caught & movers_of(other(state.position.turn));
            if (std::popcount(static_cast<unsigned>(theirs)) == 2) {
                bool possible = false;
                for (const Command& turn : legal_turns(state.position))
                    possible = possible || wins(state, turn);
                if (possible) {
                    ++found;
                    CHECK(wins(state, bot_turn(state, 5, 1, {.nodes = 2'000})));
                }
                const auto sought = winning_turn(state.position);
                CHECK(sought.turn.has_value() == possible);
                CHECK(sought.tried <= 625);
            }
            REQUIRE(Rules::apply(state, mixed_turn(state.position, random), events).accepted());
        }
    }
    CHECK(found >= 10);
}

TEST_CASE("every level answers every position of a random game with a legal turn", "[hex_trap]") {
    Random random(23);
    for (int game = 0; game < 6; ++game) {
        State state = Rules::start({.side = 4 + game % 3, .free_again = game % 2 == 1}, 1);
        std::vector<Event> events;
        while (!state.end) {
            const int level = 1 + state.turns % kBotLevels;
            State tried = state;
            const Command turn = bot_turn(state, level, 5, {.nodes = 1'500});
            REQUIRE(Rules::apply(tried, turn, events).accepted());
            // As listed, except for the path of a mover that moves two spaces.
            CHECK(canonical(state.position, turn) == turn);
            REQUIRE(Rules::apply(state, mixed_turn(state.position, random), events).accepted());
        }
        CHECK(Rules::plan(Rules::view(state), kRed, {5}, 1, {}).empty());
    }
}

TEST_CASE("a bot's turn depends only on its view, its seed and its nodes", "[hex_trap]") {
    const State state = at("R:c2,d4,c6 B:f2,g4,e6 walls=e5|e6,d5|e6,f2|g2,f2|f3 turn=blue");
    for (int level = 1; level <= kBotLevels; ++level)
        CHECK(bot_turn(state, level, 3, {.nodes = 50'000}) == bot_turn(state, level, 3, {.nodes = 50'000}));
    // Level 1 does not always choose the same turn.
    int differ = 0;
    for (Seed seed = 0; seed < 10; ++seed)
        differ += bot_turn(state, 1, seed) != bot_turn(state, 1, seed + 1) ? 1 : 0;
    CHECK(differ >= 5);
}

TEST_CASE("a cancelled search ends within two thousand nodes", "[hex_trap]") {
    // A node takes less than a microsecond: that is well within 20 ms.
    const Position start = start_position({.side = 6});
    for (const int questions : {0, 1, 7, 50}) {
        int asked = 0;
        const auto cancelled = [&] { return asked++ >= questions; };
        const auto found = search(start, 0, 60, {.depth = 8, .nodes = 100'000'000}, cancelled);
        CHECK(found.nodes <= static_cast<std::uint64_t>(questions + 1) * 1024 + 2000);
        CHECK_FALSE(found.turns.empty());
    }
    CHECK(search(start, 0, 60, {.depth = 8, .nodes = 30'000}, [] { return false; }).nodes <= 32'000);
}

TEST_CASE("a bot searches a few hundred turns for a win, however many are legal", "[hex_trap]") {
    // The worst case for levels 4 and 5: each of Blue's movers has two exits, so any of the 33 thousand legal
    // turns could win. Examined are those of 18 steps, 6 walls beside Blue's movers and one other wall: 25 ×
    // 25.
    const State state = at("R:d3,d5,d7 B:a1,f11,k1 walls=a1|a2,f10|f11,k1|k2", {.side = 6});
    CHECK(legal_turns(state.position).size() > 30'000);
    const auto none = winning_turn(state.position);
    CHECK_FALSE(none.turn);
    CHECK(none.tried <= 625);
    // If cancelled immediately, every level still returns a turn. A search polls every thousand nodes (see
    // above).
    for (int level = 1; level <= kBotLevels; ++level)
        CHECK(bot_turn(state, level, 1, {.cancelled = [] { return true; }}).kind == Command::Kind::turn);
}

TEST_CASE("a bot passes when it must, and answers an offer", "[hex_trap]") {
    const State stuck = at("R:a1,e1,e9 B:g2,g4,g6 walls=a1|a2,a1|b2,b1|b2,b1|c1,b1|c2 caught=e1,e9 pile=0");
    CHECK(bot_turn(stuck, 5).kind == Command::Kind::pass);
    CHECK(Rules::plan(Rules::view(stuck), kBlue, {5}, 1, {}).empty());
    // Two movers behind, a bot accepts a draw; two ahead, it does not.
    const State behind = at("R:c2,c4,c6 B:g2,g4,g6 caught=g2,g4 offer=pending");
    const auto glad = Rules::plan(Rules::view(behind), kBlue, {3}, 1, {});
    REQUIRE(glad.size() == 1);
    CHECK(glad[0].command.kind == Command::Kind::accept_draw);
    const State ahead = at("R:c2,c4,c6 B:g2,g4,g6 caught=c2,c4 offer=pending");
    CHECK(Rules::plan(Rules::view(ahead), kBlue, {3}, 1, {})[0].command.kind == Command::Kind::decline_draw);
    CHECK(Rules::plan(Rules::view(ahead), kRed, {3}, 1, {}).empty());
}

TEST_CASE("a bot accepts a draw if it is behind or there is no progress, but never at the start",
          "[hex_trap]") {
    const auto kind = [](const State& state, int level) {
        return Rules::plan(Rules::view(state), kBlue, {level}, 1, {.nodes = 20'000})[0].command.kind;
    };
    const State quick = at("R:b2,b3,b4 B:f2,f3,f4 offer=pending", {.side = 4});
    const State start = at("R:c2,c4,c6 B:g2,g4,g6 offer=pending");
    const State ahead = at("R:c2,c4,c6 B:g2,g4,g6 caught=c2 offer=pending");
    // One mover behind; or equal, with half of the 60 turns without progress played.
    const State behind = at("R:c2,c4,c6 B:g2,g4,g6 caught=g2 offer=pending");
    const State dull = at("R:c2,c4,c6 B:g2,g4,g6 quiet=30 offer=pending");
    for (int level = 1; level <= kBotLevels; ++level) {
        CAPTURE(level);
        for (const State& state : {quick, start, ahead})
            CHECK(kind(state, level) == Command::Kind::decline_draw);
        CHECK(kind(behind, level) == Command::Kind::accept_draw);
        CHECK(kind(dull, level) == Command::Kind::accept_draw);
    }
}

TEST_CASE("a bot saves the mover that would be walled in next", "[hex_trap]") {
    /*  f    .   .   .   .
              / \
        e  . | R | .   .     e5 has d4 and d5 left: two walls, and it is trapped. From there it can run.
        d    .   .   .   .   */
    State state = at("R:e5,c2,c6 B:g2,g4,g6 walls=e4|e5,e5|e6,e5|f4,e5|f5");
    for (const int level : {3, 4, 5}) {
        State then = state;
        std::vector<Event> events;
        REQUIRE(Rules::apply(then, bot_turn(state, level, 1, {.nodes = 60'000}), events).accepted());
        CHECK(then.position.exits(then.position.movers[0]).count() >= 3);
    }
}

TEST_CASE("a higher level wins a few quick games", "[hex_trap]") {
    int won = 0;
    for (int game = 0; game < 4; ++game) {
        State state = Rules::start({.side = 4}, 1);
        std::vector<Event> events;
        const Seat strong = seat_at(game % 2);
        while (!state.end) {
            const int level = state.position.turn == strong ? 4 : 1;
            const auto seed = static_cast<Seed>(100 * game + state.turns);
            REQUIRE(Rules::apply(state, bot_turn(state, level, seed, {.nodes = 20'000}), events).accepted());
        }
        won += state.end->winner == strong ? 1 : 0;
    }
    CHECK(won == 4);
}

namespace {

// The number of draws in games between two bots of one level.
int drawn_games(int level, int games, std::uint64_t nodes) {
    int drawn = 0;
    for (int game = 0; game < games; ++game) {
        State state = Rules::start({.first = game % 2 == 0 ? Options::First::red : Options::First::blue}, 1);
        std::vector<Event> events;
        for (int number = 0; !state.end; ++number) {
            const Seat seat = Rules::to_act(state) == SeatSet(kRed) ? kRed : kBlue;
            const Seed seed = static_cast<Seed>(game) * 10'000 + static_cast<Seed>(number);
            const auto plan = Rules::plan(Rules::view(state), seat, {level}, seed, {.nodes = nodes});
            REQUIRE(plan.size() == 1);
            REQUIRE(Rules::apply(state, plan[0].command, events).accepted());
        }
        drawn += state.end->winner ? 0 : 1;
    }
    return drawn;
}

}

TEST_CASE("of 200 games between bots of one level at most 15 percent are drawn, at levels 1 and 2",
          "[hex_trap]") {
    for (const int level : {1, 2}) {
        CAPTURE(level);
        CHECK(drawn_games(level, 200, 20'000) <= 30);
    }
}

TEST_CASE("of 200 games between bots of one level at most 15 percent are drawn, at every level", "[.long]") {
    for (int level = 1; level <= kBotLevels; ++level) {
        CAPTURE(level);
        CHECK(drawn_games(level, 200, 30'000) <= 30);
    }
}

TEST_CASE("a bot that is ahead avoids the third repetition", "[hex_trap]") {
    // Two of Blue's movers are trapped and there are no walls.
    constexpr auto kAhead = "R:c2,c4,c6 B:g4,i1,i5 caught=i1,i5 pile=0 quiet=";
    for (int level = 1; level <= kBotLevels; ++level) {
        CAPTURE(level);
        const Budget budget{.nodes = 20'000};
        const State fresh = at(std::string(kAhead) + "4");
        State then = fresh;
        std::vector<Event> events;
        REQUIRE(Rules::apply(then, bot_turn(fresh, level, 1, budget), events).accepted());
        // The position after that turn has already occurred twice, each time after a turn of Red.
        State again = fresh;
        again.past = {arrangement(then.position), arrangement(fresh.position), arrangement(then.position)};
        REQUIRE(Rules::apply(again, bot_turn(again, level, 1, budget), events).accepted());
        CHECK_FALSE(again.end);
    }
}

TEST_CASE("a bot offers a draw without walls and progress, but not in every turn", "[hex_trap]") {
    const auto offers = [](const std::string& position) {
        return Rules::plan(Rules::view(at(position)), kRed, {2}, 1, {.nodes = 20'000})[0].command.kind ==
               Command::Kind::offer_draw;
    };
    const std::string level = "R:c2,c4,c6 B:g2,g4,g6 ";
    CHECK_FALSE(offers(level + "quiet=20"));        // there are walls left
    CHECK_FALSE(offers(level + "pile=0 quiet=10")); // too early
    CHECK(offers(level + "pile=0 quiet=20"));
    CHECK_FALSE(offers(level + "pile=0 quiet=22"));
    CHECK_FALSE(offers(level + "pile=0 quiet=28"));
    CHECK(offers(level + "pile=0 quiet=30"));
    CHECK_FALSE(offers(level + "pile=0 quiet=20 offer=declined"));
    CHECK_FALSE(offers(level + "pile=0 quiet=20 caught=g2")); // it is ahead
    CHECK(offers(level + "pile=0 quiet=20 caught=c2"));
}
