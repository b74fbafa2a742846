#include "booby_trap/notation.h"

#include "core/text.h"

#include <algorithm>
#include <iterator>

namespace trapbox::booby_trap {

namespace {

constexpr std::string_view kSizeLetters = "sml";

// In the order of Event::Kind.
struct EventShape {
    std::string_view name;
    bool piece;
    bool amount;
};
constexpr EventShape kEvents[] = {
    {"touched", true, true},    {"raised", true, true},  {"put_back", true, false},
    {"taken", true, false},     {"hit", true, true},     {"slipped", false, true},
    {"tripped", false, false},  {"jumped", true, false}, {"upended", true, false},
    {"bar_moved", false, true}, {"safe", true, true},    {"penalty", true, true},
    {"passed", false, false},   {"turn", false, true},   {"must_pick", false, false},
    {"won", false, true},       {"lost", false, false},
};
static_assert(std::size(kEvents) == static_cast<std::size_t>(Event::Kind::lost) + 1);

}

std::string piece_name(int piece) {
    return kSizeLetters[static_cast<std::size_t>(size_of(piece))] +
           std::to_string(piece % kPiecesPerSize + 1);
}

std::optional<int> parse_piece(std::string_view name) {
    if (name.empty()) return {};
    const auto size = kSizeLetters.find(name.front());
    const auto number = parse_number<int>(name.substr(1), 1, kPiecesPerSize);
    if (size == std::string_view::npos || !number || name[1] == '0') return {};
    return static_cast<int>(size) * kPiecesPerSize + *number - 1;
}

std::string to_text(const Command& command) {
    switch (command.kind) {
    case Command::Kind::touch: return "touch " + piece_name(command.piece);
    case Command::Kind::raise:
        return "raise " + std::to_string(command.height) + ' ' + std::to_string(command.drift.x) + ' ' +
               std::to_string(command.drift.y);
    case Command::Kind::put_back: return "put_back";
    case Command::Kind::take: return "take";
    case Command::Kind::pass: break;
    }
    return "pass";
}

std::string to_text(const Event& event) {
    const EventShape& shape = kEvents[static_cast<std::size_t>(event.kind)];
    std::string text(shape.name);
    text += ' ' + std::to_string(event.seat.index);
    if (shape.piece) text += ' ' + piece_name(event.piece);
    if (shape.amount) text += ' ' + std::to_string(event.amount);
    return text;
}

Result<Command> parse_command(std::string_view text) {
    const auto words = split_words(text);
    const auto verb = words.empty() ? std::string_view() : words[0];
    using Kind = Command::Kind;
    if (words.size() == 1)
        for (const Kind kind : {Kind::take, Kind::put_back, Kind::pass})
            if (const Command command{.kind = kind}; verb == to_text(command)) return command;
    if (verb == "touch" && words.size() == 2)
        if (const auto piece = parse_piece(words[1])) return Command{.kind = Kind::touch, .piece = *piece};
    if (verb == "raise" && words.size() == 4) {
        const auto height = parse_number<int>(words[1], 1, kClear - 1);
        const auto x = parse_number<int>(words[2], -kMaxDrift, kMaxDrift);
        const auto y = parse_number<int>(words[3], -kMaxDrift, kMaxDrift);
        if (height && x && y) return Command{.kind = Kind::raise, .height = *height, .drift = {*x, *y}};
    }
    return Fault{"expected 'touch m7', 'raise HEIGHT ACROSS ALONG', 'put_back', 'take' or 'pass', found " +
                 quoted(text)};
}

}
