// Writes and reads a line of whole numbers, the checkpoint format of the physics games. The reader checks the
// range of each number; the caller checks good() once, at the end.
#pragma once

#include "core/text.h"

#include <type_traits>
#include <utility>

namespace trapbox {

class NumberWriter {
  public:
    NumberWriter& add(std::int64_t value) { return add(std::to_string(value)); }
    template <class Enum>
    requires std::is_enum_v<Enum> NumberWriter& add(Enum value) {
        return add(static_cast<std::int64_t>(value));
    }
    NumberWriter& add(const std::string& word) {
        if (!m_text.empty()) m_text += ' ';
        m_text += word;
        return *this;
    }
    std::string text() && { return std::move(m_text); }

  private:
    std::string m_text;
};

// After the first number that is missing or out of range, every number reads as its minimum.
class NumberReader {
  public:
    explicit NumberReader(std::string_view text) : m_text(text) {}

    template <std::integral T = int>
    T number(std::type_identity_t<T> min, std::type_identity_t<T> max) {
        const auto value = m_good ? parse_number<T>(take_word(m_text), min, max) : std::nullopt;
        m_good = value.has_value();
        return value.value_or(min);
    }
    bool flag() { return number(0, 1) == 1; }
    // For enums numbered from 0 to `last`.
    template <class Enum>
    Enum enum_value(Enum last) {
        return static_cast<Enum>(number(0, static_cast<int>(last)));
    }
    // Removes and returns the first character of the next word. At the end of the text it fails and returns
    // '\0'.
    char letter() {
        const auto first = m_text.find_first_not_of(' ');
        m_good = m_good && first != std::string_view::npos;
        if (!m_good) return '\0';
        const char c = m_text[first];
        m_text.remove_prefix(first + 1);
        return c;
    }
    bool good() const { return m_good; }
    bool more() const { return m_text.find_first_not_of(' ') != std::string_view::npos; }
    bool at_end() { return take_word(m_text).empty(); }

  private:
    std::string_view m_text;
    bool m_good = true;
};

}
