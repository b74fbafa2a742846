// The store with every kind of failure: failing operations, damage, truncation, SIGKILL.
#include "core/random.h"
#include "faulty_files.h"
#include "pebbles.h"
#include "store/crc32.h"
#include "test.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QThread>

#include <iostream>

using namespace trapbox;
using namespace trapbox::tests;

namespace {

const QString kId = QStringLiteral("one");

struct Found {
    int turns = -1; // −1: neither the old nor the new state
    bool has_notice = false;
    bool replay = false;
};

// The state of the game in a new store.
Found found_in(const QString& folder) {
    Box box(nullptr, folder);
    Found found;
    const bool in_progress = box.saves.games().size() == 1;
    found.replay = box.saves.replays().size() == 1;
    const auto game = box.saves.open(kId);
    if (game && in_progress != found.replay) found.turns = turns_of(*game);
    found.has_notice = !box.notices.all().isEmpty();
    return found;
}

// Without waiting for the disk, because tests call it thousands of times.
void put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    REQUIRE(file.write(bytes) == bytes.size());
}

}

TEST_CASE("the checksum is the CRC-32 of zip", "[store]") {
    // The published check value of CRC-32/ISO-HDLC.
    CHECK(crc32("123456789") == 0xCBF43926U);
    CHECK(crc32("") == 0);
}

TEST_CASE("after any failing file operation the old or the new state can be read", "[store]") {
    const auto mishap = GENERATE(Mishap::fails, Mishap::stops, Mishap::torn, Mishap::torn_quiet);
    int operations = 0;
    for (int number = 1;; ++number) {
        INFO("mishap " << static_cast<int>(mishap) << " at operation " << number);
        Box box;
        REQUIRE(save_turn(box.saves, kId, 1));
        REQUIRE(save_turn(box.saves, kId, 2));
        FaultyFiles faulty(number, mishap);
        Box sitting(&faulty, box.folder());
        const bool saved = static_cast<bool>(save_turn(sitting.saves, kId, 3));
        const Found found = found_in(box.folder());
        CHECK_FALSE(found.replay);
        if (saved && mishap != Mishap::torn_quiet)
            CHECK(found.turns == 3);
        else
            CHECK((found.turns == 2 || found.turns == 3));
        if (!faulty.struck()) break;
        operations = number;
    }
    // Both folders are listed, the game's head is read for the list and again before it becomes the previous
    // generation, it is renamed, and the new file is written.
    CHECK(operations == 6);
}

TEST_CASE("after any failing operation the next save succeeds", "[store]") {
    const auto mishap = GENERATE(Mishap::fails, Mishap::torn, Mishap::torn_quiet);
    for (int number = 1;; ++number) {
        INFO("mishap " << static_cast<int>(mishap) << " at operation " << number);
        Box box;
        REQUIRE(save_turn(box.saves, kId, 1));
        FaultyFiles faulty(number, mishap);
        Box sitting(&faulty, box.folder());
        (void)save_turn(sitting.saves, kId, 2);
        const bool struck = faulty.struck();
        const auto saved = save_turn(sitting.saves, kId, 3);
        const Found found = found_in(box.folder());
        if (struck) CHECK(saved);
        CHECK(found.turns >= (saved ? 3 : 1));
        if (!struck) break;
    }
}

TEST_CASE("a torn save never replaces the previous good one", "[store]") {
    for (int number = 1;; ++number) {
        INFO("stopped at operation " << number);
        Box box;
        REQUIRE(save_turn(box.saves, kId, 1));
        REQUIRE(save_turn(box.saves, kId, 2));
        FaultyFiles faulty(number, Mishap::stops);
        Box sitting(&faulty, box.folder());
        (void)sitting.saves.games();
        // Turn 2 is lost while the app runs; turn 1 still exists as the previous generation.
        put(box.folder() + "/games/one.trapbox", "trapbox-save 1 ");
        (void)save_turn(sitting.saves, kId, 3);
        const int turns = found_in(box.folder()).turns;
        CHECK((turns == 1 || turns == 3));
        if (!faulty.struck()) break;
    }
}

