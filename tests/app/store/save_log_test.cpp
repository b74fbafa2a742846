// The log of a game in progress: appended commands, undo, and torn ends.
#include "core/text.h"
#include "faulty_files.h"
#include "pebbles.h"
#include "store/crc32.h"
#include "store/save_log_reader.h"
#include "test.h"

#include <QDir>
#include <QFile>

#include <ctime>
#include <iostream>

using namespace trapbox;
using namespace trapbox::tests;

namespace {

const QString kId = QStringLiteral("one");

QByteArray bytes_of(const QString& path) {
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

// Without waiting for the disk, because tests call it thousands of times.
void put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    REQUIRE(file.write(bytes) == bytes.size());
}

QString path_in(const QString& folder) { return folder + "/games/one.trapbox"; }

std::vector<std::string> commands_of(const SavedGame& game) {
    std::vector<std::string> commands;
    for (const StampedCommand& stamped : game.journal.commands)
        commands.push_back(stamped.command);
    return commands;
}

std::vector<std::string> commands_in(const QString& folder) {
    Box box(nullptr, folder);
    const auto game = box.saves.open(kId);
    REQUIRE(game);
    CHECK(game->match->exact());
    CHECK(box.notices.all().isEmpty());
    return commands_of(*game);
}

std::string record_of(const std::string& text) {
    const auto sum = QByteArray::number(crc32(text), 16).rightJustified(8, '0').toStdString();
    return std::to_string(text.size()) + ' ' + sum + ' ' + text + '\n';
}

}

TEST_CASE("saving a match appends to its file, and the match can be restored", "[store]") {
    Box box;
    Play play;
    REQUIRE(play.save(box.saves, kId));
    QByteArray before = bytes_of(path_in(box.folder()));
    qsizetype largest = 0;
    for (int turn = 1; turn <= 60; ++turn) {
        REQUIRE(play.take_and_save(box.saves, kId));
        const QByteArray now = bytes_of(path_in(box.folder()));
        REQUIRE(now.startsWith(before));
        largest = std::max(largest, now.size() - before.size());
        before = now;
        Box later(nullptr, box.folder());
        CHECK(unnumbered(later.saves.games().at(0).table) == pebbles_table(turn)); // from the end of the file
        CHECK(turns_of(*later.saves.open(kId)) == turn);
    }
    CHECK(largest < 400);
}

TEST_CASE("a truncated log loses only the records after the cut", "[store]") {
    Box box;
    Play play;
    play.take(box.saves, kId);
    REQUIRE(play.save(box.saves, kId));
    const QByteArray begun = bytes_of(path_in(box.folder()));
    for (int turn = 2; turn <= 20; ++turn)
        REQUIRE(play.take_and_save(box.saves, kId));
    const QByteArray whole = bytes_of(path_in(box.folder()));
    REQUIRE(whole.size() > begun.size());
    QTemporaryDir folder;
    REQUIRE(QDir().mkpath(folder.filePath("games")));
    int expected = 1; // turns
    for (qsizetype length = begun.size(); length <= whole.size(); ++length) {
        INFO("cut off after " << length << " of " << whole.size());
        // The record of a command is complete: "10 12345678 c 0 take 1".
        if (length > begun.size() && whole.left(length).endsWith(" c 0 take 1\n")) ++expected;
        put(path_in(folder.path()), whole.left(length));
        REQUIRE(commands_in(folder.path()).size() == static_cast<std::size_t>(expected));
    }
    CHECK(expected == 20);
}

TEST_CASE("a match with a truncated log continues, and the torn records never return", "[store]") {
    Box box;
    Play play;
    REQUIRE(play.save(box.saves, kId));
    for (int turn = 1; turn <= 5; ++turn)
        REQUIRE(play.take_and_save(box.saves, kId));
    const QByteArray whole = bytes_of(path_in(box.folder()));
    put(path_in(box.folder()), whole.chopped(10));
    Box later(nullptr, box.folder());
    auto game = later.saves.open(kId);
    REQUIRE(game);
    Play again{std::move(game->match)};
    CHECK(again.turns() == 5); // the torn record is the table's
    again.take(later.saves, kId, 2);
    REQUIRE(again.save(later.saves, kId));
    again.take(later.saves, kId, 3);
    REQUIRE(again.save(later.saves, kId));
    CHECK(commands_in(box.folder()) ==
          std::vector<std::string>{"take 1", "take 1", "take 1", "take 1", "take 1", "take 2", "take 3"});
}

