// Exhaustive search for puzzles: the wheel's results are known, so that there is no chance. Shares nothing
// with the bots' search but the rules.
#pragma once

#include "trapdoor_checkers/puzzle.h"

namespace trapbox::trapdoor_checkers {

// A turn of either side, and what it leads to.
struct SolverTurn {
    Command command; // move or slide
    Position then;
    bool drops_king = false; // of the side that defends
};

class PuzzleSolver {
  public:
    static constexpr int kWon = 100; // more than any number of pieces

    // `state` is the position of the puzzle, or one that came of it.
    PuzzleSolver(const State& state, const Goal& goal);

    // The turns that are possible now, each result once; a spin that must come first is made.
    std::vector<SolverTurn> turns() const;
    // What the solver reaches after that turn, both sides playing their best: pieces won since the puzzle's
    // position or kWon; for the goals without a number kWon or less. Exact within alpha … beta, else a bound.
    int value(const SolverTurn& turn, int alpha = -kWon, int beta = kWon) const;
    bool reaches_goal(const SolverTurn& turn) const;
    bool can_reach_goal() const; // from now on, against every defence
    // The smallest value that is enough.
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
