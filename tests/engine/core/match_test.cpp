#include "core/any_match.h"
#include "core/match.h"
#include "core/replay.h"
#include "golden.h"
#include "null_game/rules.h"
#include "test.h"

using namespace trapbox;
using null_game::Command;
using Pebbles = Match<null_game::Rules>;

namespace {

const null_game::Options kHurry{.sand = true};

void play(Pebbles& match, int take) { REQUIRE(match.apply(Command{take}).accepted()); }

std::vector<std::string> texts_of(const auto& values) {
    std::vector<std::string> texts;
    for (const auto& value : values)
        texts.push_back(to_text(value));
    return texts;
}

// Pebbles that never ends: commands and time change nothing.
struct Endless : null_game::Rules {
    static Verdict apply(State&, const Command&, std::vector<Event>&) { return Verdict::accept(); }
    static void tick(State&, std::vector<Event>&) {}
    static bool busy(const State&) { return true; }
};

}

TEST_CASE("accepted commands are journalled with their tick, refused ones are not and change nothing") {
    Pebbles match(kHurry, 0);
    play(match, 3);
    match.take_events();
    match.advance(100);
    const auto hash = null_game::Rules::hash(match.state());
    CHECK(match.apply(Command{4}).is(null_game::kTooMany));
    CHECK(match.entries().size() == 1);
    CHECK(match.take_events().empty());
    CHECK(null_game::Rules::hash(match.state()) == hash);
    play(match, 1);
    REQUIRE(match.entries().size() == 2);
    CHECK(match.entries()[0].tick == 0);
    CHECK(match.entries()[1].tick == 100);
}

