// Reads untrusted lines of any length in bounded memory.
#pragma once

#include <istream>
#include <string>

namespace trapbox {

class LineReader {
  public:
    enum class Got { line, too_long, end };

    LineReader(std::istream& in, std::size_t max_bytes) : m_in(in), m_max_bytes(max_bytes) {}

    // The next line without its line end, which the last line need not have. A line that is too long is
    // skipped.
    Got next(std::string& line);

  private:
    std::istream& m_in;
    std::size_t m_max_bytes;
};

}
