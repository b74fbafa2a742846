#include "trapdoor_checkers/moves.h"

#include "trapdoor_checkers/generator.h"

#include <algorithm>
#include <iterator>

namespace trapbox::trapdoor_checkers {

namespace {

// Calls use(generator) with the generator compiled for these rules and this side.
template <class Use>
auto with_generator(const RuleSet& rules, const Position& position, Side side, Use use) {
    return with_rule_set(rules.variant, [&]<RuleSet kRules>() {
        return side == Side::black ? use(Generator<kRules, Side::black>(position))
                                   : use(Generator<kRules, Side::white>(position));
    });
}

std::vector<Move> all_captures(const RuleSet& rules, const Position& position, Side side) {
    return with_generator(rules, position, side, [](auto generator) {
        std::vector<Move> moves;
        generator.for_each_capture([&](const Trail& trail, Bitboard captured) {
            Move& move = moves.emplace_back();
            move.captured = captured;
            for (int i = 0; i < trail.length; ++i)
                move.path.push(first_square(trail.squares[static_cast<std::size_t>(i)]));
        });
        return moves;
    });
}

int max_captured(const std::vector<Move>& captures) {
    int max = 0;
    for (const Move& move : captures)
        max = std::max(max, count(move.captured));
    return max;
}

// The square that one jump of a capture goes over.
Square jumped(Square from, Square to, Bitboard captured) {
    const int ranks = to.rank() > from.rank() ? 1 : -1;
    const int files = to.file() > from.file() ? 1 : -1;
    Square found;
    for_each_square(captured, [&](Square square) {
        const int up = (square.rank() - from.rank()) * ranks;
        const int along = (square.file() - from.file()) * files;
        if (up == along && up > 0 && up < (to.rank() - from.rank()) * ranks) found = square;
    });
    return found;
}

}

bool can_capture(const RuleSet& rules, const Position& position, Side side) {
    return with_generator(rules, position, side,
                          [](const auto& generator) { return generator.can_capture(); });
}

bool can_move(const RuleSet& rules, const Position& position, Side side) {
    return with_generator(rules, position, side, [](const auto& generator) {
        return generator.can_step() || generator.can_capture();
    });
}

PieceMoves piece_moves(const RuleSet& rules, const Position& position, Side side) {
    PieceMoves moves{.legal = all_captures(rules, position, side), .too_short = {}};
    if (moves.legal.empty()) {
        with_generator(rules, position, side, [&](const auto& generator) {
            generator.for_each_step([&](Bitboard from, Bitboard to) {
                Move& move = moves.legal.emplace_back();
                move.path.push(first_square(from));
                move.path.push(first_square(to));
            });
        });
    } else if (rules.majority_capture) {
        const int max = max_captured(moves.legal);
        const auto is_short = [max](const Move& move) { return count(move.captured) < max; };
        std::copy_if(moves.legal.begin(), moves.legal.end(), std::back_inserter(moves.too_short), is_short);
        std::erase_if(moves.legal, is_short);
    }
    return moves;
}

std::vector<Move> legal_moves(const RuleSet& rules, const Position& position, Side side) {
    return piece_moves(rules, position, side).legal;
}

std::vector<Square> captured_in_order(const Move& move) {
    std::vector<Square> squares;
    for (const Square* at = move.path.begin(); move.captures() && at + 1 != move.path.end(); ++at)
        squares.push_back(jumped(at[0], at[1], move.captured));
    return squares;
}

}
