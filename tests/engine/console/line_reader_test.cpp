#include "console/line_reader.h"
#include "test.h"

#include <sstream>

using trapbox::LineReader;
using Got = LineReader::Got;

TEST_CASE("lines are read one by one, and the last needs no end") {
    std::istringstream in(std::string("ab\n\nc\0d\r\nlast", 13));
    LineReader reader(in, 10);
    std::string line;
    CHECK(reader.next(line) == Got::line);
    CHECK(line == "ab");
    CHECK(reader.next(line) == Got::line);
    CHECK(line.empty());
    CHECK(reader.next(line) == Got::line);
    CHECK(line == std::string("c\0d\r", 4));
    CHECK(reader.next(line) == Got::line);
    CHECK(line == "last");
    CHECK(reader.next(line) == Got::end);
    CHECK(reader.next(line) == Got::end);
}

TEST_CASE("a line as long as allowed is read, a longer one is dropped and the next is read") {
    std::istringstream in("1234567890\n12345678901\nnext\n" + std::string(1000, 'x'));
    LineReader reader(in, 10);
    std::string line;
    CHECK(reader.next(line) == Got::line);
    CHECK(line == "1234567890");
    CHECK(reader.next(line) == Got::too_long);
    CHECK(reader.next(line) == Got::line);
    CHECK(line == "next");
    CHECK(reader.next(line) == Got::too_long);
    CHECK(reader.next(line) == Got::end);
}
