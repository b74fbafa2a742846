// Bots use the same commands as people, at human speed and with human error.
#include "passed_trap/bot.h"
#include "passed_trap/self_play.h"
#include "passed_trap/table_top.h"

using namespace trapbox;
using namespace trapbox::passed_trap;

namespace {

constexpr Seat kNear = seat_at(0);
constexpr Seat kFar = seat_at(1);

Plan<Command> plan_of(const TableTop& game, Seat seat, int level, Seed seed = 1) {
    return plan(view(game.state), seat, {level}, seed, {});
}

// The first shot of a round, up to the release: the bot takes a disk, moves it, aims and shoots.
Plan<Command> first_shot(Seat seat, int level, Seed seed) {
    TableTop game;
    game.begin();
    Plan<Command> whole = plan_of(game, seat, level, seed);
    for (const auto& step : whole)
        REQUIRE(Rules::apply(game.state, step.command, game.events).accepted());
    const auto rest = plan_of(game, seat, level, seed);
    whole.insert(whole.end(), rest.begin(), rest.end());
    return whole;
}

Tick duration(const Plan<Command>& plan) {
    Tick ticks = 0;
    for (const auto& step : plan)
        ticks += step.delay;
    return ticks;
}

}

TEST_CASE("bots at both ends play a whole match by themselves", "[passed_trap]") {
    for (const char* options : {"timer=10", "format=reflected", "format=ambidexterity timer=10 disks=3"}) {
        CAPTURE(options);
        SelfPlay game(*parse_options<Options>(options, Rules::option_fields()), {BotLevel{3}, BotLevel{2}},
                      5);
        game.advance(ticks_from_seconds(600));
        CHECK(game.over());
        CHECK(Rules::outcome(game.match().state()).ended());
    }
}

TEST_CASE("a shot of a bot takes a human time, less at higher levels, and ends with a release",
          "[passed_trap]") {
    Tick slower = ticks_from_seconds(4);
    for (int level = 1; level <= kBotLevels; ++level) {
        Tick total = 0;
        for (Seed seed = 1; seed <= 20; ++seed) {
            const auto shot = first_shot(kNear, level, seed);
            REQUIRE(shot.size() > 3);
            CHECK(shot.front().command.kind == Command::Kind::grab);
            CHECK(shot.back().command.kind == Command::Kind::release);
            CHECK(duration(shot) > kTicksPerSecond); // a hand cannot carry, aim and shoot within a second
            total += duration(shot);
        }
        CHECK(total / 20 < slower);
        slower = total / 20;
    }
}

TEST_CASE("a bot of a higher level aims closer to the middle of the trap", "[passed_trap]") {
    double wider = 1;
    for (const int level : {1, 3, 5}) {
        double square = 0;
        for (Seed seed = 1; seed <= 40; ++seed) {
            const auto shot = first_shot(kNear, level, seed);
            const double x = shot[shot.size() - 2].command.x * 1e-6;
            square += x * x / 40;
        }
        CHECK(square < wider);
        wider = square;
    }
}

TEST_CASE("a bot clears its own disk out of the lane first", "[passed_trap]") {
    TableTop game;
    game.begin();
    game.lay(3, 5, -80); // in front of the trap, far from the band
    for (const int level : {1, 5})
        CHECK(plan_of(game, kNear, level).front().command.disk == 3);
}

TEST_CASE("a bot does not grab disks that it may not take", "[passed_trap]") {
    TableTop game("format=classical");
    game.begin();
    game.share_out(1);
    game.lay(0, 0, 0); // its only disk is stuck in the trap
    game.run(0.1F);
    CHECK(plan_of(game, kNear, 3).empty());
    CHECK_FALSE(plan_of(game, kFar, 3).empty());
}

TEST_CASE("the same table and seed give the same shot of a bot", "[passed_trap]") {
    const auto one = first_shot(kFar, 5, 9);
    const auto two = first_shot(kFar, 5, 9);
    REQUIRE(one.size() == two.size());
    for (std::size_t i = 0; i < one.size(); ++i)
        CHECK(one[i].command == two[i].command);
}

