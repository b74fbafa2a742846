// Commands, events and positions as text: "take 2"; "taken 0 2"; "7 1" (pebbles, seat to move).
#pragma once

#include "core/result.h"
#include "null_game/state.h"

namespace trapbox::null_game {

std::string to_text(const Command& command);
std::string to_text(const Event& event);
Result<Command> parse_command(std::string_view text);
std::string checkpoint(const State& state);
Result<State> restore(const Options& options, std::string_view text);

}
