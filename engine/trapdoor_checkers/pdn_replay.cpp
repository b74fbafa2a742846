#include "trapdoor_checkers/pdn_replay.h"

#include "core/text.h"
#include "trapdoor_checkers/notation.h"
#include "trapdoor_checkers/pdn_reasons.h"
#include "trapdoor_checkers/rules.h"

#include <algorithm>

namespace trapbox::trapdoor_checkers {

namespace {

using Squares = std::vector<Square>;

PdnFault refused(std::string_view text, const Refusal& refusal, int line) {
    return {{quoted(text) + " is refused: " + std::string(refusal.key), line},
            refusal.sentence,
            std::string(text)};
}

// The squares of a written move; several readings if no separator is between the numbers: 1115, 918.
std::vector<Squares> readings(std::string_view written) {
    const auto square = [](std::string_view word) -> std::optional<Square> {
        if (const auto number = parse_number<int>(word, 1, kSquares)) return square_numbered(*number);
        std::string name(word);
        if (!name.empty() && name[0] >= 'A' && name[0] <= 'H') name[0] = static_cast<char>(name[0] + 32);
        return square_named(name);
    };
    std::vector<Squares> found;
    const bool packed = written.find_first_not_of("0123456789") == std::string_view::npos;
    for (std::size_t first = 1; packed && first <= 2 && first < written.size(); ++first) {
        const auto from = square(written.substr(0, first));
        const auto to = square(written.substr(first));
        if (from && to && written[first] != '0') found.push_back({*from, *to});
    }
    if (packed) return found;
    Squares squares;
    for (std::size_t at = 0; at < written.size();) {
        const bool digit = written[at] >= '0' && written[at] <= '9';
        const bool letter = ((written[at] | ' ') >= 'a' && (written[at] | ' ') <= 'h');
        if (!digit && !letter) { // a separator or a blank
            ++at;
            continue;
        }
        const auto end = letter ? at + 2 : written.find_first_not_of("0123456789", at);
        const auto name = square(written.substr(at, end == std::string_view::npos ? end : end - at));
        if (!name) return {};
        squares.push_back(*name);
        at = std::min(end, written.size());
    }
    if (squares.size() >= 2 && squares.size() <= Path{}.squares.size()) found.push_back(std::move(squares));
    return found;
}

// Whether the move visits those squares in that order, and starts and ends with them.
bool goes_by(const Path& path, const Squares& squares) {
    if (path.from() != squares.front() || path.to() != squares.back()) return false;
    const Square* at = path.begin() + 1;
    for (auto square = squares.begin() + 1; square + 1 < squares.end(); ++square) {
        at = std::find(at, path.end() - 1, *square);
        if (at >= path.end() - 1) return false;
        ++at;
    }
    return true;
}

// The legal moves that match the text, one for each resulting position.
std::vector<Command> meanings(const std::vector<Move>& legal, const std::vector<Squares>& read) {
    std::vector<const Move*> found;
    for (const Squares& squares : read)
        for (const Move& move : legal) {
            if (!goes_by(move.path, squares)) continue;
            // All squares are given, so the move is unambiguous.
            if (move.path.length == squares.size())
                return {{.kind = Command::Kind::move, .path = move.path, .capture = move.captures()}};
            const auto same = [&](const Move* other) {
                return other->path.from() == move.path.from() && other->path.to() == move.path.to() &&
                       other->captured == move.captured;
            };
            if (std::none_of(found.begin(), found.end(), same)) found.push_back(&move);
        }
    std::vector<Command> commands;
    for (const Move* move : found)
        commands.push_back({.kind = Command::Kind::move, .path = move->path, .capture = move->captures()});
    return commands;
}

// Why no legal move matches.
PdnFault why_not(const State& state, const Squares& squares, std::string_view written, int line) {
    Path path;
    for (const Square square : squares)
        path.push(square);
    const bool capture = squares.size() > 2 || written.find_first_of("xX:") != std::string_view::npos;
    Verdict verdict = judge_move(state, legal_now(state), path, capture);
    if (verdict.accepted()) verdict = Verdict::refuse(kCannotGoThere);
    return refused(written, *verdict.refusal(), line);
}

}

PdnFault pdn_fault(const PdnReason& reason, std::string_view about, int line) {
    return {{about.empty() ? std::string(reason.text) : quoted(about) + ' ' + std::string(reason.text), line},
            reason.message,
            std::string(about)};
}

PdnReplay::Problem PdnReplay::play(Line& line, const Command& command, std::string_view text, int number) {
    if (line.commands.size() >= kMaxCommands) return pdn_fault(kTooLongGame, "", number);
    m_events.clear();
    const Verdict verdict = Rules::apply(line.state, command, m_events);
    if (!verdict.accepted()) return refused(text, *verdict.refusal(), number);
    line.commands.push_back(command);
    return {};
}

PdnReplay::Problem PdnReplay::move(std::string_view written, int number) {
    const auto read = readings(written);
    if (read.empty()) return pdn_fault(kNoMove, written, number);
    std::vector<Line> lines;
    Problem problem;
    for (Line& line : m_lines) {
        const auto commands = meanings(legal_now(line.state).moves.legal, read);
        if (commands.empty() && !problem) problem = why_not(line.state, read.front(), written, number);
        if (commands.size() > 1) {
            m_unclear = written;
            m_unclear_line = number;
        }
        for (std::size_t i = 0; i < commands.size() && lines.size() < kMaxLines; ++i) {
            Line next = i + 1 < commands.size() ? line : std::move(line);
            if (auto refusal = play(next, commands[i], written, number)) {
                if (!problem) problem = std::move(refusal);
                continue;
            }
            // Lines of play that reach the same position are followed once.
            const auto same = [&](const Line& other) {
                return Rules::hash(other.state) == Rules::hash(next.state) &&
                       other.state.losses == next.state.losses;
            };
            if (std::none_of(lines.begin(), lines.end(), same)) lines.push_back(std::move(next));
        }
    }
    if (lines.empty()) return problem;
    m_lines = std::move(lines);
    ++m_moves;
    return {};
}

PdnReplay::Problem PdnReplay::command(std::string_view text, int number) {
    std::vector<Line> lines;
    Problem problem;
    for (Line& line : m_lines) {
        const auto command = parse_command(line.state, text);
        Problem refusal;
        if (command)
            refusal = play(line, *command, text, number);
        else
            refusal = PdnFault{{command.fault().reason, number}, kOwnDamaged.message, {}};
        if (!refusal)
            lines.push_back(std::move(line));
        else if (!problem)
            problem = std::move(refusal);
    }
    if (lines.empty()) return problem;
    m_lines = std::move(lines);
    return {};
}

PdnReplay::Problem PdnReplay::finish() const {
    if (m_lines.size() == 1) return {};
    return pdn_fault(kUnclearCapture, m_unclear, m_unclear_line);
}

}
