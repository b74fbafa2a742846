// The move that a player is putting together: a piece, then the squares it goes to, one by one or straight to
// the end. Only legal moves can be put together; what cannot go on is left to the rules to explain.
#pragma once

#include "trapdoor_checkers/view.h"

#include <vector>

namespace trapbox {

class TrapdoorCheckersChoice {
  public:
    using View = trapdoor_checkers::View;
    using Square = trapdoor_checkers::Square;
    using Path = trapdoor_checkers::Path;

    enum class Step {
        refused, // no legal move goes on there
        unclear, // several do, taking different pieces
        partly,  // the piece must go on from there
        whole,   // path() is a legal move
    };

    bool empty() const { return m_path.length == 0; }
    const Path& path() const { return m_path; }
    void clear() { m_path = {}; }

    // False when no legal move begins there; the choice is then empty.
    bool begin(const View& view, Square from);
    Step go(const View& view, Square to);
    // The legal moves that begin as chosen.
    std::vector<const View::LegalMove*> ways(const View& view) const;

  private:
    Path m_path;
};

}
