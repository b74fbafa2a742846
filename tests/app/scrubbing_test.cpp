// Long games: they resume within a second, and scrubbing shows each moment without delay.
#include "booby_trap/rules.h"
#include "core/replay.h"
#include "cpu_time.h"
#include "golden.h"
#include "places.h"
#include "table.h"
#include "test.h"

#include <QElapsedTimer>
#include <QFile>

#include <ctime>

using namespace trapbox;
using namespace trapbox::tests;

namespace {

// The longest golden games with physics.
const std::vector<std::string> kLongest{"booby_trap/regular_4", "booby_trap/solitaire",
                                        "passed_trap/big_slam"};

Journal golden(const std::string& name) {
    QFile file(QString(GOLDEN_DIR "/%1.journal").arg(name.c_str()));
    REQUIRE(file.open(QIODevice::ReadOnly));
    const auto journal = parse_journal(file.readAll().toStdString());
    REQUIRE(journal);
    return *journal;
}

std::unique_ptr<AnyMatch> start_of(const Journal& journal) {
    auto match = find_game(journal.game)->start(journal.options, journal.seed);
    REQUIRE(match);
    return std::move(*match);
}

// The match at this moment, replayed from its start.
std::unique_ptr<AnyMatch> match_at(const Journal& journal, Tick moment) {
    auto match = start_of(journal);
    ReplayPlace place;
    while (step_towards(moment, kTicksPerSecond, *match, journal, place))
        (void)match->take_events();
    return match;
}

// Saves the match at this table as a game in progress.
QString put_on_shelf(Table& table, const AnyMatch& match) {
    SavedTable saved;
    const std::string game(match.info().key);
    saved.game = QString::fromStdString(game);
    for (int seat = 0; seat < match.seats(); ++seat)
        saved.players.push_back({.name = {}, .seat = seat});
    saved.last_played = QDateTime::currentDateTimeUtc();
    const QString id = SaveStore::new_id();
    REQUIRE(table.parts.store.saves().save(id, saved, to_text(match.journal())));
    return id;
}

int pieces_in(AnyMatch& match) {
    return booby_trap::pieces_left(match_of<booby_trap::Rules>(match)->state());
}

}

TEST_CASE("the longest golden games resume within a second and can be continued", "[session][long]") {
    for (const std::string& name : kLongest) {
        CAPTURE(name);
        const Journal journal = golden(name);
        const auto before = match_at(journal, moments_in(journal) * 9 / 10);
        Table table;
        const QString id = put_on_shelf(table, *before);
        QElapsedTimer clock;
        clock.start();
        const std::clock_t before_opening = std::clock();
        REQUIRE(table.open(id));
        const auto cpu = 1e3 * static_cast<double>(std::clock() - before_opening) / CLOCKS_PER_SEC;
        WARN(name << " is resumed in " << clock.elapsed() << " ms, of which " << cpu << " ms CPU");
        CHECK(cpu < 1000);
        const AnyMatch& resumed = table.session().driver()->match();
        CHECK(resumed.ticks() == before->ticks());
        CHECK(resumed.command_count() == before->command_count());
    }
}

