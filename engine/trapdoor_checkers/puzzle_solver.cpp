#include "trapdoor_checkers/puzzle_solver.h"

#include <algorithm>

namespace trapbox::trapdoor_checkers {

PuzzleSolver::PuzzleSolver(const State& state, const Goal& goal)
    : m_options(state.options), m_goal(goal), m_solver(solver_of(state)) {
    m_now = {state.position, state.turn, state.wheel, 0,
             2 * goal.turns - static_cast<int>(state.played.size())};
    m_ahead_at_start = ahead(state.position) - pieces_won(state, m_solver);
    m_faces = coming_faces(state, std::max(m_now.left, 1));
}

int PuzzleSolver::ahead(const Position& position) const {
    return count(position.of(m_solver)) - count(position.of(other(m_solver)));
}

int PuzzleSolver::target() const { return m_goal.kind == Goal::Kind::men ? m_goal.men : kWon; }

std::vector<SolverTurn> PuzzleSolver::turns() const {
    Node node = m_now;
    return turns(node);
}

int PuzzleSolver::value(const SolverTurn& turn, int alpha, int beta) const {
    Node node = m_now;
    turns(node);
    return after(node, turn, alpha, beta);
}

bool PuzzleSolver::reaches_goal(const SolverTurn& turn) const {
    return value(turn, target() - 1, target()) >= target();
}

bool PuzzleSolver::can_reach_goal() const { return best(m_now, target() - 1, target()) >= target(); }

// Spins if the rules require it.
std::vector<SolverTurn> PuzzleSolver::turns(Node& node) const {
    const RuleSet& rules = m_options.rule_set();
    const bool captures = can_capture(rules, node.position, node.turn);
    if (!captures && m_options.trapdoors && !node.wheel) node.wheel = m_faces[node.spins++];
    std::vector<SolverTurn> found;
    const Side defender = other(m_solver);
    if (!captures && node.wheel && *node.wheel != Face::piece) {
        for_each_slide(node.position.doors, *node.wheel, [&](Slide slide) {
            SolverTurn turn{{.kind = Command::Kind::slide, .slide = slide}, node.position};
            const Bitboard opened = opened_by(node.position.doors, slide);
            turn.drops_king = (node.position.kings & node.position.of(defender) & opened) != 0;
            make(turn.then, slide, m_options.close_after_use);
            found.push_back(turn);
        });
        return found;
    }
    for (const Move& move : legal_moves(rules, node.position, node.turn)) {
        SolverTurn turn{{.kind = Command::Kind::move, .path = move.path, .capture = move.captures()},
                        node.position};
        make(turn.then, node.turn, move);
        turn.drops_king = node.turn == defender && (node.position.kings & bit(move.path.from())) != 0 &&
                          (node.position.doors & bit(move.path.to())) != 0;
        const auto is_same = [&](const SolverTurn& known) {
            return known.then == turn.then && known.drops_king == turn.drops_king;
        };
        if (std::ranges::none_of(found, is_same)) found.push_back(turn);
    }
    return found;
}

PuzzleSolver::Node PuzzleSolver::next(const Node& node, const SolverTurn& turn) {
    return {turn.then, other(node.turn), {}, node.spins, node.left - 1};
}

int PuzzleSolver::after(const Node& node, const SolverTurn& turn, int alpha, int beta) const {
    if (turn.drops_king && m_goal.kind == Goal::Kind::drop_king) return kWon;
    return best(next(node, turn), alpha, beta);
}

// Checks the ends of a game (TC-6) in the order of outcome.cpp.
std::optional<int> PuzzleSolver::ended(const Node& node) const {
    const auto won_by = [&](Side side) {
        if (m_goal.kind == Goal::Kind::drop_king) return 0;
        return side == m_solver ? kWon : -kWon;
    };
    if (node.position.of(node.turn) == 0) return won_by(other(node.turn));
    if (node.position.of(other(node.turn)) == 0) return won_by(node.turn);
    if (!can_move(m_options.rule_set(), node.position, node.turn)) return won_by(other(node.turn));
    return {};
}

int PuzzleSolver::best(Node node, int alpha, int beta) const {
    if (const auto value = ended(node)) return *value;
    if (node.left <= 0) return m_goal.kind == Goal::Kind::men ? ahead(node.position) - m_ahead_at_start : 0;
    const bool solves = node.turn == m_solver;
    int best = solves ? -kWon - 1 : kWon + 1;
    for (const SolverTurn& turn : turns(node)) {
        const int value = after(node, turn, alpha, beta);
        best = solves ? std::max(best, value) : std::min(best, value);
        (solves ? alpha : beta) = solves ? std::max(alpha, best) : std::min(beta, best);
        if (alpha >= beta) break;
    }
    return best;
}

}