TEST_CASE("an undone move is undone in the log", "[store]") {
    Box box;
    Play play;
    REQUIRE(play.save(box.saves, kId));
    const QByteArray begun = bytes_of(path_in(box.folder()));
    for (int turn = 1; turn <= 40; ++turn)
        REQUIRE(play.take_and_save(box.saves, kId));
    SECTION("immediately") {
        play.undo(box.saves, kId);
        REQUIRE(play.save(box.saves, kId));
        CHECK(commands_in(box.folder()).size() == 39);
    }
    SECTION("and another move is played before the next save") {
        play.undo(box.saves, kId);
        play.take(box.saves, kId, 2);
        REQUIRE(play.save(box.saves, kId));
        const auto commands = commands_in(box.folder());
        CHECK(commands.size() == 40);
        CHECK(commands.back() == "take 2");
    }
    SECTION("back past checkpoints, with new moves afterwards") {
        play.undo(box.saves, kId, 30);
        REQUIRE(play.save(box.saves, kId));
        CHECK(commands_in(box.folder()).size() == 10);
        for (int turn = 0; turn < 25; ++turn) {
            play.take(box.saves, kId, 2);
            REQUIRE(play.save(box.saves, kId));
        }
        const auto commands = commands_in(box.folder());
        CHECK(commands.size() == 35);
        CHECK(std::count(commands.begin(), commands.end(), "take 2") == 25);
    }
    SECTION("to the beginning") {
        play.undo(box.saves, kId, 40);
        REQUIRE(play.save(box.saves, kId));
        CHECK(commands_in(box.folder()).empty());
    }
    CHECK(bytes_of(path_in(box.folder())).startsWith(begun)); // appended, not rewritten
}

TEST_CASE("if the last checkpoint is torn off, another version uses the one before it", "[store]") {
    Box box;
    Play play;
    REQUIRE(play.save(box.saves, kId));
    for (int turn = 1; turn <= 20; ++turn)
        REQUIRE(play.take_and_save(box.saves, kId));
    QByteArray bytes = bytes_of(path_in(box.folder()));
    // The other version's rules refuse the first move of the log, and the last checkpoint is torn off.
    const auto sitting = bytes.indexOf(" c 0 take 1\n");
    QByteArray other = bytes.left(bytes.lastIndexOf(" k "));
    other = other.left(other.lastIndexOf('\n') + 1);
    const auto refused =
        QByteArray("10 ") + QByteArray::number(crc32("c 0 take 9"), 16).rightJustified(8, '0');
    const auto start = bytes.lastIndexOf('\n', sitting) + 1;
    other.replace(start, bytes.indexOf('\n', sitting) - start, refused + " c 0 take 9");
    put(path_in(box.folder()), other);
    Box later(nullptr, box.folder());
    const auto game = later.saves.open(kId);
    REQUIRE(game);
    CHECK_FALSE(game->match->exact());
    CHECK(game->match->show().starts_with(std::string(81, 'o'))); // of 100, after 19 turns
    CHECK_FALSE(game->match->show().starts_with(std::string(82, 'o')));
}

TEST_CASE("commands after the last checkpoint of a log are not lost", "[store]") {
    SaveLog log;
    add_command(log, 10, "one");
    QByteArray records = take_records(log, {10, 1, "early"}, {});
    const auto whole = records.size();
    records += take_records(log, {480, 2, "late"}, {}); // time has passed, but nothing was played
    const auto applied = [&](qsizetype size) {
        Journal journal;
        QJsonObject table;
        LogEnd end = apply_records({records.constData(), static_cast<std::size_t>(size)}, journal, table);
        return std::pair(journal, end.at_checkpoint);
    };
    {
        const auto [journal, before] = applied(records.size());
        CHECK(journal.ticks == 480);
        CHECK(journal.checkpoint == "late");
        CHECK_FALSE(before);
    }
    {
        const auto [journal, before] = applied(records.lastIndexOf(" k ")); // torn after the hash
        CHECK(journal.ticks == 480);
        CHECK(journal.checkpoint.empty());
        REQUIRE(before);
        CHECK(before->ticks == 10);
        CHECK(before->checkpoint == "early");
        CHECK(before->commands.size() == 1);
        CHECK(before->marks.size() == 1);
    }
    {
        const auto [journal, before] = applied(whole);
        CHECK(journal.ticks == 10);
        CHECK(journal.checkpoint == "early");
        CHECK_FALSE(before);
    }
}

