// The end of a match: its result, its replay, and its daily challenge.
#include "cpu_time.h"
#include "games/passed_trap/view.h"
#include "golden.h"
#include "table.h"
#include "test.h"

using namespace trapbox;

namespace {

// Shoots until there are no tries left.
void use_up_tries(MatchDriver& driver) {
    submit(driver, "ready 0");
    for (int shot = 0; shot < 60 && !driver.ended(); ++shot) {
        for (const std::string& move : moves_of(driver.match())) {
            if (!move.starts_with("grab")) continue;
            submit(driver, move);
            submit(driver, "drag 0 0 -240000");
            submit(driver, "release 0");
            break;
        }
        for (int i = 0; i < 240 && driver.running(); ++i)
            driver.frame(1.0 / 60);
        for (const std::string& move : moves_of(driver.match()))
            if (move.starts_with("next")) {
                submit(driver, move);
                break;
            }
    }
    REQUIRE(driver.ended());
}

}

TEST_CASE("a finished match goes to the replays and can be watched to its end", "[session]") {
    tests::Table table;
    REQUIRE(table.play("passed_trap", "solitaire_reflected", {0}));
    auto& driver = *table.session().driver();
    use_up_tries(driver);
    const auto hash = driver.match().hash();
    CHECK(table.session().result()->ending() != MatchResult::Ending::Open);
    CHECK(table.parts.store.records().count() == 1);
    CHECK(table.session().result()->best().isEmpty()); // the first is the best by itself
    table.session().close();
    CHECK(table.parts.store.games()->rowCount() == 0);

    Shelf& replays = *table.parts.store.replays();
    REQUIRE(replays.rowCount() == 1);
    REQUIRE(table.open(replays.data(replays.index(0), Shelf::GameIdRole).toString()));
    Replayer& replayer = *table.session().replayer();
    replayer.setSpeed(8);
    for (int i = 0; i < 20000 && replayer.playing(); ++i)
        replayer.frame(1.0 / 60);
    CHECK(replayer.atEnd());
    CHECK(table.session().driver()->match().hash() == hash);
    replayer.stepBack();
    while (replayer.running())
        replayer.frame(1.0 / 60);
    CHECK_FALSE(replayer.atEnd());
    replayer.step();
    while (replayer.running())
        replayer.frame(1.0 / 60);
    CHECK(table.session().driver()->match().hash() == hash);
    CHECK(table.parts.store.records().count() == 1); // watching is not playing
}

TEST_CASE("a long replay seeks to any place without blocking a frame", "[session]") {
    tests::Table table;
    REQUIRE(tests::watch_golden(table.session(), "passed_trap/big_slam"));
    Replayer& replayer = *table.session().replayer();
    const AnyMatch& match = table.session().driver()->match();
    replayer.setPlaying(false);
    int heard = 0;
    QObject::connect(table.session().view(), &GameView::cue, &replayer, [&] { ++heard; });
    struct Place {
        int frames = 0;
        Tick ticks = 0;
        HashValue hash = 0;
    };
    double longest = 0; // ms
    const auto timed = [&](const auto& call) {
        const double before = cpu_milliseconds();
        call();
        longest = std::max(longest, cpu_milliseconds() - before);
    };
    const auto seek = [&](double progress) {
        Place place;
        timed([&] { replayer.seek(progress); });
        CHECK(replayer.progress() == Approx(progress).margin(1e-5));
        for (; replayer.running(); ++place.frames)
            timed([&] { replayer.frame(1.0 / 60); });
        CHECK(replayer.progress() == Approx(progress).margin(1e-5));
        return Place{place.frames, match.ticks(), match.hash()};
    };
    const Place third = seek(1.0 / 3);
    // A third of its 81059 ticks and 3524 commands, in any mixture.
    CHECK(third.ticks + replayer.position() == (81059 + 3524) / 3);
    const Place end = seek(1);
    CHECK(replayer.atEnd());
    CHECK(end.ticks == 81059);
    const Place again = seek(1.0 / 3);
    CHECK(again.hash == third.hash);
    CHECK(again.ticks == third.ticks);
    // Each target is before all earlier ones, so each is replayed from the start: if a frame waited for it,
    // there would be only one frame.
    int frames = 0;
    for (const double progress : {0.32, 0.31, 0.3})
        frames += seek(progress).frames;
    CHECK(frames > 3);
    WARN("the longest frame of a long seek took " << longest << " ms CPU");
    CHECK(longest < 100);
    CHECK(heard == 0);
    CHECK_FALSE(replayer.playing());
    replayer.setPlaying(true);
    replayer.seek(0.1);
    while (replayer.progress() <= 0.1)
        replayer.frame(1.0 / 60);
    CHECK(replayer.playing()); // the replay continues
}

