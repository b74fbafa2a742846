// Looks ahead in whole turns: alpha-beta, deepening turn by turn, over the most promising turns of each
// position. A turn is found by its halves: the steps, and the walls near the other's movers, are judged
// alone; the best are paired. A node is a position judged.
#pragma once

#include "core/bot.h"
#include "hex_trap/state.h"

namespace trapbox::hex_trap {

struct SearchLimits {
    int depth = 4;   // turns ahead
    int halves = 14; // kept of each kind before they are paired
    int width = 8;   // turns looked at in each position; three times as many in the first
    int margin = 0;  // values this much below the best are exact too, for who does not always take the best
    std::uint64_t nodes = 1'000'000;
};

struct SearchedTurn {
    Command turn;
    int value = 0; // for who makes it
};

struct SearchResult {
    std::vector<SearchedTurn> turns; // of the first position, best first; empty when there is no legal turn
    int depth = 0;                   // searched to the end
    std::uint64_t nodes = 0;
};

// `quiet` turns have gone without a wall or a trap, and the game is drawn at `quiet_turns` (HX-6). The same
// arguments give the same answer, unless it was stopped.
SearchResult search(const Position& position, int quiet, int quiet_turns, const SearchLimits& limits,
                    const std::function<bool()>& stopped);

struct WinSearch {
    std::optional<Command> turn;
    int tried = 0; // turns: at most 625, of 18 steps, 6 walls (3 movers, 2 ways out each) and any 1 wall
                   // any 1 wall
};

// A turn with which all of the other's movers are caught, wherever there is a legal one. It does not ask
// whether to stop: it is found out in a fraction of a millisecond.
WinSearch winning_turn(const Position& position);

}