TEST_CASE("after any failing operation a finished game is in exactly one list", "[store]") {
    const auto mishap = GENERATE(Mishap::fails, Mishap::stops);
    for (int number = 1;; ++number) {
        INFO("mishap " << static_cast<int>(mishap) << " at operation " << number);
        Box box;
        REQUIRE(save_turn(box.saves, kId, 99));
        REQUIRE(save_turn(box.saves, kId, 100));
        FaultyFiles faulty(number, mishap);
        const bool finished = static_cast<bool>(Box(&faulty, box.folder()).saves.finish(kId));
        const Found found = found_in(box.folder());
        CHECK((found.turns == 99 || found.turns == 100));
        if (finished) CHECK(found.replay);
        if (!faulty.struck()) break;
    }
}

TEST_CASE("after any failing operation a continued game is in exactly one list", "[store]") {
    const auto mishap = GENERATE(Mishap::fails, Mishap::stops, Mishap::torn, Mishap::torn_quiet);
    for (int number = 1;; ++number) {
        INFO("mishap " << static_cast<int>(mishap) << " at operation " << number);
        Box box;
        SavedTable over = pebbles_table(100);
        over.finished = true;
        REQUIRE(box.saves.save(kId, over, pebbles_journal(100)));
        REQUIRE(box.saves.finish(kId));
        FaultyFiles faulty(number, mishap);
        Box sitting(&faulty, box.folder());
        const bool saved = static_cast<bool>(save_turn(sitting.saves, kId, 99)); // undoes the last turn
        CHECK(sitting.saves.games().size() == 1);
        CHECK(sitting.saves.replays().empty());
        Box later(nullptr, box.folder());
        CHECK(later.saves.games().size() + later.saves.replays().size() == 1);
        const auto game = later.saves.open(kId);
        REQUIRE(game);
        if (saved && mishap != Mishap::torn_quiet)
            CHECK(turns_of(*game) == 99);
        else
            CHECK(game->match->command_count() >= 99);
        if (!faulty.struck()) break;
    }
}

TEST_CASE("a save truncated at any length falls back to the previous one", "[store]") {
    const QByteArray older = to_save(pebbles_table(1), pebbles_journal(1));
    const QByteArray newer = to_save(pebbles_table(2), pebbles_journal(2));
    Box box;
    const QString path = box.folder() + "/games/one.trapbox";
    REQUIRE(QDir().mkpath(box.folder() + "/games"));
    for (qsizetype length = 0; length < newer.size(); ++length) {
        INFO("cut off after " << length << " of " << newer.size());
        put(path, newer.left(length));
        put(Generations::previous(path), older);
        const Found found = found_in(box.folder());
        CHECK(found.turns == 1);
        CHECK(found.has_notice);
    }
}

