#include "trapdoor_checkers/notation.h"

#include "core/text.h"
#include "trapdoor_checkers/judge.h"

#include <iterator>

namespace trapbox::trapdoor_checkers {

namespace {

// In the order of Command::Kind; moves and slides have their own notation.
constexpr std::string_view kKindNames[] = {"",      "", "spin", "offer_draw", "accept_draw", "decline_draw",
                                           "resign"};
static_assert(std::size(kKindNames) == static_cast<std::size_t>(Command::Kind::resign) + 1);

std::string path_text(const Path& path, bool capture) {
    std::string text;
    for (const Square square : path) {
        if (!text.empty()) text += capture ? 'x' : '-';
        text += std::to_string(square.number());
    }
    return text;
}

std::string slide_text(Slide slide) {
    return "slide " + std::string(kSliders[slide.slider].name) + (slide.right ? " right" : " left");
}

std::string piece_text(Side side, bool king) {
    return std::string(name_of(side)) + (king ? " king" : " man");
}

Result<Command> parse_slide(std::string_view name, std::string_view direction) {
    if (direction != "left" && direction != "right") return Fault{"a slide goes left or right"};
    for (std::uint8_t i = 0; i < kSliders.size(); ++i)
        if (kSliders[i].name == name)
            return Command{.kind = Command::Kind::slide, .slide = {i, direction == "right"}};
    return Fault{"there is no slider " + quoted(name) + "; they are g3, o4, o5 and g6"};
}

// A square by its number ("11") or its name ("f6").
std::optional<Square> parse_square(std::string_view text) {
    const auto number = parse_number<int>(text, 1, kSquares);
    return number ? square_numbered(*number) : square_named(text);
}

// The path as written, legal or not.
Result<Command> parse_path(std::string_view text) {
    Command command{.kind = Command::Kind::move, .capture = text.find('x') != std::string_view::npos};
    const char separator = command.capture ? 'x' : '-';
    const std::size_t max_squares = command.capture ? command.path.squares.size() : 2;
    for (std::string_view rest = text;;) {
        const auto end = rest.find(separator);
        const auto square = parse_square(rest.substr(0, end));
        if (!square) return Fault{quoted(text) + " is not a move: squares are numbered 1 to 32"};
        if (command.path.length == max_squares) return Fault{quoted(text) + " has too many squares"};
        command.path.push(*square);
        if (end == std::string_view::npos) break;
        rest.remove_prefix(end + 1);
    }
    if (command.path.length < 2) return Fault{quoted(text) + " is not a move: it needs two squares"};
    return command;
}

// Fills in the squares between. Paths that take the same pieces and end on the same square give the same
// position, so the first one is used.
Result<Command> resolve(const State& state, const Command& command) {
    if (command.path.length != 2 || !command.capture) return command;
    const auto legal = legal_now(state).moves.legal;
    const Move* found = nullptr;
    bool several = false;
    for (const Move& move : legal) {
        if (move.path == command.path) return command;
        if (!move.captures() || move.path.from() != command.path.from() ||
            move.path.to() != command.path.to())
            continue;
        several = several || (found && found->captured != move.captured);
        if (!found) found = &move;
    }
    if (several) return Fault{"several captures go there: name every square where the piece lands"};
    if (!found) return command;
    Command resolved = command;
    resolved.path = found->path;
    return resolved;
}

}

std::string to_text(const Command& command) {
    switch (command.kind) {
    case Command::Kind::move: return path_text(command.path, command.capture);
    case Command::Kind::slide: return slide_text(command.slide);
    case Command::Kind::resign:
        return command.side ? "resign " + std::string(name_of(*command.side)) : "resign";
    default: return std::string(kKindNames[static_cast<std::size_t>(command.kind)]);
    }
}

std::string to_text(const Event& event) {
    const std::string side(name_of(event.side));
    const std::string on = ' ' + name_of(event.square);
    switch (event.kind) {
    case Event::Kind::spun:
        return "spun " + side + ' ' + std::string(name_of(event.face)) + ' ' + std::to_string(event.section);
    case Event::Kind::moved:
        return "moved " + piece_text(event.side, event.king) + ' ' + path_text(event.path, event.capture);
    case Event::Kind::captured: return "captured " + piece_text(event.side, event.king) + on;
    case Event::Kind::crowned: return "crowned " + side + on;
    case Event::Kind::slid: return "slid " + side + slide_text(event.slide).substr(5);
    case Event::Kind::door_opened: return "door_opened" + on;
    case Event::Kind::fell: return "fell " + piece_text(event.side, event.king) + on;
    case Event::Kind::door_closed: return "door_closed" + on;
    case Event::Kind::draw_offered: return "draw_offered " + side;
    case Event::Kind::draw_declined: return "draw_declined " + side;
    case Event::Kind::turn: return "turn " + side;
    case Event::Kind::won: return "won " + side + ' ' + std::string(name_of(event.reason));
    case Event::Kind::drawn: break;
    }
    return "drawn " + std::string(name_of(event.reason));
}

Result<Command> parse_command(const State& state, std::string_view text) {
    const auto words = split_words(text);
    if (words.size() == 3 && words[0] == "slide") return parse_slide(words[1], words[2]);
    for (const Side side : {Side::black, Side::white})
        if (words.size() == 2 && words[0] == "resign" && words[1] == name_of(side))
            return Command{.kind = Command::Kind::resign, .side = side};
    if (words.size() != 1)
        return Fault{"a command is a move such as 11-15 or 15x24, 'slide g3 left', 'spin', 'offer_draw', "
                     "'accept_draw', 'decline_draw' or 'resign'"};
    for (auto kind = Command::Kind::spin; kind <= Command::Kind::resign;
         kind = static_cast<Command::Kind>(static_cast<int>(kind) + 1))
        if (words[0] == kKindNames[static_cast<std::size_t>(kind)]) return Command{.kind = kind};
    const auto command = parse_path(words[0]);
    return command ? resolve(state, *command) : command;
}

}
