// Proves wins by trying every move of both sides on the plain board: no evaluation, no pruning but the
// proof's own. Shares no code with the generator nor with the search.
#pragma once

#include "plain_board.h"

#include <map>
#include <utility>

namespace trapbox::trapdoor_checkers::tests {

class SlowSolver {
  public:
    explicit SlowSolver(bool continental) : m_continental(continental) {}

    // Whether the side to move wins within so many turns of both sides, whatever the other does.
    bool wins(const std::string& signs, bool white, int turns) {
        if (turns <= 0) return false;
        for (const std::string& next : positions(signs, white))
            if (loses(next, !white, turns - 1)) return true;
        return false;
    }

    // Whether the side to move has lost, or loses within so many turns whatever it does.
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
