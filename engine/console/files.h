// File access of the console, as an interface, so that tests and fuzzing need no disk. Limits sizes; knows no
// journal.
#pragma once

#include "core/result.h"

#include <optional>
#include <string>
#include <string_view>

namespace trapbox {

class Files {
  public:
    virtual ~Files() = default;
    // The whole file; a Fault if it cannot be read or is larger than `max_bytes`.
    virtual Result<std::string> read(const std::string& path, std::size_t max_bytes) = 0;
    // Atomic: after a failure or a power loss the file has either the old or the new text.
    virtual std::optional<Fault> write(const std::string& path, std::string_view text) = 0;
};

// Files on disk.
Files& disk_files();

}
