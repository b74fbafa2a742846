#include "hex_trap/checkpoint.h"

#include "core/text.h"
#include "hex_trap/notation.h"
#include "hex_trap/outcome.h"

#include <algorithm>

namespace trapbox::hex_trap {

namespace {

// Far more than any game can have: at most 200 quiet turns for each of 138 walls.
constexpr int kMaxTurns = 1'000'000;

template <class Items, class Text>
std::string joined(const Items& items, Text text, const char* mark = ",") {
    std::string line;
    for (const auto& item : items)
        line += (line.empty() ? "" : mark) + text(item);
    return line;
}

std::vector<std::string_view> split(std::string_view text, char mark) {
    std::vector<std::string_view> items;
    for (auto found = text.find(mark); found != std::string_view::npos; found = text.find(mark)) {
        items.push_back(text.substr(0, found));
        text.remove_prefix(found + 1);
    }
    items.push_back(text);
    return items;
}

bool is_ordered(const Arrangement& movers) {
    return std::is_sorted(movers.begin(), movers.begin() + kMoversEach) &&
           std::is_sorted(movers.begin() + kMoversEach, movers.end());
}

// Reads a state word by word and stops at the first error.
class Reader {
  public:
    explicit Reader(const Options& options)
        : m_board(board_of(options.side)), m_state{.options = options, .position = start_position(options)} {
        position().occupied = {};
        position().turn = kRed;
        position().one_action = false;
    }

    Result<State> read(std::string_view text) {
        for (auto word = take_word(text); !word.empty(); word = take_word(text))
            if (const auto read = read_word(word); !read) return read.fault();
        if (const auto finished = finish(); !finished) return finished.fault();
        return m_state;
    }

  private:
    Position& position() { return m_state.position; }

    Result<void> read_word(std::string_view word) {
        const auto mark = word.find_first_of(":=");
        if (mark == std::string_view::npos) return Fault{"expected key=value, found " + quoted(word)};
        const auto key = word.substr(0, mark + 1);
        const auto value = word.substr(mark + 1);
        for (const auto& [known, seen, read] : kKeys) {
            if (known != key) continue;
            if ((m_seen & seen) != 0) return Fault{quoted(key) + " is given twice"};
            m_seen |= seen;
            if (!(this->*read)(value)) return Fault{quoted(word) + " is not valid on this field"};
            return {};
        }
        return Fault{"unknown key in a position: " + quoted(key)};
    }

    bool read_red(std::string_view value) { return read_movers(value, kRed); }
    bool read_blue(std::string_view value) { return read_movers(value, kBlue); }
    bool read_movers(std::string_view value, Seat seat) {
        const auto items = split(value, ',');
        if (items.size() != kMoversEach) return false;
        for (std::size_t i = 0; i < items.size(); ++i) {
            const auto space = parse_space(items[i]);
            if (!space || !m_board.space_set.has(*space) || position().occupied.has(*space)) return false;
            position().movers[seat.index * kMoversEach + i] = *space;
            position().occupied.add(*space);
        }
        return true;
    }
    bool read_walls(std::string_view value) {
        for (const auto item : split(value, ',')) {
            const auto at = item.find('@');
            const auto slot = parse_slot(item.substr(0, at));
            const auto turn =
                at == std::string_view::npos ? 0 : parse_number<int>(item.substr(at + 1), 1, kMaxTurns);
            if (!slot || !turn || !m_board.has(*slot) || !position().is_open(*slot)) return false;
            if (position().pile == 0) return false;
            position().play(wall(*slot));
            m_state.walls.push_back({*slot, *turn});
        }
        return true;
    }
    bool read_pile(std::string_view value) { return read_number(value, m_board.walls, m_pile); }
    bool read_turn(std::string_view value) {
        const auto seat = parse_seat(value);
        position().turn = seat.value_or(kRed);
        return seat.has_value();
    }
    bool read_quiet(std::string_view value) {
        return read_number(value, m_state.options.quiet_turns, m_state.quiet);
    }
    bool read_turns(std::string_view value) { return read_number(value, kMaxTurns, m_state.turns); }
    bool read_caught(std::string_view value) {
        for (const auto item : split(value, ',')) {
            const auto space = parse_space(item);
            if (!space) return false;
            m_caught.add(*space);
        }
        return true;
    }
    bool read_actions(std::string_view value) {
        position().one_action = value == "1" && m_state.options.short_first;
        return position().one_action;
    }
    bool read_past(std::string_view value) {
        for (const auto item : split(value, ',')) {
            const auto names = split(item, '/');
            if (names.size() != kMovers) return false;
            Arrangement movers;
            SpaceSet taken;
            for (std::size_t i = 0; i < names.size(); ++i) {
                const auto space = parse_space(names[i]);
                if (!space || !m_board.space_set.has(*space) || taken.has(*space)) return false;
                movers[i] = *space;
                taken.add(*space);
            }
            m_state.past.push_back(movers);
        }
        return m_state.options.threefold && std::ranges::all_of(m_state.past, is_ordered);
    }
    bool read_offer(std::string_view value) {
        m_state.offer = value == "pending" ? DrawOffer::pending : DrawOffer::declined;
        return value == "pending" || value == "declined";
    }
    bool read_over(std::string_view value) {
        const auto winner = parse_seat(value);
        m_state.end =
            End{winner, winner ? EndReason::resigned
                               : EndReason::agreed}; // replaced if the position itself ends the game
        return winner || value == "drawn";
    }
    static bool read_number(std::string_view value, int max, int& number) {
        const auto read = parse_number<int>(value, 0, max);
        number = read.value_or(0);
        return read.has_value();
    }

