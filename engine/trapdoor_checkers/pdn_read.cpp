// Reads a game from PDN. Declared in pdn.h. Everything here comes from outside and is believed only when
// checked.
#include "core/text.h"
#include "notation.h"
#include "pdn.h"
#include "rules.h"

#include <algorithm>

namespace trapbox::trapdoor_checkers {

namespace {

constexpr std::size_t kMostCommands = 20'000;
constexpr std::string_view kBlanks = " \t\r\n";

class Reader {
  public:
    explicit Reader(std::string_view text) : m_text(text) {}

    Result<PdnGame> read() {
        if (m_text.size() > kMaxPdnBytes) return Fault{"the text is too long for a game"};
        if (m_text.find('\0') != std::string_view::npos) return Fault{"this is no text"};
        if (m_text.starts_with("\xEF\xBB\xBF")) m_at = 3; // some editors begin UTF-8 with that mark
        if (auto problem = read_tags(); !problem.empty()) return fault(problem);
        if (auto problem = set_up(); !problem.empty()) return fault(problem);
        m_line = m_next_line;
        if (auto problem = read_moves(); !problem.empty()) return fault(problem);
        if (!m_is_pdn) return Fault{"there is neither a tag nor a move in it"};
        conclude();
        m_game.names.resize(2);
        for (const Side side : {Side::black, Side::white})
            m_game.names[seat_of(m_game.options, side).index] = std::move(m_names[index_of(side)]);
        return std::move(m_game);
    }

  private:
    using Problem = std::string; // empty: none

    Fault fault(std::string reason) const { return {std::move(reason), m_is_pdn ? m_line : 0}; }

    // The next sign that is neither blank nor in a comment to the end of its line; 0 at the end. From here on
    // faults belong to its line.
    char peek() {
        while (m_at < m_text.size()) {
            if (m_text[m_at] == ';' || m_text[m_at] == '%')
                m_at = std::min(m_text.find('\n', m_at), m_text.size());
            else if (kBlanks.find(m_text[m_at]) != std::string_view::npos)
                advance();
            else
                break;
        }
        m_line = m_next_line;
        return m_at < m_text.size() ? m_text[m_at] : '\0';
    }
    char advance() {
        const char sign = m_text[m_at++];
        if (sign == '\n') ++m_next_line;
        return sign;
    }
    // What stands before `end`, which is taken, too; none when it does not come.
    std::optional<std::string_view> take_through(char end) {
        const auto found = m_text.find(end, m_at);
        if (found == std::string_view::npos) return {};
        const auto part = m_text.substr(m_at, found - m_at);
        while (m_at <= found)
            advance();
        return part;
    }

    Problem read_tags() {
        while (peek() == '[') {
            m_is_pdn = true;
            advance();
            const auto name = take_through('"');
            if (!name) return "a tag looks like [Name \"value\"]";
            std::string value;
            for (bool open = true; open;) {
                if (m_at == m_text.size()) return "a tag's value has no end";
                char sign = advance();
                open = sign != '"';
                if (sign == '\\' && m_at < m_text.size()) sign = advance();
                if (open) value += sign;
            }
            if (peek() != ']') return "a tag does not end with ]";
            advance();
            std::string_view trimmed = *name;
            if (auto problem = read_tag(take_word(trimmed), value); !problem.empty()) return problem;
        }
        return {};
    }

    Problem read_tag(std::string_view name, const std::string& value) {
        if (name == "Options") {
            const auto options = parse_options<Options>(value, Rules::option_fields());
            if (!options) return options.fault().reason;
            m_game.options = *options;
            m_has_options = true;
        } else if (name == "Seed") {
            const auto seed = parse_number<Seed>(value, 0, ~Seed{0});
            if (!seed) return "the seed is not a number";
            m_game.seed = *seed;
        } else if (name == "FEN") {
            m_game.position = value;
            m_fen_line = m_line;
        } else if (name == "White" || name == "Black") {
            m_names[index_of(name == "White" ? Side::white : Side::black)] = value == "?" ? "" : value;
        } else if (name == "Result") {
            m_result = value;
        } else if (name == "GameType") {
            m_game_type = value.substr(0, value.find(','));
            m_type_line = m_line;
        }
        return {};
    }

    Problem set_up() {
        if (!m_has_options) {
            // Numbers of the PDN standard: 21 is English; 26 is Brazilian, of which our continental game is a
            // kin.
            if (!m_game_type.empty() && m_game_type != "21" && m_game_type != "26") {
                m_line = m_type_line;
                return "games of type " + quoted(m_game_type) + " are not played here";
            }
            m_game.options.trapdoors = false;
            if (m_game_type == "26") m_game.options.rules = Options::Rules::continental;
        }
        m_state = Rules::start(m_game.options, m_game.seed);
        if (m_game.position.empty()) return {};
        auto restored = Rules::restore(m_game.options, m_game.seed, m_game.position);
        if (restored) {
            m_state = std::move(*restored);
            return {};
        }
        m_line = m_fen_line;
        return restored.fault().reason;
    }

