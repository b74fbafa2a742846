#include "trapdoor_checkers/pdn_write.h"

#include "core/text.h"
#include "trapdoor_checkers/notation.h"
#include "trapdoor_checkers/pdn_header.h"
#include "trapdoor_checkers/rules.h"

#include <algorithm>

namespace trapbox::trapdoor_checkers {

namespace {

constexpr std::size_t kLineWidth = 80;

// Text broken into lines. A move and its number stay together.
class WrappedText {
  public:
    void add(const std::string& word) {
        const auto start = m_text.rfind('\n') + 1; // npos + 1 = 0
        if (!m_text.empty()) m_text += m_text.size() - start + word.size() >= kLineWidth ? '\n' : ' ';
        m_text += word;
    }
    const std::string& text() const { return m_text; }

  private:
    std::string m_text;
};

// Text for a tag, on one line. A backslash is replaced, because it would escape the quotation mark after it.
std::string tag(std::string_view name, std::string_view value) {
    std::string text = "[" + std::string(name) + " \"";
    for (const char sign : value) {
        if (sign == '"') text += '\\';
        text += sign == '\\' ? '/' : sign >= 0 && sign < ' ' ? ' ' : sign;
    }
    return text + "\"]\n";
}

// PDN has no nested comments.
std::string comment(std::string text) {
    std::replace(text.begin(), text.end(), '{', '(');
    std::replace(text.begin(), text.end(), '}', ')');
    return '{' + text + '}';
}

// The shortest form that is parsed as the same move.
std::string move_text(const State& state, const Command& command) {
    Command ends{.kind = Command::Kind::move, .path = {}, .capture = command.capture};
    ends.path.push(command.path.from());
    ends.path.push(command.path.to());
    const auto short_text = to_text(ends);
    const auto read = parse_command(state, short_text);
    return read && *read == command ? short_text : to_text(command);
}

std::string result_of(const State& state) {
    if (!state.end) return "*";
    if (!state.end->winner) return "1/2-1/2";
    return *state.end->winner == state.options.rule_set().starts ? "1-0" : "0-1";
}

std::string title_of(const Options& options) {
    if (!options.trapdoors) return "Checkers";
    return options.rules == Options::Rules::english ? "Trapdoor Checkers" : "Dames & Trap";
}

std::string_view type_of(const Options& options) {
    return options.rules == Options::Rules::english ? "21,B,8,8,N1,0" : "26,W,8,8,N2,0";
}

// Writes the commands as movetext and applies them to `state`.
class Movetext {
  public:
    explicit Movetext(State& state) : m_state(state) {}

    // False when the rules refuse the command.
    bool add(const Command& command) {
        const Side turn = m_state.turn;
        const bool move = command.kind == Command::Kind::move;
        const auto text = move ? move_text(m_state, command) : to_text(command);
        m_events.clear();
        if (!Rules::apply(m_state, command, m_events).accepted()) return false;
        if (move)
            m_text.add(number() + text);
        else if (command.kind == Command::Kind::spin)
            m_text.add("{[%spin " + std::string(name_of(*m_state.wheel)) + "]}");
        else
            m_text.add("{[%" + text + "]}");
        m_numbered = m_numbered || move;
        if (m_state.turn == turn) return true;
        if (++m_turns % 2 == 0) m_numbered = false;
        return true;
    }
    void add_comment(const std::string& text) { m_text.add(comment(text)); }
    std::string finish() {
        m_text.add("*");
        return m_text.text();
    }

  private:
    // "3. " before the first move of a pair, "3... " before the second where the first turn was no move.
    std::string number() const {
        if (m_numbered) return {};
        return std::to_string(m_turns / 2 + 1) + (m_turns % 2 == 0 ? ". " : "... ");
    }

    State& m_state;
    std::vector<Event> m_events;
    WrappedText m_text;
    int m_turns = 0;
    bool m_numbered = false; // this pair of turns
};

}

std::string to_pdn(const PdnGame& game, const RecordNotes& notes) {
    const Options& options = game.options;
    auto restored = game.position.empty() ? Result<State>(Rules::start(options, game.seed))
                                          : Rules::restore(options, game.seed, game.position);
    if (!restored) return {};
    State& state = *restored;
    std::string_view rest = game.position;
    std::string_view fen = take_word(rest);
    if (fen.ends_with('.')) fen.remove_suffix(1);
    Movetext moves(state);
    if (!trimmed(rest).empty()) moves.add_comment("[%position " + std::string(trimmed(rest)) + ']');
    auto remark = notes.remarks.begin();
    const auto add_remarks = [&](std::size_t played) {
        for (; remark != notes.remarks.end() && remark->after <= played; ++remark) {
            const auto last = played == 0 ? std::string() : to_text(game.commands[played - 1]);
            if (remark->after != played ||
                remark->command != last) { // the game differs from the remarks' game from here on
                remark = notes.remarks.end();
                return;
            }
            moves.add_comment(remark->text);
        }
    };
    add_remarks(0);
    for (std::size_t i = 0; i < game.commands.size() && moves.add(game.commands[i]); ++i)
        add_remarks(i + 1);
    const std::string movetext = moves.finish();

    std::string text;
    const auto& tags = notes.tags;
    const auto is_event = [](const RecordTag& tag) { return PdnHeader::same_name(tag.name, "Event"); };
    if (std::none_of(tags.begin(), tags.end(), is_event)) text += tag("Event", title_of(options));
    for (const RecordTag& note : tags)
        if (const auto name = pdn_tag_name(note.name); !name.empty()) text += tag(name, note.value);
    for (const Side side : {Side::white, Side::black})
        if (const auto seat = seat_of(options, side).index;
            seat < game.names.size() && !game.names[seat].empty())
            text += tag(side == Side::white ? "White" : "Black", game.names[seat]);
    text += tag("Result", result_of(state)) + tag("GameType", type_of(options));
    text += tag("Options", to_text(options, Rules::option_fields())) + tag("Seed", std::to_string(game.seed));
    if (!game.position.empty()) text += tag("SetUp", "1") + tag("FEN", fen);
    return text + '\n' + movetext + '\n';
}

}
