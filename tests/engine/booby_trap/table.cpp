#include "booby_trap/table.h"

namespace trapbox::booby_trap::tests {

namespace {

Options read(std::string_view text) {
    auto options = parse_options<Options>(text, option_fields());
    REQUIRE(options);
    return *options;
}

std::string micrometres(double mm) { return std::to_string(std::lround(mm * 1'000)); }

Match<Rules> placed(std::string_view options, const std::string& position) {
    auto match = Match<Rules>::from_position(read(options), 0, position);
    REQUIRE(match);
    return std::move(*match);
}

}

int number_of(std::string_view piece) {
    const auto number = parse_piece(piece);
    REQUIRE(number);
    return *number;
}

std::string drawn(int players, double bar, const std::vector<Drawn>& pieces, int trips, const Begun& turn) {
    const Phase phase = !turn.touched ? Phase::choosing : turn.height == 0 ? Phase::touching : Phase::lifting;
    // Seat 0 in turn 1, which has not drifted, tripped or jumped; nothing moves.
    std::string text = "0 1 " + std::to_string(static_cast<int>(phase)) + ' ' +
                       std::to_string(turn.touched ? number_of(turn.touched) : -1) + ' ' +
                       std::to_string(turn.height) + " 0 0 0 0 " +
                       micrometres(turn.bar > 0 ? turn.bar : bar) + ' ' + micrometres(bar) + " 0 0 0";
    for (int seat = 0; seat < players; ++seat)
        text += " 0 0 " + std::to_string(seat == 0 ? trips : 0) + " 0 0 0 0";
    std::vector<std::string> words(kPieces, "t0");
    for (const Drawn& piece : pieces)
        words[static_cast<std::size_t>(number_of(piece.name))] =
            'i' + micrometres(piece.x) + ' ' + micrometres(piece.y) + " 0";
    for (const auto& word : words)
        text += ' ' + word;
    for (int seat = 0; seat < players; ++seat)
        text += " 0";
    return text;
}

Table::Table(std::string_view options, Seed seed) : m_match(read(options), seed) {}
Table::Table(std::string_view options, const std::string& position) : m_match(placed(options, position)) {}

std::string Table::play(std::string_view line) {
    const auto command = Rules::parse(m_match.state(), line);
    REQUIRE(command);
    const Verdict verdict = m_match.apply(*command);
    m_match.advance(ticks_from_seconds(60));
    CHECK_FALSE(Rules::busy(m_match.state()));
    for (const Event& event : m_match.take_events())
        if (event.kind != Event::Kind::hit) m_events.push_back(Rules::to_text(event));
    return verdict.accepted() ? "" : std::string(verdict.refusal()->key);
}

void Table::take(std::string_view piece) {
    REQUIRE(play("touch " + std::string(piece)).empty());
    REQUIRE(play("take").empty());
}

bool Table::happened(std::string_view event) const {
    return std::find(m_events.begin(), m_events.end(), event) != m_events.end();
}

std::string idle_tray(int players) {
    std::vector<Drawn> pieces;
    constexpr const char* kNames[] = {"s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10"};
    double x = 12;
    for (const char* name : kNames) {
        pieces.push_back({name, x, 15});
        x += 20;
    }
    return drawn(players, 40, pieces);
}

std::string two_columns(int players, int trips) {
    return drawn(players, 63.85,
                 {{"l1", 80, 15.95},
                  {"l2", 80, 47.9},
                  {"l3", 130, 15.95},
                  {"l4", 130, 47.9},
                  {"s1", 30, 40},
                  {"s2", 180, 40}},
                 trips);
}

}