TEST_CASE("match and log have the same restarts after any undo", "[store]") {
    Box box;
    Play play;
    const auto play_on = [&](int turns) {
        for (int turn = 0; turn < turns; ++turn)
            REQUIRE(play.take_and_save(box.saves, kId));
    };
    const auto resume = [&] { // from the checkpoint, like a long game
        const auto saved = box.saves.open(kId);
        REQUIRE(saved);
        auto match =
            find_pebbles("null_game")->load_with({.use_checkpoint = [] { return true; }}, saved->journal);
        REQUIRE(match);
        play.match = std::move(*match);
        box.saves.begin(kId);
        REQUIRE(play.save(box.saves, kId));
    };
    const auto undo = [&](int turns) {
        play.undo(box.saves, kId, turns);
        REQUIRE(play.save(box.saves, kId));
    };
    const auto restarts = [&] { // number of commands before each
        const Journal played = play.match->journal();
        for (const bool is_shared : {false, true}) {
            CAPTURE(is_shared);
            const auto bytes = Box(nullptr, box.folder()).saves.export_game(kId);
            REQUIRE(bytes);
            const QByteArray save = is_shared ? *compacted(*bytes) : *bytes;
            const auto game = read_save({save, save.size()}, &find_pebbles);
            REQUIRE(game);
            CHECK(game->match->exact());
            CHECK(game->match->hash() == play.match->hash());
            CHECK(game->journal.commands == played.commands);
            CHECK(game->journal.restarts == played.restarts);
        }
        std::vector<std::size_t> after;
        for (const Snapshot& restart : played.restarts)
            after.push_back(restart.commands);
        return after;
    };
    using Counts = std::vector<std::size_t>;
    REQUIRE(play.save(box.saves, kId));
    play_on(10);
    resume();
    CHECK(restarts() == Counts{10});
    play_on(5);
    resume();
    CHECK(restarts() == Counts{10, 15});
    play_on(2);
    undo(2); // back to the restart itself
    CHECK(restarts() == Counts{10, 15});
    undo(1); // past it
    CHECK(restarts() == Counts{10});
    play_on(3);
    CHECK(restarts() == Counts{10});
    resume();
    CHECK(restarts() == Counts{10, 17});
    undo(12);
    CHECK(restarts().empty());
    play_on(20);
    CHECK(restarts().empty());
}

