#include "puzzles/puzzle_records.h"
#include "store/faulty_files.h"
#include "test.h"

#include <QFile>
#include <QTemporaryDir>

using namespace trapbox;
using namespace trapbox::tests;

namespace {

struct Desk {
    QTemporaryDir folder;
    DiskFiles files;
    Notices notices;
    QString path() const { return folder.path() + "/puzzles.json"; }
    void write(const QByteArray& bytes) {
        QFile file(path());
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
};

}

TEST_CASE("three stars are for the first try, two for the second, one for later tries and help",
          "[puzzles][store]") {
    CHECK(PuzzleRecord{}.stars() == 0);
    CHECK(PuzzleRecord{.wrong = 1, .helped = true}.stars() == 0);
    CHECK(PuzzleRecord{.solved = true}.stars() == 3);
    CHECK(PuzzleRecord{.wrong = 1, .solved = true}.stars() == 2);
    CHECK(PuzzleRecord{.wrong = 2, .solved = true}.stars() == 1);
    CHECK(PuzzleRecord{.wrong = 9, .solved = true}.stars() == 1);
    CHECK(PuzzleRecord{.helped = true, .solved = true}.stars() == 1);
}

TEST_CASE("puzzle results are restored from disk", "[puzzles][store]") {
    Desk desk;
    {
        PuzzleRecords records(desk.files, desk.path(), desk.notices);
        records.add_wrong("p1");
        records.add_wrong("p1");
        records.add_solved("p1");
        records.add_wrong("p1"); // solved already: changes nothing
        records.add_help("p1");
        records.add_help("p2");
        records.set_open({"p2", {"spin", "8-11"}});
    }
    const PuzzleRecords records(desk.files, desk.path(), desk.notices);
    CHECK(records.record("p1") == PuzzleRecord{.wrong = 2, .solved = true});
    CHECK(records.record("p2") == PuzzleRecord{.helped = true});
    CHECK(records.record("p3") == PuzzleRecord{});
    CHECK(records.open() == OpenPuzzle{"p2", {"spin", "8-11"}});
    CHECK(desk.notices.all().isEmpty());
}

TEST_CASE("a damaged file of puzzle stars is set aside, and the player is told", "[puzzles][store]") {
    Desk desk;
    desk.write("{\"puzzles\": {\"p1\": {\"sol");
    PuzzleRecords records(desk.files, desk.path(), desk.notices);
    CHECK(records.record("p1") == PuzzleRecord{});
    CHECK(desk.notices.all().size() == 1);
    CHECK_FALSE(desk.files.list(desk.folder.path() + "/damaged").empty());
    records.add_solved("p1");
    CHECK(PuzzleRecords(desk.files, desk.path(), desk.notices).record("p1").stars() == 3);
}

TEST_CASE("invalid values in the file of puzzle stars are harmless", "[puzzles][store]") {
    Desk desk;
    desk.write(R"({"puzzles": {"p1": {"wrong": -5, "solved": true}, "p2": {"wrong": "x"}, "p3": 7, "p4": []},
                   "open": {"puzzle": 3, "line": "abc"}, "newer": 1})");
    PuzzleRecords records(desk.files, desk.path(), desk.notices);
    CHECK(records.record("p1").stars() == 3);
    CHECK(records.record("p2") == PuzzleRecord{});
    CHECK(records.open() == OpenPuzzle{});
    records.add_solved("p2");
    QFile file(desk.path());
    REQUIRE(file.open(QIODevice::ReadOnly));
    CHECK(file.readAll().contains("newer")); // of a newer app
}

TEST_CASE("stars that could not be written are written with the next ones", "[puzzles][store]") {
    QTemporaryDir folder;
    FaultyFiles files(1'000'000, Mishap::fails);
    Notices notices;
    const QString path = folder.path() + "/puzzles.json";
    PuzzleRecords records(files, path, notices);
    files.arm(1);
    records.add_solved("p1");
    CHECK(notices.all().size() == 1);
    records.add_solved("p2");
    CHECK(notices.all().isEmpty());
    DiskFiles disk;
    CHECK(PuzzleRecords(disk, path, notices).record("p1").solved);
}

TEST_CASE("a streak counts days in a row, up to today or yesterday", "[puzzles][store]") {
    Desk desk;
    PuzzleRecords records(desk.files, desk.path(), desk.notices);
    const QDate today(2026, 3, 2);
    for (const int ago : {1, 2, 3, 5})
        records.add_solved(PuzzleRecords::daily_key(today.addDays(-ago), "hex_trap"));
    CHECK(records.daily_streak(today, "hex_trap") == 3); // today is still to come
    records.add_solved(PuzzleRecords::daily_key(today, "hex_trap"));
    CHECK(records.daily_streak(today, "hex_trap") == 4);
    CHECK(records.daily_streak(today.addDays(2), "hex_trap") == 0);
    CHECK(records.daily_streak(today, "trapdoor_checkers") == 0);
}
