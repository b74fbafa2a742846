// The texts of a puzzle in the player's language: goal, reasons for wrong answers, hints.
#pragma once

#include "core/any_match.h"
#include "core/puzzle.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace trapbox {

class PuzzleText {
    Q_DECLARE_TR_FUNCTIONS(PuzzleText)

  public:
    static constexpr int kHintSteps = 3;
    using Events = std::vector<AnyEvent>;

    static QString goal(const Puzzle& puzzle); // one short sentence
    // The results of the wheel up to the last one that the goal can need. Empty without a wheel.
    static QString coming(AnyMatch& match, const Puzzle& puzzle);
    // Why the goal was missed. `in_time`: turns are left, but it can't be reached any more. `events`: those
    // of the last turn, in a game with physics.
    static QString wrong(AnyMatch& match, const Puzzle& puzzle, bool in_time, const Events& events);
    // Step 1 … kHintSteps of a hint for this turn: the piece, the kind of move, the full move on the board.
    static QString hint(const Puzzle& puzzle, const std::vector<AnyCommand>& turn, int step);
    // The pieces that the goal names, to be marked on the board.
    static std::vector<int> marked(const Puzzle& puzzle);
};

}
