// The texts of a puzzle of The Passed-Trap in the player's language. PuzzleText is the interface for all
// games.
#pragma once

#include "core/any_match.h"
#include "core/puzzle.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace trapbox {

class PassedTrapPuzzleText {
    Q_DECLARE_TR_FUNCTIONS(PassedTrapPuzzleText)

  public:
    static QString goal(const Puzzle& puzzle);
    static std::vector<int> marked(const Puzzle& puzzle);
    // What happened instead, from the events since the last shot.
    static QString wrong(AnyMatch& match, const Puzzle& puzzle, const std::vector<AnyEvent>& events);
    static QString hint(const Puzzle& puzzle, const std::vector<AnyCommand>& shot, int step);
};

}
