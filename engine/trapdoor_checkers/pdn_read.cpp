// The text is untrusted: everything is checked before use, and sizes are limited. Reading ends within 100 ms
// after it is cancelled.
#include "trapdoor_checkers/pdn_read.h"

#include "core/text.h"
#include "trapdoor_checkers/notation.h"
#include "trapdoor_checkers/pdn_header.h"
#include "trapdoor_checkers/pdn_reasons.h"
#include "trapdoor_checkers/pdn_replay.h"
#include "trapdoor_checkers/rules.h"

#include <algorithm>

namespace trapbox::trapdoor_checkers {

namespace {

using Kind = PdnToken::Kind;
using Problem = std::optional<PdnFault>;

constexpr std::size_t kMaxPosition = 16'000; // bytes of a position: it must fit in a journal line

// Tags that an export generates from the game; they are not kept as notes.
constexpr std::string_view kOwnTags[] = {"White", "Black", "Result", "GameType", "Options",
                                         "Seed",  "FEN",   "SetUp",  "PlyCount"};

// One attempt to read a game by one rule set.
class Attempt {
  public:
    Attempt(const PdnHeader& header, PdnScanner moves, const PdnType& type, const CancelToken& cancelled)
        : m_header(header), m_scanner(moves), m_type(type), m_cancelled(cancelled) {}

    PdnReading read() {
        auto problem = set_up();
        if (!problem) problem = read_moves();
        if (!problem) problem = m_replay->finish();
        if (!problem) problem = conclude();
        if (problem) return {{}, std::move(*problem)};
        if (!m_header.is_ours() && sorted_fen(m_game.position) == start_fen()) m_game.position.clear();
        m_game.commands = m_replay->take_commands();
        m_game.names.resize(2);
        for (const Side side : {Side::black, Side::white})
            m_game.names[seat_of(m_game.options, side).index] =
                m_header.value(side == Side::white ? "White" : "Black");
        keep_tags();
        return {PdnRecord{std::move(m_game), std::move(m_notes)}, {}};
    }

    int moves() const { return m_replay ? m_replay->moves() : 0; }
    bool has_moves() const { return moves() > 0 || m_commanded; }

  private:
    std::string start_fen() const { return to_fen(kStart, m_game.options.rule_set().starts); }
    static PdnFault own_fault(const std::string& reason, int line) {
        return {{reason, line}, kOwnDamaged.message, {}};
    }

    Problem set_up() {
        if (const auto* tag = m_header.find("Options")) {
            const auto options = parse_pdn_options(tag->value);
            if (!options) return own_fault(options.fault().reason, tag->line);
            m_game.options = *options;
        } else {
            m_game.options.trapdoors = false;
            if (m_type.continental) m_game.options.rules = Options::Rules::continental;
        }
        if (const auto* tag = m_header.find("Seed")) {
            const auto seed = parse_number<Seed>(tag->value, 0, ~Seed{0});
            if (!seed) return own_fault("the seed is not a number", tag->line);
            m_game.seed = *seed;
        }
        if (const auto* tag = m_header.find("FEN"); tag && !trimmed(tag->value).empty()) {
            // In older exports the FEN also contains the key=value fields of a checkpoint.
            const auto fen = unescaped(tag->value);
            const auto fields_begin =
                std::min(fen.find_first_of("abcdefghijklmnopqrstuvwxyz", fen.find(' ')), fen.size());
            const bool has_fields = fen.find('=') != std::string::npos;
            m_game.position = normal_fen(has_fields ? fen.substr(0, fields_begin) : fen);
            if (has_fields) m_game.position += ' ' + fen.substr(fields_begin);
            m_position_line = tag->line;
        } else if (!m_header.is_ours() && m_type.starts != m_game.options.rule_set().starts) {
            m_game.position = to_fen(kStart, m_type.starts);
        }
        return restore_position();
    }

    Problem restore_position() {
        State start = Rules::start(m_game.options, m_game.seed);
        if (m_game.position.size() > kMaxPosition) return pdn_fault(kBadPosition, "", m_position_line);
        if (!m_game.position.empty()) {
            auto restored = Rules::restore(m_game.options, m_game.seed, m_game.position);
            if (!restored)
                return PdnFault{{restored.fault().reason, m_position_line}, kBadPosition.message, {}};
            start = std::move(*restored);
        }
        m_replay.emplace(std::move(start));
        return {};
    }

