#include "faulty_files.h"
#include "store/daily.h"
#include "store/records.h"
#include "test.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>

using namespace trapbox;
using namespace trapbox::tests;

namespace {

using Ending = GameResult::Ending;
const QDate kDay(2026, 3, 1);

struct Desk {
    QTemporaryDir folder;
    DiskFiles files;
    Notices notices;
    QString path() const { return folder.path() + "/records.json"; }
};

GameResult solo(Ending ending, std::optional<int> score = {}) {
    return {{}, "null_game", "pebbles", Opponents::solo, ending, score, kDay, {}, false};
}

}

TEST_CASE("a record counts games, wins and streaks, and keeps the best score", "[store]") {
    Desk desk;
    {
        Records records(desk.files, desk.path(), desk.notices);
        for (const auto ending :
             {Ending::won, Ending::won, Ending::won, Ending::lost, Ending::won, Ending::drawn})
            records.add(solo(ending));
        records.add(solo(Ending::won, 12));
        records.add(solo(Ending::won, 7));
    }
    // 8 played; won 3 + 1 + 2; the loss and the draw each end a streak: 3, then 1, then 2 so far.
    const Records records(desk.files, desk.path(), desk.notices);
    CHECK(records.record("null_game", "pebbles", Opponents::solo) == Record{8, 6, 2, 3, 12, kDay});
    CHECK(records.record("null_game", "pebbles", Opponents::bots) == Record{});
}

TEST_CASE("equal scores are decided by the time left, which older records lack", "[store]") {
    Desk desk;
    const auto best = [&] {
        return Records(desk.files, desk.path(), desk.notices)
            .record("null_game", "pebbles", Opponents::solo)
            .best;
    };
    const auto add = [&](Score score) {
        auto result = solo(Ending::won);
        result.score = score;
        Records(desk.files, desk.path(), desk.notices).add(result);
    };
    add({10});
    CHECK(best() == Score(10)); // as an older app wrote it: points and nothing else
    QFile file(desk.path());
    REQUIRE(file.open(QIODevice::ReadOnly));
    CHECK_FALSE(file.readAll().contains("best_more"));
    add({10, 52});
    add({10, 31});
    add({9, 200});
    CHECK(best() == Score(10, 52));
    add({10, 52, -7}); // a negative value
    CHECK(best() == Score(10, 52));
    add({11});
    CHECK(best() == Score(11));
}

TEST_CASE("records of older versions are read, except points in Booby-Trap's solitaire", "[store]") {
    Desk desk;
    REQUIRE(desk.files.write(desk.path(), R"({"records":{
        "passed_trap/solitaire_madness/solo":{"played":3,"won":1,"best":10,"best_time_left":52},
        "hex_trap/quick/bots":{"played":2,"won":1},
        "booby_trap/solitaire/solo":{"played":4,"won":2,"best":45}},
        "daily":{"2026-03-01/booby_trap/solitaire":{"tries":2,"won":true,"best":45},
                 "2026-03-01/passed_trap/solitaire_reflected":{"tries":1,"won":true,"best":8}}})"));
    Records records(desk.files, desk.path(), desk.notices);
    CHECK(records.record("passed_trap", "solitaire_madness", Opponents::solo).best == Score(10, 52));
    CHECK(records.record("hex_trap", "quick", Opponents::bots).won == 1); // of some level
    CHECK(records.record("booby_trap", "solitaire", Opponents::solo) == Record{4, 2, 0, 0, {}, {}});
    CHECK(records.daily(kDay, "booby_trap", "solitaire") == DailyRecord{2, true, {}});
    CHECK(records.daily(kDay, "passed_trap", "solitaire_reflected").best == Score(8));
    // No trips and 61 touches: fewer touches are better.
    auto result = solo(Ending::won);
    result.game = "booby_trap";
    result.preset = "solitaire";
    for (const Score score : {Score(0, 0, -61), Score(0, -1, -59), Score(0, 0, -70)}) {
        result.score = score;
        records.add(result);
    }
    const Records anew(desk.files, desk.path(), desk.notices);
    CHECK(anew.record("booby_trap", "solitaire", Opponents::solo).best == Score(0, 0, -61));
}