TEST_CASE("time runs only while something moves") {
    Pebbles still;
    CHECK(still.advance(1000) == 0);
    CHECK(still.ticks() == 0);

    // Five seconds of sand, then the game has ended.
    Pebbles hurry(kHurry, 0);
    CHECK(hurry.advance(100'000) == 5 * kTicksPerSecond);
    CHECK(null_game::Rules::outcome(hurry.state()).winners == std::vector{seat_at(1)});
    CHECK(hurry.advance(-5) == 0);
}

TEST_CASE("each event is returned once, in order") {
    Pebbles match({.pebbles = 2}, 0);
    play(match, 2);
    const auto events = match.take_events();
    REQUIRE(events.size() == 2);
    CHECK(events[0].kind == null_game::Event::Kind::taken);
    CHECK(events[1].kind == null_game::Event::Kind::won);
    CHECK(match.take_events().empty());
}

TEST_CASE("undo restores the state before the last command, also after time has passed") {
    Pebbles match(kHurry, 0);
    play(match, 3);
    match.advance(100);
    const auto before = match.journal();
    play(match, 1);
    match.advance(50);
    REQUIRE(match.undo());
    CHECK(match.ticks() == 100);
    CHECK(match.take_events().empty());
    CHECK(match.journal() == before);
    REQUIRE(match.undo());
    CHECK(match.ticks() == 0);
    CHECK(match.state().pebbles == 10);
    CHECK_FALSE(match.undo());
}

TEST_CASE("a hash is stored every second, and every 16 commands") {
    Pebbles match({.pebbles = 100, .sand = true}, 0);
    for (int i = 0; i < 20; ++i)
        play(match, 1);
    match.advance(500);
    const auto marks = match.journal().marks;
    REQUIRE(marks.size() == 4);
    CHECK(marks[0].commands == 16);
    CHECK(marks[1].tick == 240);
    CHECK(marks[2].tick == 480);
    CHECK(marks[3].tick == 500); // and the current state
    CHECK(marks[3].hash == null_game::Rules::hash(match.state()));
}

TEST_CASE("a match can begin at a position, and undo and save keep it") {
    auto match = Pebbles::from_position(kHurry, 7, "5 1 900");
    REQUIRE(match);
    CHECK(match->state().pebbles == 5);
    CHECK(match->state().turn == seat_at(1));
    CHECK(match->state().sand.left() == 900);
    play(*match, 2);
    const auto loaded = Pebbles::load(match->journal());
    REQUIRE(loaded);
    CHECK(loaded->exact());
    CHECK(loaded->position() == "5 1 900");
    CHECK(loaded->state().pebbles == 3);
    REQUIRE(match->undo());
    CHECK(match->state().pebbles == 5);
    CHECK(match->rewound().position() == "5 1 900");
}

TEST_CASE("a position that does not fit a journal is refused") {
    CHECK_FALSE(Pebbles::from_position({}, 0, ""));
    CHECK_FALSE(Pebbles::from_position({}, 0, "5 1\n"));
    CHECK_FALSE(Pebbles::from_position({}, 0, "5 1" + std::string(kMaxJournalLine, ' ')));
    CHECK_FALSE(Pebbles::from_position({}, 0, "five pebbles"));
}

TEST_CASE("a save opens exactly: the same state, time and commands") {
    Pebbles match(kHurry, 1);
    play(match, 3);
    match.advance(700);
    play(match, 2);
    match.advance(33);
    const auto loaded = Pebbles::load(match.journal());
    REQUIRE(loaded);
    CHECK(loaded->exact());
    CHECK(loaded->journal() == match.journal());
}

TEST_CASE("a save that no longer replays opens at its checkpoint and is not exact") {
    Pebbles match(kHurry, 1);
    play(match, 3);
    match.advance(700);
    play(match, 2);
    match.advance(33);
    auto journal = match.journal();

    SECTION("a hash differs") { journal.marks.front().hash ^= 1; }
    SECTION("the last hash differs") { journal.marks.back().hash ^= 1; }
    SECTION("a command is refused") { journal.commands.back().command = "take 9"; }
    SECTION("a command cannot be read") { journal.commands.back().command = "jump"; }
    SECTION("the game comes to rest before a command") { journal.commands.back().tick += 5000; }
    SECTION("the game comes to rest before the end") { journal.ticks += 5000; }

    auto resumed = Pebbles::load(journal);
    REQUIRE(resumed);
    CHECK_FALSE(resumed->exact());
    CHECK(null_game::checkpoint(resumed->state()) == null_game::checkpoint(match.state()));
    CHECK(resumed->entries().empty());
    CHECK_FALSE(resumed->undo());
    play(*resumed, 1);
    REQUIRE(resumed->undo());
    CHECK_FALSE(resumed->exact());

    // Without a checkpoint, loading fails with the reason.
    journal.checkpoint.clear();
    const auto refused = Pebbles::load(journal);
    REQUIRE_FALSE(refused);
    CHECK_FALSE(refused.fault().reason.empty());
    journal.checkpoint = "nonsense";
    const auto neither = Pebbles::load(journal);
    REQUIRE_FALSE(neither);
    CHECK(neither.fault().reason ==
          refused.fault().reason + "; from its checkpoint: a position is pebbles, seat, sand and winner");
}

TEST_CASE("a save of another game, or with options unknown here, is refused") {
    auto journal = Pebbles().journal();
    journal.game = "hex_trap";
    CHECK_FALSE(Pebbles::load(journal));
    journal = Pebbles().journal();
    journal.options = "pebbles=1000";
    CHECK_FALSE(Pebbles::load(journal));
    journal = Pebbles().journal();
    journal.position = "nonsense";
    CHECK_FALSE(Pebbles::load(journal));
}

TEST_CASE("cancelling the load of a long save takes effect within a tenth of a second of play") {
    // A day of play. The tenth poll cancels it; one more poll decides about the checkpoint.
    auto journal = Match<Endless>().journal();
    journal.ticks = kMaxTicks;
    int asked = 0;
    double done = 0;
    const auto given_up = Match<Endless>::load(journal, {.cancelled = [&] { return ++asked >= 10; },
                                                         .progress = [&](double share) { done = share; }});
    CHECK_FALSE(given_up);
    CHECK(asked <= 11);
    // Nine tenths of a second have been played of 24 hours.
    CHECK(done == Approx(0.9 / (24 * 60 * 60)).epsilon(0.01));
    CHECK(Match<Endless>::load(journal));
}

TEST_CASE("a long save may be resumed from its checkpoint, keeps its history and replays the same") {
    Pebbles match({.pebbles = 40, .sand = true}, 3);
    for (int turn = 0; turn < 5; ++turn) {
        play(match, 2);
        match.advance(300);
    }
    int polls = 0;
    const ReplayMonitor impatient{.use_checkpoint = [&] { return ++polls > 3; }};
    auto resumed = Pebbles::load(match.journal(), impatient);
    REQUIRE(resumed);
    CHECK(resumed->exact());
    CHECK(resumed->ticks() == match.ticks());
    CHECK(resumed->entries().size() == 5);
    CHECK(resumed->state().pebbles == 30);
    CHECK(resumed->journal().restarts ==
          std::vector<Snapshot>{{1500, 5, null_game::checkpoint(match.state())}});

    play(*resumed, 3);
    resumed->advance(100);
    // Resumed twice at the same moment, and once more after a while.
    polls = 3;
    resumed = Pebbles::load(resumed->journal(), impatient);
    REQUIRE(resumed);
    polls = 3;
    resumed = Pebbles::load(resumed->journal(), impatient);
    REQUIRE(resumed);
    play(*resumed, 1);
    CHECK(resumed->journal().restarts.size() == 2);

    const auto text = to_text(resumed->journal());
    CHECK(text.starts_with("trapbox-journal 2\n"));
    const auto journal = parse_journal(text);
    REQUIRE(journal);
    CHECK(*journal == resumed->journal());
    const auto replayed = Pebbles::load(*journal);
    REQUIRE(replayed);
    CHECK(replayed->exact());
    CHECK(replayed->journal() == *journal);

    // Undo continues across the restarts: back to the state before the sixth of seven turns.
    REQUIRE(resumed->undo());
    CHECK(resumed->journal().restarts.size() == 2);
    REQUIRE(resumed->undo());
    CHECK(resumed->journal().restarts.size() == 1);
    CHECK(resumed->ticks() == 1500);
    CHECK(resumed->state().pebbles == 30);
    REQUIRE(resumed->undo());
    CHECK(resumed->journal().restarts.empty());
    CHECK(resumed->state().pebbles == 32);
}

TEST_CASE("a restart that cannot be restored is refused, and the match is unchanged") {
    Pebbles match(kHurry, 3);
    play(match, 2);
    const auto before = match.journal();
    CHECK_FALSE(match.restart({0, 1, "nonsense"}));
    CHECK_FALSE(match.restart({1, 1, before.checkpoint})); // of another moment
    CHECK_FALSE(match.restart({0, 0, before.checkpoint}));
    CHECK(match.journal() == before);
    CHECK(match.restart({0, 1, before.checkpoint}));
}

TEST_CASE("a match stops before it exceeds the limits of a journal") {
    Match<Endless> match;
    CHECK(match.advance(2 * kMaxTicks) == kMaxTicks);
    CHECK(match.advance(1) == 0);
    for (std::size_t i = 0; i < kMaxCommands; ++i)
        if (!match.apply(Command{1}).accepted()) FAIL("command " << i << " is refused");
    CHECK(match.apply(Command{1}).is(kTooLong));
    const auto text = to_text(match.journal());
    CHECK(text.size() < kMaxJournalBytes);
    CHECK(parse_journal(text));
}

TEST_CASE("golden: a hurried game of Pebbles is the same in every build") {
    // 10 pebbles, seed 42, seat 0 begins. Seat 0 takes 3 at once (7 left), seat 1 takes 3 at tick 300 (4),
    // seat 0 takes 1 at tick 700 (3), seat 1 takes the last 3 at tick 1000 and wins. No turn lasts 5 s = 1200
    // ticks.
    const auto text = tests::golden("null_game/hurry.journal");
    const auto journal = parse_journal(text);
    REQUIRE(journal);
    const auto match = Pebbles::load(*journal);
    REQUIRE(match);
    CHECK(match->exact());
    CHECK(match->ticks() == 1000);
    CHECK(match->state().pebbles == 0);
    CHECK(null_game::Rules::outcome(match->state()).winners == std::vector{seat_at(1)});
    auto again = match->journal();
    again.build = journal->build;
    CHECK(to_text(again) == text);
}

TEST_CASE("AnyMatch parses text once, and match_of finds the concrete match") {
    static constexpr auto kGame = catalog_entry<null_game::Rules>();
    auto any = kGame.start("pebbles=4 most=3", 1);
    REQUIRE(any);
    AnyMatch& match = **any;
    CHECK(match.options() == "pebbles=4 most=3 last_loses=off sand=off");
    CHECK(texts_of(match.moves()) == std::vector<std::string>{"take 1", "take 2", "take 3"});
    const auto unreadable = match.apply("jump");
    CHECK_FALSE(unreadable);
    const auto refused = match.apply("take 4");
    REQUIRE(refused);
    CHECK(refused->is(null_game::kTooMany));
    const auto accepted = match.apply("take 1");
    REQUIRE(accepted);
    CHECK(accepted->accepted());
    CHECK(texts_of(match.take_events()) == std::vector<std::string>{"taken 1 1"});
    CHECK(match.to_act() == SeatSet(seat_at(0)));
    CHECK_FALSE(match.perft(1));
    CHECK_FALSE(match.record());
    REQUIRE(match_of<null_game::Rules>(match));
    CHECK(match_of<null_game::Rules>(match)->state().pebbles == 3);
    CHECK(match_of<Endless>(match) == nullptr);

    // A perfect bot takes what leaves a multiple of 4: all three.
    const auto plan = match.think(seat_at(0), BotLevel{kBotLevels}, 1)(Budget{});
    REQUIRE(plan.size() == 1);
    CHECK(to_text(plan[0].command) == "take 3");
    CHECK(match.apply(plan[0].command).accepted());
}

TEST_CASE("a command of any game keeps its type and its text") {
    const AnyCommand take = any_command<null_game::Rules>({2});
    CHECK(to_text(take) == "take 2");
    REQUIRE(take.get<Command>());
    CHECK(take.as<Command>().take == 2);
    CHECK(take.get<null_game::Rules::Event>() == nullptr); // of another type
    CHECK(AnyCommand().get<Command>() == nullptr);
    const AnyCommand copy = take;
    CHECK(copy.as<Command>().take == 2);
}

TEST_CASE("a playback of a match replays it command by command") {
    static constexpr auto kGame = catalog_entry<null_game::Rules>();
    auto any = kGame.start("pebbles=9 most=3", 1);
    REQUIRE(any);
    AnyMatch& match = **any;
    for (const char* move : {"take 2", "take 3", "take 1"})
        REQUIRE(match.apply(move)->accepted());
    const Playback playback = match.playback();
    REQUIRE(playback.commands.size() == 3);
    const auto again = playback.at_start();
    CHECK(again->command_count() == 0);
    ReplayPlace place = place_of(*again, playback);
    for (const Tick moment : {1, 2, 3}) {
        CHECK(step_towards(3, 1, *again, playback, place));
        CHECK(moment_of(*again, place) == moment);
    }
    CHECK_FALSE(step_towards(3, 1, *again, playback, place));
    CHECK(again->hash() == match.hash());
    CHECK(to_text(again->journal()) == to_text(match.journal()));
}

TEST_CASE("a playback gives a match at a checkpoint with the same options, unless it cannot be restored") {
    static constexpr auto kGame = catalog_entry<null_game::Rules>();
    auto any = kGame.start("pebbles=9 most=3", 1);
    REQUIRE(any);
    REQUIRE((*any)->apply("take 2")->accepted());
    const Playback playback = (*any)->playback();
    const auto still = playback.match_at((*any)->checkpoint());
    REQUIRE(still);
    CHECK(still->hash() == (*any)->hash());
    CHECK(still->options() == (*any)->options());
    CHECK_FALSE(playback.match_at("nonsense"));
}

TEST_CASE("invalid options and positions are refused before a match starts") {
    static constexpr auto kGame = catalog_entry<null_game::Rules>();
    CHECK_FALSE(kGame.start("pebbles=0", 1));
    CHECK_FALSE(kGame.start_from("pebbles=0", 1, "5 1"));
    CHECK_FALSE(kGame.start_from("", 1, "nonsense"));
    CHECK(kGame.start_from("", 1, "5 1"));
    CHECK(kGame.seats("pebbles=0") == 0);
    CHECK_FALSE(kGame.option_rows("pebbles=0"));
}
