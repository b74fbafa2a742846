#include "console/line_reader.h"

#include <streambuf>

namespace trapbox {

LineReader::Got LineReader::next(std::string& line) {
    using Traits = std::char_traits<char>;
    line.clear();
    bool some = false;
    bool too_long = false;
    for (;;) {
        const auto c = m_in.rdbuf()->sbumpc();
        if (Traits::eq_int_type(c, Traits::eof())) {
            if (!some) return Got::end;
            break;
        }
        some = true;
        if (c == '\n') break;
        if (line.size() < m_max_bytes)
            line += Traits::to_char_type(c);
        else
            too_long = true;
    }
    if (too_long) line.clear();
    return too_long ? Got::too_long : Got::line;
}

}
