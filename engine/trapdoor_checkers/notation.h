// Commands and events as text.
//
// Commands: `11-15`, `15x24x31` (every landing square named), `slide g3 left`, `spin`, `offer_draw`,
// `accept_draw`, `decline_draw`, `resign` (the side to move) and `resign white` (also when Black is to move).
// `f6-g5` is read as `11-16`.
#pragma once

#include "core/result.h"
#include "trapdoor_checkers/state.h"

namespace trapbox::trapdoor_checkers {

std::string to_text(const Command& command);
std::string to_text(const Event& event);
// A capture may be given by its end squares if all captures between them take the same pieces.
Result<Command> parse_command(const State& state, std::string_view text);

}
