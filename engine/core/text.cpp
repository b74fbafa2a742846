#include "core/text.h"

namespace trapbox {

namespace {

constexpr std::string_view kBlanks = " \t\r";

}

std::vector<std::string_view> split_words(std::string_view line) {
    std::vector<std::string_view> words;
    for (auto word = take_word(line); !word.empty(); word = take_word(line))
        words.push_back(word);
    return words;
}

std::string_view take_word(std::string_view& line) {
    const auto first = line.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) {
        line = {};
        return {};
    }
    line.remove_prefix(first);
    const auto word = line.substr(0, line.find_first_of(kBlanks));
    line.remove_prefix(word.size());
    return word;
}

std::string_view take_line(std::string_view& text) {
    const auto end = text.find('\n');
    const auto line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return line;
}

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlanks) + 1 - first);
}

std::optional<std::string_view> value_of(std::string_view word, std::string_view key) {
    if (word.size() <= key.size() || !word.starts_with(key) || word[key.size()] != '=') return {};
    return word.substr(key.size() + 1);
}

std::string quoted(std::string_view text) {
    constexpr std::size_t kMax = 40;
    std::string quote = "'";
    for (const char c : text.substr(0, kMax))
        quote += c >= ' ' && c <= '~' ? c : '?';
    return quote += text.size() > kMax ? "...'" : "'";
}

std::string to_hex(std::uint64_t value) {
    std::string digits(16, '0');
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, value >>= 4)
        *digit = "0123456789abcdef"[value & 15U];
    return digits;
}

std::optional<std::uint64_t> parse_hex(std::string_view word) {
    if (word.size() != 16) return {};
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value, 16);
    if (error != std::errc{} || end != word.data() + word.size()) return {};
    return value;
}

}
