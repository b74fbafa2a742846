// Commands and events as text: "take 2"; "taken 0 2".
#pragma once

#include "core/result.h"
#include "null_game/state.h"

namespace trapbox::null_game {

std::string to_text(const Command& command);
std::string to_text(const Event& event);
Result<Command> parse_command(std::string_view text);

}
