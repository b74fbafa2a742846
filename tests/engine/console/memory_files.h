// Files that are kept in memory, and a disk that can be full.
#pragma once

#include "console/files.h"

#include <map>

namespace trapbox::tests {

class MemoryFiles final : public Files {
  public:
    std::map<std::string, std::string> files;
    bool full = false;

    Result<std::string> read(const std::string& path, std::size_t most_bytes) override {
        const auto found = files.find(path);
        if (found == files.end()) return Fault{"there is no such file"};
        if (found->second.size() > most_bytes) return Fault{"the file is too large"};
        return found->second;
    }
    std::optional<Fault> write(const std::string& path, std::string_view text) override {
        if (full) return Fault{"the disk is full"};
        files[path] = std::string(text);
        return {};
    }
};

}
