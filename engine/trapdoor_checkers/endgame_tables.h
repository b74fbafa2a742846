// Exact results of endings with at most four pieces, trapdoors off: who wins, and in how many turns. Computed
// by retrograde analysis when a table is first needed, one table per material. All tables of a rule set
// together have 7.5 million entries of one byte.
#pragma once

#include "core/bot.h"
#include "trapdoor_checkers/position.h"
#include "trapdoor_checkers/rule_set.h"

#include <array>
#include <memory>
#include <vector>

namespace trapbox::trapdoor_checkers {

// For the side to move.
struct EndingResult {
    enum class Kind : std::uint8_t { unknown, win, draw, loss };
    Kind kind = Kind::unknown;
    int turns = 0; // of both sides, until the game is over, with best play; 0: lost now
    bool operator==(const EndingResult&) const = default;
};

class EndgameTables {
  public:
    static constexpr int kMaxPieces = 4;

    // Without tables: every result is unknown.
    EndgameTables() = default;
    // All tables that a game from this position can reach. Computes those that no earlier call has computed.
    // When cancelled, the results of missing tables are unknown.
    EndgameTables(const RuleSet& rules, const Position& position, Side turn, const Budget& budget);

    EndingResult find(const Position& position, Side turn) const;
    std::size_t bytes() const; // memory of its tables

    // Indexed by own men, own kings, enemy men and enemy kings of the side to move. Null: not computed.
    using Table = std::vector<std::uint8_t>;
    using TableSet = std::array<const Table*, 5 * 5 * 5 * 5>;

  private:
    std::unique_ptr<TableSet> m_tables;
};

}