TEST_CASE("a bot without thinking time still shoots", "[passed_trap]") {
    TableTop game;
    game.begin();
    game.pull(kNear, 0, {0, -0.21F});
    Budget none;
    none.cancelled = [] { return true; };
    CHECK(plan(view(game.state), kNear, {5}, 1, none).back().command.kind == Command::Kind::release);
}

TEST_CASE("a bot places, touches hands, shoots what it holds and answers a claim", "[passed_trap]") {
    TableTop game("laughing=on");
    CHECK(plan_of(game, kFar, 3).back().command.kind == Command::Kind::ready);
    game.begin();
    game.pull(kNear, 0, {0, -0.25F});
    CHECK(plan_of(game, kNear, 3).back().command.kind == Command::Kind::release);
    game.all({"claim 1"});
    CHECK(plan_of(game, kNear, 3).front().command.kind == Command::Kind::reject);
    CHECK(plan_of(game, kFar, 3).empty());
    game.all({"confirm"});
    const auto discard = plan_of(game, kFar, 3);
    REQUIRE(discard.size() == 1);
    CHECK(Rules::apply(game.state, discard[0].command, game.events).accepted());
    CHECK(plan_of(game, kFar, 3).front().command.kind == Command::Kind::ready);
}

TEST_CASE("PT-16 a bot laughs now and then, and only where laughing costs", "[passed_trap]") {
    constexpr int kShots = 1000;
    const auto laughs = [](std::string_view options) {
        TableTop game(options);
        game.begin();
        int count = 0;
        for (Seed seed = 1; seed <= kShots; ++seed) {
            const auto shot = plan_of(game, kFar, 1, seed);
            count += shot.front().command.kind == Command::Kind::laugh;
            CHECK(shot.back().command.kind == Command::Kind::drag); // it continues to play
        }
        return count;
    };
    CHECK(laughs("") == 0);
    // One shot in twenty: 50 of 1000, with a standard deviation of √(1000 · 0.05 · 0.95) = 7.
    const int count = laughs("laughing=on");
    CHECK(count > 50 - 4 * 7);
    CHECK(count < 50 + 4 * 7);

    TableTop game("laughing=on");
    game.begin();
    game.all({"laugh 1"});
    for (Seed seed = 1; seed <= 100; ++seed) // no second laugh during a laugh
        CHECK(plan_of(game, kFar, 1, seed).front().command.kind == Command::Kind::grab);
}

TEST_CASE("PT-16 a bot admits a claimed laugh, denies a wrong claim, and never claims", "[passed_trap]") {
    const auto answer = [](float seconds) {
        TableTop game("laughing=on");
        game.begin();
        game.all({"laugh 1"});
        game.run(seconds);
        game.all({"claim 0"});
        CHECK(plan_of(game, kNear, 3).empty()); // the accuser waits
        const auto reply = plan_of(game, kFar, 3);
        REQUIRE(reply.size() == 1);
        return reply[0].command.kind;
    };
    // A laugh is visible for 2.5 s; it can still be claimed half a second later.
    CHECK(answer(0) == Command::Kind::confirm);
    CHECK(answer(2.9F) == Command::Kind::confirm);
    CHECK(answer(3.1F) == Command::Kind::reject);

    TableTop game("laughing=on");
    game.begin();
    game.all({"laugh 0"});
    for (Seed seed = 1; seed <= 100; ++seed)
        for (const auto& step : plan_of(game, kFar, 3, seed))
            CHECK(step.command.kind != Command::Kind::claim);
}

TEST_CASE("practice: the disk follows the shown line of flight", "[passed_trap]") {
    TableTop game("format=practice");
    game.begin();
    CHECK(landing_path(view(game.state), kNear).empty()); // no disk is held
    game.pull(kNear, 0, {0.004F, -0.235F});
    const auto path = landing_path(view(game.state), kNear);
    REQUIRE(path.size() > 10);
    game.all({"release 0"});
    game.run(3);
    CHECK(length(path.back() - game.at(0)) < 0.002F);
}
