// Alpha-beta search with iterative deepening over the most promising turns of each position. To find them,
// single steps and walls near the other seat's movers are evaluated, and the best are paired. A node is one
// evaluated position.
#pragma once

#include "core/bot.h"
#include "hex_trap/state.h"

namespace trapbox::hex_trap {

struct SearchLimits {
    int depth = 4;   // turns
    int halves = 14; // kept of each kind before they are paired
    int width = 8;   // turns examined per position; three times as many at the root
    int margin = 0;  // root turns within this margin of the best get exact values, others bounds
    std::uint64_t nodes = 1'000'000;
};

struct SearchedTurn {
    Command turn;
    int value = 0; // for the seat that takes it
};

struct SearchResult {
    std::vector<SearchedTurn> turns; // at the root, best first; empty: no legal turn
    int depth = 0;                   // completed
    std::uint64_t nodes = 0;
};

// `quiet`: number of turns without a wall or a trap; the game is drawn at `quiet_turns` (HX-6). Deterministic
// unless cancelled.
SearchResult search(const Position& position, int quiet, int quiet_turns, const SearchLimits& limits,
                    const CancelToken& cancelled);

struct WinSearch {
    std::optional<Command> turn;
    // Turns examined: at most 25² = 625 pairs of 18 steps, 6 walls (3 movers with 2 exits) and 1 other wall.
    int tried = 0;
};

// A legal turn that catches the last movers of the other seat, if there is one. Takes less than a
// millisecond, so it cannot be cancelled.
WinSearch winning_turn(const Position& position);

}
