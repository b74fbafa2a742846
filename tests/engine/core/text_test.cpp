#include "core/text.h"
#include "test.h"

#include <limits>

using namespace trapbox;
using namespace std::string_view_literals;

TEST_CASE("words are separated by one or more spaces") {
    CHECK(split_words("do  take\t3\r") == std::vector{"do"sv, "take"sv, "3"sv});
    CHECK(split_words("").empty());
    CHECK(split_words(" \t\r ").empty());
}

TEST_CASE("the first word is taken off a line and the rest stays as it is") {
    auto line = "  do take  3"sv;
    CHECK(take_word(line) == "do");
    CHECK(line == " take  3");
    line = "quit"sv;
    CHECK(take_word(line) == "quit");
    CHECK(take_word(line).empty());
    CHECK(line.empty());
}

TEST_CASE("lines are taken one by one and the last needs no end") {
    auto text = "a\n\nb"sv;
    CHECK(take_line(text) == "a");
    CHECK(take_line(text).empty());
    CHECK(take_line(text) == "b");
    CHECK(text.empty());
}

TEST_CASE("blanks around a text can be taken off") {
    CHECK(trimmed("  take 3 \t\r") == "take 3");
    CHECK(trimmed("x") == "x");
    CHECK(trimmed(" \t ").empty());
    CHECK(trimmed("").empty());
}

TEST_CASE("a key and its value are separated by the first equals sign") {
    CHECK(value_of("seed=42", "seed") == "42");
    CHECK(value_of("seed=", "seed") == "");
    CHECK(value_of("seed=a=b", "seed") == "a=b");
    for (const auto word : {"seed", "seeds=42", "see=42", "=42", ""})
        CHECK_FALSE(value_of(word, "seed"));
}

TEST_CASE("a number is digits within its bounds and nothing else") {
    CHECK(parse_number<int>("7", 1, 9) == 7);
    CHECK(parse_number<int>("-3", -5, 5) == -3);
    CHECK(parse_number<int>("007", 1, 9) == 7);
    for (const auto word :
         {"", "0", "10", "+7", " 7", "7 ", "7x", "0x7", "7.0", "1e1", "99999999999", "--1", "NaN"})
        CHECK_FALSE(parse_number<int>(word, 1, 9));
    constexpr auto kMax = std::numeric_limits<std::uint64_t>::max();
    CHECK(parse_number<std::uint64_t>("18446744073709551615", 0, kMax) == kMax);
    CHECK_FALSE(parse_number<std::uint64_t>("18446744073709551616", 0, kMax));
    CHECK_FALSE(parse_number<std::uint64_t>("-1", 0, kMax));
}

TEST_CASE("quoted text is one short line of printable ASCII") {
    CHECK(quoted("take 3") == "'take 3'");
    CHECK(quoted("") == "''");
    CHECK(quoted("a\n\x1b[2J\0b"sv) == "'a??[2J?b'");
    CHECK(quoted("aéb") == "'a??b'");
    CHECK(quoted(std::string(40, 'x')) == "'" + std::string(40, 'x') + "'");
    CHECK(quoted(std::string(1'000'000, 'x')) == "'" + std::string(40, 'x') + "...'");
}

TEST_CASE("a hash is written with 16 digits and reads back") {
    CHECK(to_hex(0) == "0000000000000000");
    CHECK(to_hex(0x89abcdef01234567ULL) == "89abcdef01234567");
    CHECK(parse_hex("89abcdef01234567") == 0x89abcdef01234567ULL);
    for (const auto word : {"", "89abcdef0123456", "89abcdef012345678", "-9abcdef01234567",
                            "0x89abcdef012345", "89abcdef0123456g", " 9abcdef01234567"})
        CHECK_FALSE(parse_hex(word));
}
