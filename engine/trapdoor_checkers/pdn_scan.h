// Splits PDN text into tokens. Knows the syntax, including common deviations from it, but no rules and no
// board. Linear in the length of the text. Can be cancelled within a token, because a token can be as long as
// the text.
#pragma once

#include "core/record.h"
#include "core/ui_text.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace trapbox::trapdoor_checkers {

// Why PDN text cannot be read.
struct PdnReason {
    std::string_view text; // for the console, in English
    UiText message;        // for the player; %1: the text at fault
};

struct PdnToken {
    enum class Kind : std::uint8_t {
        end_of_text,
        tag,     // text: its name, value: its value as written (see unescaped)
        number,  // text: the number of a move, "12" of "12."
        move,    // text: the squares as written, with blanks: "11-15", "11 - 15", "a3:c5", "1115"
        comment, // text: what is between the braces
        setup,   // text: what is between the slashes
        result,  // text: "1-0" …, "*"
        other,   // variations, annotation glyphs, other characters and words; ignored
        broken,  // see reason
    };
    Kind kind = Kind::end_of_text;
    std::string_view text{};
    std::string_view value{};
    std::size_t begin = 0; // offset in the text
    int line = 1;
    const PdnReason* reason = nullptr;
};

class PdnScanner {
  public:
    // `cancelled` must outlive the scanner and its copies.
    PdnScanner(std::string_view text, int first_line, const CancelToken& cancelled);

    PdnToken next(); // end_of_text once it is cancelled
    bool is_cancelled() const { return m_cancelled; }
    int line() const { return m_line; } // after the last token

  private:
    using Kind = PdnToken::Kind;

    bool at_end() const { return m_at >= m_text.size(); }
    char here(std::size_t ahead = 0) const;
    void skip_to(std::size_t end); // counts the lines
    void skip_blanks();
    std::size_t after_blanks(std::size_t at);
    std::size_t after_digits(std::size_t at);
    std::size_t next_tag_line(std::size_t at);
    bool is_tag(std::size_t at) const;

    PdnToken take(Kind kind, std::size_t begin, std::size_t end);
    PdnToken broken(const PdnReason& reason, std::size_t resume);
    PdnToken scan_tag();
    PdnToken scan_comment();
    PdnToken scan_variation();
    PdnToken scan_setup();
    PdnToken scan_star();
    PdnToken scan_number_or_move();
    PdnToken scan_word();

    std::size_t comment_end(std::size_t open);
    std::size_t square_end(std::size_t at) const;
    std::size_t separator_end(std::size_t at);
    std::size_t mark_end(std::size_t at);
    bool poll_cancel(); // called for every character in long loops; returns whether it is cancelled

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_line = 1;
    const CancelToken* m_cancel;
    unsigned m_steps = 0; // since the last poll
    bool m_cancelled = false;
    bool m_nested = true; // comments may be nested; false after a nested comment without an end
};

// A tag's value with the escaping of its quotation marks removed.
std::string unescaped(std::string_view value);

inline constexpr std::string_view kPdnBlanks = " \t\r\n";

}
