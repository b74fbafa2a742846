// Lines from outside, of any length but in bounded memory.
#pragma once

#include <istream>
#include <string>

namespace trapbox {

class LineReader {
  public:
    enum class Got { line, too_long, end };

    LineReader(std::istream& in, std::size_t most_bytes) : m_in(in), m_most(most_bytes) {}

    // The next line without its end; a last line needs none. A longer line than allowed is read over and
    // dropped.
    Got next(std::string& line);

  private:
    std::istream& m_in;
    std::size_t m_most;
};

}