    Problem read_moves() {
        for (;;) {
            const PdnToken token = m_scanner.next();
            if (m_cancelled()) return pdn_fault(kCancelled, "", 0);
            Problem problem;
            switch (token.kind) {
            case Kind::end_of_text:    // an unfinished game is accepted
            case Kind::tag: return {}; // start of the next game
            case Kind::result:
                if (token.text != "*") m_result = token.text;
                return {};
            case Kind::broken:
                return pdn_fault(*token.reason, token.reason == &kNoMove ? token.text : "", token.line);
            case Kind::setup: return pdn_fault(kSetupInGame, "", token.line);
            case Kind::comment: problem = read_comment(token); break;
            case Kind::move: problem = read_move(token); break;
            case Kind::number:
            case Kind::other: break;
            }
            if (problem) return problem;
        }
    }

    Problem read_move(const PdnToken& token) {
        auto problem = m_replay->move(token.text, token.line);
        const UiText ended = kEnded.sentence;
        if (problem && m_type.difference && !m_header.is_ours() && problem->message != ended &&
            problem->message != kNoMove.message && problem->message != kTooLongGame.message)
            problem->message = m_type.difference->message;
        return problem;
    }

    Problem read_comment(const PdnToken& token) {
        const auto start = std::min(token.text.find_first_not_of(kPdnBlanks), token.text.size());
        const std::string_view text = token.text.substr(start);
        const auto end = text.find(']');
        if (!text.starts_with("[%") || end == std::string_view::npos) return keep_remark(text);
        const std::string_view command = text.substr(2, end - 2);
        auto rest = command;
        const auto first = take_word(rest);
        if (first == "spin") return read_spin(take_word(rest), token.line);
        if (first == "position") return read_position(rest, token.line);
        if (first != "slide" && first != "offer_draw" && first != "accept_draw" && first != "decline_draw" &&
            first != "resign")
            return keep_remark(text); // another program's
        m_commanded = true;
        return m_replay->command(command, token.line);
    }

    // The part of the position that a FEN does not have. Accepted once per game, to limit the work.
    Problem read_position(std::string_view fields, int line) {
        if (m_game.position.empty() || has_moves() || m_has_position)
            return own_fault("[%position] goes with a FEN, once, before the first move", line);
        m_has_position = true;
        m_game.position.append(" ").append(trimmed(fields));
        m_position_line = line;
        return restore_position();
    }

    Problem read_spin(std::string_view face, int line) {
        m_commanded = true;
        if (auto problem = m_replay->command("spin", line)) return problem;
        const auto shown = name_of(*m_replay->state().wheel);
        if (face.empty() || face == shown) return {};
        return own_fault("with this seed the wheel shows " + std::string(shown) + ", not " + quoted(face),
                         line);
    }

    Problem keep_remark(std::string_view text) { // without leading blanks
        if (text.empty() || m_note_bytes + text.size() > kMaxNoteBytes) return {};
        m_note_bytes += text.size() + 32; // plus its overhead in memory
        const auto& commands = m_replay->commands();
        m_notes.remarks.push_back({commands.size(), commands.empty() ? "" : to_text(commands.back()),
                                   std::string(text.substr(0, text.find_last_not_of(kPdnBlanks) + 1))});
        return {};
    }

    void keep_tags() {
        for (const auto& tag : m_header.tags()) {
            const auto is_own = [&](std::string_view name) { return PdnHeader::same_name(name, tag.name); };
            const auto size = tag.name.size() + tag.value.size();
            if (std::any_of(std::begin(kOwnTags), std::end(kOwnTags), is_own)) continue;
            if (tag.value.empty() || m_note_bytes + size > kMaxNoteBytes) continue;
            const auto name = pdn_tag_name(tag.name);
            if (name.empty()) continue;
            m_note_bytes += size + 32;
            m_notes.tags.push_back({name, unescaped(tag.value)});
        }
    }

