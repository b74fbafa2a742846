#include "core/text.h"

namespace trapbox {

std::vector<std::string_view> split_words(std::string_view line) {
    std::vector<std::string_view> words;
    for (auto word = take_word(line); !word.empty(); word = take_word(line))
        words.push_back(word);
    return words;
}

std::string_view take_word(std::string_view& line) {
    const auto first = line.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) {
        line = {};
        return {};
    }
    line.remove_prefix(first);
    const auto word = line.substr(0, line.find_first_of(" \t\r"));
    line.remove_prefix(word.size());
    return word;
}

std::string_view take_line(std::string_view& text) {
    const auto end = text.find('\n');
    const auto line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return line;
}

std::string quoted(std::string_view text) {
    constexpr std::size_t kMost = 40;
    std::string quote = "'";
    for (const char c : text.substr(0, kMost))
        quote += c >= ' ' && c <= '~' ? c : '?';
    return quote += text.size() > kMost ? "...'" : "'";
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
