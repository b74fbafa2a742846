// HX-2: which turns are legal. A turn is two half-turns; it is legal when the second can be made after the
// first. Both orders of the same halves are the same turn, and so are two paths of one mover to the same
// space. HX-7: the first turn of the game may be one half-turn.
#pragma once

#include "hex_trap/refusals.h"
#include "hex_trap/state.h"

namespace trapbox::hex_trap {

// Whether the seat on turn can make this half-turn now.
Verdict judge_half(const Position& position, Half half);
// Whether it can make the two halves in this order.
Verdict judge_turn(const Position& position, Half first, Half second);

// Every half-turn that can start a legal turn.
std::vector<Half> halves(const Position& position);
// Every half-turn that completes a legal turn after `first`; empty if `first` is illegal or is already the
// whole turn.
std::vector<Half> completions(const Position& position, Half first);
std::vector<Slot> free_slots(const Position& position);

// The four kinds of turn in the order of the rulebook, and one_action.
struct TurnKinds {
    bool two_spaces = false; // one mover
    bool two_movers = false; // one space each
    bool step_and_wall = false;
    bool two_walls = false;
    bool one_action = false; // HX-7
    bool any() const { return two_spaces || two_movers || step_and_wall || two_walls || one_action; }
    bool operator==(const TurnKinds&) const = default;
};
TurnKinds turn_kinds(const Position& position);

// Every legal turn once, in its canonical form.
std::vector<Command> legal_turns(const Position& position);
// The canonical form of a legal turn: a step before a wall; the lower of two walls or two movers first, if
// that order is possible. The path of a mover that goes two spaces is not changed.
Command canonical(const Position& position, const Command& turn);

}
