// The texts of a puzzle in the player's language: goal, reasons for wrong answers, hints.
#pragma once

#include "core/any_match.h"
#include "core/puzzle.h"

#include <QCoreApplication>
#include <QString>

namespace trapbox {

class PuzzleText {
    Q_DECLARE_TR_FUNCTIONS(PuzzleText)

  public:
    static constexpr int kHintSteps = 3;

    static QString goal(const Puzzle& puzzle); // one short sentence
    // The results of the wheel up to the last one that the goal can need. Empty without a wheel.
    static QString coming(AnyMatch& match, const Puzzle& puzzle);
    // Why the goal was missed. `in_time`: turns are left, but it can't be reached any more.
    static QString wrong(const Puzzle& puzzle, bool in_time);
    // Step 1 … kHintSteps of a hint for this command: the piece, the kind of move, the full move on the
    // board.
    static QString hint(const AnyCommand& command, int step);
};

}
