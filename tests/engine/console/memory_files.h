// An in-memory file system that can simulate a full disk.
#pragma once

#include "console/files.h"

#include <map>

namespace trapbox::tests {

class MemoryFiles final : public Files {
  public:
    std::map<std::string, std::string> files;
    bool full = false;

    Result<std::string> read(const std::string& path, std::size_t max_bytes) override {
        const auto found = files.find(path);
        if (found == files.end()) return Fault{"the file does not exist"};
        if (found->second.size() > max_bytes) return Fault{"the file is too large"};
        return found->second;
    }
    std::optional<Fault> write(const std::string& path, std::string_view text) override {
        if (full) return Fault{"the disk is full"};
        files[path] = std::string(text);
        return {};
    }
};

}
