// The cost of saving, in bytes and in time of the main thread.
#include "catalog.h"
#include "pebbles.h"
#include "places.h"
#include "test.h"

#include <QElapsedTimer>
#include <QFile>

#include <algorithm>
#include <iostream>

using namespace trapbox;
using namespace trapbox::tests;

namespace {

const QString kId = QStringLiteral("one");

// A file system that counts written bytes.
class CountingFiles final : public FileSystem {
  public:
    std::atomic<qint64> written = 0; // bytes

    bool exists(const QString& path) override { return m_disk.exists(path); }
    Result<FilePart> read(const QString& path, qint64 max) override { return m_disk.read(path, max); }
    Result<Done> write(const QString& path, const QByteArray& bytes) override {
        written += bytes.size();
        return m_disk.write(path, bytes);
    }
    Result<Done> append(const QString& path, qint64 size, const QByteArray& bytes) override {
        written += bytes.size();
        return m_disk.append(path, size, bytes);
    }
    Result<Done> rename(const QString& from, const QString& to) override { return m_disk.rename(from, to); }
    Result<Done> remove(const QString& path) override { return m_disk.remove(path); }
    std::vector<FileEntry> list(const QString& folder) override { return m_disk.list(folder); }

  private:
    DiskFiles m_disk;
};

SavedTable table_of(const AnyMatch& match) {
    SavedTable table = pebbles_table(0);
    table.game = "passed_trap";
    table.preset = "big_slam";
    table.players.clear();
    for (int seat = 0; seat < match.seats(); ++seat)
        table.players.push_back({.name = {}, .seat = seat});
    return table;
}

}

TEST_CASE("a Big Slam writes little more than its own length", "[store]") {
    QFile file(QString(GOLDEN_DIR) + "/passed_trap/big_slam.journal");
    REQUIRE(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    const auto journal = parse_journal({text.constData(), static_cast<std::size_t>(text.size())});
    REQUIRE(journal);
    const CatalogEntry* game = find_game("passed_trap");
    auto match = std::move(*game->start(journal->options, journal->seed));
    QTemporaryDir folder;
    CountingFiles files;
    Notices notices;
    SaveStore store(files, folder.path(), notices);
    SavedTable table = table_of(*match);
    REQUIRE(store.save(kId, table, *match));
    int saves = 0;
    for (const StampedCommand& stamped : journal->commands) {
        (void)match->advance(stamped.tick - match->ticks());
        REQUIRE(match->apply(stamped.command)->accepted());
        store.played(kId, *match, stamped.command);
        // The same as PassedTrapView::worth_saving: not while a disk is dragged.
        if (stamped.command.starts_with("grab") || stamped.command.starts_with("drag")) continue;
        table.ticks = match->ticks();
        table.last_played = table.started.addMSecs(stamped.tick * 1000 / kTicksPerSecond);
        REQUIRE(store.save_soon(kId, table, *match));
        ++saves;
    }
    REQUIRE(store.save(kId, table, *match));
    const qint64 log = files.written;
    const auto saved = store.open(kId);
    REQUIRE(saved);
    CHECK(saved->match->exact());
    CHECK(saved->match->hash() == match->hash());
    table.finished = true;
    REQUIRE(store.save(kId, table, *match));
    REQUIRE(store.finish(kId));
    std::cout << "Big Slam of " << text.size() << " bytes: " << saves << " saves write " << log
              << " bytes, with its replay " << files.written << "\n";
    // Each command once, plus 12 bytes for the length and checksum of its record; with every save a hash, a
    // checkpoint of about 600 bytes and the changed fields of the table, about 120.
    CHECK(log < text.size() + 7109 * 13 + saves * 900 + 2000);
    CHECK(files.written < log + text.size() + 2000);
}

TEST_CASE("the main thread's time for a save does not depend on the game's length", "[store]") {
    const CatalogEntry* game = find_game("passed_trap");
    // The beginning of the golden Big Slam.
    auto match = std::move(*game->start("format=big_slam laughing=off disks=5 gap=normal timer=45", 1));
    for (const char* command : {"quick 0", "ready 0"})
        REQUIRE(match->apply(command)->accepted());
    REQUIRE(match->advance(1) == 1);
    REQUIRE(match->apply("grab 0 0 -62000 -204000")->accepted());
    QTemporaryDir folder;
    DiskFiles files;
    Notices notices;
    SaveStore store(files, folder.path(), notices);
    const SavedTable table = table_of(*match);
    REQUIRE(store.save(kId, table, *match));
    const auto drag = [&] {
        const auto x = std::to_string(-50'000 + static_cast<int>(match->command_count() % 1000));
        const std::string command = "drag 0 " + x + " -205000";
        if (!match->apply(command)->accepted()) FAIL("a drag was refused"); // a REQUIRE would take long
        store.played(kId, *match, command);
    };
    std::vector<double> costs; // ms; each is the median of 101 saves after one command
    for (const std::size_t length : {1'000U, 20'000U, 999'000U}) {
        while (match->command_count() < length) {
            drag();
            if (match->command_count() % 1000 == 0) REQUIRE(store.save_soon(kId, table, *match));
        }
        REQUIRE(store.save(kId, table, *match));
        std::vector<double> times;
        for (int i = 0; i < 101; ++i) {
            drag();
            QElapsedTimer timer;
            timer.start();
            REQUIRE(store.save_soon(kId, table, *match));
            times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        }
        std::nth_element(times.begin(), times.begin() + 50, times.end());
        costs.push_back(times[50]);
        std::cout << "a save after " << length << " commands: " << costs.back() << " ms\n";
    }
    // Before the log, it was 0.3 s at a million commands and 5 ms at 20,000.
    CHECK(costs[1] < 1);
    CHECK(costs[2] < 1);
    CHECK(costs[2] < 5 * costs[0] + 0.1);
}