    Problem read_moves() {
        for (;;) {
            const char sign = peek();
            if (sign == '\0') return {}; // a game that breaks off is still a game
            Problem problem;
            if (sign == '{')
                problem = read_comment();
            else if (sign == '(')
                problem = skip_variation();
            else if (sign == '[')
                return {}; // the next game begins
            else
                problem = read_word();
            if (!problem.empty()) return problem;
            if (m_done) return {};
        }
    }

    Problem read_comment() {
        advance();
        const auto comment = take_through('}');
        if (!comment) return "a comment has no end";
        if (!comment->starts_with("[%")) return {};
        const auto end = comment->find(']');
        if (end == std::string_view::npos) return "a comment with [% needs its ]";
        std::string_view words = comment->substr(2, end - 2);
        auto rest = words;
        const auto first = take_word(rest);
        if (first == "spin") return read_spin(take_word(rest));
        if (first == "position") return read_position(rest);
        if (first == "slide" || first == "offer_draw" || first == "accept_draw" || first == "decline_draw" ||
            first == "resign")
            return play(words);
        return {}; // another program's
    }

    // What a plain game's FEN leaves out.
    Problem read_position(std::string_view words) {
        if (m_game.position.empty() || !m_game.commands.empty())
            return "[%position] goes with a FEN, before the first move";
        m_game.position.append(" ").append(trimmed(words));
        m_fen_line = m_line;
        return set_up();
    }

    Problem read_spin(std::string_view face) {
        if (auto problem = play("spin"); !problem.empty()) return problem;
        if (face.empty() || face == name_of(*m_state.wheel)) return {};
        return "with this seed the wheel shows " + std::string(name_of(*m_state.wheel)) + ", not " +
               quoted(face);
    }

    Problem skip_variation() {
        int open = 0;
        while (m_at < m_text.size()) {
            const char sign = advance();
            open += sign == '(' ? 1 : sign == ')' ? -1 : 0;
            if (open == 0) return {};
        }
        return "a variation has no end";
    }

    Problem read_word() {
        const auto end = std::min(m_text.find_first_of(" \t\r\n{}()[];", m_at), m_text.size());
        auto word = m_text.substr(m_at, std::max(end, m_at + 1) - m_at);
        m_at += word.size(); // holds no line's end
        if (word[0] == '$') return {};
        // The number of a move, alone or before it: "12.", "12...", "12.11-15".
        if (const auto dot = word.rfind('.'); dot != std::string_view::npos) {
            if (!std::all_of(word.begin(), word.begin() + static_cast<std::ptrdiff_t>(dot),
                             [](char c) { return c == '.' || (c >= '0' && c <= '9'); }))
                return quoted(word) + " is no move";
            word.remove_prefix(dot + 1);
            if (word.empty()) return {};
        }
        for (const std::string_view result : {"*", "1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "0-0"})
            if (word == result) {
                if (word != "*") m_result = word;
                m_done = true;
                return {};
            }
        while (!word.empty() && (word.back() == '!' || word.back() == '?'))
            word.remove_suffix(1);
        std::string move(word);
        std::replace(move.begin(), move.end(), ':', 'x'); // as Russians write a capture
        const Problem problem = play(move);
        if (problem.empty()) return {};
        std::replace(move.begin(), move.end(), '-', 'x'); // as some programs do not write it
        return play(move).empty() ? Problem{} : problem;
    }

    // See pdn.h. What the rules refuse here was not how it ended.
    void conclude() {
        if (m_state.end) return;
        const bool white = m_result == "1-0" || m_result == "2-0";
        const bool black = m_result == "0-1" || m_result == "0-2";
        if (m_result == "1/2-1/2" || m_result == "1-1") {
            static_cast<void>(play("offer_draw"));
            static_cast<void>(play("accept_draw"));
        } else if (acting_side(m_state) == Side::black ? white : black) {
            static_cast<void>(play("resign"));
        }
    }

    Problem play(std::string_view text) {
        if (m_game.commands.size() >= kMostCommands) return "the game is too long";
        const auto command = Rules::parse(m_state, text);
        if (!command) return command.fault().reason;
        m_events.clear();
        const Verdict verdict = Rules::apply(m_state, *command, m_events);
        if (!verdict.accepted()) return quoted(text) + " is refused: " + std::string(verdict.refusal()->key);
        m_game.commands.push_back(*command);
        m_is_pdn = true;
        return {};
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_line = 1;      // of what is being read
    int m_next_line = 1; // at m_at
    int m_fen_line = 0;
    int m_type_line = 0;
    bool m_is_pdn = false; // there was a tag or a move
    bool m_has_options = false;
    bool m_done = false;
    std::string m_game_type;
    std::string m_result;
    std::array<std::string, 2> m_names; // by side
    PdnGame m_game;
    State m_state;
    std::vector<Event> m_events;
};

}

Result<PdnGame> parse_pdn(std::string_view text) { return Reader(text).read(); }

}
