#include "trapdoor_checkers/pdn_scan.h"

#include "trapdoor_checkers/pdn_reasons.h"

#include <algorithm>

namespace trapbox::trapdoor_checkers {

namespace {

constexpr auto npos = std::string_view::npos;
constexpr unsigned kStepsPerPoll = 1 << 16; // of the cancel token; under 1 ms

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & '\x80') != 0; }
bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
bool is_mark(char c) { return std::string_view("!?*+#=~^").find(c) != npos; } // move annotations

}

PdnScanner::PdnScanner(std::string_view text, int first_line, const CancelToken& cancelled)
    : m_text(text), m_line(first_line), m_cancel(&cancelled) {
    if (m_text.starts_with("\xEF\xBB\xBF")) m_at = 3; // byte order mark
}

char PdnScanner::here(std::size_t ahead) const {
    return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0';
}

void PdnScanner::skip_to(std::size_t end) {
    m_line += static_cast<int>(std::count(m_text.begin() + static_cast<std::ptrdiff_t>(m_at),
                                          m_text.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
    m_at = end;
}

bool PdnScanner::poll_cancel() {
    if (++m_steps < kStepsPerPoll) return m_cancelled;
    m_steps = 0;
    m_cancelled = m_cancelled || (*m_cancel)();
    return m_cancelled;
}

std::size_t PdnScanner::after_blanks(std::size_t at) {
    while (at < m_text.size() && is_blank(m_text[at]) && !poll_cancel())
        ++at;
    return at;
}

std::size_t PdnScanner::after_digits(std::size_t at) {
    while (at < m_text.size() && is_digit(m_text[at]) && !poll_cancel())
        ++at;
    return at;
}

// Skips blanks and end-of-line comments.
void PdnScanner::skip_blanks() {
    for (;;) {
        skip_to(after_blanks(m_at));
        if (here() != ';' && here() != '%') return;
        skip_to(std::min(m_text.find('\n', m_at), m_text.size()));
    }
}

// Whether a tag ([Name "…) begins here. A line like that also ends an unclosed comment.
bool PdnScanner::is_tag(std::size_t at) const {
    if (at >= m_text.size() || m_text[at] != '[') return false;
    const auto name = at + 1;
    auto end = name;
    while (end < m_text.size() && (is_letter(m_text[end]) || is_digit(m_text[end]) || m_text[end] == '_'))
        ++end;
    const auto quote = m_text.find_first_not_of(" \t", end);
    return end > name && quote != npos && m_text[quote] == '"';
}

// The next line that begins with a tag, or the end.
std::size_t PdnScanner::next_tag_line(std::size_t at) {
    while (at < m_text.size() && !(m_text[at - 1] == '\n' && is_tag(at)) && !poll_cancel())
        ++at;
    return at;
}

PdnToken PdnScanner::take(Kind kind, std::size_t begin, std::size_t end) {
    PdnToken token{.kind = kind, .text = m_text.substr(begin, end - begin), .begin = m_at, .line = m_line};
    skip_to(end);
    return token;
}

PdnToken PdnScanner::broken(const PdnReason& reason, std::size_t resume) {
    PdnToken token = take(Kind::broken, m_at, std::max(resume, m_at + 1));
    token.reason = &reason;
    return token;
}

PdnToken PdnScanner::next() {
    skip_blanks();
    if (at_end() || m_cancelled) return {.begin = m_at, .line = m_line};
    const char sign = here();
    if (sign == '[') return scan_tag();
    if (sign == '{') return scan_comment();
    if (sign == '(') return scan_variation();
    if (sign == '/') return scan_setup();
    if (sign == '*') return scan_star();
    if (is_digit(sign) || square_end(m_at) != npos) return scan_number_or_move();
    if (sign == '-' || m_text.substr(m_at).starts_with("\xE2\x80\x93")) return broken(kMoveMissing, m_at + 1);
    if (sign == '$') return take(Kind::other, m_at, after_digits(m_at + 1));
    if (is_letter(sign)) return scan_word();
    return take(Kind::other, m_at, m_at + 1);
}

// [Name "value"]. A quotation mark not followed by ] is part of the value.
PdnToken PdnScanner::scan_tag() {
    const auto start = m_at;
    auto at = start + 1;
    const auto quote = m_text.find_first_of("\"\n]", at);
    if (quote == npos || m_text[quote] != '"') return broken(kTagForm, std::min(quote, m_text.size()));
    auto name = m_text.substr(at, quote - at);
    name.remove_prefix(std::min(name.find_first_not_of(" \t"), name.size()));
    name = name.substr(0, name.find_first_of(" \t"));
    bool quoted = false; // the value contains a quotation mark
    for (at = quote + 1; at < m_text.size() && !poll_cancel(); ++at) {
        if (m_text[at] == '\\' && at + 1 < m_text.size() && (m_text[at + 1] == '"' || m_text[at + 1] == '\\'))
            ++at;
        else if (m_text[at] == '"') {
            const auto close = after_blanks(at + 1);
            if (close < m_text.size() && m_text[close] == ']') {
                PdnToken token{.kind = Kind::tag,
                               .text = name,
                               .value = m_text.substr(quote + 1, at - quote - 1),
                               .begin = start,
                               .line = m_line};
                skip_to(close + 1);
                return token;
            }
            quoted = true;
        } else if (m_text[at] == '\n' && (quoted || is_tag(at + 1))) {
            break;
        }
    }
    return broken(quoted ? kTagUnclosed : kValueUnclosed, std::min(at, m_text.size()));
}

// The position after the comment's closing brace; npos if there is none before the next tag.
std::size_t PdnScanner::comment_end(std::size_t open) {
    std::size_t first = npos;
    int depth = 0;
    for (auto at = open; at < m_text.size() && !poll_cancel(); ++at) {
        const char sign = m_text[at];
        if (sign == '{') ++depth;
        if (sign == '\n' && is_tag(at + 1)) break;
        if (sign != '}') continue;
        if (first == npos) first = at + 1;
        if (!m_nested) return first;
        if (--depth == 0) return at + 1;
    }
    m_nested = false; // unbalanced braces: from now on the first closing brace ends a comment
    return first;
}

PdnToken PdnScanner::scan_comment() {
    const auto end = comment_end(m_at);
    if (end == npos) return broken(kCommentUnclosed, next_tag_line(m_at + 1));
    PdnToken token = take(Kind::comment, m_at, end);
    token.text = token.text.substr(1, token.text.size() - 2);
    return token;
}

// Also skips annotations like (!?).
PdnToken PdnScanner::scan_variation() {
    int depth = 0;
    for (auto at = m_at; at < m_text.size() && !poll_cancel(); ++at) {
        const char sign = m_text[at];
        if (sign == '{') {
            const auto end = comment_end(at);
            if (end == npos) break;
            at = end - 1;
        }
        if (sign == '\n' && is_tag(at + 1)) break;
        depth += sign == '(' ? 1 : sign == ')' ? -1 : 0;
        if (depth == 0) return take(Kind::other, m_at, at + 1);
    }
    return broken(kVariationUnclosed, next_tag_line(m_at + 1));
}

PdnToken PdnScanner::scan_setup() {
    const auto end = m_text.find_first_of("/\n", m_at + 1);
    if (end == npos || m_text[end] == '\n') return take(Kind::other, m_at, m_at + 1);
    return take(Kind::setup, m_at, end + 1);
}

// "*" ends a game, unless more moves follow: then it marks the previous move as forced.
PdnToken PdnScanner::scan_star() {
    PdnScanner ahead = *this;
    ahead.m_at = m_at + 1;
    for (;;) {
        ahead.skip_blanks();
        if (ahead.here() != '{') break;
        const auto end = ahead.comment_end(ahead.m_at);
        if (end == npos) break;
        ahead.skip_to(end);
    }
    m_nested = ahead.m_nested; // keeps what the lookahead found, to stay linear
    m_cancelled = ahead.m_cancelled;
    bool continues = is_digit(ahead.here()) || ahead.square_end(ahead.m_at) != npos;
    if (continues) {
        const PdnToken token = ahead.scan_number_or_move();
        continues = token.kind == Kind::move || (token.kind == Kind::number && token.text != "1");
    }
    return take(continues ? Kind::other : Kind::result, m_at, m_at + 1);
}

// The position after a square ("11" or "c3"); npos if there is none.
std::size_t PdnScanner::square_end(std::size_t at) const {
    const auto sign = [&](std::size_t i) { return i < m_text.size() ? m_text[i] : '\0'; };
    if (is_digit(sign(at))) return is_digit(sign(at + 1)) ? at + 2 : at + 1;
    const char file = static_cast<char>(sign(at) | ' ');
    if (file < 'a' || file > 'h' || sign(at + 1) < '1' || sign(at + 1) > '8') return npos;
    return is_digit(sign(at + 2)) ? npos : at + 2;
}

// The position after a separator (- x : and similar) and the blanks around it; npos if there is none.
std::size_t PdnScanner::separator_end(std::size_t at) {
    at = after_blanks(at);
    if (at < m_text.size() && (is_digit(m_text[at]) || poll_cancel())) return npos;
    for (const std::string_view separator : {"-", "x", ":", "X", "\xC3\x97", "\xE2\x80\x93"})
        if (m_text.substr(at).starts_with(separator)) return after_blanks(at + separator.size());
    return npos;
}

// The position after annotations attached to a move: marks, (!?), words.
std::size_t PdnScanner::mark_end(std::size_t at) {
    while (at < m_text.size() && (is_mark(m_text[at]) || is_letter(m_text[at])) && !poll_cancel())
        ++at;
    if (at >= m_text.size() || m_text[at] != '(') return at;
    auto end = at + 1;
    while (end < m_text.size() && is_mark(m_text[end]) && !poll_cancel())
        ++end;
    return end < m_text.size() && end > at + 1 && m_text[end] == ')' ? end + 1 : at;
}

PdnToken PdnScanner::scan_number_or_move() {
    const auto start = m_at;
    const auto digits = after_digits(start);
    if (digits > start && digits < m_text.size() && m_text[digits] == '.') {
        PdnToken token = take(Kind::number, start, digits);
        skip_to(std::min(m_text.find_first_not_of('.', digits), m_text.size()));
        return token;
    }
    if (m_text.substr(start).starts_with("1/2")) {
        const auto second = separator_end(start + 3);
        if (second != npos && m_text.substr(second).starts_with("1/2")) {
            PdnToken token = take(Kind::result, start, second + 3);
            token.text = "1/2-1/2";
            return token;
        }
    }
    auto end = square_end(start);
    int squares = end == npos ? 0 : 1;
    while (end != npos && end < m_text.size()) {
        const bool adjoining = !is_digit(m_text[start]) && squares == 1; // a3b4
        auto separator = separator_end(end);
        if (separator == npos && adjoining && square_end(end) != npos) separator = end;
        const auto next = separator == npos ? npos : square_end(separator);
        if (next == npos) break;
        end = next;
        ++squares;
    }
    if (squares < 2) {
        // Squares without a separator ("1115"), or a move number without its dot.
        const auto length = digits - start;
        if (length == 0 || length > 4) return broken(kNoMove, mark_end(std::max(digits, start + 2)));
        end = digits;
        if (length <= 2) return take(Kind::number, start, end);
    }
    PdnToken token = take(Kind::move, start, end);
    const bool result_signs = squares == 2 && token.text.find_first_not_of(" \t\r\n-012") == npos &&
                              std::count_if(token.text.begin(), token.text.end(), is_digit) == 2;
    for (const std::string_view result : {"1-0", "0-1", "2-0", "0-2", "1-1", "0-0"})
        if (result_signs && token.text.front() == result.front() && token.text.back() == result.back()) {
            token.kind = Kind::result;
            token.text = result;
            return token;
        }
    skip_to(mark_end(end));
    return token;
}

PdnToken PdnScanner::scan_word() {
    const auto end = m_text.find_first_of(" \t\r\n{}()[];", m_at);
    return take(Kind::other, m_at, std::min(end, m_text.size()));
}

std::string unescaped(std::string_view value) {
    std::string text;
    for (std::size_t i = 0; i < value.size(); ++i) {
        if (value[i] == '\\' && i + 1 < value.size() && (value[i + 1] == '"' || value[i + 1] == '\\')) ++i;
        text += value[i];
    }
    return text;
}

}