TEST_CASE("a lost game sets no record, also in a challenge", "[store]") {
    Desk desk;
    Records records(desk.files, desk.path(), desk.notices);
    auto result = solo(Ending::lost, 40);
    records.add(result);
    result.challenge = kDay;
    records.add(result);
    CHECK_FALSE(records.record("null_game", "pebbles", Opponents::solo).best);
    CHECK(records.daily(kDay, "null_game", "pebbles") == DailyRecord{1, false, {}});
    // Between people the best score is the winner's.
    result = solo(Ending::lost, 40);
    result.opponents = Opponents::people;
    records.add(result);
    CHECK(records.record("null_game", "pebbles", Opponents::people).best == 40);
}

TEST_CASE("a challenge sets no record of its variant", "[store]") {
    Desk desk;
    Records records(desk.files, desk.path(), desk.notices);
    records.add(solo(Ending::won, 5));
    auto result = solo(Ending::won, 9); // a second try at the same challenge
    result.challenge = kDay;
    records.add(result);
    CHECK(records.record("null_game", "pebbles", Opponents::solo) == Record{1, 1, 1, 1, 5, kDay});
    CHECK(records.record("null_game", "pebbles", Opponents::daily) == Record{1, 1, 1, 1, 9, kDay});
    CHECK(records.daily(kDay, "null_game", "pebbles").best == 9);
}

TEST_CASE("results against bots are recorded by level", "[store]") {
    Desk desk;
    {
        Records records(desk.files, desk.path(), desk.notices);
        for (const int level : {1, 5, 5, 0}) {
            auto result = solo(Ending::won, level);
            result.opponents = Opponents::bots;
            result.bot_level = level;
            records.add(result);
        }
    }
    const Records records(desk.files, desk.path(), desk.notices);
    const auto played = [&](int level) {
        return records.record("null_game", "pebbles", Opponents::bots, false, level).played;
    };
    CHECK(played(0) == 1);
    CHECK(played(1) == 1);
    CHECK(played(3) == 0);
    CHECK(played(5) == 2);
    REQUIRE(records.rowCount() == 3); // mixed levels first, then by level
    for (const auto& [row, level] : {std::pair{0, 0}, {1, 1}, {2, 5}}) {
        CHECK(records.data(records.index(row), Records::OpponentsRole).value<Records::Opposition>() ==
              Records::Opposition::Bots);
        CHECK(records.data(records.index(row), Records::BotLevelRole) == level);
    }
}

TEST_CASE("results alone, between people and against bots are recorded separately", "[store]") {
    Desk desk;
    Records records(desk.files, desk.path(), desk.notices);
    const QAbstractItemModelTester tester(&records, QAbstractItemModelTester::FailureReportingMode::Fatal);
    for (const auto opponents : {Opponents::solo, Opponents::people, Opponents::bots}) {
        auto result = solo(Ending::won, 5);
        result.opponents = opponents;
        records.add(result);
    }
    REQUIRE(records.rowCount() == 3);
    const auto row = [&](int number, Records::Role role) {
        return records.data(records.index(number), role);
    };
    CHECK(row(0, Records::OpponentsRole).value<Records::Opposition>() == Records::Opposition::Bots);
    CHECK(row(1, Records::OpponentsRole).value<Records::Opposition>() == Records::Opposition::People);
    CHECK(row(2, Records::OpponentsRole).value<Records::Opposition>() == Records::Opposition::Solo);
    CHECK(row(0, Records::GameRole) == "null_game");
    CHECK(row(0, Records::PresetRole) == "pebbles");
    CHECK(row(0, Records::StreakRole) == 1);
    CHECK(row(0, Records::LastPlayedRole) == QLocale().toString(kDay, QLocale::ShortFormat));
    // Between people the device has no single owner, so no wins are recorded.
    CHECK(row(1, Records::PlayedRole) == 1);
    CHECK(row(1, Records::WonRole) == 0);
    CHECK(row(1, Records::HasBestRole) == true);
    CHECK(row(1, Records::BestRole).value<QList<int>>() == QList<int>{5, 0, 0});
}

TEST_CASE("the same game counts once, also after the app was killed", "[store]") {
    Desk desk;
    auto result = solo(Ending::won);
    result.id = "one";
    Records(desk.files, desk.path(), desk.notices).add(result);
    Records records(desk.files, desk.path(), desk.notices);
    records.add(result);
    CHECK(records.record("null_game", "pebbles", Opponents::solo).played == 1);
}

