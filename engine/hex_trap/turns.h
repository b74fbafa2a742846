// HX-2: what is a legal turn. A turn is two half-turns, and is legal when the second can be made after the
// first; where both orders are possible they are the same turn, as are two ways of one mover to the same
// space. HX-7: the first turn of the game may be one half-turn.
#pragma once

#include "hex_trap/refusals.h"
#include "hex_trap/state.h"

namespace trapbox::hex_trap {

// Whether the seat on turn can make this half-turn, whatever comes before or after it.
Verdict judge_half(const Position& position, Half half);
// Whether it can make the two in this order.
Verdict judge_turn(const Position& position, Half first, Half second);

// Every half-turn with which a legal turn can begin.
std::vector<Half> halves(const Position& position);
// Every half-turn that makes a legal turn after that one; empty when it cannot be made itself, or is all of
// the turn.
std::vector<Half> completions(const Position& position, Half first);
std::vector<Slot> free_slots(const Position& position);

// The four kinds of turn in the order of the rulebook, and ours.
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
// Of a legal turn: the step before the wall, the lower of two walls or two movers first where that order is
// possible. The way of a mover that goes two spaces is kept.
Command canonical(const Position& position, const Command& turn);

}
