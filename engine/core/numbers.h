// Numbers in a row on one line, as checkpoints of physics are written. Reading bounds each of them; what came
// wrong is asked once, at the end.
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

// Once a number is missing or out of range, all that follow are refused: they read as their least.
class NumberReader {
  public:
    explicit NumberReader(std::string_view text) : m_text(text) {}

    template <std::integral T = int>
    T number(std::type_identity_t<T> least, std::type_identity_t<T> most) {
        const auto value = m_good ? parse_number<T>(take_word(m_text), least, most) : std::nullopt;
        m_good = value.has_value();
        return value.value_or(least);
    }
    bool flag() { return number(0, 1) == 1; }
    // Enums numbered from 0.
    template <class Enum>
    Enum name(Enum last) {
        return static_cast<Enum>(number(0, static_cast<int>(last)));
    }
    // The next word's first letter, taken off; none, and refused, at the end.
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
