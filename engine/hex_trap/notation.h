// Commands, events and positions as text. A step is "c2-d2", two of one mover "c2-d2-e3", a wall "e5|e6" (the
// two spaces it parts); a turn is its halves joined by a blank: "c2-d2 e5|e6". Beside turns: pass, resign,
// offer_draw, accept_draw, decline_draw. A first turn of one action (HX-7) is "c2-d2" or "e5|e6". Events:
// "stepped c2 d2", "wall_placed e5|e6 red", "trapped g4", "turn blue", "won red" …
//
// A position is one line, for saves and for people:
//   R:c2,c4,c6 B:g2,g4,g6 walls=e5|e6@1,d2|e2@1 pile=88 turn=blue quiet=0 turns=1
// and, where it applies, caught=g4,g6 (spaces), past=c2/c4/c6/g2/g4/g6,… (where the movers stood before each
// of the quiet turns, Red's first, in order), actions=1 (of this turn, HX-7), offer=pending (or declined),
// over=red (or blue, drawn). Only the movers must be given. Left out, walls are none, the pile is what the
// walls leave of it, Red is on turn. "@1" is the turn in which a wall was placed. Movers of the seat on turn
// that cannot move are caught whether they are listed or not (HX-4).
#pragma once

#include "core/result.h"
#include "hex_trap/state.h"

#include <string_view>

namespace trapbox::hex_trap {

std::string_view to_text(Seat seat); // "red", "blue"
std::string to_text(const Command& command);
std::string to_text(const Event& event);

// On any field: whether the space is on this one is for the rules to say.
std::optional<Space> parse_space(std::string_view word);
std::optional<Slot> parse_slot(std::string_view word); // the two spaces in either order
std::optional<Seat> parse_seat(std::string_view word);

// The halves of a turn may come in any order in which they can be made; it is read in its canonical form.
// What cannot be made in the order in which it is written stays as it is, for the rules to refuse.
Result<Command> parse_command(const Position& position, std::string_view text);

std::string checkpoint(const State& state);
Result<State> restore(const Options& options, std::string_view text);

}
