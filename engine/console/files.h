// How the console reads and writes saved games, so that tests and fuzzing need no disk. Knows no journal:
// bytes in, bytes out, bounded.
#pragma once

#include "core/result.h"

#include <optional>
#include <string>
#include <string_view>

namespace trapbox {

class Files {
  public:
    virtual ~Files() = default;
    // The whole file; a reason where it cannot be read or is larger than `most_bytes`.
    virtual Result<std::string> read(const std::string& path, std::size_t most_bytes) = 0;
    // All of it or nothing: the file has the old or the new text, whatever happens. A reason where it fails.
    virtual std::optional<Fault> write(const std::string& path, std::string_view text) = 0;
};

// The machine's own files.
Files& disk_files();

}
