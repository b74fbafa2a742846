#include "hex_trap/notation.h"

#include "core/text.h"
#include "hex_trap/turns.h"

namespace trapbox::hex_trap {

namespace {

constexpr struct {
    Command::Kind kind;
    std::string_view word;
} kPlainCommands[] = {
    {Command::Kind::pass, "pass"},
    {Command::Kind::resign, "resign"},
    {Command::Kind::offer_draw, "offer_draw"},
    {Command::Kind::accept_draw, "accept_draw"},
    {Command::Kind::decline_draw, "decline_draw"},
};

std::string to_text(Half half) {
    if (half.kind == Half::Kind::wall) return to_text(half.slot());
    return to_text(half.from) + '-' + to_text(half.to);
}

// The halves in a word: one, or the two of "c2-d2-e3".
std::vector<Half> parse_halves(std::string_view word) {
    if (const auto slot = parse_slot(word)) return {wall(*slot)};
    std::vector<Half> steps;
    std::optional<Space> last;
    while (steps.size() <= 2) {
        const auto dash = word.find('-');
        const auto space = parse_space(word.substr(0, dash));
        if (!space) return {};
        if (last) steps.push_back(step(*last, *space));
        last = space;
        if (dash == std::string_view::npos) break;
        word.remove_prefix(dash + 1);
    }
    return steps;
}

}

std::string_view to_text(Seat seat) { return seat == kRed ? "red" : "blue"; }

std::string to_text(const Command& command) {
    for (const auto& [kind, word] : kPlainCommands)
        if (kind == command.kind) return std::string(word);
    if (command.second == kNoHalf) return to_text(command.first);
    if (command.first.kind == Half::Kind::step && command.second.kind == Half::Kind::step &&
        command.first.to == command.second.from)
        return to_text(command.first) + '-' + to_text(command.second.to);
    return to_text(command.first) + ' ' + to_text(command.second);
}

std::string to_text(const Event& event) {
    const auto seat = ' ' + std::string(to_text(event.seat));
    switch (event.kind) {
    case Event::Kind::stepped: return "stepped " + to_text(event.from) + ' ' + to_text(event.to);
    case Event::Kind::wall_placed: return "wall_placed " + to_text(Slot{event.from, event.to}) + seat;
    case Event::Kind::passed: return "passed" + seat;
    case Event::Kind::trapped: return "trapped " + to_text(event.from);
    case Event::Kind::freed: return "freed " + to_text(event.from);
    case Event::Kind::pile_empty: return "pile_empty";
    case Event::Kind::turn: return "turn" + seat;
    case Event::Kind::resigned: return "resigned" + seat;
    case Event::Kind::draw_offered: return "draw_offered" + seat;
    case Event::Kind::draw_declined: return "draw_declined" + seat;
    case Event::Kind::won: return "won" + seat;
    case Event::Kind::drawn: break;
    }
    return "drawn";
}

std::optional<Space> parse_space(std::string_view word) {
    if (word.size() < 2 || word[0] < 'a' || word[0] >= 'a' + kMaxRows || word[1] == '0') return {};
    const auto number = parse_number<int>(word.substr(1), 1, kMaxRows);
    if (!number) return {};
    return space_at(word[0] - 'a', *number);
}

std::optional<Slot> parse_slot(std::string_view word) {
    const auto bar = word.find('|');
    if (bar == std::string_view::npos) return {};
    const auto a = parse_space(word.substr(0, bar));
    const auto b = parse_space(word.substr(bar + 1));
    if (!a || !b || *a == *b) return {};
    return slot_between(*a, *b);
}

std::optional<Seat> parse_seat(std::string_view word) {
    if (word == to_text(kRed)) return kRed;
    if (word == to_text(kBlue)) return kBlue;
    return {};
}

Result<Command> parse_command(const Position& position, std::string_view text) {
    const auto words = split_words(text);
    for (const auto& [kind, word] : kPlainCommands)
        if (words.size() == 1 && words[0] == word) return Command{.kind = kind};
    std::vector<Half> halves;
    if (words.size() <= 2)
        for (const auto word : words) {
            const auto read = parse_halves(word);
            if (read.empty())
                return Fault{"expected a step like c2-d2 or a wall like e5|e6, found " + quoted(word)};
            halves.insert(halves.end(), read.begin(), read.end());
        }
    if (position.one_action && halves.size() == 1) return turn_of(halves[0]);
    if (halves.size() != 2) return Fault{"a turn is two steps, a step and a wall, or two walls"};
    const Command turn = turn_of(halves[0], halves[1]);
    return judge_turn(position, turn.first, turn.second).accepted() ? canonical(position, turn) : turn;
}

}
