#include "console/files.h"
#include "test.h"

#include <csignal>
#include <filesystem>
#include <sys/resource.h>
#include <unistd.h>

using namespace trapbox;
namespace fs = std::filesystem;

namespace {

struct Folder {
    fs::path path = fs::temp_directory_path() / ("trapbox-files-" + std::to_string(getpid()));
    Folder() { fs::create_directories(path); }
    ~Folder() { fs::remove_all(path); }
    std::string operator/(const char* name) const { return (path / name).string(); }
    std::size_t count() const {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(path), fs::directory_iterator()));
    }
};

std::string reason(const Result<std::string>& text) { return text ? "" : text.fault().reason; }
std::string reason(const std::optional<Fault>& fault) { return fault ? fault->reason : ""; }

}

TEST_CASE("a written file replaces the older one and is read back in full") {
    const Folder folder;
    const auto file = folder / "a game";
    const std::string old_text(100'000, 'x');
    CHECK(reason(disk_files().write(file, old_text)) == "");
    CHECK(*disk_files().read(file, old_text.size()) == old_text);
    CHECK(reason(disk_files().write(file, "new\n")) == "");
    CHECK(*disk_files().read(file, 4) == "new\n");
    CHECK(folder.count() == 1);
}

TEST_CASE("a file that is too large is refused, whatever its size is") {
    const Folder folder;
    const auto file = folder / "large";
    CHECK(reason(disk_files().write(file, "12345")) == "");
    CHECK(reason(disk_files().read(file, 4)) == "the file is too large");
    fs::resize_file(file, std::uintmax_t{1} << 40); // a sparse file of one terabyte
    CHECK(reason(disk_files().read(file, 1 << 20)) == "the file is too large");
}

TEST_CASE("only regular files are read or overwritten") {
    const Folder folder;
    CHECK(reason(disk_files().read(folder / "none", 100)) == "the file does not exist");
    CHECK(reason(disk_files().read("", 100)) == "the file does not exist");
    CHECK(reason(disk_files().read(folder.path.string(), 100)) == "this is not a regular file");
    CHECK(reason(disk_files().write(folder.path.string(), "x")) == "this is not a regular file");
    // Devices have no end, and a save must not replace one.
    CHECK(reason(disk_files().read("/dev/zero", 100)) == "this is not a regular file");
    CHECK(reason(disk_files().write("/dev/full", "x")) == "this is not a regular file");
    CHECK(fs::is_character_file("/dev/full"));
    CHECK(reason(disk_files().write(folder / "none/file", "x")).starts_with("the file cannot be written: "));
    CHECK(folder.count() == 0);
}

TEST_CASE("on a full disk the old file is unchanged and no temporary file is left") {
    const Folder folder;
    CHECK(reason(disk_files().write(folder / "game", "old")) == "");
    // As if the disk had 1 kB left: the system then refuses to write more.
    const auto ignored = std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    const rlimit small{1024, before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
    const auto fault = disk_files().write(folder / "game", std::string(100'000, 'x'));
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, ignored);
    CHECK(reason(fault).starts_with("the file cannot be written: "));
    CHECK(*disk_files().read(folder / "game", 100) == "old");
    CHECK(folder.count() == 1);
}

TEST_CASE("a save does not write through a link that has the name of its temporary file") {
    const Folder folder;
    CHECK(reason(disk_files().write(folder / "precious", "precious")) == "");
    fs::create_symlink(folder / "precious", folder / "game.part");
    CHECK(reason(disk_files().write(folder / "game", "new")) == "");
    CHECK(*disk_files().read(folder / "precious", 100) == "precious");
    CHECK(*disk_files().read(folder / "game", 100) == "new");
}

TEST_CASE("a save leaves a file alone that has the name of its temporary file") {
    const Folder folder;
    CHECK(reason(disk_files().write(folder / "game.part", "somebody's")) == "");
    CHECK(reason(disk_files().write(folder / "game.part1", "somebody else's")) == "");
    CHECK(reason(disk_files().write(folder / "game", "new")) == "");
    CHECK(*disk_files().read(folder / "game.part", 100) == "somebody's");
    CHECK(*disk_files().read(folder / "game.part1", 100) == "somebody else's");
    CHECK(*disk_files().read(folder / "game", 100) == "new");
    CHECK(folder.count() == 3);
}
