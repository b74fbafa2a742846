// Why a command is refused, in words for the player.
#pragma once

#include "core/refusals.h"

namespace trapbox::null_game {

inline constexpr Refusal kTooMany{"too_many", TRAPBOX_WORDS("null_game", "You can't take that many.")};

}
