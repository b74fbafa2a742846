// Proves wins by trying every move of both sides on the plain board, without evaluation or pruning. Shares no
// code with the generator or the search.
#pragma once

#include "plain_board.h"

#include <map>
#include <utility>

namespace trapbox::trapdoor_checkers::tests {

class SlowSolver {
  public:
    explicit SlowSolver(bool continental) : m_continental(continental) {}

    // Whether the side to move can force a win within that many turns of both sides.
    bool wins(const std::string& signs, bool white, int turns) {
        if (turns <= 0) return false;
        for (const std::string& next : positions(signs, white))
            if (loses(next, !white, turns - 1)) return true;
        return false;
    }

    // Whether the side to move has lost, or cannot avoid losing within that many turns.
    bool loses(const std::string& signs, bool white, int turns) {
        const auto key = std::make_pair(signs + (white ? 'w' : 'b'), turns);
        if (const auto known = m_lost.find(key); known != m_lost.end()) return known->second;
        bool lost = true;
        for (const std::string& next : positions(signs, white)) {
            lost = turns > 1 && wins(next, !white, turns - 1);
            if (!lost) break;
        }
        return m_lost[key] = lost;
    }

  private:
    std::set<std::string> positions(const std::string& signs, bool white) const {
        return PlainBoard(signs, m_continental, white).positions();
    }

    bool m_continental;
    std::map<std::pair<std::string, int>, bool> m_lost;
};

}
