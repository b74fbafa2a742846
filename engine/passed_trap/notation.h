// Commands and events as text. Lengths in micrometres: "place 0 3 -62000 -180000",
// "grab 1 7 0 204000", "drag 1 0 240000", "release 1", "pause".
#pragma once

#include "core/result.h"
#include "passed_trap/state.h"

#include <string>
#include <string_view>

namespace trapbox::passed_trap {

std::string to_text(const Command& command);
std::string to_text(const Event& event);
Result<Command> parse_command(std::string_view text);

}
