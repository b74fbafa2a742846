// The device's own files.
#include "store/file_system.h"
#include "test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace trapbox;

namespace {

QByteArray bytes_of(const QString& path) {
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

}

TEST_CASE("a pipe or a device is refused without blocking", "[store]") {
    QTemporaryDir folder;
    const QString pipe = folder.filePath("pipe.trapbox");
    REQUIRE(::mkfifo(QFile::encodeName(pipe).constData(), 0600) == 0);
    DiskFiles files;
    for (const QString& path : {pipe, QStringLiteral("/dev/zero"), folder.path()}) {
        CAPTURE(path.toStdString());
        const auto part = files.read(path, 100);
        REQUIRE_FALSE(part);
        CHECK(part.fault().reason == kNotAFile);
        CHECK_FALSE(files.append(path, 0, "x"));
    }
    CHECK(files.read(folder.filePath("nothing"), 100).fault().reason == kCannotRead);
    CHECK(files.list(folder.path()).empty());
}

TEST_CASE("the beginning and the end of a large file are read, and nothing between", "[store]") {
    QTemporaryDir folder;
    const QString path = folder.filePath("file");
    DiskFiles files;
    REQUIRE(files.write(path, "0123456789"));
    auto part = files.read(path, 4);
    REQUIRE(part);
    CHECK(part->bytes == "0123");
    CHECK(part->end == "6789");
    CHECK(part->size == 10);
    part = files.read(path, 7); // they overlap
    CHECK(part->bytes == "0123456");
    CHECK(part->end == "3456789");
    part = files.read(path, 10);
    CHECK(part->whole());
    CHECK(part->end.isEmpty());
}

TEST_CASE("an append truncates an interrupted one, and fails if its base is missing", "[store]") {
    QTemporaryDir folder;
    const QString path = folder.filePath("file");
    DiskFiles files;
    REQUIRE(files.write(path, "onetw")); // "two" was torn
    REQUIRE(files.append(path, 3, "two"));
    CHECK(bytes_of(path) == "onetwo");
    REQUIRE(files.append(path, 6, "three"));
    CHECK(bytes_of(path) == "onetwothree");
    CHECK(files.append(path, 12, "four").fault().reason == kFileChanged);
    CHECK(files.append(folder.filePath("gone"), 0, "x").fault().reason == kFileChanged);
    CHECK(bytes_of(path) == "onetwothree");
}

TEST_CASE("a short write is reported as a full device and leaves no file", "[store]") {
    QTemporaryDir folder;
    const QString path = folder.filePath("file");
    DiskFiles files;
    REQUIRE(files.write(path, "old"));
    // A limit on the size of files cuts writes short, as a full disk does.
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{200, before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
    const auto written = files.write(path, QByteArray(300, 'x'));
    const auto appended = files.append(path, 3, QByteArray(300, 'x'));
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    REQUIRE_FALSE(written);
    CHECK(written.fault().reason == kDeviceFull);
    REQUIRE_FALSE(appended);
    CHECK(appended.fault().reason == kDeviceFull);
    CHECK(QDir(folder.path()).entryList(QDir::Files) == QStringList{"file"});
    REQUIRE(files.append(path, 3, "er"));
    CHECK(bytes_of(path) == "older");
}

TEST_CASE("a read-only folder is reported as such", "[store]") {
    QTemporaryDir folder;
    DiskFiles files;
    // Root may write everywhere: a file in the place of the folder stops it as well.
    REQUIRE(files.write(folder.filePath("games"), "a file"));
    CHECK(files.write(folder.filePath("games/one"), "x").fault().reason == kNotAllowed);
    CHECK(files.rename(folder.filePath("games"), folder.filePath("games/one")).fault().reason == kNotAllowed);
}

TEST_CASE("only names of interrupted writes count as temporary files", "[store]") {
    CHECK(target_of_temporary("one.trapbox.new-0123abcd") == "one.trapbox");
    for (const char* name : {"one.trapbox", "one.trapbox.previous", "one.trapbox.Ab12Cd", ".new-0123abcd",
                             "one.trapbox.new-0123ABCD", "one.trapbox.new-0123abcd.txt"}) {
        CAPTURE(name);
        CHECK(target_of_temporary(name).isEmpty());
    }
}