TEST_CASE("daily challenges are recorded by day, and streaks of days are counted", "[store]") {
    Desk desk;
    Records records(desk.files, desk.path(), desk.notices);
    const auto play = [&](int day, Ending ending, int score) {
        auto result = solo(ending, score);
        result.challenge = kDay.addDays(day);
        records.add(result);
    };
    play(0, Ending::won, 4);
    play(1, Ending::lost, 9);
    play(2, Ending::won, 4);
    play(3, Ending::lost, 1);
    play(3, Ending::won, 6);
    CHECK(records.daily(kDay.addDays(3), "null_game", "pebbles") == DailyRecord{2, true, 6});
    CHECK(records.daily(kDay.addDays(4), "null_game", "pebbles") == DailyRecord{});
    // Days 2 and 3 were won; on day 4, not played yet, the streak is still valid; on day 5 it is over.
    CHECK(records.daily_streak(kDay.addDays(3), "null_game", "pebbles") == 2);
    CHECK(records.daily_streak(kDay.addDays(4), "null_game", "pebbles") == 2);
    CHECK(records.daily_streak(kDay.addDays(5), "null_game", "pebbles") == 0);
}

TEST_CASE("the daily seed is the FNV-1a hash of date, game and variant", "[store]") {
    // Computed with h = (h xor byte) · 1099511628211 mod 2⁶⁴ from 14695981039346656037, over
    // "2026-03-01/null_game/pebbles".
    CHECK(daily_seed(kDay, "null_game", "pebbles") == 15187359703774506184ULL);
    CHECK(daily_seed(kDay.addDays(1), "null_game", "pebbles") != daily_seed(kDay, "null_game", "pebbles"));
    CHECK(daily_seed(kDay, "null_game", "hurry") != daily_seed(kDay, "null_game", "pebbles"));
}

TEST_CASE("invalid fields of a record fall back to their defaults", "[store]") {
    Desk desk;
    REQUIRE(desk.files.write(desk.path(), R"({"records":{
        "null_game/pebbles/solo":{"played":-4,"won":2.5,"streak":7,"longest_streak":3,"best":"x","last":"soon"},
        "nonsense":{"played":1}, "a/b/solo":[]},
        "daily":{"2026-03-01/null_game/pebbles":{"tries":1e99,"won":true}},"counted":"no","newer":1})"));
    Records records(desk.files, desk.path(), desk.notices);
    CHECK(records.record("null_game", "pebbles", Opponents::solo) == Record{0, 0, 7, 7, {}, {}});
    CHECK(records.daily(kDay, "null_game", "pebbles") == DailyRecord{0, true, {}});
    CHECK(records.rowCount() == 2);
    CHECK(desk.notices.all().isEmpty());
    records.add(solo(Ending::won));
    const auto part = desk.files.read(desk.path(), JsonFile::kMaxBytes);
    CHECK(QJsonDocument::fromJson(part->bytes).object().value("newer") == 1);
}

TEST_CASE("damaged records fall back to the previous generation", "[store]") {
    Desk desk;
    {
        Records records(desk.files, desk.path(), desk.notices);
        records.add(solo(Ending::won));
        records.add(solo(Ending::won));
    }
    REQUIRE(desk.files.write(desk.path(), "{\"records\":"));
    {
        const Records records(desk.files, desk.path(), desk.notices);
        CHECK(records.record("null_game", "pebbles", Opponents::solo).played == 1);
        CHECK(desk.notices.all().size() == 1);
    }
    REQUIRE(desk.files.write(Generations::previous(desk.path()), ""));
    desk.notices.dismiss(0);
    const Records records(desk.files, desk.path(), desk.notices);
    CHECK(records.rowCount() == 0);
    CHECK(desk.notices.all().size() == 1);
}

TEST_CASE("no failing file operation loses an earlier result", "[store]") {
    const auto mishap = GENERATE(Mishap::fails, Mishap::stops, Mishap::torn, Mishap::torn_quiet);
    for (int number = 1;; ++number) {
        INFO("mishap " << static_cast<int>(mishap) << " at operation " << number);
        Desk desk;
        {
            Records records(desk.files, desk.path(), desk.notices);
            records.add(solo(Ending::won));
            records.add(solo(Ending::won));
        }
        FaultyFiles faulty(number, mishap);
        Records(faulty, desk.path(), desk.notices).add(solo(Ending::won));
        const Records records(desk.files, desk.path(), desk.notices);
        const int played = records.record("null_game", "pebbles", Opponents::solo).played;
        CHECK((played == 2 || played == 3));
        if (!faulty.struck()) break;
    }
}
