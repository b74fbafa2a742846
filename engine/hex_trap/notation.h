// Commands and events as text. A step is "c2-d2", two of one mover "c2-d2-e3", a wall "e5|e6" (the
// two spaces it parts); a turn is its halves joined by a blank: "c2-d2 e5|e6". Beside turns: pass, resign,
// offer_draw, accept_draw, decline_draw. A first turn of one action (HX-7) is "c2-d2" or "e5|e6". Events:
// "stepped c2 d2", "wall_placed e5|e6 red", "trapped g4", "turn blue", "won red" …
#pragma once

#include "core/result.h"
#include "hex_trap/state.h"

#include <string_view>

namespace trapbox::hex_trap {

std::string_view to_text(Seat seat); // "red", "blue"
std::string to_text(const Command& command);
std::string to_text(const Event& event);

// Accepts spaces of the largest field; judge refuses those outside the current field.
std::optional<Space> parse_space(std::string_view word);
std::optional<Slot> parse_slot(std::string_view word); // the two spaces in either order
std::optional<Seat> parse_seat(std::string_view word);

// The halves of a legal turn may come in any possible order; the result is canonical. An illegal turn is
// returned as written, and judge refuses it.
Result<Command> parse_command(const Position& position, std::string_view text);

}
