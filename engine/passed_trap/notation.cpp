#include "passed_trap/notation.h"

#include "core/text.h"

#include <cmath>
#include <iterator>

namespace trapbox::passed_trap {

namespace {

// The arguments of a command.
struct Shape {
    std::string_view word;
    bool seat;
    bool disk;
    bool place;
};

// In the order of Command::Kind.
constexpr Shape kCommands[] = {
    {"place", true, true, true},     {"quick", true, false, false},    {"ready", true, false, false},
    {"unready", true, false, false}, {"grab", true, true, true},       {"drag", true, false, true},
    {"release", true, false, false}, {"drop", true, false, false},     {"pause", false, false, false},
    {"claim", true, false, false},   {"confirm", false, false, false}, {"reject", false, false, false},
    {"discard", true, true, false},  {"next", true, false, false},     {"reset", true, false, false},
    {"laugh", true, false, false},
};

static_assert(std::size(kCommands) == static_cast<std::size_t>(Command::Kind::laugh) + 1);

constexpr std::int32_t kFarthest = 1'000'000; // µm: 1 m from the board's centre, beyond any screen

// The arguments of an event.
struct EventShape {
    std::string_view word;
    std::string_view fields; // s seat, d disk, n number, w why, o on, a at, p power in ‰, i impulse in µN·s
};

// In the order of Event::Kind.
constexpr EventShape kEvents[] = {
    {"placed", "sda"},    {"hand_down", "s"}, {"hand_up", "s"},      {"began", ""},       {"grabbed", "sd"},
    {"set_down", "sda"},  {"shot", "sdp"},    {"hit", "doia"},       {"passed", "ds"},    {"lodged", "d"},
    {"freed", "d"},       {"hopped", "dsa"},  {"returned", "dsa"},   {"sand_turned", ""}, {"sand_laid", ""},
    {"sand_ran_out", ""}, {"claimed", "s"},   {"confirmed", ""},     {"rejected", ""},    {"discarded", "sd"},
    {"round_won", "snw"}, {"round_tied", ""}, {"round_done", "snw"}, {"pegged", "sn"},    {"match_won", "s"},
    {"match_lost", "s"},  {"laughed", "s"},
};
static_assert(std::size(kEvents) == static_cast<std::size_t>(Event::Kind::laughed) + 1);

constexpr std::string_view kWhy[] = {"fewest_left", "camp_empty", "first_through", "tries_used"};
static_assert(std::size(kWhy) == static_cast<std::size_t>(Why::tries_used) + 1);
constexpr std::string_view kOn[] = {"disk", "rail", "wall", "post", "band"};
static_assert(std::size(kOn) == static_cast<std::size_t>(Knock::On::band) + 1);

std::string millionths(float value) { return std::to_string(physics::millionths(value)); }

}

std::string to_text(const Command& command) {
    const Shape& shape = kCommands[static_cast<std::size_t>(command.kind)];
    std::string text(shape.word);
    if (shape.seat) text += ' ' + std::to_string(command.seat.index);
    if (shape.disk) text += ' ' + std::to_string(command.disk);
    if (shape.place) text += ' ' + std::to_string(command.x) + ' ' + std::to_string(command.y);
    return text;
}

Result<Command> parse_command(std::string_view text) {
    const auto word = take_word(text);
    for (std::size_t kind = 0; kind < std::size(kCommands); ++kind) {
        const Shape& shape = kCommands[kind];
        if (shape.word != word) continue;
        Command command{.kind = static_cast<Command::Kind>(kind)};
        bool whole = true;
        const auto number = [&](std::int32_t min, std::int32_t max) {
            const auto value = parse_number<std::int32_t>(take_word(text), min, max);
            whole = whole && value.has_value();
            return value.value_or(0);
        };
        if (shape.seat) command.seat = seat_at(number(0, kCamps - 1));
        if (shape.disk) command.disk = number(0, kDisks - 1);
        if (shape.place) {
            command.x = number(-kFarthest, kFarthest);
            command.y = number(-kFarthest, kFarthest);
        }
        if (!whole || !take_word(text).empty())
            return Fault{quoted(word) + " needs" + (shape.seat ? " a seat" : " nothing") +
                         (shape.disk ? ", a disk" : "") + (shape.place ? ", x and y in micrometres" : "")};
        return command;
    }
    return Fault{"there is no command " + quoted(word)};
}

std::string to_text(const Event& event) {
    const EventShape& shape = kEvents[static_cast<std::size_t>(event.kind)];
    std::string text(shape.word);
    for (const char field : shape.fields) {
        text += ' ';
        switch (field) {
        case 's': text += std::to_string(event.seat.index); break;
        case 'd': text += std::to_string(event.disk); break;
        case 'n': text += std::to_string(event.number); break;
        case 'w': text += kWhy[static_cast<std::size_t>(event.why)]; break;
        case 'o': text += kOn[static_cast<std::size_t>(event.on)]; break;
        case 'a': text += millionths(event.at.x) + ' ' + millionths(event.at.y); break;
        case 'p': text += std::to_string(std::lround(event.strength * 1000)); break;
        default: text += millionths(event.strength); break;
        }
    }
    return text;
}

}
