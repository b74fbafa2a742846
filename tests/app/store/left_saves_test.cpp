// Saves that are undamaged but can't be read, by this version or at the moment.
#include "pebbles.h"
#include "store/records.h"
#include "store/settings.h"
#include "test.h"

#include <QDir>
#include <QFile>

#include <set>

using namespace trapbox;
using namespace trapbox::tests;

namespace {

const QString kId = QStringLiteral("one");

QByteArray bytes_of(const QString& path) {
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

void put(const QString& path, const QByteArray& bytes) { REQUIRE(DiskFiles().write(path, bytes)); }

// A file system on which some files temporarily can't be read or written.
class StubbornFiles final : public FileSystem {
  public:
    std::set<QString> unreadable;
    std::set<QString> unwritable;

    bool exists(const QString& path) override { return m_disk.exists(path); }
    Result<FilePart> read(const QString& path, qint64 max) override {
        if (unreadable.contains(path)) return Fault{kCannotRead};
        return m_disk.read(path, max);
    }
    Result<Done> write(const QString& path, const QByteArray& bytes) override {
        if (unwritable.contains(path)) return Fault{kCannotWrite};
        return m_disk.write(path, bytes);
    }
    Result<Done> append(const QString& path, qint64 size, const QByteArray& bytes) override {
        if (unwritable.contains(path)) return Fault{kCannotWrite};
        return m_disk.append(path, size, bytes);
    }
    Result<Done> rename(const QString& from, const QString& to) override { return m_disk.rename(from, to); }
    Result<Done> remove(const QString& path) override { return m_disk.remove(path); }
    std::vector<FileEntry> list(const QString& folder) override { return m_disk.list(folder); }

  private:
    DiskFiles m_disk;
};

}

TEST_CASE("a save of a newer version is left in place and opens after the update", "[store]") {
    Box box;
    REQUIRE(save_turn(box.saves, kId, 4));
    REQUIRE(save_turn(box.saves, kId, 5));
    const QString path = box.folder() + "/games/one.trapbox";
    const QByteArray ours = bytes_of(path);
    QByteArray newer = ours;
    newer.replace("trapbox-save 2 ", "trapbox-save 99 ");
    put(path, newer);
    for (int start = 0; start < 60; ++start) { // no matter how often this version reads it
        Box later(nullptr, box.folder());
        CHECK(later.saves.games().empty()); // not turn 4 either: playing on from it would fork the game
        REQUIRE(later.notices.all().size() == 1);
        CHECK(later.notices.all()[0].contains("newer version of Trapbox"));
    }
    CHECK(bytes_of(path) == newer);
    CHECK_FALSE(QDir(box.folder() + "/damaged").exists());
    put(path, ours);
    Box updated(nullptr, box.folder());
    CHECK(turns_of(*updated.saves.open(kId)) == 5);
}

TEST_CASE("a save with a journal or rules of a newer version stays in the list", "[store]") {
    const auto change = GENERATE(std::pair("trapbox-journal 1\n", "trapbox-journal 99\n"),
                                 std::pair("options ", "options brand_new_rule=1 "));
    std::string journal = pebbles_journal(5);
    journal.replace(journal.find(change.first), std::strlen(change.first), change.second);
    const std::string build = "\nbuild " + std::string(build_id());
    journal.replace(journal.find(build), build.size(), "\nbuild 99.0.0");
    Box box;
    const QString path = box.folder() + "/games/one.trapbox";
    put(path, to_save(pebbles_table(5), journal));
    CHECK(box.saves.games().size() == 1);
    const auto opened = box.saves.open(kId);
    REQUIRE_FALSE(opened);
    CHECK(opened.fault().reason == kNewerSave);
    CHECK(box.saves.games().size() == 1);
    CHECK(QFile::exists(path));
    CHECK_FALSE(QDir(box.folder() + "/damaged").exists());
}

TEST_CASE("a temporarily unreadable save is left in place and opens later", "[store]") {
    QTemporaryDir folder;
    {
        Box box(nullptr, folder.path());
        REQUIRE(save_turn(box.saves, kId, 4));
        REQUIRE(save_turn(box.saves, kId, 5));
        REQUIRE(save_turn(box.saves, "two", 7));
    }
    const QString path = folder.path() + "/games/one.trapbox";
    StubbornFiles files;
    files.unreadable.insert(path);
    Box box(&files, folder.path());
    CHECK(box.saves.games().size() == 1); // the other one
    REQUIRE(box.notices.all().size() == 1);
    CHECK(box.notices.all()[0].contains("can’t be read right now"));
    CHECK_FALSE(box.saves.open(kId));
    CHECK(QFile::exists(path));
    CHECK_FALSE(QDir(folder.path() + "/damaged").exists());

    box.saves.try_again();
    CHECK(box.notices.all().size() == 1);
    files.unreadable.clear();
    box.saves.try_again();
    CHECK(box.notices.all().isEmpty());
    CHECK(box.saves.games().size() == 2);
    CHECK(turns_of(*box.saves.open(kId)) == 5);
}

TEST_CASE("a temporarily unreadable game stays in the list", "[store]") {
    StubbornFiles files;
    Box box(&files);
    REQUIRE(save_turn(box.saves, kId, 5));
    files.unreadable.insert(box.folder() + "/games/one.trapbox");
    CHECK_FALSE(box.saves.open(kId));
    CHECK_FALSE(box.saves.export_game(kId));
    CHECK(box.saves.games().size() == 1);
    files.unreadable.clear();
    CHECK(turns_of(*box.saves.open(kId)) == 5);
}

TEST_CASE("damaged files that were set aside are never deleted automatically", "[store]") {
    Box box;
    for (int number = 0; number < 60; ++number)
        put(box.folder() + QStringLiteral("/games/bad-%1.trapbox").arg(number), "damaged");
    CHECK(box.saves.games().empty());
    CHECK(QDir(box.folder() + "/damaged").entryList(QDir::Files).size() == 60);
}

TEST_CASE("a game that can't be written does not block others", "[store]") {
    StubbornFiles files;
    Box box(&files);
    files.unwritable.insert(box.folder() + "/games/a.trapbox"); // the first one in any order
    CHECK_FALSE(save_turn(box.saves, "a", 1));
    CHECK(save_turn(box.saves, "b", 2));
    REQUIRE(box.saves.save_soon("c", pebbles_table(3), pebbles_journal(3)));
    REQUIRE(box.saves.save_soon("b", pebbles_table(4), pebbles_journal(4)));
    CHECK(turns_of(*box.saves.open("a")) == 1); // waits for the background, and is in memory
    Box later(nullptr, box.folder());
    CHECK(later.saves.games().size() == 2);
    CHECK(turns_of(*later.saves.open("b")) == 4);
    CHECK(turns_of(*later.saves.open("c")) == 3);
    REQUIRE(box.notices.all().size() == 1);
    CHECK(box.notices.all()[0].contains("Keep Trapbox open"));

    files.unwritable.clear();
    box.saves.try_again();
    CHECK(turns_of(*box.saves.open("a")) == 1);
    CHECK(box.notices.all().isEmpty());
    CHECK(Box(nullptr, box.folder()).saves.games().size() == 3);
}

TEST_CASE("temporarily unreadable records are neither lost nor overwritten", "[store]") {
    QTemporaryDir folder;
    const QString path = folder.filePath("records.json");
    const auto result = [](const char* id) {
        GameResult result;
        result.id = id;
        result.game = "null_game";
        result.preset = "pebbles";
        return result;
    };
    StubbornFiles files;
    Notices notices;
    {
        Records records(files, path, notices);
        records.add(result("first"));
        records.add(result("second"));
    }
    files.unreadable.insert(path);
    Records records(files, path, notices);
    REQUIRE(notices.all().size() == 1);
    records.add(result("third"));
    CHECK(Records(files, path, notices).count() == 0);
    files.unreadable.clear();
    records.add(result("fourth"));
    CHECK(records.record("null_game", "pebbles", Opponents::solo).played == 4);
    CHECK(Records(files, path, notices).record("null_game", "pebbles", Opponents::solo).played == 4);
}

TEST_CASE("temporarily unreadable settings are restored, with changes made since", "[store]") {
    QTemporaryDir folder;
    const QString path = folder.filePath("settings.json");
    StubbornFiles files;
    Notices notices;
    {
        Settings settings(files, path, notices);
        settings.setTheme("dark");
        settings.setMuted(true);
    }
    files.unreadable.insert(path);
    Settings settings(files, path, notices);
    CHECK(settings.theme() == "system");
    settings.setTheme("light");
    settings.flush();
    files.unreadable.clear();
    settings.setLeftHanded(true);
    settings.flush();
    CHECK(settings.theme() == "light");
    CHECK(settings.muted());
    CHECK(settings.leftHanded());
}
