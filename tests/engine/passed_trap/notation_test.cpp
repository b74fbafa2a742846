// Commands, events and checkpoints as text, from trusted and untrusted sources.
#include "core/match.h"
#include "core/text.h"
#include "passed_trap/self_play.h"
#include "passed_trap/table_top.h"

using namespace trapbox;
using namespace trapbox::passed_trap;

TEST_CASE("every command of The Passed-Trap is parsed as it was written", "[passed_trap]") {
    for (const char* line : {"place 0 3 -62000 -180000", "quick 1", "ready 0", "unready 1",
                             "grab 1 7 0 204000", "drag 0 -1 1", "release 0", "drop 1", "pause", "claim 0",
                             "confirm", "reject", "discard 1 9", "next 0", "reset 0", "laugh 1"}) {
        const auto command = parse_command(line);
        REQUIRE(command);
        CHECK(to_text(*command) == line);
    }
}

TEST_CASE("a hand command with missing, extra or wrong arguments is refused", "[passed_trap]") {
    for (const char* line : {"", "place", "place 0 3 1", "place 0 10 0 0", "place 2 0 0 0",
                             "drag 0 0 1000001", "drag 0 nan 0", "drag 0 1.5 0", "grab 0 -1 0 0", "release",
                             "release 0 0", "pause 0", "quick 0x1", "READY 0", "drag 0 1e3 0"}) {
        CAPTURE(line);
        CHECK_FALSE(parse_command(line));
    }
}

TEST_CASE("a command of an unknown seat or for an unknown disk is refused", "[passed_trap]") {
    TableTop game("format=madness");
    CHECK(game.say("quick 1").is(kNotPlaying));
    std::vector<Event> events;
    const Command wild{.kind = Command::Kind::place, .seat = seat_at(0), .disk = 99};
    CHECK(Rules::apply(game.state, wild, events).is(kNoSuchDisk));
}

TEST_CASE("a checkpoint restores the places and velocities of all disks at any moment", "[passed_trap]") {
    SelfPlay game(*parse_options<Options>("timer=10 laughing=on", Rules::option_fields()),
                  {BotLevel{2}, BotLevel{3}}, 3);
    for (int moment = 0; moment < 40 && !game.over(); ++moment) {
        game.advance(kTicksPerSecond * 3 / 4);
        const State& state = game.match().state();
        const std::string text = checkpoint(state);
        auto back = restore(state.options, text);
        REQUIRE(back);
        CHECK(checkpoint(*back) == text);
        CHECK(Rules::outcome(*back) == Rules::outcome(state));
        for (int i = 0; i < kDisks; ++i) {
            CHECK(length(back->table.position(i) - state.table.position(i)) < 2e-6F);
            CHECK(length(back->table.velocity(i) - state.table.velocity(i)) < 2e-5F);
        }
        // The game can be continued.
        std::vector<Event> events;
        for (int tick = 0; tick < 240 && Rules::busy(*back); ++tick)
            Rules::tick(*back, events);
    }
}

TEST_CASE("a checkpoint without laughs (of an older version) opens with no laugh", "[passed_trap]") {
    TableTop game("laughing=on");
    game.begin();
    game.all({"laugh 1"});
    game.run(1);
    const std::string text = checkpoint(game.state);
    const auto back = restore(game.state.options, text);
    REQUIRE(back);
    CHECK(back->laugh_left == game.state.laugh_left);
    // Older checkpoints end with the number of rounds played.
    std::string old = text;
    for (int word = 0; word < 3; ++word)
        old.erase(old.rfind(' '));
    REQUIRE(old.ends_with(" 0"));
    const auto opened = restore(game.state.options, old);
    REQUIRE(opened);
    CHECK(opened->phase == Phase::playing);
    CHECK(opened->laugh_left == std::array<Tick, kCamps>{});
    CHECK_FALSE(restore(game.state.options, text + " 0"));
}

TEST_CASE("a checkpoint in which a hand's round had no winner opens with the winner that it has",
          "[passed_trap]") {
    TableTop game("format=ambidexterity");
    game.state.results = {{.contest = Format::ambidexterity, .left = {7, 3}},
                          {.contest = Format::ambidexterity, .left = {5, 5}}};
    const auto back = restore(game.state.options, checkpoint(game.state));
    REQUIRE(back);
    CHECK(back->results[0].winner == seat_at(1));
    CHECK_FALSE(back->results[1].winner);
}

TEST_CASE("a checkpoint that contradicts itself is refused", "[passed_trap]") {
    TableTop game;
    game.begin();
    const std::string good = checkpoint(game.state);
    REQUIRE(restore(game.state.options, good));
    const auto words = split_words(good);
    // Replaces each number by an absurd one: nothing crashes, and only values within the range are accepted.
    for (std::size_t i = 0; i < words.size(); ++i)
        for (const char* absurd : {"-1", "99999999", "x", "nan", "999999999999999999999"}) {
            std::string text;
            for (std::size_t j = 0; j < words.size(); ++j)
                text.append(j == i ? absurd : words[j]) += ' ';
            auto state = restore(game.state.options, text);
            if (!state) continue;
            CHECK(std::string_view(absurd) == "-1"); // a place, a speed, an empty hand, no winner
            std::vector<Event> events;
            for (int tick = 0; tick < 20 && Rules::busy(*state); ++tick)
                Rules::tick(*state, events);
            for (const Command& command : Rules::moves(*state))
                (void)command;
        }
    CHECK_FALSE(restore(game.state.options, good + " 0"));
    CHECK_FALSE(restore(game.state.options, good.substr(0, good.size() / 2)));
    CHECK_FALSE(restore(game.state.options, ""));
    // Two disks in the same place.
    game.lay(1, game.at(0).x * 1000, game.at(0).y * 1000);
    CHECK_FALSE(restore(game.state.options, checkpoint(game.state)));
}

TEST_CASE("the same shots give bit-identical results on every machine", "[passed_trap]") {
    const auto hash = [] {
        TableTop game;
        game.begin();
        for (int shot = 0; shot < 4; ++shot) {
            game.shoot(seat_at(0), shot, 3.0F * static_cast<float>(shot) - 4, 1.8F);
            game.run(0.4F);
            game.shoot(seat_at(1), 5 + shot, 2.0F * static_cast<float>(shot), 1.5F);
            game.run(0.6F);
        }
        return to_hex(Rules::hash(game.state));
    };
    CHECK(hash() == hash());
    // Pinned to the result of the first build. A different value on another machine means that replays differ
    // there.
    CHECK(hash() == "f05a3037ee0b057f");
}
