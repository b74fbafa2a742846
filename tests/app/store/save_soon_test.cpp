#include "pebbles.h"
#include "test.h"

#include <QSemaphore>
#include <QTest>

using namespace trapbox;
using namespace trapbox::tests;

namespace {

const QString kId = QStringLiteral("one");

Result<Done> save_turn_soon(SaveStore& store, const QString& id, int turns) {
    return store.save_soon(id, pebbles_table(turns), pebbles_journal(turns));
}

// A file system whose writes wait until the test releases them, and then succeed or fail.
class SlowFiles final : public FileSystem {
  public:
    QSemaphore let_through;
    std::atomic<int> begun = 0;
    std::atomic<bool> full = false;

    bool exists(const QString& path) override { return m_disk.exists(path); }
    Result<FilePart> read(const QString& path, qint64 most) override { return m_disk.read(path, most); }
    Result<Done> write(const QString& path, const QByteArray& bytes) override {
        ++begun;
        let_through.acquire();
        if (full) return Fault{kDeviceFull};
        return m_disk.write(path, bytes);
    }
    Result<Done> append(const QString& path, qint64 size, const QByteArray& bytes) override {
        ++begun;
        let_through.acquire();
        if (full) return Fault{kDeviceFull};
        return m_disk.append(path, size, bytes);
    }
    Result<Done> rename(const QString& from, const QString& to) override { return m_disk.rename(from, to); }
    Result<Done> remove(const QString& path) override { return m_disk.remove(path); }
    std::vector<FileEntry> list(const QString& folder) override { return m_disk.list(folder); }

  private:
    DiskFiles m_disk;
};

}

TEST_CASE("play continues while the disk is slow, and the last turn is written in the end", "[store]") {
    SlowFiles files;
    Box box(&files);
    for (int turn = 1; turn <= 5; ++turn)
        REQUIRE(save_turn_soon(box.saves, kId, turn)); // would hang here if it waited
    REQUIRE(QTest::qWaitFor([&] { return files.begun == 1; }));
    CHECK(box.saves.games().size() == 1);
    files.let_through.release(2); // the first turn, then the fifth: those between were superseded
    REQUIRE(QTest::qWaitFor([&] { return files.begun == 2; }));

    files.let_through.release(10);
    const auto opened = box.saves.open(kId);
    REQUIRE(opened);
    CHECK(turns_of(*opened) == 5);
    CHECK(files.begun == 2);
    Box later(nullptr, box.folder());
    const auto found = later.saves.open(kId);
    REQUIRE(found);
    CHECK(turns_of(*found) == 5);
}

TEST_CASE("all turns played while the disk is slow are appended in the end", "[store]") {
    SlowFiles files;
    Box box(&files);
    Play play;
    files.let_through.release(1);
    REQUIRE(play.save(box.saves, kId));
    for (int turn = 1; turn <= 5; ++turn) {
        play.take(box.saves, kId);
        REQUIRE(play.save_soon(box.saves, kId)); // would hang here if it waited
    }
    files.let_through.release(2); // the first turn, then all the others at once
    REQUIRE(QTest::qWaitFor([&] { return files.begun == 3; }));
    const auto opened = box.saves.open(kId);
    REQUIRE(opened);
    CHECK(turns_of(*opened) == 5);
    CHECK(files.begun == 3);
    CHECK(turns_of(*Box(nullptr, box.folder()).saves.open(kId)) == 5);
}

TEST_CASE("a synchronous save waits for the one in progress", "[store]") {
    SlowFiles files;
    Box box(&files);
    files.let_through.release(10);
    REQUIRE(save_turn_soon(box.saves, kId, 1));
    REQUIRE(save_turn(box.saves, kId, 2));
    Box later(nullptr, box.folder());
    const auto found = later.saves.open(kId);
    REQUIRE(found);
    CHECK(turns_of(*found) == 2);
}

TEST_CASE("a full disk in the background is reported once, and the game is written later", "[store]") {
    SlowFiles files;
    files.full = true;
    Box box(&files);
    files.let_through.release(100);
    for (int turn = 1; turn <= 3; ++turn) {
        REQUIRE(save_turn_soon(box.saves, kId, turn));
        REQUIRE(QTest::qWaitFor([&] { return files.begun == turn && !box.notices.all().isEmpty(); }));
        QTest::qWait(1);
    }
    CHECK(box.notices.all().size() == 1);
    const auto kept = box.saves.open(kId); // from memory
    REQUIRE(kept);
    CHECK(turns_of(*kept) == 3);

    files.full = false;
    REQUIRE(save_turn_soon(box.saves, kId, 4));
    REQUIRE(QTest::qWaitFor([&] { return box.notices.all().isEmpty(); }));
    Box later(nullptr, box.folder());
    const auto found = later.saves.open(kId);
    REQUIRE(found);
    CHECK(turns_of(*found) == 4);
}

TEST_CASE("a destroyed store has written all pending saves", "[store]") {
    QTemporaryDir folder;
    {
        Box box(nullptr, folder.path());
        REQUIRE(save_turn_soon(box.saves, kId, 5));
        REQUIRE(save_turn_soon(box.saves, kId, 6));
    }
    Box later(nullptr, folder.path());
    const auto found = later.saves.open(kId);
    REQUIRE(found);
    CHECK(turns_of(*found) == 6);
}
