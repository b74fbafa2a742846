// Reviews of short games with one known mistake. The positions are drawn from White's side.
#include "table.h"
#include "trapdoor_checkers/review.h"

using namespace trapbox;
using namespace trapbox::trapdoor_checkers;
using tests::drawn;
using tests::Table;

namespace {

using Kind = Reason::Kind;

ReviewedGame game_of(const std::string& options, const std::string& position,
                     const std::vector<std::string>& commands) {
    Table table = position.empty() ? Table(options) : Table(options, position);
    ReviewedGame game{table.state().options, 1, position, {}};
    for (const std::string& command : commands) {
        game.commands.push_back(*Rules::parse(table.state(), command));
        table.play(command);
    }
    return game;
}

void check_only_point(const Review& review, std::size_t turn, const Reason& reason) {
    for (const TurnChances& each : review.turns)
        UNSCOPED_INFO(each.command << ": " << each.best << " " << each.played);
    REQUIRE(review.points.size() == 1);
    const auto& point = review.points.front();
    CHECK(point.turn == turn);
    CHECK(static_cast<int>(point.reason.kind) == static_cast<int>(reason.kind));
    CHECK(name_of(point.reason.square) == name_of(reason.square));
    CHECK(point.reason.count == reason.count);
}

Square at(const char* name) { return *square_named(name); }

}

TEST_CASE("a man that allows a double jump is the turning point", "[review]") {
    // c3-d4 lets e5 take d4, then b2, and crowns it on a1.
    const std::string position = drawn('W', ".b.b...b"
                                            "........"
                                            "........"
                                            "....b..."
                                            "........"
                                            "..w....."
                                            ".w.....w"
                                            "......w.");
    const auto game = game_of("trapdoors=off", position, {"28-24", "1-5", "22-18", "15x22x29", "32-27"});
    const Review review = trapdoor_checkers::review(game, {});
    REQUIRE(review.turns.size() == 5);
    check_only_point(review, 2, {.kind = Kind::opens_to_capture, .square = at("d4"), .count = 2});
    CHECK(review.points.front().played.at(1) == game.commands[3]); // the double jump
    CHECK(review.points.front().better.front() != game.commands[2]);
    CHECK(review.turns[2].of(seat_at(1)) < 0.2); // English rules: Black has the first seat
    CHECK(review.turns[4].of(seat_at(1)) < 0.1);
}

TEST_CASE("a slide that drops the own king is the turning point", "[review]") {
    // White's wheel shows green. g3 to the left opens c3 below White's king; g6 to the right would open f6
    // below Black's man.
    const std::string position = drawn('W', ".b.b...."
                                            "........"
                                            ".....b.."
                                            "........"
                                            "........"
                                            "..W....."
                                            "........"
                                            "......w.") +
                                 " wheel=green";
    const auto game = game_of("", position, {"slide g3 left"});
    const Review review = trapdoor_checkers::review(game, {});
    check_only_point(review, 0, {.kind = Kind::drops_own, .square = at("c3")});
    CHECK(Rules::to_text(review.points.front().better.front()) == "slide g6 right");
}

TEST_CASE("a slide that misses the other side's king is the turning point", "[review]") {
    const std::string position = drawn('W', ".b......"
                                            "........"
                                            ".....B.."
                                            "........"
                                            "........"
                                            "........"
                                            "........"
                                            "w.w.....") +
                                 " wheel=green";
    const auto game = game_of("", position, {"slide g6 left"});
    check_only_point(trapdoor_checkers::review(game, {}), 0, {.kind = Kind::misses_drop, .square = at("f6")});
}

TEST_CASE("a review that is cancelled keeps the turns it has searched", "[review]") {
    const auto game = game_of("trapdoors=off", "", {"11-15", "22-18", "15x22", "25x18"});
    int asked = 0;
    ReviewMonitor monitor;
    monitor.progress = [&](double) { ++asked; };
    monitor.cancelled = [&] { return asked >= 2; };
    const Review review = trapdoor_checkers::review(game, monitor);
    CHECK(review.turns.size() == 2);
    CHECK(review.points.empty());
}
