// Parses untrusted text: words of a line, whole numbers within a range. Nothing here throws or depends on the
// locale.
#pragma once

#include <charconv>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trapbox {

// The words of a line, separated by one or more blanks.
std::vector<std::string_view> split_words(std::string_view line);

// Takes the first word off the front of `line`; empty when there is none.
std::string_view take_word(std::string_view& line);

// Takes the first line off the front of `text`, without its line end; the last line needs none.
std::string_view take_line(std::string_view& text);

// Without leading and trailing blanks.
std::string_view trimmed(std::string_view text);

// The value in "key=value"; none for any other key.
std::optional<std::string_view> value_of(std::string_view word, std::string_view key);

// The whole of `word` as a decimal number within [min, max], without +, blanks or overflow.
template <std::integral T>
std::optional<T> parse_number(std::string_view word, T min, T max) {
    T value{};
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc{} || end != word.data() + word.size() || value < min || value > max) return {};
    return value;
}

// The text in quotation marks, for messages: printable ASCII, truncated after 40 characters. Headers must
// call trapbox::quoted: with <iomanip>, argument-dependent lookup also finds std::quoted.
std::string quoted(std::string_view text);

// 16 hexadecimal digits, as hashes are written.
std::string to_hex(std::uint64_t value);
std::optional<std::uint64_t> parse_hex(std::string_view word);

}
