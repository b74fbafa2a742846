#include "trapdoor_checkers/checkpoint.h"

#include "core/text.h"
#include "trapdoor_checkers/moves.h"
#include "trapdoor_checkers/outcome.h"

#include <set>

namespace trapbox::trapdoor_checkers {

namespace {

constexpr std::size_t kMaxSpins = 12000; // must fit in a journal line of 16384 characters

std::string pieces_text(const Position& position, Side side) {
    std::string text;
    for_each_square(position.of(side), [&](Square square) {
        if (!text.empty()) text += ',';
        if ((position.kings & bit(square)) != 0) text += 'K';
        text += std::to_string(square.number());
    });
    return text;
}

std::optional<Side> parse_side(std::string_view word) {
    for (const Side side : {Side::black, Side::white})
        if (word == name_of(side)) return side;
    return {};
}

// Removes and returns the part of `text` before the separator.
std::string_view take_until(std::string_view& text, char separator) {
    const auto end = text.find(separator);
    const auto part = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return part;
}

// Each of the following parsers sets a part of the state.
using Parsed = Result<void>;

Parsed parsed_if(bool valid, const char* error) { return valid ? Parsed{} : Fault{error}; }

Parsed parse_pieces(Position& position, Side side, std::string_view list) {
    while (!list.empty()) {
        auto word = take_until(list, ',');
        const bool king = word.starts_with('K');
        if (king) word.remove_prefix(1);
        const bool range = word.find('-') != std::string_view::npos;
        const auto first = parse_number<int>(take_until(word, '-'), 1, kSquares);
        const auto last = range ? parse_number<int>(word, 1, kSquares) : first;
        if (!first || !last || *last < *first) return Fault{"expected squares from 1 to 32"};
        for (int number = *first; number <= *last; ++number) {
            const Bitboard at = bit(square_numbered(number));
            if ((position.occupied() & at) != 0)
                return Fault{"square " + std::to_string(number) + " has two pieces"};
            if (!king && (at & crown_row(side)) != 0)
                return Fault{"the man on square " + std::to_string(number) + " is on its crown row"};
            position.pieces[index_of(side)] |= at;
            if (king) position.kings |= at;
        }
    }
    if (count(position.of(side)) > kPiecesPerSide) return Fault{"a side has 12 pieces at most"};
    return {};
}

Parsed parse_fen(State& state, std::string_view fen) {
    constexpr auto kExpected = "expected a position such as W:W21,22,K5:B1,2,K30";
    if (fen.ends_with('.')) fen.remove_suffix(1);
    const auto letter_side = [](std::string_view text) -> std::optional<Side> {
        if (text.starts_with('B')) return Side::black;
        if (text.starts_with('W')) return Side::white;
        return {};
    };
    const auto turn = take_until(fen, ':');
    auto first = take_until(fen, ':');
    if (turn.size() != 1 || !letter_side(turn) || !letter_side(first) || !letter_side(fen))
        return Fault{kExpected};
    const Side first_side = *letter_side(first);
    if (*letter_side(fen) == first_side || fen.find(':') != std::string_view::npos) return Fault{kExpected};
    state.turn = *letter_side(turn);
    state.position = {};
    first.remove_prefix(1);
    fen.remove_prefix(1);
    if (const auto parsed = parse_pieces(state.position, first_side, first); !parsed) return parsed;
    return parse_pieces(state.position, other(first_side), fen);
}

Parsed parse_doors(State& state, std::string_view list) {
    if (!state.options.trapdoors) return Fault{"this game has no trapdoors"};
    while (!list.empty()) {
        const auto name = take_until(list, ',');
        const auto square = square_named(name);
        if (!square || (kDoors & bit(*square)) == 0) return Fault{quoted(name) + " is not a trapdoor"};
        if ((state.position.occupied() & bit(*square)) != 0)
            return Fault{"there is a piece on the open door " + name_of(*square)};
        state.position.doors |= bit(*square);
    }
    for (const Slider& slider : kSliders)
        if ((state.position.doors & bit(slider.left)) != 0 && (state.position.doors & bit(slider.right)) != 0)
            return Fault{"slider " + std::string(slider.name) + " cannot open both its doors"};
    return {};
}

Parsed parse_wheel(State& state, std::string_view word) {
    if (!state.options.trapdoors) return Fault{"this game has no wheel"};
    for (const Face face : state.options.wheel()) {
        if (word != name_of(face)) continue;
        state.wheel = face;
        return {};
    }
    return Fault{"this wheel does not show " + quoted(word)};
}

Parsed parse_lost(State& state, std::string_view list) {
    for (Losses& losses : state.losses)
        for (int* value : {&losses.captured, &losses.fallen}) {
            const auto number = parse_number<int>(take_until(list, ','), 0, kPiecesPerSide);
            if (!number) return Fault{"expected four numbers from 0 to 12 after lost="};
            *value = *number;
        }
    return parsed_if(list.empty(), "expected only four numbers after lost=");
}

Parsed parse_spins(State& state, std::string_view letters) {
    if (letters.size() > kMaxSpins) return Fault{"there are too many spins"};
    for (const char letter : letters) {
        const bool white = letter >= 'A' && letter <= 'Z';
        const int section = letter - (white ? 'A' : 'a');
        if (section < 0 || section >= static_cast<int>(state.options.wheel().size()))
            return Fault{"a spin in the list is not a section of this wheel"};
        state.spins.push_back({white ? Side::white : Side::black, static_cast<std::uint8_t>(section)});
    }
    return {};
}

Parsed parse_word(State& state, std::string_view word) {
    const auto key = take_until(word, '=');
    if (key == "doors") return parse_doors(state, word);
    if (key == "wheel") return parse_wheel(state, word);
    if (key == "lost") return parse_lost(state, word);
    if (key == "spins") return parse_spins(state, word);
    if (key == "quiet") {
        const auto quiet = parse_number<int>(word, 0, kQuietTurns);
        state.quiet = quiet.value_or(0);
        return parsed_if(quiet.has_value(), "quiet= is out of range");
    }
    if (key == "random") {
        const auto value = parse_hex(word);
        if (value) state.random = Random::resumed(*value, state.random.increment());
        return parsed_if(value.has_value(), "expected 16 hexadecimal digits after random=");
    }
    if (key == "offer") {
        state.offer = DrawOffer::pending;
        return parsed_if(parse_side(word) == state.turn, "only the side to move can have offered a draw");
    }
    if (key == "declined") {
        state.offer = DrawOffer::declined;
        return parsed_if(word == "yes", "expected declined=yes");
    }
    if (key == "resigned") {
        const auto side = parse_side(word);
        if (side) state.end = End{other(*side), EndReason::resigned};
        return parsed_if(side.has_value(), "expected resigned=black or resigned=white");
    }
    if (key == "drawn") {
        state.end = End{{}, EndReason::agreed};
        return parsed_if(word == "agreed", "expected drawn=agreed");
    }
    return Fault{quoted(key) + " is not part of a position"};
}

}

std::string to_fen(const Position& position, Side turn) {
    return std::string(turn == Side::white ? "W" : "B") + ":W" + pieces_text(position, Side::white) + ":B" +
           pieces_text(position, Side::black);
}

std::string checkpoint(const State& state) {
    std::string text = to_fen(state.position, state.turn);
    if (state.position.doors != 0) {
        std::string list;
        for_each_square(state.position.doors,
                        [&](Square door) { list += (list.empty() ? "" : ",") + name_of(door); });
        text += " doors=" + list;
    }
    if (state.wheel) text += " wheel=" + std::string(name_of(*state.wheel));
    text += " quiet=" + std::to_string(state.quiet);
    const auto& [black, white] = state.losses;
    text += " lost=" + std::to_string(black.captured) + ',' + std::to_string(black.fallen) + ',' +
            std::to_string(white.captured) + ',' + std::to_string(white.fallen);
    if (state.options.trapdoors) text += " random=" + to_hex(state.random.state());
    if (!state.spins.empty()) {
        text += " spins=";
        const auto from = state.spins.size() > kMaxSpins ? state.spins.size() - kMaxSpins : 0;
        for (auto i = from; i < state.spins.size(); ++i)
            text +=
                static_cast<char>((state.spins[i].side == Side::white ? 'A' : 'a') + state.spins[i].section);
    }
    if (state.offer == DrawOffer::pending) text += " offer=" + std::string(name_of(state.turn));
    if (state.offer == DrawOffer::declined) text += " declined=yes";
    if (state.end && state.end->reason == EndReason::resigned)
        text += " resigned=" + std::string(name_of(other(*state.end->winner)));
    if (state.end && state.end->reason == EndReason::agreed) text += " drawn=agreed";
    return text;
}

Result<State> restore(const Options& options, Seed seed, std::string_view text) {
    State state;
    state.options = options;
    state.seed = seed;
    state.random = Random(seed);
    if (const auto parsed = parse_fen(state, take_word(text)); !parsed) return parsed.fault();
    std::set<std::string_view> seen;
    for (auto word = take_word(text); !word.empty(); word = take_word(text)) {
        const auto key = word.substr(0, word.find('='));
        if (!seen.insert(key).second) return Fault{quoted(key) + " is given twice"};
        if (const auto parsed = parse_word(state, word); !parsed) return parsed.fault();
    }
    if (!state.end) state.end = end_of(state);
    if (state.end) state.offer = DrawOffer::none;
    if (state.end || can_capture(options.rule_set(), state.position, state.turn)) state.wheel.reset();
    return state;
}

}
