// Reviews of short games with one known mistake.
#include "hex_trap/play.h"
#include "hex_trap/review.h"
#include "test.h"

using namespace trapbox;
using namespace trapbox::hex_trap;

namespace {

using Kind = Reason::Kind;

ReviewedGame game_of(const std::string& position, const std::vector<std::string>& turns) {
    ReviewedGame game{{}, 1, position, {}};
    game.options.side = 4;
    State state = at(position, game.options);
    for (const std::string& turn : turns) {
        const auto command = Rules::parse(state, turn);
        REQUIRE(command);
        const std::string events = play(state, turn);
        INFO(turn << ": " << events);
        REQUIRE(events.find("refused") == std::string::npos);
        game.commands.push_back(*command);
    }
    return game;
}

const TurningPoint<Command, Reason>& only_point(const Review& review, std::size_t turn) {
    for (const TurnChances& each : review.turns)
        UNSCOPED_INFO(each.command << ": " << each.best << " " << each.played);
    REQUIRE(review.points.size() == 1);
    CHECK(review.points[0].turn == turn);
    return review.points[0];
}

// Blue's mover on a1 is in a corner of the field with side 4: its exits lead to a2, b1 and b2.
//
//    b1  b2          Red's mover on b1 closes one. A turn of Red can close the other two.
//  a1  a2
constexpr const char* kCorner = "R:b1,d6,e6 B:a1,g2,g4 pile=8 turn=blue";

}

TEST_CASE("leaving a mover in a corner that can be closed is the turning point", "[review]") {
    const auto game = game_of(kCorner, {"g2-f2 g4-f4", "a1|a2 a1|b2"});
    const Review review = hex_trap::review(game, {});
    const auto& point = only_point(review, 0);
    CHECK(static_cast<int>(point.reason.kind) == static_cast<int>(Kind::lets_trap));
    CHECK(to_text(point.reason.space) == "a1");
    CHECK(point.reason.exits == 2);
    CHECK_FALSE(point.reason.closed_own);
    REQUIRE(point.played.size() == 2);
    CHECK(point.played[1] == game.commands[1]);                   // no other turn traps it
    CHECK(point.better.front().first.from == *parse_space("a1")); // leaves the corner
}

TEST_CASE("a review reports a wall that closes the own exit", "[review]") {
    const Review review = hex_trap::review(game_of(kCorner, {"g2-f2 a1|a2"}), {});
    const auto& point = only_point(review, 0);
    CHECK(static_cast<int>(point.reason.kind) == static_cast<int>(Kind::lets_trap));
    CHECK(to_text(point.reason.space) == "a1");
    CHECK(point.reason.exits == 1);
    CHECK(point.reason.closed_own);
}

TEST_CASE("a missed trap is the turning point", "[review]") {
    const Review review =
        hex_trap::review(game_of("R:b1,d6,e6 B:a1,g2,g4 pile=8 turn=red", {"d6-d5 e6-e5"}), {});
    const auto& point = only_point(review, 0);
    CHECK(static_cast<int>(point.reason.kind) == static_cast<int>(Kind::misses_trap));
    CHECK(to_text(point.reason.space) == "a1");
}