TEST_CASE("a step of a long replay has animation and sound, seeking has none", "[session]") {
    tests::Table table;
    REQUIRE(tests::watch_golden(table.session(), "passed_trap/big_slam"));
    Replayer& replayer = *table.session().replayer();
    const auto arrive = [&] {
        int frames = 0;
        for (; replayer.running(); ++frames)
            replayer.frame(1.0 / 60);
        return frames;
    };
    replayer.setPlaying(false);
    replayer.seek(1);
    arrive();
    int heard = 0;
    QObject::connect(table.session().view(), &GameView::cue, &replayer, [&] { ++heard; });
    replayer.stepBack();
    replayer.stepBack(); // before the first step is finished
    CHECK(arrive() > 3);
    CHECK(heard == 0);
    const int before = replayer.position();
    CHECK(before < replayer.length() - 1);
    replayer.step();
    arrive();
    CHECK(replayer.position() > before);
    CHECK(heard > 0);
    CHECK(heard < 20); // the match had thousands
    replayer.stepBack();
    arrive();
    CHECK(replayer.position() == before);
}

TEST_CASE("the last seconds of sand sound as they pass, but not when a replay skips them", "[session]") {
    tests::Table table;
    REQUIRE(table.play("passed_trap", "solitaire_madness", {0}));
    table.let_sand_run_out();
    const double moments = static_cast<double>(moments_in(table.session().driver()->match().journal()));
    REQUIRE(table.session().watchAgain());
    Replayer& replayer = *table.session().replayer();
    const auto* view = qobject_cast<PassedTrapView*>(table.session().view());
    REQUIRE(view);
    int heard = 0;
    QObject::connect(view, &GameView::cue, &replayer,
                     [&](const CueEvent& event) { heard += event.cue == Cue::sand_last_seconds; });
    replayer.setPlaying(false);
    const double whole = static_cast<double>(45 * kTicksPerSecond); // PT-4
    for (const double left : {5.5, 4.5, 3.5, 2.5, 1.5, 4.5, 3.5}) {
        CAPTURE(left);
        replayer.seek((whole - left * kTicksPerSecond) / moments);
        while (replayer.running())
            replayer.frame(1.0 / 60);
        CHECK(view->secondsLeft() == static_cast<int>(left + 0.5));
        CHECK(heard == 0);
    }
    replayer.setPlaying(true);
    while (replayer.running())
        replayer.frame(1.0 / 60);
    CHECK(heard == 3);
}

TEST_CASE("a step of a replay continues from the slider's position, also while seeking", "[session]") {
    tests::Table table;
    REQUIRE(tests::watch_golden(table.session(), "passed_trap/big_slam"));
    Replayer& replayer = *table.session().replayer();
    const auto arrive = [&] {
        while (replayer.running())
            replayer.frame(1.0 / 60);
    };
    replayer.setPlaying(false);
    replayer.seek(0.9);
    arrive();
    const int there = replayer.position();
    replayer.seek(1);
    arrive();
    replayer.seek(0.9);
    replayer.stepBack(); // while it is still at the beginning
    arrive();
    CHECK(replayer.position() < there);
    CHECK(replayer.position() > there - 100); // of 7109
}

