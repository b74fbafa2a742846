// Reading untrusted text: words of a line, whole numbers within bounds. Nothing here throws or depends on the
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

// The words of a line, parted by single or repeated blanks.
std::vector<std::string_view> split_words(std::string_view line);

// Takes the first word off the front of `line`; empty when there is none.
std::string_view take_word(std::string_view& line);

// Takes the first line off the front of `text`, without its end; a last line needs no end.
std::string_view take_line(std::string_view& text);

// Without the blanks around it.
std::string_view trimmed(std::string_view text);

// The value in "key=value" where the key is that one.
std::optional<std::string_view> value_of(std::string_view word, std::string_view key);

// The whole of `word` as a decimal number within [least, most]; nothing else: no sign +, no blanks, no
// overflow.
template <std::integral T>
std::optional<T> parse_number(std::string_view word, T least, T most) {
    T value{};
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc{} || end != word.data() + word.size() || value < least || value > most) return {};
    return value;
}

// In quotation marks, for messages: plain ASCII on one line whatever the text is, cut where it is absurdly
// long. Headers must call it by its full name: where <iomanip> is there too, std::quoted would be taken for a
// std::string.
std::string quoted(std::string_view text);

// 16 hexadecimal digits, as hashes are written.
std::string to_hex(std::uint64_t value);
std::optional<std::uint64_t> parse_hex(std::string_view word);

}
