// The rule options of Trap: the size of the field, and the rules that are not in the rulebook.
#pragma once

#include "core/options.h"

namespace trapbox::hex_trap {

struct Options {
    enum class First : std::uint8_t { red, blue };

    int side = 5;             // spaces along an edge, 4 … 6
    First first = First::red; // HX-1: either may go first
    bool free_again = false;  // HX-4: a trapped mover is free again when a neighbour leaves
    int quiet_turns = 60;     // HX-6: a draw after this many quiet turns in a row; 20 … 200
    bool threefold = true;    // HX-6: a draw when the same position occurs for the third time
    bool short_first = true;  // HX-7: the first turn of the game has one action
    bool own_traps = false;   // HX-4: a player's own movers are judged at the end of their turn too
    bool operator==(const Options&) const = default;
};

std::span<const OptionField<Options>> option_fields();
std::span<const Preset> presets();

}