TEST_CASE("a game resumed from a checkpoint is replayed exactly in the background", "[session][long]") {
    const Journal journal = golden("booby_trap/regular_4");
    const auto before = match_at(journal, moments_in(journal) * 9 / 10);
    Table table;
    REQUIRE(table.open(put_on_shelf(table, *before)));
    const AnyMatch& match = table.session().driver()->match();
    CHECK(QTest::qWaitFor([&] { return match.hash() == before->hash(); }, 60'000));
    CHECK(match.restart_count() == 0);
}

TEST_CASE("a resumed long game survives a kill of the app", "[session][long]") {
    const Journal journal = golden("booby_trap/regular_4");
    const auto before = match_at(journal, moments_in(journal) * 9 / 10);
    Table table;
    const QString id = put_on_shelf(table, *before);
    REQUIRE(table.open(id));
    MatchDriver& driver = *table.session().driver();
    std::size_t restarts = 1;
    SECTION("and played on at once") {}
    SECTION("and has become exact") {
        REQUIRE(QTest::qWaitFor([&] { return driver.match().hash() == before->hash(); }, 60'000));
        restarts = 0;
    }
    const auto play = [&] {
        for (const AnyCommand& move : driver.match().moves())
            if (driver.submit(move)) return true;
        return false;
    };
    for (int tries = 0; tries < 300 && !play(); ++tries)
        table.run(0.1);
    REQUIRE(driver.match().command_count() > before->command_count());
    table.run(1);
    table.session().save();
    // As the next start would find it.
    Notices notices;
    DiskFiles files;
    SaveStore later(files, table.folder.path(), notices);
    const auto found = later.open(id);
    REQUIRE(found);
    CHECK(found->match->exact());
    CHECK(found->match->ticks() == driver.match().ticks());
    CHECK(found->match->command_count() == driver.match().command_count());
    CHECK(found->match->hash() == driver.match().hash());
    CHECK(found->match->restart_count() == restarts);
    CHECK(notices.all().isEmpty());
}

TEST_CASE("a game that was resumed from its checkpoint can be replayed from its start", "[session][long]") {
    for (const std::string& name : kLongest) {
        CAPTURE(name);
        const Journal journal = golden(name);
        const auto before = match_at(journal, moments_in(journal) / 3);
        auto resumed =
            find_game(journal.game)->load_with({.use_checkpoint = [] { return true; }}, before->journal());
        REQUIRE(resumed);
        CHECK((*resumed)->exact());
        CHECK((*resumed)->checkpoint() == before->checkpoint());
        CHECK((*resumed)->journal().restarts.size() == 1);
        (*resumed)->advance(kTicksPerSecond);
        for (const AnyCommand& move : (*resumed)->moves())
            if ((*resumed)->apply(move).accepted()) break;
        (*resumed)->advance(kTicksPerSecond);

        const auto again = find_game(journal.game)->load((*resumed)->journal());
        REQUIRE(again);
        CHECK((*again)->exact());
        CHECK((*again)->hash() == (*resumed)->hash());
        // Step by step, like a viewer.
        const Journal played = (*resumed)->journal();
        CHECK(match_at(played, moments_in(played))->hash() == (*resumed)->hash());
    }
}

TEST_CASE("scrubbing a long game of Booby-Trap shows each moment without delay and is exact",
          "[session][long]") {
    const Journal journal = golden("booby_trap/regular_4");
    Table table;
    REQUIRE(watch_golden(table.session(), "booby_trap/regular_4"));
    Replayer& replayer = *table.session().replayer();
    replayer.setPlaying(false);
    REQUIRE(QTest::qWaitFor([&] { return replayer.scrubbable() == 1; }, 60'000));
    AnyMatch& match = table.session().driver()->match();
    double longest = 0;
    for (const double share : {0.9, 0.2, 0.55, 0.05, 0.7, 1.0}) {
        CAPTURE(share);
        const auto moment = static_cast<Tick>(std::lround(share * static_cast<double>(moments_in(journal))));
        const auto exact = match_at(journal, moment);
        double before = cpu_milliseconds();
        replayer.seek(share);
        replayer.frame(1.0 / 60);
        longest = std::max(longest, cpu_milliseconds() - before);
        // A cached picture is at most an eighth of a second old: one piece may have been taken since.
        CHECK(std::abs(pieces_in(match) - pieces_in(*exact)) <= 1);
        while (replayer.running()) {
            before = cpu_milliseconds();
            replayer.frame(1.0 / 60);
            longest = std::max(longest, cpu_milliseconds() - before);
            QTest::qWait(5);
        }
        CHECK(match.hash() == exact->hash());
        CHECK(match.ticks() == exact->ticks());
    }
    WARN("the longest frame took " << longest << " ms");
    CHECK(longest < 100);
}

TEST_CASE("dragging over a long replay follows the finger, and playback continues from there",
          "[session][long]") {
    Table table;
    REQUIRE(watch_golden(table.session(), "booby_trap/solitaire"));
    Replayer& replayer = *table.session().replayer();
    REQUIRE(replayer.playing());
    REQUIRE(QTest::qWaitFor([&] { return replayer.scrubbable() == 1; }, 60'000));
    AnyMatch& match = table.session().driver()->match();
    int shown = -1;
    int changes = 0;
    for (int step = 0; step <= 20; ++step) { // to the end
        replayer.seek(step / 20.0);
        replayer.frame(1.0 / 60);
        const int pieces = pieces_in(match);
        changes += pieces != shown ? 1 : 0;
        shown = pieces;
    }
    CHECK(changes > 10);
    for (int step = 20; step >= 6; --step) { // and back
        replayer.seek(step / 20.0);
        replayer.frame(1.0 / 60);
    }
    CHECK(replayer.playing());
    while (replayer.seeking()) {
        replayer.frame(1.0 / 60);
        QTest::qWait(1);
    }
    const Journal journal = golden("booby_trap/solitaire");
    const auto rest =
        match_at(journal, static_cast<Tick>(std::lround(0.3 * static_cast<double>(moments_in(journal)))));
    CHECK(match.hash() == rest->hash());
    const Tick before = match.ticks() + replayer.position();
    for (int frame = 0; frame < 120; ++frame)
        replayer.frame(1.0 / 60);
    CHECK(match.ticks() + replayer.position() > before);
}