TEST_CASE("reading any log takes time linear in its length", "[store]") {
    constexpr std::size_t kLength = 8 << 20;
    std::string log;
    SECTION("that undoes the same move repeatedly") {
        for (Tick tick = 1; tick <= 100'000; ++tick)
            log += record_of("h " + std::to_string(tick) + " 0123456789abcdef");
        while (log.size() < kLength)
            log += record_of("u 0 100000");
    }
    SECTION("with one more field in each record") {
        for (int field = 0; log.size() < kLength; ++field)
            log += record_of("t 0 {\"" + std::to_string(field) + "\":1}");
    }
    SECTION("whose damaged records have large lengths") {
        // Starting from any of these lines, the record of 65000 bytes ends at the end of a line.
        static_assert((15 + 65'000 + 1) % 24 == 0);
        while (log.size() < kLength)
            log += "65000 00000000 01234567\n";
    }
    Journal journal;
    QJsonObject table;
    const auto start = std::clock();
    (void)apply_records(log, journal, table);
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    std::cout << "a log of 8 MiB: " << seconds << " s\n";
    CHECK(seconds < 1); // the longest log is eight times as long
}

TEST_CASE("reading a log stops soon after it is cancelled", "[store]") {
    std::string log;
    for (int turn = 0; turn < 100'000; ++turn)
        log += record_of("c 0 take 1");
    SECTION("among its commands") {}
    SECTION("after the damage") {
        log.insert(0, "damaged\n");
        for (std::size_t at = log.find(" c 0"); at != std::string::npos; at = log.find(" c 0", at + 1))
            log[at + 1] = '?';
    }
    Journal journal;
    QJsonObject table;
    int polls = 0;
    (void)apply_records(log, journal, table, [&] { return ++polls >= 3; });
    CHECK(polls <= 4); // of 24: one more poll after cancelling, by the search for further records
    CHECK(journal.commands.size() < 20'000);
}

TEST_CASE("a match changed without notifying the store is saved in full", "[store]") {
    Box box;
    Play play;
    REQUIRE(play.save(box.saves, kId));
    REQUIRE(play.take_and_save(box.saves, kId));
    REQUIRE(play.match->apply("take 2")->accepted());
    REQUIRE(play.save(box.saves, kId));
    CHECK(commands_in(box.folder()) == std::vector<std::string>{"take 1", "take 2"});
    REQUIRE(play.take_and_save(box.saves, kId));
    CHECK(commands_in(box.folder()).size() == 3);
}

TEST_CASE("after any failing file operation during a match the old or the new turn can be read", "[store]") {
    const auto mishap = GENERATE(Mishap::fails, Mishap::stops, Mishap::torn, Mishap::torn_quiet);
    int operations = 0;
    for (int number = 1;; ++number) {
        INFO("mishap " << static_cast<int>(mishap) << " at operation " << number);
        FaultyFiles faulty(1'000'000, mishap);
        Box box(&faulty);
        Play play;
        play.take(box.saves, kId);
        REQUIRE(play.save(box.saves, kId));
        play.take(box.saves, kId);
        REQUIRE(play.save(box.saves, kId));
        faulty.arm(number);
        const bool saved = static_cast<bool>(play.take_and_save(box.saves, kId));
        const bool struck = faulty.struck();
        const auto turns = commands_in(box.folder()).size();
        if (saved && mishap != Mishap::torn_quiet)
            CHECK(turns == 3);
        else
            CHECK((turns == 2 || turns == 3));
        if (!struck) break;
        operations = number;
        if (mishap != Mishap::stops) { // the next save succeeds, and no turn is duplicated
            CHECK(play.take_and_save(box.saves, kId));
            CHECK(commands_in(box.folder()).size() == 4);
            CHECK(turns_of(*box.saves.open(kId)) == 4);
            CHECK(box.notices.all().isEmpty());
        }
    }
    CHECK(operations == 1); // nothing is read, renamed or removed: only added
}

TEST_CASE("turns that a full disk rejected stay in memory and are written later", "[store]") {
    const auto mishap = GENERATE(Mishap::fails, Mishap::torn);
    FaultyFiles faulty(1'000'000, mishap);
    Box box(&faulty);
    Play play;
    REQUIRE(play.save(box.saves, kId));
    REQUIRE(play.take_and_save(box.saves, kId));
    for (int turn = 2; turn <= 5; ++turn) {
        faulty.arm(1);
        const auto saved = play.take_and_save(box.saves, kId);
        REQUIRE_FALSE(saved);
        CHECK(saved.fault().reason == kDeviceFull);
        CHECK(box.notices.all().size() == 1);
        CHECK(turns_of(*box.saves.open(kId)) == turn);
    }
    REQUIRE(play.take_and_save(box.saves, kId));
    CHECK(box.notices.all().isEmpty());
    CHECK(commands_in(box.folder()).size() == 6);
}

TEST_CASE("a file removed or replaced during its game is written again in full", "[store]") {
    Box box;
    Play play;
    REQUIRE(play.save(box.saves, kId));
    REQUIRE(play.take_and_save(box.saves, kId));
    SECTION("vanished") { REQUIRE(QFile::remove(path_in(box.folder()))); }
    SECTION("cut short") { REQUIRE(QFile::resize(path_in(box.folder()), 100)); }
    SECTION("detected in the background") {
        REQUIRE(QFile::remove(path_in(box.folder())));
        play.take(box.saves, kId);
        REQUIRE(play.save_soon(box.saves, kId));
    }
    play.take(box.saves, kId);
    REQUIRE(play.save(box.saves, kId));
    Box later(nullptr, box.folder());
    CHECK(turns_of(*later.saves.open(kId)) == play.turns());
}

TEST_CASE("a log damaged in the middle opens up to the damage, and the file is set aside", "[store]") {
    Box box;
    Play play;
    REQUIRE(play.save(box.saves, kId));
    for (int turn = 1; turn <= 9; ++turn)
        REQUIRE(play.take_and_save(box.saves, kId));
    QByteArray damaged = bytes_of(path_in(box.folder()));
    qsizetype at = -1;
    for (int turn = 1; turn <= 5; ++turn) // into the fifth command
        at = damaged.indexOf(" c 0 take 1\n", at + 1);
    REQUIRE(at > 0);
    damaged[at + 5] = 'T';
    put(path_in(box.folder()), damaged);
    Box later(nullptr, box.folder());
    const auto game = later.saves.open(kId);
    REQUIRE(game);
    CHECK(game->match->command_count() == 4);
    CHECK(later.notices.all().size() == 1);
    const auto aside = QDir(box.folder() + "/damaged").entryList(QDir::Files);
    REQUIRE(aside.size() == 1);
    CHECK(bytes_of(box.folder() + "/damaged/" + aside[0]) == damaged);
    Box after(nullptr, box.folder());
    CHECK(after.saves.open(kId)->match->command_count() == 4);
    CHECK(after.notices.all().isEmpty());
}

TEST_CASE("a save of an older version is continued with a log", "[store]") {
    Box box;
    REQUIRE(QDir().mkpath(box.folder() + "/games"));
    put(path_in(box.folder()), to_save(pebbles_table(30), pebbles_journal(30)));
    REQUIRE(bytes_of(path_in(box.folder())).startsWith("trapbox-save 1 "));
    auto game = box.saves.open(kId);
    REQUIRE(game);
    CHECK(turns_of(*game) == 30);
    Play play{std::move(game->match)};
    for (int turn = 31; turn <= 40; ++turn)
        REQUIRE(play.take_and_save(box.saves, kId));
    CHECK(commands_in(box.folder()).size() == 40);
    CHECK(QFile::exists(path_in(box.folder()) + ".previous"));
}

TEST_CASE("finished and shared games have no log, so that all versions can read them", "[store]") {
    Box box;
    Play play;
    REQUIRE(play.save(box.saves, kId));
    for (int turn = 1; turn <= 20; ++turn)
        REQUIRE(play.take_and_save(box.saves, kId));
    const QString shared = box.folder() + "/shared.trapbox";
    REQUIRE(box.saves.export_file(kId, shared));
    CHECK(bytes_of(shared).startsWith("trapbox-save 1 "));
    const auto received = read_import(bytes_of(shared), &find_pebbles);
    REQUIRE(received);
    CHECK(turns_of(*received) == 20);
    CHECK(received->table.order == 0); // its number is not taken along
    REQUIRE(box.saves.finish(kId));
    const QByteArray replay = bytes_of(box.folder() + "/replays/one.trapbox");
    CHECK(replay.startsWith("trapbox-save 1 "));
    CHECK(replay.size() < bytes_of(shared).size() + 100);
    CHECK(QDir(box.folder() + "/games").entryList(QDir::Files).isEmpty());
    CHECK(turns_of(*Box(nullptr, box.folder()).saves.open(kId)) == 20);
}

TEST_CASE("the list reads only the beginning and the end of a long log", "[store]") {
    Box box;
    Play play;
    REQUIRE(play.save(box.saves, kId));
    for (int turn = 1; turn <= 90; ++turn)
        REQUIRE(play.take_and_save(box.saves, kId));
    // A log of several hours: its records repeated. Listing games does not read them.
    QByteArray whole = bytes_of(path_in(box.folder()));
    const qsizetype log = whole.indexOf("\nend\n") + 5;
    const QByteArray records = whole.mid(log);
    while (whole.size() < 10 * kMaxHeadBytes)
        whole.insert(log, records);
    put(path_in(box.folder()), whole);
    FaultyFiles files(1'000'000, Mishap::fails);
    Box later(&files, box.folder());
    REQUIRE(later.saves.games().size() == 1);
    CHECK(unnumbered(later.saves.games()[0].table) == pebbles_table(90));
    CHECK(files.reads() == 1);
    CHECK(files.max_read() == kMaxHeadBytes);
}
