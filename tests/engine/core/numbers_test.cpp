#include "core/numbers.h"
#include "test.h"

using namespace trapbox;

namespace {

enum class Fruit : std::uint8_t { apple, pear, plum };

}

TEST_CASE("numbers are written in a row and read back within their bounds") {
    NumberWriter writer;
    writer.add(-7).add(true).add(Fruit::pear).add("t12").add(std::int64_t{1} << 40);
    const auto text = std::move(writer).text();
    CHECK(text == "-7 1 1 t12 1099511627776");
    NumberReader reader(text);
    CHECK(reader.number(-7, 7) == -7);
    CHECK(reader.flag());
    CHECK(reader.enum_value(Fruit::plum) == Fruit::pear);
    CHECK(reader.letter() == 't');
    CHECK(reader.number(0, 12) == 12);
    CHECK(reader.number<std::int64_t>(0, std::int64_t{1} << 40) == std::int64_t{1} << 40);
    CHECK(reader.good());
    CHECK(reader.at_end());
}

TEST_CASE("after a missing or invalid number, all later ones are refused") {
    for (const auto* text : {"9 3 x", "-1 3 x", "nan 3 x", "99999999999 3 x"}) {
        NumberReader reader(text);
        CHECK(reader.number(2, 8) == 2);
        CHECK_FALSE(reader.good());
        CHECK(reader.number(2, 8) == 2); // although 3 is within range
        CHECK(reader.letter() == '\0');
        CHECK_FALSE(reader.good());
    }
    NumberReader none(" ");
    CHECK(none.letter() == '\0');
    CHECK_FALSE(none.good());
    CHECK_FALSE(NumberReader("3 4").at_end());
}