TEST_CASE("a randomly damaged save falls back to the previous one or reports an error", "[store]") {
    const QByteArray older = to_save(pebbles_table(30), pebbles_journal(30));
    const QByteArray newer = to_save(pebbles_table(31), pebbles_journal(31));
    Box box;
    const QString path = box.folder() + "/games/one.trapbox";
    REQUIRE(QDir().mkpath(box.folder() + "/games"));
    Random random(7);
    const auto below = [&random](qsizetype bound) {
        return static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(bound)));
    };
    const auto damage = [&](QByteArray bytes) {
        const auto strokes = below(4) + 1;
        for (qsizetype stroke = 0; stroke < strokes && !bytes.isEmpty(); ++stroke) {
            const auto at = below(bytes.size());
            const auto count = below(40) + 1;
            const auto byte = static_cast<char>(below(256));
            switch (below(6)) {
            case 0: bytes[at] = byte; break;
            case 1: bytes[at] = static_cast<char>(bytes[at] ^ (1 << below(8))); break;
            case 2: bytes.remove(at, count); break;
            case 3: bytes.insert(at, count, byte); break;
            case 4: bytes.truncate(at); break;
            default: bytes.replace(at, count, QByteArray(count, '\0'));
            }
        }
        return bytes;
    };
    int fell_back = 0;
    int lost = 0;
    for (int way = 0; way < 1000; ++way) {
        INFO("way " << way);
        const QByteArray current = damage(newer);
        const bool both = way % 4 == 0;
        const QByteArray previous = both ? damage(older) : older;
        put(path, current);
        put(Generations::previous(path), previous);
        Box later(nullptr, box.folder());
        (void)later.saves.games();
        const auto game = later.saves.open(kId);
        if (current == newer) {
            CHECK((game && turns_of(*game) == 31));
        } else if (previous == older) {
            ++fell_back;
            CHECK((game && turns_of(*game) == 30));
            CHECK(later.notices.all().size() == 1);
        } else {
            ++lost;
            CHECK_FALSE(game);
            CHECK_FALSE(later.notices.all().isEmpty());
            CHECK(later.saves.games().empty());
        }
        // In all cases the game can be saved again.
        if (way % 50 == 0) CHECK(save_turn(later.saves, kId, 5));
        REQUIRE(later.saves.remove(kId));
    }
    // 750 with an undamaged previous generation and 250 without, minus the few changes that damage nothing.
    CHECK(fell_back > 700);
    CHECK(lost > 230);
}

// Run by the next test in a separate process: plays, saves and reports turn after turn, until it is killed.
// At the end of the heap it undoes all turns.
TEST_CASE("saves repeatedly until it is killed", "[.][save-loop]") {
    const QString folder = qEnvironmentVariable("TRAPBOX_SAVE_LOOP");
    if (folder.isEmpty()) return;
    Box box(nullptr, folder);
    Play play;
    if (auto begun = box.saves.open(kId)) play.match = std::move(begun->match);
    for (;;) {
        if (play.turns() == 90) play.undo(box.saves, kId, 90);
        if (!play.take_and_save(box.saves, kId)) return;
        std::printf("saved %d\n", play.turns());
        std::fflush(stdout);
    }
}

TEST_CASE("an app killed 20 times while saving restores its game each time", "[store]") {
    Box box;
    Random random(11);
    int saves = 0;
    for (int kill = 0; kill < 20; ++kill) {
        QProcess child;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("TRAPBOX_SAVE_LOOP", box.folder());
        child.setProcessEnvironment(environment);
        child.start(QCoreApplication::applicationFilePath(), {"[save-loop]"});
        QByteArray output;
        while (!output.contains("saved ") && child.waitForReadyRead(20'000))
            output += child.readAllStandardOutput();
        QThread::usleep(1000 + random.below(40'000));
        child.kill();
        REQUIRE(child.waitForFinished());
        CHECK(child.exitStatus() == QProcess::CrashExit);
        output += child.readAllStandardOutput();

        // The last complete line reports a finished save; the next one may or may not have finished.
        const QByteArray lines = output.left(output.lastIndexOf('\n'));
        const int last = lines.mid(lines.lastIndexOf('\n') + 1).mid(6).toInt();
        saves += static_cast<int>(lines.count("saved "));
        INFO("kill " << kill << " after turn " << last);
        REQUIRE(last > 0);
        // The table may be one turn behind, because it is written after the turn.
        Box later(nullptr, box.folder());
        const auto game = later.saves.open(kId);
        REQUIRE(game);
        const auto turns = static_cast<int>(game->match->command_count());
        CHECK((turns == last || turns == last % 90 + 1));
        CHECK(game->match->exact());
        CHECK(later.notices.all().isEmpty());
    }
    // No temporary file is left.
    CHECK(QDir(box.folder() + "/games").entryList(QDir::Files).size() <= 2);
    CHECK_FALSE(QDir(box.folder() + "/damaged").exists());
    std::cout << "20 kills among " << saves << " saves\n";
}
