#include "null_game/notation.h"

#include "core/text.h"

namespace trapbox::null_game {

std::string to_text(const Command& command) { return "take " + std::to_string(command.take); }

std::string to_text(const Event& event) {
    const auto seat = std::to_string(event.seat.index);
    switch (event.kind) {
    case Event::Kind::taken: return "taken " + seat + ' ' + std::to_string(event.pebbles);
    case Event::Kind::sand_ran_out: return "sand_ran_out " + seat;
    case Event::Kind::won: break;
    }
    return "won " + seat;
}

Result<Command> parse_command(std::string_view text) {
    const auto words = split_words(text);
    const auto count =
        words.size() == 2 && words[0] == "take" ? parse_number<int>(words[1], 1, 100) : std::nullopt;
    if (!count) return Fault{"a command is 'take' and a number"};
    return Command{*count};
}

}
