// Random games in every rule set and variant. Checks all invariants after every move.
#include "core/match.h"
#include "trapdoor_checkers/plain_board.h"
#include "trapdoor_checkers/table.h"

using namespace trapbox;
using namespace trapbox::trapdoor_checkers;
using tests::Table;

namespace {

constexpr const char* kVariants[] = {
    "trapdoors=off",
    "",
    "close_after_use=on",
    "orange_green=on",
    "close_after_use=on orange_green=on",
    "rules=continental trapdoors=off",
    "rules=continental",
    "rules=continental close_after_use=on",
    "rules=continental orange_green=on",
    "rules=continental close_after_use=on orange_green=on",
};

Options options_of(std::string_view text) { return *parse_options<Options>(text, Rules::option_fields()); }

std::string signs_of(const Position& position) {
    std::string signs(64, '.');
    for (int number = 1; number <= kSquares; ++number) {
        const Square square = square_numbered(number);
        const Bitboard at = bit(square);
        const bool king = (position.kings & at) != 0;
        char& sign = signs[static_cast<std::size_t>((8 - square.rank()) * 8 + square.file())];
        if ((position.of(Side::white) & at) != 0) sign = king ? 'W' : 'w';
        if ((position.of(Side::black) & at) != 0) sign = king ? 'B' : 'b';
        if ((position.doors & at) != 0) sign = 'O';
    }
    return signs;
}

// One REQUIRE for all conditions, because assertions take longer than the conditions themselves.
bool holds_together(const State& state) {
    const Position& position = state.position;
    bool good = (position.pieces[0] & position.pieces[1]) == 0 && (position.occupied() & ~kBoard) == 0;
    good &= (position.kings & ~position.occupied()) == 0;
    good &= (position.doors & ~kDoors) == 0 && (position.doors & position.occupied()) == 0;
    good &= state.options.trapdoors || (position.doors == 0 && state.spins.empty());
    for (const Slider& slider : kSliders)
        good &= (position.doors & bit(slider.left)) == 0 || (position.doors & bit(slider.right)) == 0;
    if (state.options.close_after_use) good &= position.doors == 0;
    for (const Side side : {Side::black, Side::white}) {
        const Losses& lost = state.losses[index_of(side)];
        good &= count(position.of(side)) + lost.captured + lost.fallen == kPiecesPerSide;
        good &= (position.of(side) & ~position.kings & crown_row(side)) == 0;
    }
    good &= state.quiet <= kQuietTurns && (state.end || state.quiet < kQuietTurns);
    // TC-3: no spin if a capture is possible.
    good &= !state.wheel || !can_capture(state.options.rule_set(), position, state.turn);
    return good;
}

// The generator, the plain board and the game agree on the legal moves.
bool moves_agree(const State& state) {
    const bool continental = state.options.rules == Options::Rules::continental;
    tests::PlainBoard board(signs_of(state.position), continental, state.turn == Side::white);
    const auto expected = board.moves();
    std::set<std::string> found;
    for (const Move& move : legal_moves(state.options.rule_set(), state.position, state.turn))
        found.insert(
            to_text(Command{.kind = Command::Kind::move, .path = move.path, .capture = move.captures()}));
    return found == expected;
}

void check_save_load_undo(Match<Rules>& match) {
    const auto journal = match.journal();
    const auto loaded = Match<Rules>::load(journal);
    REQUIRE(loaded);
    REQUIRE(loaded->exact());
    REQUIRE(Rules::hash(loaded->state()) == Rules::hash(match.state()));
    const auto resumed = Rules::restore(match.options(), match.seed(), journal.checkpoint);
    REQUIRE(resumed);
    REQUIRE(Rules::hash(*resumed) == Rules::hash(match.state()));
    REQUIRE(Rules::checkpoint(*resumed) == journal.checkpoint);

    const auto pdn = parse_pdn(Rules::record(match.recorded()));
    REQUIRE(pdn);
    REQUIRE(pdn->seed == match.seed());
    REQUIRE(pdn->commands.size() == match.entries().size());
    for (std::size_t i = 0; i < pdn->commands.size(); ++i)
        REQUIRE(pdn->commands[i] == match.entries()[i].command);

    const HashValue hash = Rules::hash(match.state());
    const Command last = match.entries().back().command;
    REQUIRE(match.undo());
    REQUIRE(match.apply(last).accepted());
    REQUIRE(Rules::hash(match.state()) == hash);
}

void play_random_games(int games) {
    for (const auto* variant : kVariants) {
        const Options options = options_of(variant);
        int over = 0, fallen = 0, crowned = 0;
        for (int game = 0; game < games; ++game) {
            CAPTURE(variant, game);
            const auto seed = static_cast<Seed>(game);
            Random random(seed + 1'000'000);
            Match<Rules> match(options, seed);
            const auto saved_after = 1 + random.below(150);
            while (!match.state().end) {
                const auto moves = Rules::moves(match.state());
                REQUIRE_FALSE(moves.empty());
                const auto verdict =
                    match.apply(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
                REQUIRE(verdict.accepted());
                REQUIRE(holds_together(match.state()));
                REQUIRE(moves_agree(match.state()));
                if (match.entries().size() == saved_after && game % 10 == 0) check_save_load_undo(match);
            }
            if (game % 10 == 0) check_save_load_undo(match);
            ++over;
            for (const Event& event : match.take_events()) {
                fallen += event.kind == Event::Kind::fell;
                crowned += event.kind == Event::Kind::crowned;
            }
        }
        // The games have covered the rules: pieces were crowned and fell.
        CHECK(over == games);
        CHECK(crowned > games / 2);
        CHECK((fallen > games / 2) == options.trapdoors);
    }
}

}

TEST_CASE("random games in every variant keep every invariant, save, load and undo", "[trapdoor_checkers]") {
    play_random_games(30);
}

TEST_CASE("ten thousand random games in every variant keep every invariant", "[trapdoor_checkers][.long]") {
    play_random_games(10'000);
}

TEST_CASE("two generators agree on unreachable positions", "[trapdoor_checkers]") {
    // Up to twelve pieces a side at random places, half of them kings, some doors open.
    Random random(5);
    std::size_t longest = 0, most = 0;
    for (int i = 0; i < 20'000; ++i) {
        State state;
        state.options = options_of(i % 2 == 0 ? "" : "rules=continental");
        state.position = {};
        state.turn = i % 4 < 2 ? Side::white : Side::black;
        const auto whites = 1 + random.below(12);
        const auto blacks = 1 + random.below(12);
        for (std::uint32_t piece = 0; piece < whites + blacks; ++piece) {
            const Side side = piece < whites ? Side::white : Side::black;
            const Bitboard at = bit({static_cast<std::uint8_t>(random.below(kSquares))});
            const bool king = random.below(2) == 0 || (at & crown_row(side)) != 0;
            if ((state.position.occupied() & at) != 0) continue;
            state.position.pieces[index_of(side)] |= at;
            if (king) state.position.kings |= at;
        }
        for (const Slider& slider : kSliders) {
            const auto at = random.below(4);
            const Bitboard door = bit(at == 0 ? slider.left : slider.right);
            if (at < 2 && (state.position.occupied() & door) == 0) state.position.doors |= door;
        }
        CAPTURE(to_fen(state.position, state.turn));
        REQUIRE(moves_agree(state));
        const auto moves = legal_moves(state.options.rule_set(), state.position, state.turn);
        most = std::max(most, moves.size());
        for (const Move& move : moves)
            if (move.captures()) longest = std::max<std::size_t>(longest, move.path.length - 1U);
    }
    CHECK(longest >= 5); // there were long captures
    CHECK(most >= 40);
}