TEST_CASE("a match that has just ended can be watched, and its result is compared with the best before it",
          "[session]") {
    tests::Table table;
    GameResult before;
    before.game = "passed_trap";
    before.preset = "solitaire_madness";
    before.score = 3;
    table.parts.store.records().add(before);
    REQUIRE(table.play("passed_trap", "solitaire_madness", {0}));
    CHECK(table.session().result()->best().isEmpty());
    CHECK_FALSE(table.session().watchAgain()); // it is still being played
    table.let_sand_run_out();
    CHECK(table.session().result()->best() == "Your best: 3 disks through");
    REQUIRE(table.session().watchAgain());
    CHECK(table.session().replayer() != nullptr);
    CHECK(table.session().result()->best().isEmpty());

    // There and back twice: the result is the same, and counts once.
    for (int i = 0; i < 2; ++i) {
        REQUIRE(table.session().backToResult());
        CHECK(table.session().replayer() == nullptr);
        CHECK(table.session().result()->ending() == MatchResult::Ending::Lost); // PT-14
        CHECK(table.session().result()->best() == "Your best: 3 disks through");
        CHECK_FALSE(table.session().backToResult());
        REQUIRE(table.session().watchAgain());
    }
    CHECK(table.parts.store.records().record("passed_trap", "solitaire_madness", Opponents::solo).played ==
          2);
    REQUIRE(table.session().backToResult());
    REQUIRE(table.session().rematch());
    CHECK(table.session().result()->ending() == MatchResult::Ending::Open);
}

TEST_CASE("a replay from the list does not return to a result", "[session]") {
    tests::Table table;
    REQUIRE(table.play("hex_trap", "standard", {0, 0}));
    REQUIRE(submit(*table.session().driver(), "resign"));
    table.session().close();
    REQUIRE(table.open(table.parts.store.saves().replays().front().id));
    CHECK_FALSE(table.session().backToResult());
    CHECK(table.session().replayer() != nullptr);
}

TEST_CASE("the result of a challenge shows its goal and whether it was reached", "[session]") {
    tests::Table table;
    Session& session = table.session();
    REQUIRE(session.startDaily("passed_trap", "solitaire_madness"));
    CHECK(session.result()->challenge().isEmpty());
    table.let_sand_run_out();
    CHECK(session.result()->challenge() ==
          QStringList{"Today’s challenge",
                      "Alone with ten disks: get more than half of them through in time."});
    CHECK(session.result()->title() == "Not this time");
    REQUIRE(session.watchAgain());
    CHECK(session.result()->challenge().isEmpty());
    REQUIRE(session.backToResult());
    CHECK_FALSE(session.result()->challenge().isEmpty());

    // PT-15: there is no goal to miss.
    REQUIRE(session.startDaily("passed_trap", "solitaire_reflected"));
    use_up_tries(*session.driver());
    const int through = session.driver()->match().outcome().scores[0];
    CHECK(session.result()->challenge().value(2) ==
          "Your best in this challenge: " + QString::number(through) +
              (through == 1 ? " disk through" : " disks through"));

    REQUIRE(table.play("passed_trap", "solitaire_madness", {0})); // no challenge
    table.let_sand_run_out();
    CHECK(session.result()->challenge().isEmpty());
}

TEST_CASE("replaying a challenge is another try at the same challenge", "[session]") {
    tests::Table table;
    Session& session = table.session();
    REQUIRE(session.startDaily("passed_trap", "solitaire_madness"));
    const Seed seed = session.driver()->match().seed();
    table.let_sand_run_out();
    REQUIRE(session.rematch());
    CHECK(session.driver()->match().seed() == seed);
    table.let_sand_run_out();
    CHECK(session.result()->challenge().value(0) == "Today’s challenge");
    CHECK(table.parts.store.records().daily(QDate::currentDate(), "passed_trap", "solitaire_madness").tries ==
          2);
}

TEST_CASE("a challenge resumed the next day counts for its own day", "[session]") {
    tests::Table table;
    REQUIRE(table.session().startDaily("passed_trap", "solitaire_madness"));
    table.session().close();
    SaveStore& saves = table.parts.store.saves();
    const QString id = saves.games().front().id;
    auto saved = saves.open(id);
    REQUIRE(saved);
    const QDate yesterday = QDate::currentDate().addDays(-1);
    saved->table.daily = yesterday;
    REQUIRE(saves.save(id, saved->table, to_text(saved->journal)));
    REQUIRE(table.open(id));
    table.let_sand_run_out();
    const Records& records = table.parts.store.records();
    CHECK(records.daily(yesterday, "passed_trap", "solitaire_madness").tries == 1);
    CHECK(records.daily(yesterday.addDays(1), "passed_trap", "solitaire_madness").tries == 0);
    CHECK(table.session().result()->challenge().value(0).startsWith("Challenge of "));
    // It was played today, too.
    CHECK(records.record("passed_trap", "solitaire_madness", Opponents::daily).last == QDate::currentDate());
}
