// Commands and events as text. A piece is named by size and number: s1 … s20, m1 … m20, l1 … l20.
//   touch m7 · raise 4000 0 -500 (height, drift across, drift along, µm) · put_back · take · pass
#pragma once

#include "booby_trap/state.h"
#include "core/result.h"

namespace trapbox::booby_trap {

std::string piece_name(int piece);
std::optional<int> parse_piece(std::string_view name);

std::string to_text(const Command& command);
std::string to_text(const Event& event); // "touched 0 m7 340": kind, seat, piece, amount
Result<Command> parse_command(std::string_view text);

}