    Result<void> finish() {
        if ((m_seen & 3) != 3)
            return Fault{"a position needs the movers of both sides: R:c2,c4,c6 B:g2,g4,g6"};
        if (m_pile > position().pile) return Fault{"there are more walls than this field has"};
        if (m_pile >= 0) position().pile = static_cast<std::uint8_t>(m_pile);
        for (const PlacedWall& wall : m_state.walls)
            if (wall.turn > m_state.turns)
                return Fault{"a wall is placed in a turn that has not been played"};
        for (const Space space : m_caught) {
            const int mover = position().mover_on(space);
            if (mover < 0) return Fault{"expected a caught mover on " + to_text(space)};
            position().caught |= mover_bit(mover);
        }
        const MoverSet listed = position().caught;
        position().caught = position().caught_after(position().turn);
        if ((listed & ~position().caught) != 0) return Fault{"a mover is listed as caught but can move"};
        return finish_end();
    }
    Result<void> finish_end() {
        if (position().one_action && m_state.turns > 0)
            return Fault{"only the first turn of a game has one action"};
        if (static_cast<int>(m_state.past.size()) > m_state.quiet)
            return Fault{"more past positions than quiet turns are listed"};
        const auto judged = end_of(m_state);
        if (judged && m_state.end && judged->winner != m_state.end->winner)
            return Fault{"the game is over, but over= names another result"};
        if (judged) m_state.end = judged;
        if (m_state.end && m_state.offer == DrawOffer::pending)
            return Fault{"a game that is over has no offer"};
        return {};
    }

    struct Word {
        std::string_view key;
        unsigned seen;
        bool (Reader::*read)(std::string_view);
    };
    static const Word kKeys[12];

    const Board& m_board;
    State m_state;
    SpaceSet m_caught;
    int m_pile = -1;
    unsigned m_seen = 0;
};

const Reader::Word Reader::kKeys[12] = {
    {"R:", 1, &Reader::read_red},         {"B:", 2, &Reader::read_blue},
    {"walls=", 4, &Reader::read_walls},   {"pile=", 8, &Reader::read_pile},
    {"turn=", 16, &Reader::read_turn},    {"quiet=", 32, &Reader::read_quiet},
    {"turns=", 64, &Reader::read_turns},  {"caught=", 128, &Reader::read_caught},
    {"offer=", 256, &Reader::read_offer}, {"over=", 512, &Reader::read_over},
    {"past=", 1024, &Reader::read_past},  {"actions=", 2048, &Reader::read_actions},
};

}

std::string checkpoint(const State& state) {
    const Position& position = state.position;
    const auto name = [](Space space) { return to_text(space); };
    const auto movers = [&](Seat seat) {
        const auto* first = position.movers.data() + seat.index * kMoversEach;
        return joined(std::vector<Space>(first, first + kMoversEach), name);
    };
    std::string line = "R:" + movers(kRed) + " B:" + movers(kBlue);
    if (!state.walls.empty())
        line += " walls=" + joined(state.walls, [](const PlacedWall& wall) {
                    return to_text(wall.slot) + (wall.turn > 0 ? '@' + std::to_string(wall.turn) : "");
                });
    line += " pile=" + std::to_string(position.pile) + " turn=" + std::string(to_text(position.turn)) +
            " quiet=" + std::to_string(state.quiet) + " turns=" + std::to_string(state.turns);
    std::vector<Space> caught;
    for (int i = 0; i < kMovers; ++i)
        if (position.is_caught(i)) caught.push_back(position.movers[static_cast<std::size_t>(i)]);
    if (!caught.empty()) line += " caught=" + joined(caught, name);
    if (position.one_action) line += " actions=1";
    if (!state.past.empty())
        line += " past=" +
                joined(state.past, [&](const Arrangement& movers) { return joined(movers, name, "/"); });
    if (state.offer != DrawOffer::none)
        line += state.offer == DrawOffer::pending ? " offer=pending" : " offer=declined";
    if (state.end) line += " over=" + std::string(state.end->winner ? to_text(*state.end->winner) : "drawn");
    return line;
}

Result<State> restore(const Options& options, std::string_view text) { return Reader(options).read(text); }

}
