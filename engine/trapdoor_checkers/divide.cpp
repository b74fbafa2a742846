#include "trapdoor_checkers/divide.h"

#include "trapdoor_checkers/judge.h"
#include "trapdoor_checkers/notation.h"
#include "trapdoor_checkers/perft.h"

#include <algorithm>

namespace trapbox::trapdoor_checkers {

namespace {

// One decision and the position after it.
struct Turn {
    Command command;
    Position next;
};

void add(std::vector<Turn>& turns, const Command& command, const Position& next) {
    const bool known =
        std::any_of(turns.begin(), turns.end(), [&](const Turn& turn) { return turn.next == next; });
    if (!known) turns.push_back({command, next});
}

std::vector<Turn> moves_of_pieces(const Options& options, const Position& position, Side side) {
    std::vector<Turn> turns;
    for (const Move& move : legal_moves(options.rule_set(), position, side)) {
        Position next = position;
        make(next, side, move);
        add(turns, {.kind = Command::Kind::move, .path = move.path, .capture = move.captures()}, next);
    }
    return turns;
}

std::vector<Turn> slides(const Options& options, const Position& position, Face shown) {
    std::vector<Turn> turns;
    for_each_slide(position.doors, shown, [&](Slide slide) {
        Position next = position;
        make(next, slide, options.close_after_use);
        add(turns, {.kind = Command::Kind::slide, .slide = slide}, next);
    });
    return turns;
}

// Visits the decisions of the side to move; if the wheel is not spun, those of every face.
template <class Visit>
void for_each_turn(const Options& options, const Position& position, Side side, std::optional<Face> shown,
                   Visit visit) {
    const RuleSet& rules = options.rule_set();
    if (position.pieces[0] == 0 || position.pieces[1] == 0 || !can_move(rules, position, side))
        return; // TC-6
    const bool spins = options.trapdoors && !can_capture(rules, position, side);
    if (!spins) shown = Face::piece;
    for (const Face face : {Face::piece, Face::green, Face::orange, Face::both}) {
        const auto wheel = options.wheel();
        if (shown ? face != *shown : std::find(wheel.begin(), wheel.end(), face) == wheel.end()) continue;
        const auto turns =
            face == Face::piece ? moves_of_pieces(options, position, side) : slides(options, position, face);
        for (const Turn& turn : turns)
            visit(turn, face);
    }
}

std::uint64_t count_turns(const Options& options, const Position& position, Side side,
                          std::optional<Face> shown, int depth) {
    if (depth <= 0) return 1;
    std::uint64_t total = 0;
    for_each_turn(options, position, side, shown, [&](const Turn& turn, Face) {
        total += depth == 1 ? 1 : count_turns(options, turn.next, other(side), {}, depth - 1);
    });
    return total;
}

}

std::uint64_t count_tree(const State& state, int depth) {
    if (state.end && depth > 0) return 0;
    if (!state.options.trapdoors) return perft(state.options.rule_set(), state.position, state.turn, depth);
    return count_turns(state.options, state.position, state.turn, state.wheel, depth);
}

std::vector<Branch> divide(const State& state, int depth) {
    std::vector<Branch> branches;
    if (state.end || depth < 1) return branches;
    const bool unspun = phase_of(state) == Phase::spin;
    for_each_turn(state.options, state.position, state.turn, state.wheel, [&](const Turn& turn, Face face) {
        State next = state;
        next.position = turn.next;
        next.turn = other(state.turn);
        next.wheel.reset();
        branches.push_back({(unspun ? std::string(name_of(face)) + ' ' : "") + to_text(turn.command),
                            count_tree(next, depth - 1)});
    });
    return branches;
}

}
