#include "console/files.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <unistd.h>

namespace trapbox {

namespace {

namespace fs = std::filesystem;

struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Close>;

Fault system_fault(std::string_view what, int code) {
    return {std::string(what) + ": " + std::strerror(code)};
}

class DiskFiles final : public Files {
  public:
    Result<std::string> read(const std::string& path, std::size_t max_bytes) override {
        std::error_code error;
        const auto status = fs::status(path, error);
        if (!fs::exists(status)) return Fault{"the file does not exist"};
        // A device or a pipe may have no end.
        if (!fs::is_regular_file(status)) return Fault{"this is not a regular file"};
        const File file(std::fopen(path.c_str(), "rb"));
        if (!file) return system_fault("the file cannot be read", errno);
        std::string text;
        char block[1 << 16];
        while (const auto count = std::fread(block, 1, sizeof block, file.get())) {
            if (text.size() + count > max_bytes) return Fault{"the file is too large"};
            text.append(block, count);
        }
        if (std::ferror(file.get()) != 0) return system_fault("the file cannot be read", errno);
        return text;
    }

    std::optional<Fault> write(const std::string& path, std::string_view text) override {
        std::error_code error;
        const auto status = fs::status(path, error);
        if (fs::exists(status) && !fs::is_regular_file(status)) return Fault{"this is not a regular file"};
        std::string part;
        File file = new_file(path + ".part", part);
        if (!file) return system_fault("the file cannot be written", errno);
        auto fault = write_whole(std::move(file), text);
        if (!fault) {
            fs::rename(part, path, error);
            if (error) fault = Fault{"the new file cannot be renamed: " + error.message()};
        }
        if (fault) fs::remove(part, error);
        return fault;
    }

  private:
    // Opens a new file of that name, or with a number appended if the name exists: that may be a user's file,
    // or a link to one.
    static File new_file(const std::string& wish, std::string& name) {
        constexpr int kTries = 100;
        for (int i = 0; i < kTries; ++i) {
            name = i == 0 ? wish : wish + std::to_string(i);
            File file(std::fopen(name.c_str(), "wbx"));
            if (file || errno != EEXIST) return file;
        }
        return {};
    }

    static std::optional<Fault> write_whole(File file, std::string_view text) {
        // Flush to disk before renaming: otherwise a power loss can leave an empty file.
        const bool written = std::fwrite(text.data(), 1, text.size(), file.get()) == text.size() &&
                             std::fflush(file.get()) == 0 && fsync(fileno(file.get())) == 0;
        const int code = errno;
        // A full disk may be reported only when the last block is written.
        if (std::fclose(file.release()) != 0) return system_fault("the file cannot be written", errno);
        if (!written) return system_fault("the file cannot be written", code);
        return {};
    }
};

}

Files& disk_files() {
    static DiskFiles files;
    return files;
}

}
