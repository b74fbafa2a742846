// Exhaustive search for puzzles. The results of the wheel are known, so there is no randomness. Shares only
// the rules with the bots' search.
#pragma once

#include "trapdoor_checkers/puzzle.h"

namespace trapbox::trapdoor_checkers {

// A turn of either side, and the position after it.
struct SolverTurn {
    Command command; // move or slide
    Position then;
    bool drops_king = false; // of the defending side
};

class PuzzleSolver {
  public:
    static constexpr int kWon = 100; // more than any number of pieces

    // `state` is the puzzle's position or a later one.
    PuzzleSolver(const State& state, const Goal& goal);

    // The possible turns, each resulting position once. Spins first if the rules require it.
    std::vector<SolverTurn> turns() const;
    // The solver's result after that turn with best play of both sides: pieces won since the puzzle's
    // position, or kWon; for goals without a number, kWon or less. Exact within alpha … beta, otherwise a
    // bound.
    int value(const SolverTurn& turn, int alpha = -kWon, int beta = kWon) const;
    bool reaches_goal(const SolverTurn& turn) const;
    bool can_reach_goal() const; // against every defence
    // The minimum value that reaches the goal.
    int target() const;

  private:
    struct Node {
        Position position;
        Side turn;
        std::optional<Face> wheel;
        std::size_t spins = 0;
        int left = 0; // turns of both sides
    };
    std::vector<SolverTurn> turns(Node& node) const;
    static Node next(const Node& node, const SolverTurn& turn);
    int best(Node node, int alpha, int beta) const;
    int after(const Node& node, const SolverTurn& turn, int alpha, int beta) const;
    std::optional<int> ended(const Node& node) const;
    int ahead(const Position& position) const;

    const Options m_options;
    const Goal m_goal;
    const Side m_solver;
    int m_ahead_at_start = 0;
    std::vector<Face> m_faces;
    Node m_now;
};

}
