// Checks whether a text is PDN 3.0, by the grammar for writing and its restrictions:
//
//   PdnFile      : Game (ASTERISK Game)* ASTERISK?        Game     : (PdnTag+ GameBody?) | GameBody
//   GameBody     : (GameMove | Variation | COMMENT | NAG)+
//   PdnTag       : "[" [A-Z][a-zA-Z0-9_]* STRING "]"      GameMove : MOVENUMBER? Move MOVESTRENGTH?
//   Move         : Square "-" Square | Square ("x" Square)+
//   MOVENUMBER   : [0-9]+\.(\.\.)?                        Square   : [1-9][0-9]?
//   MOVESTRENGTH : [!?]+ | "(" [!?]+ ")"                  COMMENT  : "{" [^}]* "}"
#pragma once

#include <string>
#include <string_view>

namespace trapbox::tests {

class PdnGrammar {
  public:
    explicit PdnGrammar(std::string_view text) : m_text(text) {}

    // Empty if the text is valid; otherwise the error and its place.
    std::string fault() {
        do {
            bool any = false;
            while (next() == '[') {
                if (!tag()) return wrong("tag");
                any = true;
            }
            if (!body(any)) return wrong("move text");
            if (!any) return wrong("game");
        } while (take("*") && next() != '\0');
        return next() == '\0' ? "" : wrong("end of the game");
    }

  private:
    char here() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    char next() { // after white space
        while (here() == ' ' || here() == '\t' || here() == '\n' || here() == '\r')
            ++m_at;
        return here();
    }
    bool take(std::string_view word) {
        if (!m_text.substr(m_at).starts_with(word)) return false;
        m_at += word.size();
        return true;
    }
    static bool digit(char c) { return c >= '0' && c <= '9'; }
    std::string wrong(const std::string& what) const {
        return "bad " + what + " at: " + std::string(m_text.substr(m_at, 30));
    }

    bool tag() {
        take("[");
        if (next() < 'A' || here() > 'Z') return false;
        while ((here() | ' ') >= 'a' ? (here() | ' ') <= 'z' : digit(here()) || here() == '_')
            ++m_at;
        if (next() != '"') return false;
        // The longest string that the expression allows; \" does not end it.
        for (++m_at; here() != '"'; ++m_at) {
            if (here() == '\0') return false;
            if (here() == '\\' && m_at + 1 < m_text.size() && m_text[m_at + 1] == '"') ++m_at;
        }
        ++m_at;
        return next() == ']' && take("]");
    }
    bool body(bool& any) {
        for (;; any = true) {
            const char sign = next();
            if (sign == '{') {
                const auto end = m_text.find('}', m_at);
                if (end == std::string_view::npos) return false;
                m_at = end + 1;
            } else if (sign == '(') {
                bool inner = false;
                take("(");
                if (!body(inner) || !inner || next() != ')') return false;
                take(")");
            } else if (digit(sign)) {
                if (!game_move()) return false;
            } else {
                return true;
            }
        }
    }
    bool game_move() {
        const auto start = m_at;
        while (digit(here()))
            ++m_at;
        if (take(".")) {
            if (take(".") && !take(".")) return false;
            next();
        } else {
            m_at = start;
        }
        if (!square()) return false;
        if (take("-")) return square() && strength();
        if (here() != 'x') return false;
        while (take("x"))
            if (!square()) return false;
        return strength();
    }
    bool square() {
        if (here() < '1' || here() > '9') return false;
        ++m_at;
        if (digit(here())) ++m_at;
        return true;
    }
    bool strength() {
        while (here() == '!' || here() == '?')
            ++m_at;
        return here() == '\0' || here() == ' ' || here() == '\n' || here() == '{' || here() == ')';
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

}
