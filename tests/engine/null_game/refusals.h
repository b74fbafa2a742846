// Reasons for refusing a command, as texts for the player.
#pragma once

#include "core/refusals.h"

namespace trapbox::null_game {

inline constexpr Refusal kTooMany{"too_many", TRAPBOX_UI_TEXT("null_game", "You can't take that many.")};

}
