// Writes a game as PDN. Declared in pdn.h.
#include "core/text.h"
#include "notation.h"
#include "pdn.h"
#include "rules.h"

namespace trapbox::trapdoor_checkers {

namespace {

constexpr std::size_t kLineWidth = 80;

// The words of the moves, broken into lines.
class MoveText {
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

std::string tag(std::string_view name, std::string_view value) {
    std::string text = "[" + std::string(name) + " \"";
    for (const char sign : value) {
        if (sign == '"' || sign == '\\') text += '\\';
        text += sign;
    }
    return text + "\"]\n";
}

std::string result_of(const State& state) {
    if (!state.end) return "*";
    if (!state.end->winner) return "1/2-1/2";
    return *state.end->winner == Side::white ? "1-0" : "0-1";
}

// As short as it is read as the same move again.
std::string move_text(const State& state, const Command& command) {
    Command ends{.kind = Command::Kind::move, .path = {}, .capture = command.capture};
    ends.path.push(command.path.from());
    ends.path.push(command.path.to());
    const auto short_text = to_text(ends);
    const auto read = parse_command(state, short_text);
    return read && *read == command ? short_text : to_text(command);
}

std::string title_of(const Options& options) {
    if (!options.trapdoors) return "Checkers";
    return options.rules == Options::Rules::english ? "Trapdoor Checkers" : "Dames & Trap";
}

}

std::string to_pdn(const PdnGame& game) {
    const auto& [options, seed, position, commands, names] = game;
    auto restored = position.empty() ? Result<State>(Rules::start(options, seed))
                                     : Rules::restore(options, seed, position);
    if (!restored) return {};
    State& state = *restored;
    std::vector<Event> events;
    MoveText moves;
    std::string_view fen = position;
    if (!options.trapdoors) { // other programs play it on
        std::string_view rest = position;
        fen = take_word(rest);
        if (!trimmed(rest).empty()) moves.add("{[%position " + std::string(trimmed(rest)) + "]}");
    }
    int number = 1;
    bool begins = true; // a new turn, or the first word
    const Side starts = options.rule_set().starts;
    for (const Command& command : commands) {
        if (begins && state.turn == starts)
            moves.add(std::to_string(number++) + '.');
        else if (begins && number == 1)
            moves.add(std::to_string(number++) + "...");
        const Side turn = state.turn;
        const auto text = command.kind == Command::Kind::move ? move_text(state, command) : to_text(command);
        if (!Rules::apply(state, command, events).accepted()) break;
        begins = state.turn != turn;
        if (command.kind == Command::Kind::move)
            moves.add(text);
        else if (command.kind == Command::Kind::spin)
            moves.add("{[%spin " + std::string(name_of(*state.wheel)) + "]}");
        else
            moves.add("{[%" + text + "]}");
    }
    moves.add(result_of(state));

    std::string text = tag("Event", title_of(options));
    for (const Side side : {Side::white, Side::black})
        if (const auto seat = seat_of(options, side).index; seat < names.size() && !names[seat].empty())
            text += tag(side == Side::white ? "White" : "Black", names[seat]);
    if (!options.trapdoors && options.rules == Options::Rules::english) text += tag("GameType", "21");
    text += tag("Options", to_text(options, Rules::option_fields())) + tag("Seed", std::to_string(seed));
    if (!position.empty()) text += tag("SetUp", "1") + tag("FEN", fen);
    return text + tag("Result", result_of(state)) + '\n' + moves.text() + '\n';
}

}