    // See pdn.h.
    Problem conclude() {
        const State& state = m_replay->state();
        if (state.end || m_header.is_ours() || (!m_game.position.empty() && !has_moves())) return {};
        const auto ending =
            PdnHeader::ending(m_result.empty() ? m_header.value("Result") : m_result, m_type.starts);
        if (!ending) return {};
        if (!ending->winner) {
            if (auto problem = m_replay->command("offer_draw", 0)) return problem;
            return m_replay->command("accept_draw", 0);
        }
        const Side loser = other(*ending->winner);
        if (loser == state.turn) return m_replay->command("resign", 0);
        return m_replay->command("resign " + std::string(name_of(loser)), 0);
    }

    const PdnHeader& m_header;
    PdnScanner m_scanner;
    const PdnType& m_type;
    const CancelToken& m_cancelled;
    PdnGame m_game{};
    RecordNotes m_notes;
    std::optional<PdnReplay> m_replay;
    std::string m_result; // after the moves
    int m_position_line = 0;
    bool m_has_position = false;
    bool m_commanded = false; // a command other than a move was played
    std::size_t m_note_bytes = 0;
};

// Reads the tags of the first game. Afterwards the scanner is at its moves and the comments before them.
Problem read_header(PdnScanner& scanner, PdnHeader& header, const CancelToken& cancelled) {
    std::optional<PdnScanner>
        comments; // the scanner before a comment: it belongs to the moves unless a tag follows
    for (;;) {
        const PdnScanner before = scanner;
        const PdnToken token = scanner.next();
        if (cancelled()) return pdn_fault(kCancelled, "", 0);
        if (token.kind == Kind::broken && token.text.starts_with('['))
            return pdn_fault(*token.reason, "", token.line);
        if (token.kind == Kind::tag) {
            header.add(token);
            comments.reset();
        } else if (token.kind == Kind::comment || token.kind == Kind::other) {
            if (!comments) comments = before;
        } else {
            scanner = comments ? *comments : before;
            return {};
        }
    }
}

PdnReading read_game(const PdnHeader& header, const PdnScanner& moves, const CancelToken& cancelled,
                     bool& is_pdn) {
    const auto number = header.type_number();
    const PdnType* type = number ? find_pdn_type(*number) : &header.likely_type();
    if (!type && !header.is_ours()) {
        const auto* tag = header.find("GameType");
        const bool larger = *number == 20 || *number == 27 || *number == 40 || *number == 41;
        PdnFault fault = pdn_fault(larger ? kLargerBoard : kOtherGame, "", tag->line);
        fault.about = std::to_string(*number);
        fault.fault.reason = "games of type " + fault.about + ' ' + fault.fault.reason;
        return {{}, std::move(fault)};
    }
    Attempt first(header, moves, type ? *type : english_type(), cancelled);
    auto game = first.read();
    is_pdn = is_pdn || first.has_moves();
    if (game.record || header.is_ours() || number || cancelled()) return game;
    Attempt second(header, moves, type->continental ? english_type() : russian_type(), cancelled);
    auto other = second.read();
    is_pdn = is_pdn || second.has_moves();
    if (other.record || second.moves() > first.moves()) return other;
    return game;
}

}

PdnReading read_pdn(std::string_view text, const RecordReading& reading) {
    if (text.size() > kMaxPdnBytes)
        return {{}, {{"the text is too long for a game"}, kTooLongGame.message, {}}};
    if (text.find('\0') != std::string_view::npos) return {{}, {{"the file is not text"}, nullptr, {}}};
    PdnScanner scanner(text, reading.first_line, reading.cancelled);
    PdnHeader header;
    if (auto problem = read_header(scanner, header, reading.cancelled)) return {{}, std::move(*problem)};
    bool is_pdn = !header.tags().empty();
    auto game = read_game(header, scanner, reading.cancelled, is_pdn);
    if (!game.record && !is_pdn) return {{}, {{game.fault.fault.reason}, nullptr, {}}};
    if (!is_pdn) // a result alone is not a game
        return {{}, {{"expected a tag or a move, found neither"}, nullptr, {}}};
    return game;
}

Result<PdnGame> parse_pdn(std::string_view text, const RecordReading& reading) {
    auto read = read_pdn(text, reading);
    if (!read.record) return read.fault.fault;
    return std::move(read.record->game);
}

}
